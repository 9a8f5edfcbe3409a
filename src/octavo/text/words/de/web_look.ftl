web-menu = Menü
web-theme = Hell oder dunkel
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-beside-open = Verlauf, Chat und Regeln

web-hand-dealt = Wie gegeben
web-hand-suit = Nach Farbe
web-hand-number = Nach Zahl
web-hand-own = Eigene Ordnung
web-hand-how = Sortiert deine Hand. Karten lassen sich auch ziehen oder mit Strg und Pfeiltasten verschieben.

# An einem Platz, in ein, zwei Worten.
web-badge-dealer = gibt
web-badge-dealer-stays = gibt
web-badge-chief = Chef
web-badge-vice = Vize
web-badge-partner = Partner
web-badge-monster = Monster
web-badge-starter = Startspieler
web-badge-claimed = will den Stich
web-badge-thief = Dieb
web-badge-victim = wird bestohlen
web-badge-racer = im Wettrennen
web-badge-receiver = hat eine Karte bekommen
web-badge-stopped = hat Stopp gerufen

# Die Reihen eines Bretts, wo wenig Platz ist.
web-row-start = Start
web-row-away = Weglegen
web-row-trump = Trümpfe
web-row-super = Super
web-row-points = Punkte
