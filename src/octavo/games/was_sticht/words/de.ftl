was_sticht-blurb = Finde heraus, was sticht, während du dir deine Hand aussuchst, und werde dann als Erster deine vier Aufgaben los.
was_sticht-length = etwa 45 Minuten

was_sticht-task-null = gar kein Stich
was_sticht-task-no-r = kein Rot
was_sticht-task-no-b = kein Blau
was_sticht-task-no-y = kein Gelb
was_sticht-task-no-g = kein Grün
was_sticht-task-exactly-1 = genau 1 Stich
was_sticht-task-exactly-2 = genau 2 Stiche
was_sticht-task-exactly-3 = genau 3 Stiche
was_sticht-task-exactly-4 = genau 4 Stiche
was_sticht-task-last = letzter Stich
was_sticht-task-most = meiste Stiche
was_sticht-task-fewest = wenigste Stiche

was_sticht-winners = { $count ->
    [one] { $names } gewinnt mit { $points } erledigten Aufgaben.
   *[other] { $names } teilen sich den Sieg mit je { $points } erledigten Aufgaben.
}

was_sticht-zone-discarded = erledigt
was_sticht-zone-chosen = gewählt
was_sticht-zone-last = im vorigen Stich

was_sticht-phase-draft = Alle nehmen sich reihum vier Aufgaben, eine nach der anderen.
was_sticht-phase-rows = Eine Karte der Reihe wird ausgesucht.
was_sticht-phase-choose = Alle außer dem Startspieler wählen geheim eine Aufgabe.
was_sticht-phase-play = Eine Karte wird zum Stich gespielt.
was_sticht-phase-drop = Der Startspieler darf eine Aufgabe ablegen.
was_sticht-phase-over = Die Partie ist zu Ende.

was_sticht-ask-draft = Nimm dir eine Aufgabe, die noch da ist.
was_sticht-ask-rows = Such dir eine Karte der Reihe aus.
was_sticht-ask-choose = Wähle geheim deine Aufgabe für diese Runde.
was_sticht-ask-play = Spiel eine Karte.
was_sticht-ask-drop = Legst du eine deiner Aufgaben ab, oder keine?

was_sticht-fact-starter = { $seat } ist Startspieler.
was_sticht-fact-trumps-secret = Nur der Startspieler kennt die Trümpfe.
was_sticht-fact-trumps = Trumpffarbe: { $colour }, Trumpfzahl: { $number }
was_sticht-fact-trump-colour = Trumpffarbe: { $colour }, keine Trumpfzahl
was_sticht-fact-trump-number = Keine Trumpffarbe, Trumpfzahl: { $number }
was_sticht-fact-no-trumps = Es gibt keine Trümpfe.
was_sticht-fact-monster = Reihe { $row } von { $rows }: { $seat } hat die Monsterkarte und sucht zuerst aus.
was_sticht-fact-row = Reihe { $row }: { $seat } hätte sie gewonnen.
was_sticht-fact-row-table = Reihe { $row }: Der Tisch hätte sie gewonnen.
was_sticht-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}

was_sticht-do-take = die Aufgabe „{ $task }“ nehmen
was_sticht-do-pick = { $card } aussuchen
was_sticht-do-task = die Aufgabe „{ $task }“ wählen
was_sticht-do-play = { $card } spielen
was_sticht-do-drop = die Aufgabe „{ $task }“ ablegen
was_sticht-do-keep = nichts ablegen
was_sticht-did-take = { $seat } nimmt die Aufgabe „{ $task }“.
was_sticht-did-pick = { $seat } sucht { $card } aus.
was_sticht-did-task = { $seat } hat eine Aufgabe gewählt.
was_sticht-did-play = { $seat } spielt { $card }.
was_sticht-did-drop = { $seat } legt die Aufgabe „{ $task }“ ab.
was_sticht-did-keep = { $seat } legt nichts ab.

was_sticht-why-take-a-task = Jetzt werden die Aufgaben verteilt: Nimm eine, die noch da ist.
was_sticht-why-none-left = Die Aufgabe „{ $task }“ ist nicht mehr da.
was_sticht-why-pick-a-card = Jetzt wird eine Karte der Reihe ausgesucht.
was_sticht-why-not-in-row = Diese Karte liegt nicht in der Reihe, aus der gerade ausgesucht wird: { $card }.
was_sticht-why-choose-a-task = Wähle jetzt eine der Aufgaben, die du noch zu erledigen hast.
was_sticht-why-not-your-task = Die Aufgabe „{ $task }“ ist nicht unter denen, die du noch zu erledigen hast.
was_sticht-why-play-a-card = Jetzt wird eine Handkarte gespielt.
was_sticht-why-number-is-trump = Diese Karte ({ $card }) ist Trumpf und bedient deshalb { $colour } nicht: Du hast eine andere Karte dieser Farbe.
was_sticht-why-drop-or-keep = Du darfst eine Aufgabe ablegen: Such dir eine von deinen aus, oder leg nichts ab (keep).

# Bildunterschriften der gezeichneten Beispiele neben den Regeln. Wer liest, sieht mit Annas Augen, und sie ist „du“.

was_sticht-example-a-row = Du suchst dir Blau 7 aus und weißt nichts von Trümpfen. Ist die Reihe leer, wird sie wie ein Stich gewertet, und du hörst nur, wer gewonnen hätte: Cyril, mit Rot 2. Trumpf sind Rot und 2, aber das weiß nur Dora, die Startspielerin.
was_sticht-example-equal-numbers = Rot und 5 sind Trumpf. Karten der Trumpfzahl schlagen die der Trumpffarbe, und alle außer Rot 5 sind gleich stark: Cyrils Blau 5 gewinnt, denn sie kam vor Doras Grün 5. Deine Rot 9 hilft nichts.
was_sticht-example-number-does-not-follow = Gelb 8 ist ausgespielt. Gelb 5 hat die Trumpfzahl, ist also Trumpf und keine gelbe Karte. Eine gelbe hast du aber: Du musst Gelb 3 spielen.
was_sticht-example-trump-led = Rot 9, ein Trumpf, ist ausgespielt. Dein einziger Trumpf ist Gelb 5, denn 5 ist die Trumpfzahl: Du musst sie spielen.
was_sticht-example-grey = Es gibt keine Trumpffarbe, nur eine Trumpfzahl: vier Fünfen, alle gleich stark. Gelb 5 kam vor Rot 5, also macht Cyril den Stich.
was_sticht-example-choosing-a-task = Du wählst geheim eine deiner Aufgaben; nur sie zählt in dieser Runde. Cyril ist Startspieler und wählt keine.
was_sticht-example-start-player = Du bist Startspieler und machst den letzten Stich, deinen dritten. Dora hat „genau 3 Stiche“ verfehlt, und du hättest es geschafft. Also darfst du eine deiner eigenen Aufgaben ablegen.
