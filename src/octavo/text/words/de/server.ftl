# Der Speicher: Datenbanken, Sicherungen.

refused-bad-database-url = „{ $url }“ ist keine Adresse einer Datenbank; erwartet: { $forms }.
refused-no-database-folder = Den Ordner der Datenbank, { $folder }, gibt es nicht.
refused-database-is-folder = { $folder } ist ein Ordner; erwartet wurde der Pfad einer Datenbankdatei.
refused-database-in-use = Ein anderer Server hat { $database } geöffnet. Beende ihn zuerst oder nenne eine andere Datenbank: octavo serve --db sqlite:///PFAD
refused-no-data-folder = Der Datenordner { $folder } kann nicht angelegt werden: { $reason }.
refused-no-cache-folder = In den Ordner für Maschinencode, { $folder }, kann nicht geschrieben werden: { $reason }. Die Umgebungsvariable OCTAVO_CACHE nennt einen anderen.
refused-no-database = Die Datenbank { $database } kann nicht geöffnet werden: { $reason }.
refused-database-damaged = Die Datenbank { $database } ist beschädigt: { $reason }. Lege sie mit den Dateien neben ihr ({ $database }-wal) beiseite und stelle eine Sicherung wieder her: octavo restore DATEI --db sqlite:///PFAD
refused-database-lost = Die Datenbank { $database } fehlt oder ist leer, aber in { $log } liegt noch, was zuletzt geschrieben wurde. Lege die Datei wieder daneben; oder lege { $log } beiseite und stelle eine Sicherung wieder her.
refused-database-empty = Die Datenbank { $database } ist eine leere Datei: Es gibt darin nichts zu sichern.
refused-database-failed = Die Datenbank { $database } arbeitet nicht: { $reason }.
refused-newer-database = Die Datenbank hat Schema { $version }, und dieses Octavo kennt Schemas bis { $known }: Ein neueres Octavo hat sie geschrieben.
refused-foreign-database = In dieser Datenbank liegt etwas, das nicht von Octavo stammt; gebraucht wird eine leere.
refused-database-not-empty = Die Datenbank ist nicht leer: Wiederherstellen geht nur in eine leere.
refused-backup-exists = { $file } gibt es schon; eine Sicherung überschreibt nichts.
refused-no-backup-written = Die Sicherung { $file } kann nicht geschrieben werden: { $reason }.
refused-not-a-backup = { $file } ist keine Sicherung von Octavo: { $reason }.
refused-backup-newer = { $file } ist eine Sicherung im Format { $version }, und dieses Octavo liest Formate bis { $known }: Ein neueres Octavo hat sie geschrieben.
backup-goes-on = Sicherung
backup-done = { $file }: { $count ->
    [one] { $count } Datensatz
   *[other] { $count } Datensätze
} gesichert.
restore-goes-on = Wiederherstellung
restore-done = { $file }: { $count ->
    [one] { $count } Datensatz
   *[other] { $count } Datensätze
} wiederhergestellt.

# Der Server: Anfragen, Verbindungen, Grenzen.

refused-no-guest = Du hast hier noch keinen Namen: Gib zuerst deinen Namen an.
refused-foreign-origin = Diese Anfrage kommt von einer Seite einer anderen Website.
refused-no-table = Es gibt keinen Tisch „{ $table }“.
refused-table-damaged = Die Aufzeichnung dieses Tisches ist beschädigt, deshalb lässt er sich nicht öffnen. Sag es dem, der den Server betreibt: Im Protokoll des Servers ist der Tisch genannt. Einen neuen Tisch kannst du inzwischen eröffnen.
refused-no-page = Unter dieser Adresse ist nichts.
refused-no-client = Die Seite für den Browser fehlt: Installiere Octavo aus dem Paketverzeichnis, oder führe make client in seinen Quellen aus.
refused-no-such-entry = In dieser Partie gibt es keinen Eintrag { $number }; der letzte ist { $last }.
refused-nothing-to-play = Dort war die Partie schon zu Ende: Wähle zum Weiterspielen eine frühere Stelle.
refused-body-size = Das sind mehr als die { $limit } Bytes, die hier angenommen werden.
refused-body-type = Hier wird { $expected } erwartet, nicht „{ $given }“.
refused-body-packed = Gepackte Inhalte werden nicht angenommen: Schick sie ohne Content-Encoding.
refused-body-late = Das kam zu langsam an: Versuch es noch einmal, wenn möglich mit einer besseren Verbindung.
refused-bad-request = Diese Anfrage versteht der Server nicht: Schick sie so, wie HTTP es vorsieht.
refused-bad-message = Die Nachricht ist bei { $path } nicht zu verstehen: { $reason }.
refused-hello-first = Die erste Nachricht muss ein Gruß sein (hello).
refused-hello-again = Diese Verbindung hat schon gegrüßt (hello).
refused-not-text-frame = Nachrichten sind Text-Frames, keine binären.
refused-too-fast = Das war zu schnell: Bis zu { $limit } Nachrichten in der Sekunde werden angenommen.
refused-too-many-requests = Zu viele Anfragen: Warte einen Augenblick.
refused-too-many-guests = Von deiner Adresse kommen zu viele neue Gäste: Versuch es später noch einmal.
refused-too-many-tables = Du hast { $limit } Tische, die nicht fertig sind: Spiel einen zu Ende oder schließ ihn.
refused-too-many-lines = Du bist schon { $limit }-mal an diesem Tisch: Schließ eine der Seiten.
refused-too-many-lines-there = Aus deinem Netz sind schon { $limit } Seiten an Tischen offen: Schließ einige davon und lade diese Seite neu.
refused-table-full = An diesem Tisch sind schon { $limit } Leute: Mehr Platz gibt es nicht.
refused-too-much-at-once = An { $limit } Dingen, um die du gebeten hast, wird noch gearbeitet: Warte, bis einige davon fertig sind.
refused-too-many-entries = Die Aufzeichnung dieser Partie hat { $given } Einträge; hier dürfen es { $limit } sein. Auf dem eigenen Rechner prüft „octavo verify“ eine Partie jeder Länge.
refused-too-busy = Der Server ist gerade überlastet: Versuch es bald noch einmal.
refused-not-saved = Die Datenbank antwortet gerade nicht, deshalb lässt sich nichts sichern: Versuch es in einer Minute noch einmal.
refused-restarting = Der Server startet neu: Versuch es in einem Augenblick noch einmal.
refused-fault = Im Server ist etwas schiefgegangen. Nichts wurde geändert; der Betreiber findet es im Protokoll.
refused-no-port = Port { $port } auf { $host } kann nicht benutzt werden: { $reason }.
refused-bad-public-url = „{ $url }“ ist nicht die Adresse eines Servers wie https://cards.example.org.
refused-bad-proxy = „{ $given }“ ist weder die Adresse eines Proxys wie 10.0.0.5 noch ein Netz von Proxys wie 10.0.0.0/24.
serving = Octavo ist zu finden unter { $url }
