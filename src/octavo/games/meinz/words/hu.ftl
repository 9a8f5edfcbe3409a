meinz-blurb = Vidd el a két ütésedet úgy, hogy a legtöbbet érjék, vagy a legkevesebbet.
meinz-length = kb. 30 perc

meinz-option-monster = A szörny pontjai
meinz-option-monster-counts = három játékosnál a lapjai számítanak, plusz 12
meinz-option-monster-highest = három játékosnál mindig az első

meinz-phase-away = Mindenki félretesz egy lapot.
meinz-phase-play = Lap kerül az ütésbe.
meinz-phase-claim = Az ütés lefoglalható.
meinz-phase-swap = A nyertes cserélhet egy lapot.
meinz-phase-over = A játszmának vége.

meinz-ask-away = Tegyél félre egy lapot a kezedből.
meinz-ask-play = Játssz ki egy lapot.
meinz-ask-claim = Lefoglalod az ütést, vagy elengeded?
meinz-ask-swap = Cseréld ki az ütés egyik lapját egy kézben lévő lapodra, vagy ne cserélj.

meinz-fact-round = Forduló: { $round }/{ $rounds }
meinz-fact-starter = Kezdőjátékos: { $seat }.
meinz-fact-claimed = Ezt az ütést lefoglalta: { $seat }.
meinz-fact-tricks = { $seat }: { $tricks } ütés

meinz-do-away = { $card } félretétele
meinz-do-play = { $card } kijátszása
meinz-do-claim = az ütés lefoglalása
meinz-do-leave = az ütés elengedése
meinz-do-keep = nincs csere
meinz-do-swap = { $given } be, { $taken } ki
meinz-did-away = { $seat } félretesz egy lapot.
meinz-did-play = { $seat } kijátssza: { $card }.
meinz-did-claim = { $seat } lefoglalja az ütést.
meinz-did-leave = { $seat } elengedi az ütést.
meinz-did-keep = { $seat } nem cserél.
meinz-did-swap = { $seat } beteszi: { $given }, és elveszi: { $taken }.

meinz-why-put-one-away = Előbb tegyél félre egy lapot a kezedből.
meinz-why-answer-claim = Az ütésről kell döntened: lefoglalod (claim) vagy elengeded (leave).
meinz-why-follow-colour-or-number = A hívott lap { $led }, és van lapod ebből a színből: színre színt kell tenned, vagy ugyanezt a számot.
meinz-why-play-a-card = Most a kezedből kell kijátszanod egy lapot.
meinz-why-swap-or-keep = Tiéd az ütés: cseréld ki az egyik lapját egy kézben lévő lapodra, vagy hagyd így (keep).

# A szabályok melletti rajzolt példák képaláírásai. Az olvasó Anna szemével néz, ő a „te”.

meinz-example-colour-or-number = Piros 5-öst hívtak. Van piros lapod, ezért pirosat kell tenned, vagy bármilyen színű 5-öst. A zöld 9-es egyik sem.
meinz-example-lowest-takes = Senki sem foglalta le az ütést, ezért a legalacsonyabb szám viszi, bármilyen színű: Cyril, a zöld 2-essel.
meinz-example-claim = Te hívtál, és most harmadszor kapsz kérdést. Lefoglalod: az ütés a tiéd, pedig Dora ráteszi a sárga 1-est, a legalacsonyabb lapot.
meinz-example-swap = Tiéd az ütés. Egy lapot cserélhetsz: beteszed a kék 9-est, és elveszed a sárga 1-est. Az ütés most 29-et ér 21 helyett, és mindkét lapot mindenki látta.
meinz-example-two-tricks-are-enough = Neked már két ütésed van, ezért a kék 1-esed kiesik. A kék 3-as és a zöld 3-as egyenlő, és a kék 3-as jött előbb: Béla viszi az ütést.
meinz-example-scoring = Mindenki nyolc lapot ad össze. Doráé a legnagyobb összeg, 51: 3 pontot kap. Béla 38-cal második: 1 pont. Cyril 37-e nem ér semmit. A tiéd a legkisebb, 31: 2 pont.
