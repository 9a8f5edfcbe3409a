colour-r = Rot
colour-b = Blau
colour-y = Gelb
colour-g = Grün
colour-k = Schwarz
colour-none = keine

zone-hand = Hand
zone-trick = im Stich
zone-taken = gewonnen
zone-laid = auf dem Tisch
zone-away = weggelegt
zone-shown = gezeigt
zone-stack = Stapel
zone-tasks = Aufgaben
zone-row = Reihe
zone-aside = beiseite

option-start = Wer beginnt
option-start-lot = durch Los
option-deck = Welche Karten
option-deck-standard = die gedruckten, soweit bekannt
option-deck-plenty = jedes Sonderzeichen in jeder Farbe und jedem Symbol einmal
option-deck-own = eigene

why-not-in-hand = { $card } hast du nicht.
why-follow = { $colour ->
    [trump] Trumpf wurde ausgespielt, und du hast einen: Spiel Trumpf.
   *[other] { $colour } wurde ausgespielt, und du hast die Farbe: Du musst bedienen.
}

refused-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
refused-player-count = { $game } ist für { $low } bis { $high } Personen, nicht für { $given }.
refused-unknown-option = { $game } hat keine Option „{ $option }“; es hat { $options }.
refused-option-value = Die Option { $option } kann { $values } sein, nicht „{ $value }“.
refused-name-count = { $players } Personen brauchen { $players } Namen; angegeben sind { $given }.
refused-bad-name = Ein Name hat 1 bis { $longest } sichtbare Buchstaben, Ziffern oder Bilder; breite zählen doppelt. Wähle einen solchen.
refused-name-letter = Dieses Zeichen kann nicht in einem Namen stehen, weil man es dort nicht sieht: { $letter }. Lass es weg; am besten tippst du den Namen, statt ihn einzufügen.
refused-name-marks = Auf einem Buchstaben stehen mehr Zeichen als in irgendeiner Sprache. Lass einige davon weg.
refused-unknown-action = „{ $action }“ ist kein Zug in { $game }.
refused-no-such-seat = Einen Platz { $seat } gibt es nicht; der letzte ist { $last }.
refused-match-over = Die Partie ist zu Ende: { $action } kommt zu spät.
refused-not-your-turn = Du bist nicht am Zug, sondern { $turn }.
refused-illegal = { $action } ist jetzt nicht erlaubt ({ $game } R{ $rule }); erlaubt: { $expected }.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-match-goes-on = Die Partie ist noch nicht zu Ende.

refused-too-large = Der Text ist länger als { $limit } Zeichen.
refused-not-text = { $file } ist kein Text in UTF-8.
refused-no-file = { $file } kann nicht gelesen werden: { $reason }.
refused-not-a-position = Das ist keine Stellung: Zeile 1 müsste „{ $header }“ sein.
refused-no-game-line = Zeile { $line }: Hier wird eine Zeile „game SCHLÜSSEL“ erwartet.
refused-field-twice = Zeile { $line }: { $field } kam schon vor.
refused-unknown-field = Zeile { $line }: „{ $field }“ gibt es nicht; es gibt { $fields }.
refused-bad-index = Zeile { $line }: { $field } geht von 0 bis { $last }, nicht „{ $index }“.
refused-bad-value = Zeile { $line }: { $field } kann nicht „{ $value }“ sein; erwartet: { $expected }.
refused-impossible-position = Diese Stellung ist unmöglich: { $faults }.

