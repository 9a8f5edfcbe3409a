# Procházení dohrané partie.

web-timeline = Časová osa
web-replay-run = Přehrát
web-replay-pause = Pauza
web-replay-speed = Rychlost
web-replay-times = { $times }×
web-turns = Zlomové okamžiky
web-turn-lead = { $name } jde do vedení
web-turn-gain = { $name }
web-sheet-jump = Na { $line }. řádek bodování
web-review-more = Další
web-review-seat = Očima hráče
web-review-keys = Šipky jdou o krok, Page Up a Page Down od bodování k bodování, Home a End na začátek a na konec, mezerník partii přehraje.
