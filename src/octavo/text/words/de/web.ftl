# Die Seite um den Tisch herum.

web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-games = Spiele
web-nav-import = Gespeicherte Partie öffnen
web-nav-link = Auf anderem Gerät spielen
web-language = Sprache
web-independent = Octavo ist unabhängig von den Autoren und Verlagen der Spiele und verwendet weder ihre Texte noch ihre Bilder.
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert.
web-copy-yourself = Markiert: Jetzt bitte selbst kopieren.
web-unreachable = Der Server ist gerade nicht erreichbar.
web-refused = Das geht nicht ({ $what }).
web-lost = Unter dieser Adresse gibt es nichts
web-lost-personal = Dieser persönliche Link gilt hier nicht. Öffne dort, wo man dich kennt, noch einmal „{ web-link }“ und nimm den Link, der jetzt dort steht.
web-to-front = Zu den Spielen

web-name = Dein Name
web-name-save = Übernehmen
web-name-saved = Ab jetzt heißt du { $name }.
web-guest = Gast { $number }

web-front = Acht Kartenspiele an einem Tisch
web-front-how = Wähle ein Spiel und spiele sofort gegen Bots, oder lade mit einem Link Freunde ein. Du musst nichts installieren und dich nirgends anmelden.
web-front-games = Die Spiele
web-players = { $low } bis { $high } Personen
web-racing = in Echtzeit
web-designers = Von { $designers } ({ $publisher })
web-rules = Regeln
web-rules-of = { $game }: Regeln
web-play-it = Spielen
web-tables = Offene Tische
web-tables-none = Gerade wartet niemand an einem offenen Tisch.
web-tables-waiting = { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
web-tables-playing = läuft gerade: Schau zu
web-tables-over = beendet

web-new-title = { $game }: ein neuer Tisch
web-new-summary = Am Tisch: { $who }.
web-count-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
web-count-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
web-new-start = Losspielen
web-new-open = Tisch eröffnen
web-new-change = Personen, Regeln und Uhr ändern
web-new-players = Personen
web-new-seats = Wer sitzt wo
web-new-seats-how = Ein Platz für eine Person bleibt frei, bis jemand ihn nimmt; du kannst ihn später einem Bot geben.
web-new-who = Wer kommen darf
web-new-who-link = nur wer den Link hat
web-new-who-open = alle: Der Tisch steht auf der Startseite
web-seat = Platz { $number }
web-seat-free = frei
web-sitter-me = du
web-sitter-open = Person (freier Platz)
web-sitter-beginner = Bot: Anfänger
web-sitter-club = Bot: Geübter
web-sitter-expert = Bot: Könner
web-bot = Bot
web-option-range = { $low } bis { $high }:
web-clock = Uhr
web-clock-none = keine Uhr: Alle denken so lange nach, wie sie wollen
web-clock-relaxed = gemütlich: 45 Sekunden für jede Entscheidung und 5 Minuten Reserve
web-clock-fast = schnell: 12 Sekunden für jede Entscheidung und 1 Minute Reserve
web-pace = Tempo der Echtzeitphasen
web-pace-slow = langsam: Die Bots lassen sich Zeit
web-pace-usual = wie üblich
web-pace-quick = schnell: Die Bots reagieren flink
web-deck-own = Oder spiele mit den Karten aus deiner eigenen Schachtel, aus einer Datei:
web-deck-chosen = Gespielt wird mit den Karten aus der Datei.

web-table = Tisch
web-no-table = Unter dieser Adresse steht kein Tisch. Vielleicht wurde er geschlossen, oder der Link ist nicht vollständig.
web-closed = Der Gastgeber hat diesen Tisch geschlossen.
web-line-connecting = Einen Augenblick …
web-line-lost = Die Verbindung ist unterbrochen. Octavo versucht es weiter.
web-notice-restart = Der Server startet neu. Gleich geht die Partie weiter.
web-notice-closed = Diesen Tisch gibt es nicht mehr.
web-notice-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
web-notice-slow = Deine Verbindung war zu langsam. Octavo versucht es noch einmal.
web-line-held = Dieser Tisch lässt sich gerade nicht sichern, deshalb steht er still. Nichts ist verloren, und er geht von selbst weiter.

web-join-who = Am Tisch: { $names }.
web-join-play = Hereinkommen und mitspielen
web-join-watch = Hereinkommen und zuschauen
web-waiting = Vor der Partie
web-waiting-free = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
web-waiting-full = Alle Plätze sind besetzt.
web-waiting-host = Der Gastgeber startet die Partie.
web-you = (du)
web-host = (Gastgeber)
web-away = (abwesend)
web-sit = Hier hinsetzen
web-sit-over = Hierher wechseln
web-stand = Aufstehen
web-remove = Entfernen
web-remove-ask = { $name } vom Tisch entfernen?
web-remove-means = Eine Rückkehr an diesen Tisch ist dann nicht mehr möglich.
web-bot-on = Bot auf Platz { $number }
web-bot-none = kein Bot
web-fill = Freie Plätze besetzen mit
web-start = Starten
web-start-fill = Auffüllen und starten
web-close = Tisch schließen
web-close-ask = Den Tisch schließen?
web-close-means = Danach kann niemand mehr daran weiterspielen.
web-invite = Freunde einladen
web-invite-link = Wer diesen Link hat, kann sich setzen oder zuschauen.
web-invite-open = Der Tisch steht auf der Startseite; auch dieser Link führt hierher.
web-invite-label = Link zum Tisch
web-invite-qr = Link zum Tisch als QR-Code
web-terms = Was gespielt wird

web-beside = Neben dem Tisch
web-chat = Chat
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-watcher = { $name } (schaut zu)
web-chat-say = Sag etwas
web-chat-send = Senden
web-react = Schnelle Reaktionen
web-react-hello = Hallo!
web-react-thanks = Danke!
web-react-well-played = Gut gespielt!
web-react-hurry = Bitte etwas schneller.
web-react-oops = Hoppla!
web-react-laugh = Haha!
web-react-wow = Wow!
web-react-sad = Wie schade!
web-mute = Stumm
web-hush = Kein Chat
web-people = Leute
web-people-seats = Am Tisch
web-people-watchers = Zuschauer: { $count }
web-played-for = (ein Bot spielt)
web-return = Platz wieder einnehmen
web-replace = Statt des Bots spielen
web-watch = Über die Schulter schauen
web-allow = Wer zuschaut, darf meine Karten sehen
web-bot-plays = Ein Bot spielt für dich.
web-stand-ask = Aufstehen?
web-stand-means = Ein Bot spielt für dich, bis du deinen Platz wieder einnimmst.
web-log = Verlauf
web-log-all = Alle { $count } Zeilen zeigen
web-log-undo = Der letzte Zug wurde zurückgenommen.
web-log-undo-by = { $name } nimmt zurück: „{ $what }“
web-log-undo-agreed = { $name } nimmt zurück, und alle sind einverstanden: „{ $what }“
web-log-by-bot = von einem Bot
web-log-by-clock = die Zeit war um
web-log-after = nach { $after } ms
web-log-later = { $name } war { $later } ms später
web-sheet = Punkte
web-sheet-line = Zeile
web-sheet-now = jetzt
web-winner = gewonnen
web-plot = Der Verlauf der Partie. { $scores }
web-undo = Zurücknehmen
web-undo-asked = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
web-undo-asked-self = Du möchtest einen Zug zurücknehmen: Alle anderen müssen einverstanden sein.
web-undo-agree = Einverstanden
web-undo-refuse = Nein
web-undo-withdraw = Doch nicht
web-undo-declined = { $name } ist nicht einverstanden.
web-undo-away = { $name } ist abwesend und kann nicht zustimmen.
web-over = Die Partie ist zu Ende.
web-tie = { $count ->
    [one] { $names } hat dasselbe Ergebnis: Bei Gleichstand entscheiden die Regeln.
   *[other] { $names } haben dasselbe Ergebnis: Bei Gleichstand entscheiden die Regeln.
}
web-rematch = Noch eine Partie
web-rematch-go = Zur nächsten Partie
web-review = Partie ansehen

web-review-of = { $game }: die Partie Schritt für Schritt
web-replay = Schritt für Schritt, alle Karten offen
web-replay-steps = Schritte
web-replay-first = Zum Anfang
web-replay-round-back = Vorige Wertung
web-replay-back = Zurück
web-replay-next = Weiter
web-replay-round = Nächste Wertung
web-replay-last = Zum Ende
web-replay-slider = Stelle in der Partie
web-replay-start = Die Karten sind verteilt.
web-replay-at = { $at } von { $last }
web-on = Von hier aus weiterspielen
web-on-how = Nimm in der gezeigten Lage Platz und sieh, was daraus geworden wäre. Die anderen Hände spielen Bots.
web-on-seat = Dein Platz
web-on-against = Gegen
web-on-do = Weiterspielen
web-export = Partie speichern
web-export-how = Die ganze Partie als Text: zum Lesen, zum Verschicken und zum Prüfen mit octavo verify.
web-export-do = Als Text speichern
web-fair = Ging es mit rechten Dingen zu?
web-fair-how = Vor der ersten Karte hat der Tisch den Fingerabdruck eines Geheimnisses veröffentlicht, das jede Kartenverteilung bestimmt. Jetzt ist das Geheimnis bekannt: Diese Seite kann prüfen, ob es dasselbe ist, alle Karten daraus noch einmal geben und vergleichen.
web-fair-commitment = Fingerabdruck
web-fair-secret = Geheimnis
web-fair-terms = Was vereinbart war
web-fair-check = Jetzt prüfen
web-fair-fits = Es passt: Nach diesem Geheimnis wurden die Karten gegeben.
web-fair-heard = Dieser Browser hat während der Partie denselben Fingerabdruck notiert.
web-fair-dealing = Die Karten werden noch einmal gegeben …
web-fair-dealt =
    { $rounds ->
        [one] Diese Seite hat die eine Runde daraus noch einmal gegeben und alle Schritte gespielt:
       *[other] Diese Seite hat alle { $rounds } Runden daraus noch einmal gegeben und alle Schritte gespielt:
    } Jede gegebene oder gezogene Karte, jede Entscheidung und alle Punkte stimmen. Handkarten und Reihen, die diese Seite zeigt, wurden { $looks }× verglichen.
web-fair-agreed = Es passt nicht: Was vereinbart war, gehört nicht zu diesen Regeln oder nicht zu diesen Karten.
web-fair-course = Es passt nicht: Schritt { $step } in Runde { $round } war mit den Karten, die das Geheimnis gibt, nicht möglich oder brachte andere Punkte.
web-fair-cards = Es passt nicht: Nach Schritt { $step } in Runde { $round } zeigt man dieser Seite andere Karten, als das Geheimnis gibt.
web-fair-unable = Das Geheimnis hat diesen Fingerabdruck, aber die Karten konnten hier nicht noch einmal gegeben werden. { $why }
web-fair-differs = Es passt nicht: Dieses Geheimnis hat einen anderen Fingerabdruck.
web-fair-changed = Es passt nicht: Dieser Browser hat während der Partie einen anderen Fingerabdruck notiert.
web-fair-more = Um alles ohne diese Seite zu prüfen, speichere die Partie als Text und rufe auf: octavo verify DATEI

web-import = Gespeicherte Partie öffnen
web-import-how = Eine als Text gespeicherte Partie wird Zug für Zug geprüft; danach kannst du sie ansehen und weiterspielen.
web-import-file = Aus einer Datei:
web-import-text = Oder füge den Text hier ein:
web-import-do = Prüfen und zeigen
web-import-deck-needed = Diese Partie wurde mit Karten aus einer eigenen Schachtel gespielt ({ $deck }). Wähle auch die Datei mit diesen Karten.
web-import-deck = Die Karten der Partie, aus einer Datei:
web-link = Auf anderem Gerät spielen
web-link-how = Mit deinem persönlichen Link bist du auch auf einem anderen Gerät du selbst, an allen Tischen.
web-link-make = Link erstellen
web-link-label = Dein persönlicher Link
web-link-secret = Behalte ihn für dich: Wer ihn öffnet, spielt unter deinem Namen.
web-personal = Auf diesem Gerät { $name } sein?
web-personal-now = Das ist der persönliche Link von { $name }. Hier bist du jetzt { $own }.
web-personal-back = Danach bist du nur mit deinem eigenen persönlichen Link wieder { $own }; wenn du ihn brauchst, erstelle ihn vorher:
web-personal-foreign = Ist es nicht dein eigener Link, dann lass ihn: Wer ihn geschickt hat, spielt auch als { $name }.
web-personal-do = { $name } sein
web-personal-stay = { $own } bleiben
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
    [0] Das steht in keiner Regel.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
