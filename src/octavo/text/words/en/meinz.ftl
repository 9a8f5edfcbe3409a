meinz-blurb = Take exactly two tricks, and make them worth the most of all, or the least.

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
