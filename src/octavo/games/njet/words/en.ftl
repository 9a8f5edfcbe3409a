njet-blurb = Forbid what you fear, and play what is left, in teams that change every round.
njet-length = about 60 minutes

njet-option-equals = Equal cards
njet-option-equals-first = the one played first wins
njet-option-equals-last = the one played last wins
njet-option-scoring = Points of a round
njet-option-scoring-full = each team gets its whole result
njet-option-scoring-difference = the better team gets the difference, the other nothing

njet-phase-veto = Everyone in turn forbids one thing; what is still possible is listed.
njet-phase-teams = The starter forms the teams.
njet-phase-away = Everyone chooses the cards to put away.
njet-phase-play = A card is played to the trick.
njet-phase-over = The match is over.

njet-ask-veto = Forbid one thing: pick a free cell of the board.
njet-ask-teams = Pick your partner.
njet-ask-teams-team-1 = Play alone, or pick a partner.
njet-ask-teams-team-2-monster = Pick one or two partners, and choose who of the team of two gets the monster.
njet-ask-away = Put two cards of your hand away.
njet-ask-away-away-one = Put one card of your hand away.
njet-ask-away-give = Give two cards of your hand to your right neighbour.
njet-ask-play = Play a card.

njet-zone-captured = captured 0s
njet-zone-given = from the left neighbour

njet-fact-round = Round { $round } of { $rounds }
njet-fact-dealer = { $seat } is dealer.
njet-fact-start = Starter: { $seat }
njet-fact-away = Cards put away: { $rule ->
    [one] one
    [two] two
    [no-zeros] two, no 0s
    [right] two to the right
   *[none] none
}
njet-fact-trump = Trump: { $colour }
njet-fact-super = Supertrumps (0s): { $colour }
njet-fact-points = Points for a trick or a captured 0: { $points }
njet-fact-team-1 = Alone: { $seat_a }
njet-fact-team-2 = Team: { $seat_a }, { $seat_b }
njet-fact-team-3 = Team: { $seat_a }, { $seat_b }, { $seat_c }
njet-fact-monster = { $seat } has the monster and counts double.
njet-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}

njet-do-veto-start = forbid { $seat_start } as starter
njet-do-veto-away = { $rule ->
    [one] forbid putting one card away
    [two] forbid putting two cards away
    [no-zeros] forbid putting two cards away, no 0s
    [right] forbid giving two cards to the right
   *[none] forbid putting no cards away
}
njet-do-veto-trump = { $colour ->
    [none] forbid playing without trumps
   *[other] forbid { $colour } as trump
}
njet-do-veto-super = { $colour ->
    [none] forbid playing without supertrumps
   *[other] forbid { $colour } 0s as supertrumps
}
njet-do-veto-points = forbid { $points } as the points for a trick
njet-do-team-1 = play alone
njet-do-team-2 = team: { $seat_a }, { $seat_b }
njet-do-team-2-monster = team: { $seat_a }, { $seat_b }; monster: { $seat_monster }
njet-do-team-3-monster = team: { $seat_a }, { $seat_b }, { $seat_c }; monster: { $seat_monster }
njet-do-away-one = put { $card } away
njet-do-away-two = put { $card } and { $second } away
njet-do-give = give { $card } and { $second } to the right
njet-do-play = play { $card }
njet-did-veto-start = { $seat } forbids { $seat_start } as starter.
njet-did-veto-away = { $seat } { $rule ->
    [one] forbids putting one card away
    [two] forbids putting two cards away
    [no-zeros] forbids putting two cards away, no 0s
    [right] forbids giving two cards to the right
   *[none] forbids putting no cards away
}.
njet-did-veto-trump = { $seat } { $colour ->
    [none] forbids playing without trumps
   *[other] forbids { $colour } as trump
}.
njet-did-veto-super = { $seat } { $colour ->
    [none] forbids playing without supertrumps
   *[other] forbids { $colour } 0s as supertrumps
}.
njet-did-veto-points = { $seat } forbids { $points } as the points for a trick.
njet-did-team-1 = { $seat } plays alone.
njet-did-team-2 = { $seat } forms a team: { $seat_a }, { $seat_b }.
njet-did-team-2-monster = { $seat } forms a team: { $seat_a }, { $seat_b }. The monster goes to { $seat_monster }.
njet-did-team-3-monster = { $seat } forms a team: { $seat_a }, { $seat_b }, { $seat_c }. The monster goes to { $seat_monster }.
njet-did-away-one = { $seat } puts a card away.
njet-did-away-two = { $seat } puts two cards away.
njet-did-give = { $seat } gives two cards to the right.
njet-did-play = { $seat } plays { $card }.

njet-why-cover-a-cell = Cover a free cell of the board now.
njet-why-seat-not-there = Nobody sits there: that cell is covered for the whole match.
njet-why-cell-covered = That cell is covered already.
njet-why-last-of-row = That is the last free cell of its row, and it must stay free.
njet-why-form-teams-3 = You form the teams: play alone, or pick one partner.
njet-why-form-teams-4 = You form the teams: pick one partner.
njet-why-form-teams-5 = You form the teams: pick one or two partners, and give the monster to somebody in the team of two.
njet-why-put-one-away = First put one card of your hand away.
njet-why-put-two-away = First put two cards of your hand away.
njet-why-give-two = First give two cards of your hand to your right neighbour.
njet-why-no-zeros = You may put 0s away only if you have too few other cards.
njet-why-not-twice = You have { $card } only once.
njet-why-play-a-card = Play a card of your hand now.
njet-why-super-is-trump = You can't play { $card } here: it is a supertrump and not { $colour }. You have a { $colour } card, so play it.

# Captions of the drawn examples beside the rules. The reader looks through the eyes of Anna, who is “you”.

njet-example-settled-row = One cell of each row has to stay free. Here the cards away and the supertrumps are settled; you may forbid something only in a row that has two or more free cells. You forbid yellow as trump.
njet-example-reading-the-board = All stones are laid, and what is left holds in this round: you lead, no cards go away, black is trump, the blue 0s are supertrumps, and a trick is worth 2.
njet-example-supertrump-is-no-blue = Blue is led. The blue 0s are supertrumps now and no blue cards any more, so blue 3 is the only card that you may play.
njet-example-captured-nought = Béla and Cyril are your partners, black is trump. Your black 7 takes the trick and captures Emil's black 0. Cyril's yellow 0 comes from a partner and is not captured.
njet-example-first-of-equals = Cyril has played red 7, and you must follow with the same card. Of equal cards the first one wins: the trick is Cyril's.
njet-example-scoring = A trick and a captured 0 are worth 2. You, Dora and Emil come to 7 tricks and three 0s: 20 for each of you. Béla has 3 tricks, that is 6; Cyril's 2 tricks and his 0 count double because of the monster, that is 12. Both of them get 18.
