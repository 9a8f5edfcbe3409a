njet-blurb = Verbiete, was du fürchtest, und spiel, was übrig bleibt, in Teams, die jede Runde wechseln.
njet-length = etwa 60 Minuten

njet-option-equals = Von gleichen Karten
njet-option-equals-first = gewinnt die zuerst gespielte
njet-option-equals-last = gewinnt die zuletzt gespielte
njet-option-scoring = Punkte einer Runde
njet-option-scoring-full = jedes Team bekommt sein ganzes Ergebnis
njet-option-scoring-difference = das bessere Team bekommt die Differenz, das andere nichts

njet-phase-veto = Reihum verbieten alle etwas; was noch möglich ist, zeigt die Liste.
njet-phase-teams = Der Startspieler bildet die Teams.
njet-phase-away = Alle wählen die Karten, die sie weglegen.
njet-phase-play = Eine Karte wird zum Stich gespielt.
njet-phase-over = Die Partie ist zu Ende.

njet-ask-veto = Verbiete etwas: Wähle ein freies Feld des Bretts.
njet-ask-teams = Wähle einen Partner.
njet-ask-teams-team-1 = Spiel allein, oder wähle einen Partner.
njet-ask-teams-team-2-monster = Wähle einen oder zwei Partner, und gib das Monster jemandem aus dem Zweierteam.
njet-ask-away = Leg zwei Handkarten weg.
njet-ask-away-away-one = Leg eine Handkarte weg.
njet-ask-away-give = Gib deinem rechten Nachbarn zwei Handkarten.
njet-ask-play = Spiel eine Karte.

njet-zone-captured = erbeutete Nullen
njet-zone-given = vom linken Nachbarn

njet-fact-round = Runde { $round } von { $rounds }
njet-fact-dealer = { $seat } gibt.
njet-fact-start = Startspieler: { $seat }
njet-fact-away = Weggelegte Karten: { $rule ->
    [one] eine
    [two] zwei
    [no-zeros] zwei, keine Nullen
    [right] zwei nach rechts
   *[none] keine
}
njet-fact-trump = Trumpffarbe: { $colour }
njet-fact-super = Supertrümpfe (Nullen): { $colour }
njet-fact-points = Punkte für einen Stich oder eine erbeutete Null: { $points }
njet-fact-team-1 = Allein: { $seat_a }
njet-fact-team-2 = Team: { $seat_a }, { $seat_b }
njet-fact-team-3 = Team: { $seat_a }, { $seat_b }, { $seat_c }
njet-fact-monster = { $seat } hat das Monster und zählt doppelt.
njet-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}

njet-do-veto-start = als Startspieler verbieten: { $seat_start }
njet-do-veto-away = verbieten: { $rule ->
    [one] eine Karte weglegen
    [two] zwei Karten weglegen
    [no-zeros] zwei Karten weglegen, keine Nullen
    [right] zwei Karten nach rechts geben
   *[none] keine Karten weglegen
}
njet-do-veto-trump = als Trumpffarbe verbieten: { $colour }
njet-do-veto-super = als Supertrümpfe verbieten: { $colour }
njet-do-veto-points = als Punkte für einen Stich verbieten: { $points }
njet-do-team-1 = allein spielen
njet-do-team-2 = Team: { $seat_a }, { $seat_b }
njet-do-team-2-monster = Team: { $seat_a }, { $seat_b }; Monster: { $seat_monster }
njet-do-team-3-monster = Team: { $seat_a }, { $seat_b }, { $seat_c }; Monster: { $seat_monster }
njet-do-away-one = { $card } weglegen
njet-do-away-two = { $card } und { $second } weglegen
njet-do-give = { $card } und { $second } nach rechts geben
njet-do-play = { $card } spielen
njet-did-veto-start = { $seat } verbietet als Startspieler: { $seat_start }.
njet-did-veto-away = { $seat } verbietet: { $rule ->
    [one] eine Karte weglegen
    [two] zwei Karten weglegen
    [no-zeros] zwei Karten weglegen, keine Nullen
    [right] zwei Karten nach rechts geben
   *[none] keine Karten weglegen
}.
njet-did-veto-trump = { $seat } verbietet als Trumpffarbe: { $colour }.
njet-did-veto-super = { $seat } verbietet als Supertrümpfe: { $colour }.
njet-did-veto-points = { $seat } verbietet als Punkte für einen Stich: { $points }.
njet-did-team-1 = { $seat } spielt allein.
njet-did-team-2 = { $seat } bildet ein Team: { $seat_a }, { $seat_b }.
njet-did-team-2-monster = { $seat } bildet ein Team: { $seat_a }, { $seat_b }. Das Monster bekommt { $seat_monster }.
njet-did-team-3-monster = { $seat } bildet ein Team: { $seat_a }, { $seat_b }, { $seat_c }. Das Monster bekommt { $seat_monster }.
njet-did-away-one = { $seat } legt eine Karte weg.
njet-did-away-two = { $seat } legt zwei Karten weg.
njet-did-give = { $seat } gibt zwei Karten nach rechts.
njet-did-play = { $seat } spielt { $card }.