refused-not-a-match = Das ist keine Partie: Zeile 1 müsste „{ $header }“ sein.
refused-truncated = Zeile { $line } ist die letzte: Der Text bricht vor seinem „{ $end }“ ab.
refused-expected = Zeile { $line }: Erwartet wird „{ $expected }“, nicht „{ $given }“.
refused-other-version = Diese Partie wurde nach Version { $given } der Regeln von { $game } gespielt; hier ist Version { $version }.
refused-option-lines = Jede Option von { $game } braucht ihre Zeile, in dieser Reihenfolge: { $options }.
refused-bad-entry = Zeile { $line }: „{ $given }“ ist weder PLATZ:ZUG mit einem Platz von 0 bis { $last } noch „undo“.
refused-opening-terms = Die Anfangsstellung ist nicht vollständig oder hat nicht dieselben Spieler und Optionen wie die Partie.
refused-no-secret = Das Geheimnis der Partie steht nicht im Text, also kann nicht neu gegeben werden: Ist die Partie zu Ende?
refused-commitment = Das Geheimnis passt nicht zu der Festlegung, die vor der Partie veröffentlicht wurde.
refused-in-log = Zeile { $line }, Zug { $number }: { $reason }
refused-unfinished = Die Partie in diesem Text ist nicht zu Ende gespielt.
refused-other-result = Nachgespielt endet die Partie { $played }; im Text steht { $written }.

refused-no-gpu = Auf diesem Rechner ist keine GPU zu finden: Lass --device cuda weg.
refused-not-installed = Dafür fehlen noch Pakete: pip install 'octavo[{ $extra }]'
refused-out-of-range = { $name } geht von { $low } bis { $high }, nicht { $given }.
refused-option-form = Eine Option wird einmal gesetzt, als --set OPTION=WERT, nicht „{ $given }“.
refused-unknown-skill = Es gibt keine Stärke „{ $given }“; es gibt { $skills }.
refused-skill-count = Gib für jede der { $players } Personen eine Stärke an, nicht { $given }.
refused-deck-needed = Diese Partie wurde mit eigenen Karten gespielt, { $deck }: Gib die Datei mit --set deck=DATEI an.
refused-other-deck = Die Partie nennt die Karten { $deck }, das hier sind { $given }: Gib die an, mit denen gespielt wurde.
refused-deck-file = „{ $file }“ sind weder Karten, die zu { $game } gehören ({ $presets }), noch eine lesbare Datei: { $reason }.
refused-only-the-deck = Eine gelesene Partie hat ihre eigenen Optionen; nur die Karten können angegeben werden, nicht { $option }.
refused-deck-not-json = Zeile { $line } der Kartendatei ist kein JSON: { $reason }.
refused-deck-missing = Zeile { $line } der Kartendatei: Hier fehlt „{ $name }“.
refused-deck-not-an-object = Zeile { $line } der Kartendatei: Hier wird ein Objekt in geschweiften Klammern erwartet.
refused-deck-not-a-list = Zeile { $line } der Kartendatei: Hier wird eine Liste in eckigen Klammern erwartet.
refused-deck-not-a-number = Zeile { $line } der Kartendatei: Hier wird eine ganze Zahl von { $low } bis { $high } erwartet, nicht { $given }.
refused-deck-not-one-of = Zeile { $line } der Kartendatei: Hier wird eines von { $values } erwartet, nicht { $given }.
refused-deck-wrong-count = Zeile { $line } der Kartendatei: Hier werden { $expected } Einträge erwartet, nicht { $given }.
refused-deck-twice = Zeile { $line } der Kartendatei: { $what } steht hier zum zweiten Mal.
refused-deck-size = Zeile { $line } der Kartendatei: Es sind { $given } Karten; spielen kann man mit { $low } bis { $high }.
refused-deck-plain = Zeile { $line } der Kartendatei: { $given } Karten haben kein Sonderzeichen, Joker mitgezählt; die Varianten für Kinder brauchen { $low }.
refused-deck-millstone = Zeile { $line } der Kartendatei: Ein Mühlstein hat keine Farbe, kein Symbol und kein Sonderzeichen.
refused-deck-joker = Zeile { $line } der Kartendatei: Ein Joker hat eine Farbe, aber weder Symbol noch Sonderzeichen.
refused-deck-no-colour = Zeile { $line } der Kartendatei: Diese Karte braucht eine Farbe.
refused-deck-pair-of-zero = Zeile { $line } der Kartendatei: Eine Paarkarte mit dem Wert 0 ist nicht erlaubt.
refused-deck-no-value = Zeile { $line } der Kartendatei: Diese Karte hat keinen Wert, hier wird null erwartet.
refused-deck-row = Zeile { $line } der Kartendatei: Eine Reihe besteht aus { $columns } der Buchstaben { $letters }, nicht { $given }.
refused-deck-one-way = Zeile { $line } der Kartendatei: Feld { $to } ist ein Nachbar von { $from }, aber nicht umgekehrt.
refused-deck-no-way = Zeile { $line } der Kartendatei: Kein Weg führt durch einen Garten vom Eingang zum Ausgang.
refused-deck-odd-size = Es sind { $given } Karten; gedruckt sind { $usual }.
refused-deck-odd-total = { $what }: hier { $given }, gedruckt { $usual }.

