was_sticht-blurb = Derítsd ki, mi az adu, miközben összeválogatod a lapjaidat, aztán szabadulj meg elsőként a négy feladatodtól.

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
