huzz-blurb = Lay sets of equal cards; a higher set of the same size steals yours.
huzz-length = about 20 minutes

huzz-option-mode = Mode
huzz-option-mode-base = base: if you steal nothing, you may draw a card
huzz-option-mode-advanced = advanced: if you steal nothing, you draw nothing
huzz-option-mode-master = master: advanced, and 1s steal 13s and jokers
huzz-option-length = Rounds

huzz-card-x = joker

huzz-zone-display = display
huzz-zone-market = market
huzz-zone-shadow = shadow set

huzz-phase-play = A set is played.
huzz-phase-shadow = A group of the shadow set is stolen.
huzz-phase-steal = A layer is stolen: the thief takes the cards or refuses them.
huzz-phase-answer = The thief refused the layer: its owner decides about it.
huzz-phase-draw = A card is drawn.
huzz-phase-over = The match is over.

huzz-ask-play = Play a set: one or more equal cards.
huzz-ask-shadow = Pick the group that you steal from the shadow set.
huzz-ask-steal = Take the stolen cards, or refuse them?
huzz-ask-answer = Take your cards back, or discard them and draw as many?
huzz-ask-draw = Draw as many cards as you have lost.
huzz-ask-draw-skip = You may draw one card.

huzz-fact-round = Round { $round } of { $rounds }
huzz-fact-pile = Pile: { $left ->
    [one] { $left } card
   *[other] { $left } cards
}
huzz-fact-thief = { $seat } is the thief.
huzz-fact-victim = { $seat } is being robbed.
huzz-fact-due = Still to be drawn: { $due }

huzz-do-play = play { $set }
huzz-do-mixed = play { $set } with { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
huzz-do-jokers = play { $jokers ->
    [one] { $jokers } joker alone
   *[other] { $jokers } jokers alone
}
huzz-do-take = take the stolen cards
huzz-do-refuse = refuse the stolen cards
huzz-do-back = take the cards back
huzz-do-away = discard the cards and draw as many
huzz-do-skip = draw nothing
huzz-do-pile = draw from the pile
huzz-do-market = draw { $card } from the market
huzz-do-pair = draw { $card } and { $card_on } from the market
huzz-do-shadow = steal { $card } from the shadow set
huzz-did-play = { $seat } plays { $set }.
huzz-did-mixed = { $seat } plays { $set } with { $jokers ->
    [one] { $jokers } joker.
   *[other] { $jokers } jokers.
}
huzz-did-jokers = { $seat } plays { $jokers ->
    [one] { $jokers } joker alone.
   *[other] { $jokers } jokers alone.
}
huzz-did-take = { $seat } takes the stolen cards.
huzz-did-refuse = { $seat } refuses the stolen cards.
huzz-did-back = { $seat } takes the cards back.
huzz-did-away = { $seat } discards the cards and draws as many.
huzz-did-skip = { $seat } draws nothing.
huzz-did-pile = { $seat } draws from the pile.
huzz-did-market = { $seat } draws { $card } from the market.
huzz-did-pair = { $seat } draws { $card } and { $card_on } from the market.
huzz-did-shadow = { $seat } steals { $card } from the shadow set.

huzz-why-play-a-set = Play a set first: one or more equal cards of your hand.
huzz-why-too-few = Cards of this kind ({ $card }) in your hand: { $held }.
huzz-why-take-or-refuse = You are stealing a layer: take it or refuse it.
huzz-why-back-or-away = Your layer was stolen and refused: take it back, or put it away and draw as many cards.
huzz-why-pile-empty = The pile is empty: draw from the market.
huzz-why-must-draw = Cards were stolen from you: you have to draw as many.
huzz-why-not-offered = The market does not have this.
huzz-why-draw-a-card = Draw a card now, from the pile or from the market.
huzz-why-rob-the-shadow = Your set robs the shadow set: choose one of its groups that fit.

# Captions of the drawn examples beside the rules. The reader looks through the eyes of Anna, who is “you”.

huzz-example-a-set = You may play one, two or three 4s. A joker counts as the number that it is played with: the three 4s and the joker become one layer of four cards.
huzz-example-robbery = You play three 7s. Béla is safe: his layer has two cards. Cyril's and Dora's top layers have three cards each and are lower, so you rob first Cyril, then Dora. Each time you choose: take the cards, or refuse them.
huzz-example-refused = Béla's 7s have beaten your 6s, but he does not want them. Now it is up to you: take them back into your hand, or discard them and draw three cards.
huzz-example-only-the-top = Only the top layer can be stolen, and nobody is robbed twice in a turn. Your 9 takes Béla's 5; the 4 below it is safe for now.
huzz-example-equal-is-safe = Your 13 is no higher than Cyril's, and Béla has two cards on top: there is nothing to steal. So you may draw one card, from the pile or from the market, or draw nothing.
huzz-example-last-cards = Your last two cards end the round at once, and they steal nothing. Cards on the table are worth a point each, cards in hand cost one: you have 2, Béla 2 − 3 = −1, Cyril 1 − 2 = −1.
huzz-example-shadow-set = In a duel the shadow set is robbed first. Your 12 beats each of the groups that have a single card: choose the 3, the 8 or the 10.
