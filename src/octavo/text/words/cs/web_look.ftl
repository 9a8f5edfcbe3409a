web-menu = Nabídka
web-theme = Světlý, nebo tmavý
web-theme-system = Podle systému
web-theme-light = Světlý
web-theme-dark = Tmavý
web-beside-open = Záznam, chat a pravidla

web-hand-dealt = Jak přišly
web-hand-suit = Podle barvy
web-hand-number = Podle čísla
web-hand-own = Vlastní pořadí
web-hand-how = Seřadí tvé karty. Dají se i přetahovat, nebo posouvat klávesou Ctrl a šipkami.

# At a seat, in a word or two.
web-badge-dealer = rozdává
web-badge-dealer-stays = rozdává
web-badge-chief = šéf
web-badge-vice = zástupce
web-badge-partner = partner
web-badge-monster = příšera
web-badge-starter = začíná
web-badge-claimed = bere si ho
web-badge-thief = zloděj
web-badge-victim = oběť
web-badge-racer = závodí
web-badge-receiver = dostává kartu
web-badge-stopped = volá Stop

# The rows of a board, where there is little room.
web-row-start = Začíná
web-row-away = Odložit
web-row-trump = Trumfy
web-row-super = Super
web-row-points = Body
