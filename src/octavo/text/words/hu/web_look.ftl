web-menu = Menü
web-theme = Világos vagy sötét
web-theme-system = Rendszer szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-beside-open = Napló, chat és szabályok

web-hand-dealt = Osztás szerint
web-hand-suit = Szín szerint
web-hand-number = Szám szerint
web-hand-own = Saját sorrend
web-hand-how = Rendezi a lapjaidat. A lapokat át is húzhatod, vagy a Ctrl és a nyilak segítségével mozgathatod.

# Egy helynél, egy-két szóban.
web-badge-dealer = osztó
web-badge-dealer-stays = osztó
web-badge-chief = főnök
web-badge-vice = helyettes
web-badge-partner = partner
web-badge-monster = szörny
web-badge-starter = kezdőjátékos
web-badge-claimed = lefoglalta
web-badge-thief = tolvaj
web-badge-victim = tőle lopnak
web-badge-racer = versenyben
web-badge-receiver = lapot kapott
web-badge-stopped = álljt kiáltott

# Egy tábla sorai, ahol kevés a hely.
web-row-start = Kezdő
web-row-away = Félretétel
web-row-trump = Adu
web-row-super = Szuper
web-row-points = Pont
