refused-unknown-bot = Einen Bot „{ $given }“ gibt es nicht; es gibt { $bots }.
refused-bot-time = Ein Bot hat { $low } bis { $high } Sekunden für einen Zug, nicht { $given }.
refused-arena-nothing = Abgebrochen, bevor die erste Kartenverteilung zu Ende gespielt war: Es gibt nichts zu berichten.
refused-arena-lost = Ein Prozess, der gespielt hat, ist abgestürzt; reicht der Speicher für so viele?
arena-played = { $game }: { $deals ->
    [one] eine Kartenverteilung, mit jedem Bot einmal auf jedem Platz
   *[other] { $deals } Kartenverteilungen, jede mit jedem Bot einmal auf jedem Platz
}: { $matches } Partien
arena-stopped = Abgebrochen; es { $deals ->
    [one] hätte eine Kartenverteilung
   *[other] hätten { $deals } Kartenverteilungen
} sein sollen.
arena-broken-off = Abgebrochen, weil sie zu lange dauerten, und nach dem letzten Stand gewertet: { $matches }.
arena-fair = Hinter ± und in Klammern: mit 95 % Sicherheit. Ein gerechter Anteil an den Siegen ist { $share } %.
arena-bad-choice = Ein Bot hat getan, was er nicht darf: { $what }
arena-figure = { NUMBER($number, minimumFractionDigits: 1) }
arena-wins = { $mean } % ({ $low }-{ $high })
column-bot = Bot
column-score = Punkte
column-rating = Wertung
column-thought = je Zug
column-slowest = längste
