# Eine Partie durchsehen, die vorbei ist.

web-timeline = Zeitleiste
web-replay-run = Abspielen
web-replay-pause = Pause
web-replay-speed = Tempo
web-replay-times = { $times }×
web-turns = Wendepunkte
web-turn-lead = { $name } übernimmt die Führung
web-turn-gain = { $name }
web-sheet-jump = Zu Zeile { $line } der Wertung
web-review-more = Mehr
web-review-seat = Aus Sicht von
web-review-keys = Mit den Pfeiltasten geht es einen Schritt weiter oder zurück, mit Bild auf und Bild ab von Wertung zu Wertung, mit Pos 1 und Ende an den Anfang und ans Ende; die Leertaste spielt ab.
