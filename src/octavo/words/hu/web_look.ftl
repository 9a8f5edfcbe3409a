web-menu = Menü
web-theme = Világos vagy sötét
web-theme-system = Ahogy a rendszer
web-theme-light = Világos
web-theme-dark = Sötét
web-beside-open = Napló, csevegés, szabályok

web-hand-dealt = Osztás szerint
web-hand-suit = Szín szerint
web-hand-number = Szám szerint
web-hand-own = Saját sorrend
web-hand-how = Rendezi a lapjaidat. A lapok húzhatók is, vagy a Ctrl és a nyílbillentyűk mozgatják őket.

# At a seat, in a word or two.
web-badge-dealer = osztó
web-badge-dealer-stays = osztó
web-badge-chief = főnök
web-badge-vice = helyettes
web-badge-partner = partner
web-badge-monster = szörny
web-badge-starter = kezdőjátékos
web-badge-claimed = lefoglalta
web-badge-active = soron van
web-badge-victim = tőle lopnak
web-badge-racer = versenyben
web-badge-receiver = lapot kapott
web-badge-stopped = álljt kiáltott

# The rows of a board, where there is little room.
web-row-start = Kezdő
web-row-away = Félre
web-row-trump = Adu
web-row-super = Szuperadu
web-row-points = Pont