verified = Fair und regelgerecht: { $actions } Züge, { $points }.
simulated = { $game } zu { $players }: { $matches } Partien
simulated-speed = { $steps } Züge in { $seconds } s: { $speed } in der Sekunde (nach { $warm } s Anlauf)
simulated-length = { $low } bis { $high } Züge je Partie; Prüfsumme { $digest }
simulated-endings = Enden: { $endings }; geteilte Siege: { $shared }
simulated-sound = Nach jedem Zug war alles in Ordnung.
simulated-unchecked = Geprüft wurde dabei nichts.
simulated-fault = Fehler in Partie { $match }, nach Zug { $number } ({ $seat }:{ $action }): { $broken }. So ist er wieder zu sehen:
column-seat = Platz
column-mean = Mittel
column-deviation = Streuung
column-low = Minimum
column-high = Maximum
column-wins = Siege
column-game = Spiel
column-players = Spieler
column-speed = Züge
column-ratio = Hearts in OpenSpiel
column-cold = erster Start
column-warm = nächster Start
bench-peer-openspiel = Hearts in OpenSpiel, in C++ auf demselben Kern ausgespielt: { $speed } M Züge/s
bench-peer-rlcard = Uno von RLCard auf demselben Kern: { $speed } M Aktionen/s
bench-speed = gemessen wird { $what }
bench-start = gestartet wird { $what }

seat-monster = Das Monster
seat-nobody = niemand

table-which-game = Welches Spiel soll es sein?
table-which-prompt = Nummer oder Name:{" "}
table-which-unknown = „{ $text }“ ist nicht in der Liste: Tipp eine Zahl von 1 bis { $last }, einen Namen oder quit.
table-players = { $low } bis { $high } Personen
table-how-many = Wie viele spielen, { $low } bis { $high }? (Enter: { $usual }){" "}
table-how-many-unknown = Es muss eine Zahl von { $low } bis { $high } sein, nicht „{ $text }“.

table-welcome = { $game }: { $names }. Mit ? siehst du jederzeit, was du tippen kannst.
table-commitment = Festlegung: { $commitment }
table-thinking = { $seat } denkt nach …
table-hand-over = { $seat } ist dran. Alle anderen schauen bitte weg!
table-press-enter = Drück Enter, wenn du so weit bist.{" "}
table-your-turn = { $seat }, du bist am Zug.
table-your-hand = Deine Hand: { $cards }
table-you = du
table-points = Punkte
table-points-of = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
table-plays = { $seat } spielt { $card }.
table-takes-trick = { $seat } nimmt den Stich.
table-more-cards = { $seat } hat { $count } Karten mehr.
table-score = Stand: { $scores }.
table-nothing-yet = Noch ist nichts geschehen.

