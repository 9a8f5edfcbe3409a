take_it-blurb = Schnapp dir die Reihe vor den anderen, aber nicht zu oft.
take_it-length = etwa 15 Minuten

take_it-phase-turn = Karten werden in die Reihe aufgedeckt.
take_it-phase-last = Die letzte Karte liegt da: Kurze Zeit kann die Reihe noch genommen werden.
take_it-phase-over = Die Partie ist zu Ende.

take_it-ask-turn = Deck die nächste Karte auf.
take_it-ask-turn-take = Nimmst du die Reihe, oder lässt du sie wachsen?
take_it-ask-last = Nimmst du die letzte Reihe, oder lässt du sie liegen?

take_it-fact-pile = { $cards ->
    [0] Der Stapel ist aufgebraucht.
    [one] Im Stapel ist noch eine Karte.
   *[other] Im Stapel sind noch { $cards } Karten.
}
take_it-fact-dealer = { $seat } gibt.
take_it-fact-dealer-stays = { $seat } gibt bis zum Ende.
take_it-fact-turned = Zuletzt aufgedeckt: { $card }
take_it-fact-stacks = { $seat }: { $stacks } von { $takes } Päckchen, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}

take_it-do-turn = die nächste Karte aufdecken
take_it-do-take = die Reihe nehmen
take_it-do-time = die Zeit ist um
take_it-did-turn = { $seat } deckt eine Karte auf.
take_it-did-take = { $seat } nimmt die Reihe.
take_it-did-time = Die Zeit ist um: Die Reihe bekommt niemand.

take_it-why-no-row = Es liegt keine Reihe da, die du nehmen könntest.
take_it-why-no-takes = Du hast alle { $takes } Zugriffe verbraucht.
take_it-why-clock = Dass die Zeit um ist, sagt nur die Uhr.
take_it-why-last-row = Der Stapel ist aufgebraucht: Die Reihe kann genommen werden, aufgedeckt wird nichts mehr.
take_it-why-dealer-turns = Nur wer gibt, deckt Karten auf, und das ist { $seat }.

take_it-card-d-10 = direkte −10
take_it-card-d-9 = direkte −9
take_it-card-d-8 = direkte −8
take_it-card-d-7 = direkte −7
take_it-card-d-6 = direkte −6
take_it-card-d-5 = direkte −5
take_it-card-d-4 = direkte −4
take_it-card-d-3 = direkte −3
take_it-card-d-2 = direkte −2
take_it-card-d-1 = direkte −1
take_it-card-d0 = direkte 0
take_it-card-d1 = direkte 1
take_it-card-d2 = direkte 2
take_it-card-d3 = direkte 3
take_it-card-d4 = direkte 4
take_it-card-d5 = direkte 5
take_it-card-d6 = direkte 6
take_it-card-d7 = direkte 7
take_it-card-d8 = direkte 8
take_it-card-d9 = direkte 9
take_it-card-d10 = direkte 10
take_it-card-p-10 = Paar −10
take_it-card-p-9 = Paar −9
take_it-card-p-8 = Paar −8
take_it-card-p-7 = Paar −7
take_it-card-p-6 = Paar −6
take_it-card-p-5 = Paar −5
take_it-card-p-4 = Paar −4
take_it-card-p-3 = Paar −3
take_it-card-p-2 = Paar −2
take_it-card-p-1 = Paar −1
take_it-card-p1 = Paar 1
take_it-card-p2 = Paar 2
take_it-card-p3 = Paar 3
take_it-card-p4 = Paar 4
take_it-card-p5 = Paar 5
take_it-card-p6 = Paar 6
take_it-card-p7 = Paar 7
take_it-card-p8 = Paar 8
take_it-card-p9 = Paar 9
take_it-card-p10 = Paar 10
take_it-card-x = Joker
take_it-card-k = Schwarz

# Bildunterschriften der gezeichneten Beispiele neben den Regeln. Wer liest, sieht mit Annas Augen, und sie ist „du“.

take_it-example-taking-the-row = Wer zuerst ruft, bekommt die ganze Reihe, Gutes wie Schlechtes. Das verbraucht einen deiner drei Zugriffe, und von jetzt an deckst du die Karten auf.
take_it-example-pairs = Zwei gleiche Paarkarten zählen einmal: 6 für die beiden Sechsen, −2 für die beiden −2. Die einzelne 10 zählt nichts, die direkte 4 zählt sich selbst: 8 Punkte.
take_it-example-joker-completes = Jeder Joker ergänzt eine einzelne Paarkarte, die höchste zuerst: 8 + 3 = 11. Die negativen bleiben einzeln und zählen nichts.
take_it-example-joker-is-not-needed = Die beiden Sechsen sind schon ein Paar und werden nicht getrennt: 6 Punkte. Zwei Joker, die nichts zu ergänzen finden, zählen nichts.
take_it-example-black-cards = Die meisten schwarzen Karten: 10 Punkte. Du und Béla habt je drei, also bekommt ihr sie beide: 11 und 14 Punkte. Cyril hat 9.
take_it-example-dealer-to-the-end = Du nimmst zum dritten Mal, und vor dir hat niemand alle Zugriffe verbraucht: Du gibst bis zum Ende, obwohl Dora die nächste Reihe nimmt.
take_it-example-the-rest = Du verbrauchst deinen letzten Zugriff, und jetzt hat nur noch Béla welche. Die Partie ist aus, und er bekommt die fünf Karten des Stapels.
