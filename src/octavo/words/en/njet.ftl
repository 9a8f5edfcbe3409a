njet-blurb = Forbid what you fear, and play what is left, in teams that change every round.

njet-option-equals = Of equal cards
njet-option-equals-first = the one played first wins
njet-option-equals-last = the one played last wins
njet-option-scoring = Points of a round
njet-option-scoring-full = each team gets its whole result
njet-option-scoring-difference = the better team gets the difference, the other nothing

njet-phase-veto = Everyone in turn forbids one thing; what is still possible is listed.
njet-phase-teams = The starter forms the teams.
njet-phase-away = Everyone chooses the cards that go away.
njet-phase-play = A card is played to the trick.
njet-phase-over = The match is over.

njet-ask-veto = Forbid one thing: pick a free cell of the board.
njet-ask-teams = Pick your partner.
njet-ask-teams-team-1 = Play alone, or pick a partner.
njet-ask-teams-team-2-monster = Pick one or two partners, and who of the team of two gets the monster.
njet-ask-away = Put two cards of your hand away.
njet-ask-away-away-one = Put one card of your hand away.
njet-ask-away-give = Give two cards of your hand to your right neighbour.
njet-ask-play = Play a card.

njet-zone-captured = captured 0s
njet-zone-given = from the left neighbour

njet-fact-round = Round { $round } of { $rounds }
njet-fact-dealer = { $seat } is dealer.
njet-fact-start = Starter: { $seat }
njet-fact-away = Cards away: { $rule ->
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

njet-do-veto-start = forbid as starter: { $seat_start }
njet-do-veto-away = forbid as cards away: { $rule ->
    [one] one
    [two] two
    [no-zeros] two, no 0s
    [right] two to the right
   *[none] none
}
njet-do-veto-trump = forbid as trump: { $colour }
njet-do-veto-super = forbid as supertrumps: { $colour }
njet-do-veto-points = forbid as points for a trick: { $points }
njet-do-team-1 = play alone
njet-do-team-2 = team: { $seat_a }, { $seat_b }
njet-do-team-2-monster = team: { $seat_a }, { $seat_b }; monster: { $seat_monster }
njet-do-team-3-monster = team: { $seat_a }, { $seat_b }, { $seat_c }; monster: { $seat_monster }
njet-do-away-one = put { $card } away
njet-do-away-two = put { $card } and { $second } away
njet-do-give = give { $card } and { $second } to the right
njet-do-play = play { $card }
njet-did-veto-start = { $seat } forbids as starter: { $seat_start }.
njet-did-veto-away = { $seat } forbids as cards away: { $rule ->
    [one] one
    [two] two
    [no-zeros] two, no 0s
    [right] two to the right
   *[none] none
}.
njet-did-veto-trump = { $seat } forbids as trump: { $colour }.
njet-did-veto-super = { $seat } forbids as supertrumps: { $colour }.
njet-did-veto-points = { $seat } forbids as points for a trick: { $points }.
njet-did-team-1 = { $seat } plays alone.
njet-did-team-2 = { $seat } forms a team: { $seat_a }, { $seat_b }.
njet-did-team-2-monster = { $seat } forms a team: { $seat_a }, { $seat_b }. The monster goes to { $seat_monster }.
njet-did-team-3-monster = { $seat } forms a team: { $seat_a }, { $seat_b }, { $seat_c }. The monster goes to { $seat_monster }.
njet-did-away-one = { $seat } puts a card away.
njet-did-away-two = { $seat } puts two cards away.
njet-did-give = { $seat } gives two cards to the right.
njet-did-play = { $seat } plays { $card }.

njet-why-cover-a-cell = Now a free cell of the board is covered.
njet-why-seat-not-there = Nobody sits there: that cell is covered for the whole match.
njet-why-cell-covered = That cell is covered already.
njet-why-last-of-row = That is the last free cell of its row, and it must stay free.
njet-why-form-teams-3 = You form the teams: play alone, or pick one partner.
njet-why-form-teams-4 = You form the teams: pick one partner.
njet-why-form-teams-5 = You form the teams: you and one or two others, and the monster for one of the team of two.
njet-why-put-one-away = First put one card of your hand away.
njet-why-put-two-away = First put two cards of your hand away.
njet-why-give-two = First give two cards of your hand to your right neighbour.
njet-why-no-zeros = 0s may be put away only if you have too few other cards.
njet-why-not-twice = You have { $card } only once.
njet-why-play-a-card = Now a card of your hand is played.
njet-why-super-is-trump = { $card } is a supertrump and not { $colour }: play { $colour }, since you have it.
