# Proč se něco radí.

hint-only = Nic jiného udělat nemůžeš.
hint-sensible = Cokoli jiného by byla chyba.
hint-habit = Radí to zkušenost: v tomto závodě je toho skryto příliš mnoho, než aby se dalo něco spočítat.
hint-wait = Nejlepší je počkat: ať hrají nejdřív ostatní.
hint-equal = Všechny možnosti ({ $count }) vyjdou zhruba nastejno: vyber si podle libosti.
hint-close = Druhá nejlepší vyjde skoro nastejno; náhoda v kartách je větší než ten rozdíl.
hint-trusted = Jiná možnost vyšla o trochu líp, ale o méně, než dělá náhoda v kartách: pro tuhle mluví zkušenost.
hint-victory = Jiná možnost vynese víc bodů, ale s touhle se partie vyhrává častěji.
hint-tied = Jiná možnost vyjde přesně nastejno.
hint-clear = Vynese o { $gap ->
    [one] { $gap } bod
    [few] { $gap } body
    [many] { $gap } bodu
   *[other] { $gap } bodů
} víc než druhá nejlepší.
hint-alone = Všechno ostatní je mnohem horší, nejméně o { $gap ->
    [one] { $gap } bod
    [few] { $gap } body
    [many] { $gap } bodu
   *[other] { $gap } bodů
}.
hint-wins = Ze 100 možných rozložení karet vyhraje partii v { $wins }, druhá nejlepší v { $next }.
hint-safe = Je jistější: výsledek kolísá o { $spread } b., u druhé nejlepší o { $next } b.
hint-risky = Je odvážnější: výsledek kolísá o { $spread } b., u druhé nejlepší o { $next } b.
hint-tried = Zjištěno zkoušením v možných rozloženích karet, která odpovídají tomu, co vidíš: { $worlds }.
hint-certain = Nic už není skryté: je to propočítáno až do konce.
hint-line = { $what } ({ $lead } proti ostatním, vlastní body { $points })
hint-do-wait = počkat
hint-number = { $number }
