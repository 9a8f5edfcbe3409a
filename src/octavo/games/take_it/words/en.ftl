take_it-blurb = Call for the row before the others do, but not too often.
take_it-length = about 15 minutes

take_it-phase-turn = Cards are turned up into the row.
take_it-phase-last = The last card lies there: the row can still be taken, for a short time.
take_it-phase-over = The match is over.

take_it-ask-turn = Turn up the next card.
take_it-ask-turn-take = Take the row, or let it grow?
take_it-ask-last = Take the last row, or leave it?

take_it-fact-pile = { $cards ->
    [0] The pile is used up.
    [one] One card is left in the pile.
   *[other] { $cards } cards are left in the pile.
}
take_it-fact-dealer = { $seat } deals.
take_it-fact-dealer-stays = { $seat } deals to the end.
take_it-fact-turned = Turned last: { $card }
take_it-fact-stacks = { $seat }: { $stacks } of { $takes } stacks, { $cards ->
    [one] one card
   *[other] { $cards } cards
}

take_it-do-turn = turn up the next card
take_it-do-take = take the row
take_it-do-time = time is up
take_it-did-turn = { $seat } turns up a card.
take_it-did-take = { $seat } takes the row.
take_it-did-time = Time is up: the row is nobody's.

take_it-why-no-row = There is no row to take.
take_it-why-no-takes = You have used all your { $takes } takes.
take_it-why-clock = Only the clock can say that time is up.
take_it-why-last-row = The pile is used up: the row can be taken, and nothing more is turned.
take_it-why-dealer-turns = Only the dealer turns cards, and that is { $seat }.

take_it-card-d-10 = direct −10
take_it-card-d-9 = direct −9
take_it-card-d-8 = direct −8
take_it-card-d-7 = direct −7
take_it-card-d-6 = direct −6
take_it-card-d-5 = direct −5
take_it-card-d-4 = direct −4
take_it-card-d-3 = direct −3
take_it-card-d-2 = direct −2
take_it-card-d-1 = direct −1
take_it-card-d0 = direct 0
take_it-card-d1 = direct 1
take_it-card-d2 = direct 2
take_it-card-d3 = direct 3
take_it-card-d4 = direct 4
take_it-card-d5 = direct 5
take_it-card-d6 = direct 6
take_it-card-d7 = direct 7
take_it-card-d8 = direct 8
take_it-card-d9 = direct 9
take_it-card-d10 = direct 10
take_it-card-p-10 = pair −10
take_it-card-p-9 = pair −9
take_it-card-p-8 = pair −8
take_it-card-p-7 = pair −7
take_it-card-p-6 = pair −6
take_it-card-p-5 = pair −5
take_it-card-p-4 = pair −4
take_it-card-p-3 = pair −3
take_it-card-p-2 = pair −2
take_it-card-p-1 = pair −1
take_it-card-p1 = pair 1
take_it-card-p2 = pair 2
take_it-card-p3 = pair 3
take_it-card-p4 = pair 4
take_it-card-p5 = pair 5
take_it-card-p6 = pair 6
take_it-card-p7 = pair 7
take_it-card-p8 = pair 8
take_it-card-p9 = pair 9
take_it-card-p10 = pair 10
take_it-card-x = joker
take_it-card-k = black

# Captions of the drawn examples beside the rules. The reader looks through the eyes of Anna, who is “you”.

take_it-example-taking-the-row = The first player to call gets the whole row, the good and the bad. It uses up one of your three takes, and from now on you turn up the cards.
take_it-example-pairs = Two equal pair cards count once: 6 for the two 6s, −2 for the two −2s. The single 10 counts nothing, the direct 4 counts itself: 8 points.
take_it-example-joker-completes = Each joker completes a single pair card, the highest first: 8 + 3 = 11. The negative ones stay single and count nothing.
take_it-example-joker-is-not-needed = The two 6s are a pair already and are not taken apart: 6 points. Two jokers without a card to complete count nothing.
take_it-example-black-cards = Most black cards: 10 points. You and Béla have three each, so both of you get them: 11 and 14 points. Cyril has 9.
take_it-example-dealer-to-the-end = You take for the third time, and nobody has used up all takes before you: you deal to the end, even though Dora takes the next row.
take_it-example-the-rest = You use up your last take, and now only Béla has takes left. The match is over, and he gets the five cards of the pile.
