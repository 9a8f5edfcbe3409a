# Proč se něco radí.

hint-only = Nic jiného udělat nemůžeš.
hint-sensible = Cokoli jiného by byla chyba.
hint-habit = Radí to zkušenost: v tomto závodě je toho skryto příliš mnoho, než aby se dalo něco spočítat.
hint-wait = Nejlepší je počkat: ať hrají nejdřív ostatní.
hint-equal = Všechny možnosti ({ $count }) vyjdou zhruba nastejno: vyber si podle libosti.
hint-close = Druhá nejlepší vyšla o trochu hůř; víc pokusů by to mohlo obrátit.
hint-trusted = Jiná možnost vyšla o trochu líp, ale víc pokusů by to mohlo obrátit: pro tuhle mluví zkušenost.
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
hint-wins = Počet vyhraných partií ze 100 možných rozložení karet: { $wins }, u druhé nejlepší { $next }.
hint-safe = Je jistější: výsledek se od průměru odchyluje asi o { $spread ->
    [one] { $spread } bod
    [few] { $spread } body
    [many] { $spread } bodu
   *[other] { $spread } bodů
}, u druhé nejlepší o { $next }.
hint-risky = Je odvážnější: výsledek se od průměru odchyluje asi o { $spread ->
    [one] { $spread } bod
    [few] { $spread } body
    [many] { $spread } bodu
   *[other] { $spread } bodů
}, u druhé nejlepší o { $next }.
hint-tried = Počet vyzkoušených rozložení karet, která odpovídají tomu, co vidíš: { $worlds }.
hint-certain = Nic už není skryté: je to propočítáno až do konce.
hint-line = { $what } ({ $lead } proti ostatním, vlastní body { $points })
hint-do-wait = počkat
hint-number = { $number }
