# Kolik stála rozhodnutí v dohrané partii.

review-title = { $game }: každé rozhodnutí posouzené podle toho, co se tehdy dalo vědět (vyzkoušených rozložení karet na každé: { $simulations })
review-title-time = { $game }: každé rozhodnutí posouzené podle toho, co se tehdy dalo vědět (na každé nejvýš { $seconds } s)
review-goes-on = Přemýšlení
review-share = { $name }: { $share } % rozhodnutí (celkem { $count }) jako od mistra.
review-nothing-decided = { $name }: nebylo o čem rozhodovat.
review-costliest = Nejdražší rozhodnutí ({ $name }):
review-no-cost = { $name }: žádné rozhodnutí nebylo zjevnou chybou.
review-cost = Stálo to { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. Lepší je { $better }
review-cost-both = Stálo to { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} a šance na výhru tím klesla o { $chances ->
    [one] { $chances } procentní bod
    [few] { $chances } procentní body
   *[other] { $chances } procentních bodů
}. Lepší je { $better }
review-cost-chances = Šance na výhru tím klesla o { $chances ->
    [one] { $chances } procentní bod
    [few] { $chances } procentní body
   *[other] { $chances } procentních bodů
}. Lepší je { $better }
review-seat = Hráč
review-mistakes = vlastní chyby
review-gifts = chyby ostatních
review-luck = štěstí
review-deal = z toho rozdání
review-lead = náskok
review-how = Náskok je to, co kdo získal proti průměru ostatních. Skládá se z podílu na tom, co stály chyby ostatních, bez toho, co stály vlastní chyby, a ze zbytku, což je štěstí.
review-turns = Zlomové okamžiky:
review-turn-cost = { $name } se rozhoduje a stojí to { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
review-turn-chances = { $name } se rozhoduje a šance na výhru tím klesá o { $chances ->
    [one] { $chances } procentní bod
    [few] { $chances } procentní body
   *[other] { $chances } procentních bodů
}
review-turn-gain = { $name } může čekat náskok o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} větší než předtím
review-turn-loss = { $name } může čekat náskok o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} menší než předtím
