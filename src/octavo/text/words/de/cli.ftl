# Die Befehlszeile: ihre Hilfe, und was an Argumenten falsch ist. %(default)s ist, was ohne Angabe gilt.

cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-more = Hilfe: { $command }

cli-command = BEFEHL
cli-game = SPIEL
cli-file = DATEI
cli-option = OPTION=WERT
cli-address = ADRESSE

cli-octavo = Acht Kartenspiele an einem Tisch: zum Spielen, Zuschauen und Erforschen.
cli-games = die Spiele auflisten
cli-play = im Terminal spielen
cli-simulate = simulierte Partien spielen und nach jedem Zug alles prüfen
cli-arena = Bots gegeneinander spielen lassen: gleiche Kartenverteilungen für alle, mit Platzwechsel
cli-replay = eine Partie nacherzählen, Zug um Zug
cli-review = zeigen, was die Entscheidungen einer beendeten Partie gekostet haben
cli-verify = prüfen, ob eine beendete Partie fair und regelgerecht war
cli-serve = den Server mit den Tischen für Browser starten
cli-backup = alles, was ein Server aufbewahrt, im laufenden Betrieb in eine Datei sichern
cli-restore = eine Sicherung in eine leere Datenbank zurückspielen
cli-new = ein Paket mit einem ersten eigenen Spiel anlegen
cli-warm = Spiele vorab übersetzen, damit kein Tisch darauf wartet
cli-bench = die Geschwindigkeit mit OpenSpiel und RLCard vergleichen, in einem Lauf auf einem Kern

cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-lang = Sprache der Ausgabe (sonst nach OCTAVO_LANG oder die des Systems)
cli-json = Ausgabe als JSON
cli-game-key = Kürzel des Spiels, wie octavo games es nennt
cli-match-file = eine Partie; - steht für die Standardeingabe
cli-players = wie viele mitspielen
cli-set = eine Option des Spiels, wie octavo games sie nennt; auch mehrmals
cli-set-deck = die Karten, mit denen gespielt wurde
cli-database = sqlite:///PFAD oder postgresql://… (sonst SQLite im Datenordner des Benutzers)

cli-play-game = Kürzel des Spiels, wie octavo games es nennt; ohne Angabe wirst du gefragt
cli-play-seat = dein Platz, von 0 an gezählt (%(default)s)
cli-play-hot-seat = Menschen auf allen Plätzen, an einem Terminal
cli-play-names = Namen aller am Tisch, durch Kommas getrennt
cli-play-seed = Startwert: Der gleiche gibt die gleiche Partie
cli-play-position = von einer Stellung aus weiterspielen
cli-play-save = die Partie am Ende dort speichern
cli-play-plain = ohne Farben und Rahmen
cli-play-pace = Tempo der Wettrennen: 1 ist üblich, 0.5 halb so schnell, 0 Schritt für Schritt
cli-play-skill = Stärke der Bots, in Wettrennen auch ihr Tempo (%(default)s)

cli-simulate-games = Anzahl der Partien (%(default)s)
cli-simulate-seed = Startwert: Der gleiche gibt die gleichen Partien (%(default)s)
cli-simulate-first = Nummer der ersten Partie (%(default)s)
cli-simulate-jobs = Anzahl der Threads (%(default)s)
cli-simulate-device = worauf gerechnet wird (%(default)s)
cli-simulate-skills = für Wettrennen, je Platz: beginner, club oder expert
cli-simulate-no-check = nichts dabei prüfen

cli-arena-seats = ein Bot für jeden Platz: random, beginner, club, expert oder seer; expert@0.1 hat 0.1 s für einen Zug
cli-arena-games = Anzahl der Partien, auf volle Platzwechsel aufgerundet (%(default)s)
cli-arena-time = Sekunden pro Zug für alle, die keine eigene Zeit haben
cli-arena-seed = Startwert: Der gleiche gibt die gleichen Karten (%(default)s)
cli-arena-jobs = Anzahl der Prozesse (sonst einer je Kern)

cli-review-simulations = mögliche Verteilungen, die je Entscheidung versucht werden (2000)
cli-review-time = stattdessen Sekunden je Entscheidung

cli-serve-host = Adresse, unter der der Server zu erreichen ist (%(default)s; 0.0.0.0 für alle)
cli-serve-port = Port, auf dem der Server zu erreichen ist (%(default)s; 0 für irgendeinen freien)
cli-serve-public-url = Adresse, unter der man ihn hinter einem Proxy erreicht
cli-serve-trusted-proxy = Adresse oder Netz eines Proxys auf einer anderen Maschine, dessen Kopfzeilen X-Forwarded-… geglaubt wird (mehrfach möglich)
cli-serve-no-browser = den Browser nicht öffnen
cli-backup-file = wohin die Sicherung kommt; überschrieben wird nichts
cli-restore-file = die Sicherung

cli-new-key = Schlüssel des Spiels: Kleinbuchstaben, Ziffern und Unterstriche
cli-new-folder = Ordner, in den geschrieben wird (octavo-SCHLÜSSEL)
cli-warm-games = Schlüssel, wie octavo games sie auflistet
cli-warm-all = alle Spiele

refused-arguments = Das ist nicht zu verstehen: { $reason }.
refused-arguments-missing = Es fehlt noch: { $names }.
refused-arguments-unknown = „{ $given }“ ist hier unbekannt.
refused-argument-needs-value = { $name } braucht einen Wert.
refused-argument-takes-none = { $name } hat keinen Wert: Lass „{ $given }“ weg.
refused-argument-number = { $name } braucht { $kind ->
    [float] eine Zahl
   *[int] eine ganze Zahl
}, nicht „{ $given }“.
refused-argument-choice = { $name } kann { $choices } sein, nicht „{ $given }“.
refused-argument-ambiguous = „{ $given }“ kann { $names } heißen: Schreib mehr davon.
