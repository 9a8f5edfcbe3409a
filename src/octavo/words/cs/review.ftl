# Kolik stála rozhodnutí v dohrané partii.

review-title = { $game }: každé rozhodnutí podle toho, co se tehdy dalo vědět (rozložení karet na jedno: { $simulations })
review-title-time = { $game }: každé rozhodnutí podle toho, co se tehdy dalo vědět (na jedno nejvýš { $seconds } s)
review-goes-on = Přemýšlení
review-share = { $name }: { $share } % rozhodnutí (z { $count }) jako od mistra.
review-nothing-decided = { $name }: nebylo o čem rozhodovat.
review-costliest = Nejdražší rozhodnutí ({ $name }):
review-no-cost = { $name }: žádné rozhodnutí nebylo zjevná chyba.
review-cost = Stálo to { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. Lepší je { $better }
review-cost-chances = Stálo to { $chances } ze 100 šancí na výhru. Lepší je { $better }
review-seat = Hráč
review-mistakes = vlastní chyby
review-gifts = chyby ostatních
review-luck = štěstí
review-deal = z toho rozdání
review-lead = náskok
review-how = Náskok je to, co kdo získal proti průměru ostatních: vlastní chyby, podíl z chyb ostatních a zbytek, což je štěstí.
review-turns = Zlomové okamžiky:
review-turn-cost = { $name } se rozhodne a stojí to { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
review-turn-chances = { $name } se rozhodne a stojí to { $chances } ze 100 šancí na výhru
review-turn-gain = { $name } může čekat o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc než předtím
review-turn-loss = { $name } může čekat o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} míň než předtím
