# Proč se něco radí.

hint-only = Nic jiného udělat nemůžeš.
hint-wait = Nejlepší je počkat: ať táhnou nejdřív ostatní.
hint-equal = Všechny možnosti ({ $count }) mají přibližně stejnou cenu: vyber si podle libosti.
hint-close = Druhá nejlepší má skoro stejnou cenu; náhoda v kartách je větší než ten rozdíl.
hint-clear = Má cenu o { $gap ->
    [one] { $gap } bod
    [few] { $gap } body
    [many] { $gap } bodu
   *[other] { $gap } bodů
} vyšší než druhá nejlepší.
hint-alone = Všechno ostatní je mnohem horší, nejméně o { $gap ->
    [one] { $gap } bod
    [few] { $gap } body
    [many] { $gap } bodu
   *[other] { $gap } bodů
}.
hint-wins = Ze 100 možných světů vyhraje partii v { $wins }, druhá nejlepší v { $next }.
hint-safe = Je jistější: výsledek kolísá o { $spread } b., u druhé nejlepší o { $next } b.
hint-risky = Je odvážnější: výsledek kolísá o { $spread } b., u druhé nejlepší o { $next } b.
hint-tried = Zjištěno zkoušením možností ve světech, které odpovídají tomu, co vidíš: { $worlds }.
hint-certain = Nic už není skryté: je to propočítáno až do konce.
hint-line = { $what }: { $lead } proti ostatním, vlastní body { $points }
hint-do-wait = počkat
hint-number = { $number }
