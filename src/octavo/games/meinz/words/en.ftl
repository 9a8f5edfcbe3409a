meinz-blurb = Take exactly two tricks, and make them worth the most of all, or the least.
meinz-length = about 30 minutes

meinz-option-monster = The monster's points
meinz-option-monster-counts = with three players, its cards are counted, plus 12
meinz-option-monster-highest = with three players, it is always first

meinz-phase-away = Everyone puts one card away.
meinz-phase-play = A card is played to the trick.
meinz-phase-claim = The trick can be claimed.
meinz-phase-swap = The winner may swap a card.
meinz-phase-over = The match is over.

meinz-ask-away = Put one card of your hand away.
meinz-ask-play = Play a card.
meinz-ask-claim = Claim the trick, or leave it?
meinz-ask-swap = Swap a card of your hand for one of the trick, or swap nothing.

meinz-fact-round = Round { $round } of { $rounds }
meinz-fact-starter = { $seat } is start player.
meinz-fact-claimed = { $seat } has claimed this trick.
meinz-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}

meinz-do-away = put { $card } away
meinz-do-play = play { $card }
meinz-do-claim = claim the trick
meinz-do-leave = leave the trick
meinz-do-keep = swap nothing
meinz-do-swap = give { $given }, take { $taken }
meinz-did-away = { $seat } puts a card away.
meinz-did-play = { $seat } plays { $card }.
meinz-did-claim = { $seat } claims the trick.
meinz-did-leave = { $seat } leaves the trick.
meinz-did-keep = { $seat } swaps nothing.
meinz-did-swap = { $seat } gives { $given } and takes { $taken }.

meinz-why-put-one-away = First put one card of your hand away.
meinz-why-answer-claim = You are asked about the trick: answer claim or leave.
meinz-why-follow-colour-or-number = The card led is { $led }, and you have that colour: play the colour, or the same number.
meinz-why-play-a-card = Play a card of your hand now.
meinz-why-swap-or-keep = You won the trick: swap a card of your hand for one of the trick, or keep.

# Captions of the drawn examples beside the rules. The reader looks through the eyes of Anna, who is “you”.

meinz-example-colour-or-number = Red 5 is led. You have red cards, so you play one of them or any other 5. Green 9 is neither.
meinz-example-lowest-takes = Nobody has claimed the trick, so the lowest number takes it, whatever its colour: Cyril, with green 2.
meinz-example-claim = You led and are asked for the third time. You claim: the trick is yours, though Dora now adds yellow 1, the lowest card.
meinz-example-swap = The trick is yours. You may swap one card: you put blue 9 into it and take yellow 1. The trick now counts 29 instead of 21, and everybody has seen both cards.
meinz-example-two-tricks-are-enough = You have two tricks already, so your blue 1 is passed over. Blue 3 and green 3 are level, and blue 3 was played first: Béla takes the trick.
meinz-example-scoring = Eight cards each are added up. Dora has the highest sum, 51, and gets 3 points; Béla is second with 38 and gets 1. Cyril's 37 get nothing. Yours is the lowest, 31: 2 points.
