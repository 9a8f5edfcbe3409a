was_sticht-blurb = Derítsd ki, mi az adu, miközben összeválogatod a lapjaidat, aztán szabadulj meg elsőként a négy feladatodtól.
was_sticht-length = kb. 45 perc

was_sticht-task-null = betli (0 ütés)
was_sticht-task-no-r = piros nélkül
was_sticht-task-no-b = kék nélkül
was_sticht-task-no-y = sárga nélkül
was_sticht-task-no-g = zöld nélkül
was_sticht-task-exactly-1 = pontosan 1 ütés
was_sticht-task-exactly-2 = pontosan 2 ütés
was_sticht-task-exactly-3 = pontosan 3 ütés
was_sticht-task-exactly-4 = pontosan 4 ütés
was_sticht-task-last = utolsó ütés
was_sticht-task-most = legtöbb ütés
was_sticht-task-fewest = legkevesebb ütés

was_sticht-winners = { $count ->
    [one] { $names } nyert, { $points } teljesített feladattal.
   *[other] Megosztott győzelem: { $names }, egyenként { $points } teljesített feladattal.
}

was_sticht-zone-discarded = teljesítve
was_sticht-zone-chosen = kiválasztva
was_sticht-zone-last = az előző ütésben

was_sticht-phase-draft = Sorban mindenki választ egy feladatot, összesen négyet.
was_sticht-phase-rows = Lapot kell választani a sorból.
was_sticht-phase-choose = A kezdőjátékoson kívül mindenki titokban kiválaszt egy feladatot.
was_sticht-phase-play = Lap kerül az ütésbe.
was_sticht-phase-drop = A kezdőjátékos eldobhat egy feladatot.
was_sticht-phase-over = A játszmának vége.

was_sticht-ask-draft = Vegyél el egyet a megmaradt feladatok közül.
was_sticht-ask-rows = Válassz egy lapot a sorból.
was_sticht-ask-choose = Válaszd ki titokban a feladatodat erre a fordulóra.
was_sticht-ask-play = Játssz ki egy lapot.
was_sticht-ask-drop = Eldobod valamelyik feladatodat, vagy egyet sem?

was_sticht-fact-starter = Kezdőjátékos: { $seat }.
was_sticht-fact-trumps-secret = Az adukat csak a kezdőjátékos ismeri.
was_sticht-fact-trumps = Aduszín: { $colour }, aduszám: { $number }
was_sticht-fact-trump-colour = Aduszín: { $colour }, aduszám nincs
was_sticht-fact-trump-number = Aduszín nincs, aduszám: { $number }
was_sticht-fact-no-trumps = Nincs adu.
was_sticht-fact-monster = Sor: { $row }/{ $rows }. A szörnykártya gazdája, ő választ először: { $seat }.
was_sticht-fact-row = { $row }. sor: { $seat } vitte volna.
was_sticht-fact-row-table = { $row }. sor: az asztal vitte volna.
was_sticht-fact-tricks = { $seat }: { $tricks } ütés

was_sticht-do-take = a feladat elvétele: „{ $task }”
was_sticht-do-pick = { $card } kiválasztása
was_sticht-do-task = a feladat választása: „{ $task }”
was_sticht-do-play = { $card } kijátszása
was_sticht-do-drop = a feladat eldobása: „{ $task }”
was_sticht-do-keep = nincs eldobás
was_sticht-did-take = { $seat } elveszi ezt a feladatot: „{ $task }”.
was_sticht-did-pick = { $seat } ezt választja: { $card }.
was_sticht-did-task = { $seat } kiválasztott egy feladatot.
was_sticht-did-play = { $seat } kijátssza: { $card }.
was_sticht-did-drop = { $seat } eldobja ezt a feladatot: „{ $task }”.
was_sticht-did-keep = { $seat } nem dob el feladatot.

was_sticht-why-take-a-task = Most a feladatok elosztása folyik: vegyél el egyet a megmaradtak közül.
was_sticht-why-none-left = Ilyen feladat már nem maradt: „{ $task }”.
was_sticht-why-pick-a-card = Most a sorból kell lapot választanod.
was_sticht-why-not-in-row = Nincs ilyen lap abban a sorban, amelyből most választani kell: { $card }.
was_sticht-why-choose-a-task = Most a még hátralévő feladataid közül kell egyet kiválasztanod.
was_sticht-why-not-your-task = Ez nincs a még hátralévő feladataid között: „{ $task }”.
was_sticht-why-play-a-card = Most a kezedből kell kijátszanod egy lapot.
was_sticht-why-number-is-trump = Ez a lap ({ $card }) most adu, ezért nem tartozik ehhez a színhez: { $colour }. Van másik ilyen színű lapod.
was_sticht-why-drop-or-keep = Kiérdemeltél egy eldobást: dobd el az egyik feladatodat, vagy hagyd (keep).

# A szabályok melletti rajzolt példák képaláírásai. Az olvasó Anna szemével néz, ő a „te”.

was_sticht-example-a-row = A kék 7-est választod, és semmit sem tudsz az adukról. Amikor a sor elfogyott, úgy kell elbírálni, mint egy ütést, és csak azt tudod meg, ki nyert: Cyril, a piros 2-essel. Az adu a piros és a 2-es, de ezt csak Dora tudja, ő a kezdőjátékos.
was_sticht-example-equal-numbers = A piros és az 5-ös az adu. Az aduszám lapjai ütik az aduszínt, és a piros 5-ös kivételével mind egyforma erősek: így Cyril kék 5-öse nyer, mert előbb jött, mint Dora zöld 5-öse. A piros 9-esed nem segít.
was_sticht-example-number-does-not-follow = Sárga 8-ast hívtak. A sárga 5-ösön az aduszám van, ezért adu, nem sárga lap. Van viszont sárgád: a sárga 3-ast kell tenned.
was_sticht-example-trump-led = Adut hívtak, a piros 9-est. Az egyetlen adud a sárga 5-ös, mert az 5-ös az aduszám: azt kell tenned.
was_sticht-example-grey = Nincs aduszín, csak aduszám: négy 5-ös, mind egyforma erős. A sárga 5-ös előbb jött, mint a piros 5-ös, ezért Cyril viszi az ütést.
was_sticht-example-choosing-a-task = Titokban kiválasztasz egyet a feladataid közül; ebben a fordulóban csak az számít. Cyril a kezdőjátékos, ő nem választ.
was_sticht-example-start-player = Te vagy a kezdőjátékos, és elviszed az utolsó ütést, így három ütésed van. Dorának nem sikerült a „pontosan 3 ütés”, neked viszont sikerült volna. Ezért eldobhatod egy saját feladatodat.
