refused-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
refused-table-closed = Dieser Tisch ist geschlossen.
refused-host-only = Das kann nur der Gastgeber: { $host }.
refused-not-seated = Du hast keinen Platz an diesem Tisch: Nimm einen freien, oder schau zu.
refused-not-in-play = An diesem Tisch läuft keine Partie.
refused-bot-plays = Gerade spielt ein Bot für dich: Nimm zuerst deinen Platz wieder ein.
refused-stale = Die Lage hat sich inzwischen geändert: Schau noch einmal hin und wähle dann.
refused-too-late = Jemand war { $ms } ms schneller.
refused-allowed = Nichts spricht dagegen: Das darfst du jetzt.
refused-seated-already = Du hast schon einen Platz an diesem Tisch.
refused-seat-taken = Dieser Platz ist besetzt: Wähle einen anderen.
refused-seat-count = Die Liste der Plätze hat { $given } Einträge, aber es spielen { $players }.
refused-one-seat = Du selbst kannst nur einen der Plätze nehmen.
refused-not-allowed-to-look = Hier lässt sich niemand über die Schulter schauen.
refused-begun-already = Die Partie hat schon begonnen.
refused-host-stays = Du bist der Gastgeber: Schließ den Tisch, oder lass einen Bot für dich spielen.
refused-opener-stays = Wer den Tisch eröffnet hat, kann weder entfernt noch stummgeschaltet werden.
refused-nobody-there = Diese Person ist nicht an diesem Tisch.
refused-seats-free = { $free ->
    [one] Ein Platz ist
   *[other] { $free } Plätze sind
} noch frei: Warte auf jemanden, oder fülle mit Bots auf.
refused-nothing-asked = Es ist keine Frage mehr offen.
refused-hushed = Der Gastgeber hat den Chat für dich abgeschaltet.
refused-nothing-said = In dieser Nachricht steht nichts: Schreib zuerst etwas.
refused-talk-pause = Das war viel auf einmal: Warte einen Moment, bevor du mehr sagst.
refused-order-pause = Das waren viele Änderungen auf einmal: Warte einen Moment vor der nächsten.
refused-undo-pause = Darum hast du schon mehrmals gebeten: Warte einen Moment, bevor du wieder fragst.
refused-undo-away = { $name } ist abwesend und kann nicht zustimmen. Warte auf { $name }. Ist { $name } endgültig gegangen, kann der Gastgeber den Platz frei machen.
refused-table-worn = An diesem Tisch ist mehr geschehen, als eine Partie je braucht: Spielt sie zu Ende, oder eröffne einen neuen Tisch.
refused-has-looked = Du hast die Karten von jemandem gesehen: Mitspielen kannst du wieder in der nächsten Partie.
refused-hint-strangers = An einem offenen Tisch, an dem andere Menschen mitspielen, gibt es keine Tipps.
refused-hint-no-turn = Du hast gerade nichts zu entscheiden.
refused-hint-too-soon = Ein Tipp nach dem anderen: Frag in einem Moment noch einmal.
refused-hint-not-ready = Tipps für dieses Spiel sind noch nicht so weit: Versuch es in ein, zwei Minuten wieder.
refused-review-runs = Für dich wird schon eine andere Partie durchgesehen: Warte, bis das fertig ist.
