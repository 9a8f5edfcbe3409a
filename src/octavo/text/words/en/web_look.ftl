web-menu = Menu
web-theme = Light or dark
web-theme-system = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-beside-open = Log, chat and rules

web-hand-dealt = As dealt
web-hand-suit = By suit
web-hand-number = By number
web-hand-own = My own order
web-hand-how = Sorts the hand. Cards can also be dragged, or moved with Ctrl and the arrow keys.

# At a seat, in a word or two.
web-badge-dealer = dealer
web-badge-dealer-stays = dealer
web-badge-chief = chief
web-badge-vice = vice
web-badge-partner = partner
web-badge-monster = monster
web-badge-starter = start player
web-badge-claimed = claims it
web-badge-thief = thief
web-badge-victim = is robbed
web-badge-racer = in the race
web-badge-receiver = got a card
web-badge-stopped = called Stop

# The rows of a board, where there is little room.
web-row-start = Starter
web-row-away = Put away
web-row-trump = Trump
web-row-super = Super
web-row-points = Points
