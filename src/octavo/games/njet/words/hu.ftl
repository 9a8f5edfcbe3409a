njet-blurb = Tiltsd meg, amitől tartasz, és játszd meg, ami marad – fordulónként új csapatokban.
njet-length = kb. 60 perc

njet-option-equals = Egyforma lapok közül
njet-option-equals-first = az előbb kijátszott üt
njet-option-equals-last = az utóbb kijátszott üt
njet-option-scoring = A forduló pontjai
njet-option-scoring-full = minden csapat a teljes eredményét írja
njet-option-scoring-difference = a jobbik csapat a különbséget írja, a másik semmit

njet-phase-veto = Sorban mindenki megtilt valamit; ami még lehetséges, az látszik.
njet-phase-teams = A kezdőjátékos csapatot alakít.
njet-phase-away = Mindenki kiválasztja, mely lapokat teszi félre.
njet-phase-play = Lap kerül az ütésbe.
njet-phase-over = A játszmának vége.

njet-ask-veto = Tilts meg valamit: válassz egy szabad mezőt a táblán.
njet-ask-teams = Válassz egy partnert.
njet-ask-teams-team-1 = Játssz egyedül, vagy válassz egy partnert.
njet-ask-teams-team-2-monster = Válassz egy vagy két partnert, és add a szörnykártyát a kétfős csapat egyik tagjának.
njet-ask-away = Tegyél félre két lapot a kezedből.
njet-ask-away-away-one = Tegyél félre egy lapot a kezedből.
njet-ask-away-give = Adj át két lapot a jobb oldali szomszédodnak.
njet-ask-play = Játssz ki egy lapot.

njet-zone-captured = zsákmányolt nullák
njet-zone-given = a bal oldali szomszédtól

njet-fact-round = Forduló: { $round }/{ $rounds }
njet-fact-dealer = Osztó: { $seat }.
njet-fact-start = Kezdőjátékos: { $seat }
njet-fact-away = Félretétel: { $rule ->
    [one] egy lap
    [two] két lap
    [no-zeros] két lap, nulla nélkül
    [right] két lap jobbra
   *[none] semmi
}
njet-fact-trump = Aduszín: { $colour }
njet-fact-super = A szuperaduk ennek a színnek a nullái: { $colour }
njet-fact-points = Egy ütés vagy zsákmányolt nulla pontértéke: { $points }
njet-fact-team-1 = Egyedül játszik: { $seat_a }
njet-fact-team-2 = Csapat: { $seat_a }, { $seat_b }
njet-fact-team-3 = Csapat: { $seat_a }, { $seat_b }, { $seat_c }
njet-fact-monster = A szörnykártya gazdája: { $seat }; nála minden duplán számít.
njet-fact-tricks = { $seat }: { $tricks } ütés

njet-do-veto-start = tiltás: { $seat_start } kezd
njet-do-veto-away = tiltás: { $rule ->
    [one] egy lap félretétele
    [two] két lap félretétele
    [no-zeros] két lap félretétele, nulla nélkül
    [right] két lap jobbra
   *[none] félretétel nélkül
}
njet-do-veto-trump = tiltás: { $colour ->
    [nincs] adu nélkül
   *[other] { $colour } adu
}
njet-do-veto-super = tiltás: { $colour ->
    [nincs] szuperadu nélkül
   *[other] { $colour } szuperadu
}
njet-do-veto-points = tiltás: egy ütés { $points } pont
njet-do-team-1 = játék egyedül
njet-do-team-2 = csapat: { $seat_a }, { $seat_b }
njet-do-team-2-monster = csapat: { $seat_a }, { $seat_b }; szörnykártya: { $seat_monster }
njet-do-team-3-monster = csapat: { $seat_a }, { $seat_b }, { $seat_c }; szörnykártya: { $seat_monster }
njet-do-away-one = { $card } félretétele
njet-do-away-two = { $card } és { $second } félretétele
njet-do-give = { $card } és { $second } átadása jobbra
njet-do-play = { $card } kijátszása
njet-did-veto-start = { $seat } megtiltja, hogy { $seat_start } kezdjen.
njet-did-veto-away = { $seat } { $rule ->
    [one] megtiltja egy lap félretételét
    [two] megtiltja két lap félretételét
    [no-zeros] megtiltja két lap félretételét nulla nélkül
    [right] megtiltja, hogy két lap jobbra menjen
   *[none] megtiltja: félretétel nélkül
}.
njet-did-veto-trump = { $seat } { $colour ->
    [nincs] megtiltja: adu nélkül
   *[other] megtiltja a { $colour } adut
}.
njet-did-veto-super = { $seat } { $colour ->
    [nincs] megtiltja: szuperadu nélkül
   *[other] megtiltja a { $colour } szuperadut
}.
njet-did-veto-points = { $seat } megtiltja, hogy egy ütés { $points } pontot érjen.
njet-did-team-1 = { $seat } egyedül játszik.
njet-did-team-2 = { $seat } csapatot alakít: { $seat_a }, { $seat_b }.
njet-did-team-2-monster = { $seat } csapatot alakít: { $seat_a }, { $seat_b }. A szörnykártyát kapja: { $seat_monster }.
njet-did-team-3-monster = { $seat } csapatot alakít: { $seat_a }, { $seat_b }, { $seat_c }. A szörnykártyát kapja: { $seat_monster }.
njet-did-away-one = { $seat } félretesz egy lapot.
njet-did-away-two = { $seat } félretesz két lapot.
njet-did-give = { $seat } átad két lapot jobbra.
njet-did-play = { $seat } kijátssza: { $card }.

