web-table-prompt = Was zu tun ist
web-table-your-turn = Du bist am Zug.
web-table-race = Jetzt schnell!
web-table-waiting-for = Warten auf { $names }.
web-table-acts = am Zug
web-table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-table-bot = Bot
web-table-absent = abwesend
web-table-to-play = kommt noch
web-table-last-trick = Voriger Stich
web-table-facts = Was jetzt gilt
web-table-news = Was zuletzt geschah
web-table-cant = { $card } (geht jetzt nicht; wähle sie, um zu sehen, warum)
web-table-rule = Regel { $rule }
web-table-close = Schließen

web-table-all-choices = { $count ->
    [one] Die einzige Möglichkeit als Knopf
    [2] Beide Möglichkeiten als Knöpfe
   *[other] Alle { $count } Möglichkeiten als Knöpfe
}
web-table-find-choice = Möglichkeit suchen:
web-table-found = { $count ->
    [0] Keine Möglichkeit passt.
    [one] { $count } Möglichkeit passt.
   *[other] { $count } Möglichkeiten passen.
}
web-table-missing = { $count ->
    [one] Noch eins fehlt.
   *[other] Noch { $count } fehlen.
}
web-table-or-more = … oder wähle noch mehr.
web-table-let-go = Neu wählen
web-table-sending = Unterwegs …
web-table-plan = Im Voraus wählen
web-table-ahead = Im Voraus:
web-table-ahead-none = Jetzt lässt sich nichts im Voraus wählen.
web-table-queued = Sobald du am Zug bist: { $what }
web-table-queue-cancel = Doch nicht
web-table-dropped = Was du vorhattest ({ $what }), passt nicht mehr: Wähle jetzt.

web-table-time-left = Zeit: { $time }
web-table-bank = Zeitreserve: { $time }
web-table-clock-runs = Die Uhr läuft: { $time }

web-table-board = Das Brett: was noch möglich ist
web-table-forbidden-by = ({ $name })
web-table-garden = Garten { $garden }
web-table-garden-turned = Garten { $garden }, gedreht
web-table-field = Feld { $field }: { $card }
web-table-field-pawn = Feld { $field }: { $card }; hier steht die Figur
web-table-track-of = Strecke: { $name }
web-table-pawn-start = Die Figur steht am Start.
web-table-pawn-field = Hier steht die Figur, auf Feld { $field }.
web-table-pawn-goal = Die Figur ist im Ziel.
