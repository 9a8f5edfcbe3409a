web-table-prompt = A kérdés
web-table-your-turn = Te következel.
web-table-race = Verseny: siess!
web-table-waiting-for = { $names } következik.
web-table-acts = ő következik
web-table-points = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
web-table-bot = robot
web-table-absent = nincs itt
web-table-to-play = még hátravan
web-table-last-trick = Az előző ütés
web-table-facts = Ami most érvényes
web-table-news = Ami legutóbb történt
web-table-cant = { $card } (most nem lehet; válaszd ki, és kiderül, miért)
web-table-rule = { $rule }. szabály
web-table-close = Bezárás

web-table-all-choices = { $count ->
    [one] Az egyetlen lehetőség gombként
   *[other] Minden lehetőség gombként ({ $count })
}
web-table-find-choice = Lehetőség keresése:
web-table-found = { $count ->
    [0] Egy lehetőség sem illik rá.
    [one] { $count } lehetőség illik rá.
   *[other] { $count } lehetőség illik rá.
}
web-table-missing = { $count ->
    [one] Még egy hiányzik.
   *[other] Még { $count } hiányzik.
}
web-table-or-more = … vagy válassz hozzá még.
web-table-let-go = Elölről
web-table-sending = Úton van…
web-table-plan = Előre választok
web-table-ahead = Előre, a köröd előtt:
web-table-ahead-none = Most semmit sem lehet előre kiválasztani.
web-table-queued = Amint te következel: { $what }
web-table-queue-cancel = Mégsem
web-table-dropped = Amit szerettél volna ({ $what }), már nem illik ide: most válassz.

web-table-time-left = Hátralévő idő: { $time }
web-table-bank = Tartalékidő: { $time }
web-table-clock-runs = Az óra jár: { $time }

web-table-board = A tábla: ami még lehetséges
web-table-forbidden-by = ({ $name })
web-table-garden = Kert: { $garden }
web-table-garden-turned = Kert: { $garden }, megfordítva
web-table-field = { $field }. mező: { $card }
web-table-field-pawn = { $field }. mező: { $card }; itt áll a bábu
web-table-track-of = Pálya: { $name }
web-table-pawn-start = A bábu a rajtnál áll.
web-table-pawn-field = Itt áll a bábu: { $field }. mező.
web-table-pawn-goal = A bábu a célban van.