njet-why-cover-a-cell = Most a tábla egyik szabad mezőjét kell letakarnod.
njet-why-seat-not-there = Azon a helyen senki sem ül: a mezője az egész játszmában le van takarva.
njet-why-cell-covered = Az a mező már le van takarva.
njet-why-last-of-row = Az a sorának utolsó szabad mezője, szabadon kell maradnia.
njet-why-form-teams-3 = Te alakítod a csapatokat: játssz egyedül, vagy válassz egy partnert.
njet-why-form-teams-4 = Te alakítod a csapatokat: válassz egy partnert.
njet-why-form-teams-5 = Te alakítod a csapatokat: válassz egy vagy két partnert, és add a szörnykártyát a kétfős csapat egyik tagjának.
njet-why-put-one-away = Előbb tegyél félre egy lapot a kezedből.
njet-why-put-two-away = Előbb tegyél félre két lapot a kezedből.
njet-why-give-two = Előbb adj át két lapot a jobb oldali szomszédodnak.
njet-why-no-zeros = Nullát csak akkor tehetsz félre, ha nincs elég más lapod.
njet-why-not-twice = Ebből csak egy van nálad: { $card }.
njet-why-play-a-card = Most a kezedből kell kijátszanod egy lapot.
njet-why-super-is-trump = Ez a lap most szuperadu, nem tartozik ehhez a színhez: { $card }, { $colour }. Van ilyen színű lapod, azt kell tenned.

# A szabályok melletti rajzolt példák képaláírásai. Az olvasó Anna szemével néz, ő a „te”.

njet-example-settled-row = Minden sorban egy mezőnek szabadon kell maradnia. Itt a félretétel és a szuperaduk már eldőltek; csak olyan sorban tilthatsz, amelyben legalább két mező szabad. Te a sárgát tiltod meg aduszínként.
njet-example-reading-the-board = Minden korong a helyén van, és ami maradt, az érvényes ebben a fordulóban: te kezdesz, senki sem tesz félre lapot, a fekete az adu, a kék nullák a szuperaduk, és egy ütés 2 pontot ér.
njet-example-supertrump-is-no-blue = Kéket hívtak. A kék nullák most szuperaduk, nem kék lapok, ezért csak a kék 3-ast teheted.
njet-example-captured-nought = Béla és Cyril a partnereid, a fekete az adu. A fekete 7-eseddel tiéd az ütés, és zsákmányul ejted Emil fekete nulláját. Cyril sárga nullája egy partneré, ezért nem zsákmány.
njet-example-first-of-equals = Cyril piros 7-est tett, és neked ugyanolyan lapot kell tenned rá. Egyforma lapok közül az nyer, amelyik előbb került az asztalra: az ütés Cyrilé.
njet-example-scoring = Egy ütés és egy zsákmányolt nulla 2 pontot ér. Te, Dora és Emil összesen 7 ütést és három nullát szereztetek: fejenként 20 pont. Béla 3 ütése 6 pont; Cyril 2 ütése és nullája a szörnykártya miatt duplán számít, az 12. Ők ketten 18-18 pontot kapnak.