table-many-choices = Du hast { $count } Möglichkeiten. Tipp einen Teil davon, etwa eine Karte, und du siehst, was passt; list zeigt alle.
table-example = Zum Beispiel: { $choice }
table-several = { $count } Möglichkeiten passen: Tipp mehr davon.
table-allowed = Jetzt erlaubt: { $action }.
table-rule = ({ $game }, R{ $rule })
table-unknown = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl. Mit ? siehst du, was du tippen kannst.
table-near = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl. Meinst du { $near }?
table-interrupt = Zum Aufhören tipp quit oder drück noch einmal Strg+C.
table-yes = ja
table-no = nein
table-undo-ask = Das würde zurückgenommen: „{ $what }“ Sind alle einverstanden?
table-taken-back = Zurückgenommen: „{ $what }“

table-help-action = Du kannst den Namen einer Möglichkeit tippen, oder ihre Nummer, wo die Liste Nummern hat.
table-help-part = Ein Teil davon genügt, wenn sonst nichts passt: eine Karte, ein Name, der Anfang eines Wortes.
table-help-why = why NAME: warum etwas nicht erlaubt ist. Dasselbe erfährst du, wenn du eine Karte tippst, die du nicht spielen darfst.
table-help-hint = hint: was ein Könner täte
table-help-undo = undo: zurück zur letzten Entscheidung
table-help-score = score: der Punktezettel
table-help-log = log: alles, was geschehen ist
table-help-list = list: alle Möglichkeiten
table-help-save = save DATEI: die Partie in eine Datei schreiben
table-help-quit = quit: den Tisch verlassen
table-help-look = Eine leere Zeile zeigt den Tisch noch einmal.

table-race-wait = (Enter wartet)
table-race-leave = q verlässt den Tisch
table-key-space = Leertaste
table-key-enter = Enter
table-key-backspace = Rücktaste
seat-clock = Die Uhr

table-winners = { $count ->
    [one] { $names } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
   *[other] { $names } teilen sich den Sieg mit je { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
}
table-secret = Geheimnis: { $secret }
table-verify = Jede Kartenverteilung lässt sich prüfen: octavo verify { $file }
table-file = DATEI
table-end-prompt = Enter: Schluss; oder score, log, save DATEI, undo:{" "}
table-saved = Die Partie ist in { $file } gespeichert.
table-saved-open = Die Datei enthält das Geheimnis der Partie: Wer sie liest, kann alle Hände ausrechnen.
table-not-saved = Die Partie kann nicht in { $file } gespeichert werden: { $reason }.
table-exists = { $file } gibt es schon. Soll die Datei ersetzt werden?
table-left = Du hast den Tisch verlassen.
table-retold = { $game }: { $names }.

refused-position-terms = Eine Stellung bringt Spiel, Spieler und Optionen mit: Lass SPIEL, --players und --set weg.

left-out-key = Das Spiel „{ $game }“ aus { $package } fehlt: Ein Schlüssel hat bis zu 24 Kleinbuchstaben, Ziffern und Unterstriche und beginnt mit einem Buchstaben.
left-out-taken = Das Spiel „{ $game }“ aus { $package } fehlt: Octavo hat schon ein Spiel mit diesem Schlüssel.
left-out-import = Das Spiel „{ $game }“ aus { $package } fehlt, weil es nicht geladen werden kann: { $what }
left-out-names = Das Spiel „{ $game }“ aus { $package } fehlt, weil ihm Namen des Vertrags fehlen: { $what }
left-out-other-key = Das Spiel „{ $game }“ aus { $package } fehlt: Es nennt sich selbst „{ $what }“.
refused-new-key = „{ $game }“ kann nicht der Schlüssel eines neuen Spiels sein: Wähle bis zu 24 Kleinbuchstaben, Ziffern und Unterstriche, mit einem Buchstaben am Anfang. Der Schlüssel darf noch nicht vergeben sein.
refused-new-exists = { $file } gibt es schon: Wähle mit --folder einen anderen Ordner.
refused-warm-which = Nenne die Spiele mit ihren Schlüsseln, oder gib --all an.
new-next = Nun: cd { $folder } && pip install -e . && octavo play { $game }