njet-why-cover-a-cell = Jetzt wird ein freies Feld des Bretts belegt.
njet-why-seat-not-there = Dort sitzt niemand: Das Feld ist die ganze Partie belegt.
njet-why-cell-covered = Das Feld ist schon belegt.
njet-why-last-of-row = Das ist das letzte freie Feld seiner Reihe, und es muss frei bleiben.
njet-why-form-teams-3 = Du bildest die Teams: Spiel allein, oder wähle einen Partner.
njet-why-form-teams-4 = Du bildest die Teams: Wähle einen Partner.
njet-why-form-teams-5 = Du bildest die Teams: Wähle einen oder zwei Partner, und gib das Monster jemandem aus dem Zweierteam.
njet-why-put-one-away = Leg zuerst eine Handkarte weg.
njet-why-put-two-away = Leg zuerst zwei Handkarten weg.
njet-why-give-two = Gib zuerst deinem rechten Nachbarn zwei Handkarten.
njet-why-no-zeros = Nullen darfst du nur weglegen, wenn du zu wenige andere Karten hast.
njet-why-not-twice = Diese Karte hast du nur einmal: { $card }.
njet-why-play-a-card = Jetzt wird eine Handkarte gespielt.
njet-why-super-is-trump = Diese Karte ({ $card }) ist ein Supertrumpf und bedient die ausgespielte Farbe nicht: Spiel { $colour }, denn du hast die Farbe.

# Bildunterschriften der gezeichneten Beispiele neben den Regeln. Wer liest, sieht mit Annas Augen, und sie ist „du“.

njet-example-settled-row = Ein Feld jeder Reihe muss frei bleiben. Die Abgabe und die Supertrümpfe stehen hier schon fest; verbieten darfst du nur in einer Reihe mit mindestens zwei freien Feldern. Du verbietest Gelb als Trumpf.
njet-example-reading-the-board = Alle Steine liegen, und was übrig ist, gilt in dieser Runde: Du spielst aus, niemand gibt Karten ab, Schwarz ist Trumpf, die blauen Nullen sind Supertrümpfe, und ein Stich zählt 2.
njet-example-supertrump-is-no-blue = Blau ist ausgespielt. Die blauen Nullen sind jetzt Supertrümpfe und keine blauen Karten mehr, also darfst du nur Blau 3 spielen.
njet-example-captured-nought = Béla und Cyril sind deine Partner, Schwarz ist Trumpf. Deine Schwarz 7 holt den Stich und erbeutet Emils Schwarz 0. Cyrils Gelb 0 kommt von einem Partner und wird nicht erbeutet.
njet-example-first-of-equals = Cyril hat Rot 7 gespielt, und du musst mit der gleichen Karte bedienen. Von gleichen Karten gewinnt die zuerst gespielte: Der Stich geht an Cyril.
njet-example-scoring = Ein Stich und eine erbeutete Null zählen 2. Du, Dora und Emil kommt auf 7 Stiche und drei Nullen: 20 für jeden von euch. Béla hat 3 Stiche, das sind 6; Cyrils 2 Stiche und seine Null zählen wegen des Monsters doppelt, das sind 12. Beide bekommen 18.
