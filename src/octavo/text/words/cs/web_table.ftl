web-table-prompt = Na co se čeká
web-table-your-turn = Jsi na tahu.
web-table-race = Závod: rychle!
web-table-waiting-for = Čeká se na: { $names }.
web-table-acts = na tahu
web-table-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
web-table-bot = robot
web-table-absent = mimo
web-table-to-play = má ještě hrát
web-table-last-trick = Předchozí zdvih
web-table-facts = Co teď platí
web-table-news = Co se stalo naposledy
web-table-cant = { $card } (teď to nejde; po zvolení se ukáže proč)
web-table-rule = Pravidlo { $rule }
web-table-close = Zavřít

web-table-all-choices = { $count ->
    [one] Jediná možnost jako tlačítko
    [2] Obě možnosti jako tlačítka
    [few] Všechny { $count } možnosti jako tlačítka
    [many] Všech { $count } možností jako tlačítka
   *[other] Všech { $count } možností jako tlačítka
}
web-table-find-choice = Najít možnost:
web-table-found = { $count ->
    [0] Nehodí se žádná možnost.
    [one] Hodí se { $count } možnost.
    [few] Hodí se { $count } možnosti.
    [many] Hodí se { $count } možnosti.
   *[other] Hodí se { $count } možností.
}
web-table-missing = Zbývá vybrat: { $count }
web-table-or-more = …nebo vyber další.
web-table-let-go = Vybrat znovu
web-table-sending = Odesílá se…
web-table-plan = Zvolit předem
web-table-ahead = Předem, než budeš na tahu:
web-table-ahead-none = Teď nejde nic zvolit předem.
web-table-queued = Jakmile to půjde: { $what }
web-table-queue-cancel = Raději ne
web-table-dropped = Zamýšlený tah ({ $what }) se už nehodí: vyber teď.

web-table-time-left = Zbývá: { $time }
web-table-bank = Časová rezerva: { $time }
web-table-clock-runs = Hodiny běží: { $time }

web-table-board = Deska: co je ještě možné
web-table-forbidden-by = ({ $name })
web-table-garden = Zahrada { $garden }
web-table-garden-turned = Zahrada { $garden }, otočená
web-table-field = Pole { $field }: { $card }
web-table-field-pawn = Pole { $field }: { $card }; stojí tu figurka
web-table-track-of = Trať: { $name }
web-table-pawn-start = Figurka je na startu.
web-table-pawn-field = Tady stojí figurka, na poli { $field }.
web-table-pawn-goal = Figurka je v cíli.
