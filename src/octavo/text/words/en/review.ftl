# What decisions of a finished match have cost.

review-title = { $game }: each decision judged by what could be known then ({ $simulations ->
    [one] one possible deal
   *[other] { $simulations } possible deals
} each)
review-title-time = { $game }: each decision judged by what could be known then (up to { $seconds } s each)
review-goes-on = Thinking
review-share = { $name } made { $share }% of { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} as an expert would.
review-nothing-decided = { $name } had nothing to decide.
review-costliest = The costliest decisions of { $name }:
review-no-cost = No decision of { $name } was clearly a mistake.
review-cost = It cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Better: { $better }
review-cost-both = It cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and lowered the chance of winning by { $chances ->
    [one] { $chances } percentage point
   *[other] { $chances } percentage points
}. Better: { $better }
review-cost-chances = It lowered the chance of winning by { $chances ->
    [one] { $chances } percentage point
   *[other] { $chances } percentage points
}. Better: { $better }
review-seat = Player
review-mistakes = own mistakes
review-gifts = others' mistakes
review-luck = luck
review-deal = of which the deal
review-lead = lead
review-how = A player's lead is the difference from the mean score of the others. It adds up three things: a share of what the others' mistakes cost, minus what the player's own mistakes cost, and luck, which is the rest.
review-turns = Turning points:
review-turn-cost = { $name } makes a decision that costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-turn-chances = { $name } makes a decision that lowers the chance of winning by { $chances ->
    [one] { $chances } percentage point
   *[other] { $chances } percentage points
}
review-turn-gain = { $name } can expect a lead larger by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-turn-loss = { $name } can expect a lead smaller by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
