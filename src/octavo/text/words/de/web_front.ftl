# Die Startseite und die Wege von ihr an einen Tisch.

web-new-bots = Gegen Bots
web-front-set = Mit Freunden
web-front-unfinished = Angefangene Partien
web-front-continue = Weiter
web-front-finished = Zuletzt beendet
web-front-look = Ansehen
web-front-put-away = Aus der Liste nehmen: { $what }
web-front-invited = Hat dich jemand eingeladen?
web-join-link = Der Link, den du bekommen hast
web-join-go = An den Tisch
web-join-wrong = Das ist kein Link zu einem Tisch.
