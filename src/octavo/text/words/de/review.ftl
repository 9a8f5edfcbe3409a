# Was die Entscheidungen einer beendeten Partie gekostet haben.

review-title = { $game }: jede Entscheidung, gemessen an dem, was man damals wissen konnte (je { $simulations ->
    [one] eine mögliche Verteilung
   *[other] { $simulations } mögliche Verteilungen
})
review-title-time = { $game }: jede Entscheidung, gemessen an dem, was man damals wissen konnte (je höchstens { $seconds } s)
review-goes-on = Nachdenken
review-share = { $name } hat { $share } % von { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} so getroffen, wie es ein Könner täte.
review-nothing-decided = { $name } hatte nichts zu entscheiden.
review-costliest = Die teuersten Entscheidungen von { $name }:
review-no-cost = Keine Entscheidung von { $name } war klar ein Fehler.
review-cost = Das hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gekostet. Besser: { $better }
review-cost-both = Das hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gekostet, und { $chances ->
    [one] { $chances } Prozentpunkt
   *[other] { $chances } Prozentpunkte
} Gewinnchance. Besser: { $better }
review-cost-chances = Das hat { $chances ->
    [one] { $chances } Prozentpunkt
   *[other] { $chances } Prozentpunkte
} Gewinnchance gekostet. Besser: { $better }
review-seat = Wer
review-mistakes = eigene Fehler
review-gifts = Fehler der anderen
review-luck = Glück
review-deal = davon beim Geben
review-lead = Vorsprung
review-how = Der Vorsprung ist, was jemand gegenüber dem Durchschnitt der anderen gewonnen hat. Er besteht aus einem Anteil dessen, was die Fehler der anderen gekostet haben, abzüglich der eigenen Fehler, und aus dem Rest, dem Glück.
review-turns = Wendepunkte:
review-turn-cost = { $name } entscheidet, und das kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
review-turn-chances = { $name } entscheidet, und das kostet { $chances ->
    [one] { $chances } Prozentpunkt
   *[other] { $chances } Prozentpunkte
} Gewinnchance
review-turn-gain = { $name } kann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr Vorsprung erwarten als zuvor
review-turn-loss = { $name } kann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger Vorsprung erwarten als zuvor
