# What decisions of a finished match have cost.

review-title = { $game }: each decision against what could be known then ({ $simulations } possible deals each)
review-title-time = { $game }: each decision against what could be known then (up to { $seconds } s each)
review-goes-on = Thinking
review-share = { $name } made { $share } % of { $count ->
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
review-cost-chances = It cost { $chances } of 100 chances to win. Better: { $better }
review-seat = Player
review-mistakes = own mistakes
review-gifts = others' mistakes
review-luck = luck
review-deal = of it the deal
review-lead = lead
review-how = The lead is what somebody gained on the mean of the others: own mistakes, a share of the others' mistakes, and the rest, which is luck.
review-turns = Turning points:
review-turn-cost = { $name } decides, and it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-turn-chances = { $name } decides, and it costs { $chances } of 100 chances to win
review-turn-gain = { $name } can expect { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than before
review-turn-loss = { $name } can expect { $points ->
    [one] { $points } point
   *[other] { $points } points
} less than before
