mu-blurb = Bid with your own cards, name trumps from among them, and take the triangles that you promised.
mu-length = about 60 minutes

mu-option-goal = Points that end the match

mu-zone-last = in the previous trick

mu-phase-auction = The auction: cards are laid face up.
mu-phase-trump = A trump is named.
mu-phase-partner = The chief picks a partner.
mu-phase-play = A card is played to the trick.
mu-phase-over = The match is over.

mu-ask-auction = Lay a card face up, or pass.
mu-ask-auction-done = Lay another card, or no more?
mu-ask-trump = Name a trump: a colour or a number on your laid cards.
mu-ask-trump-trump-none = Name a trump on your laid cards, a colour or a number, or none.
mu-ask-partner = Pick your partner.
mu-ask-play = Play a card.
mu-ask-play-open = Play a card; it may be one of your laid ones.

mu-fact-goal = The match goes to { $goal } points.
mu-fact-dealer = { $seat } is the dealer.
mu-fact-bid = { $seat }: a bid of { $bid ->
    [one] { $bid } card
   *[other] { $bid } cards
}
mu-fact-chief = { $seat } is chief; the team needs { $target } triangles.
mu-fact-vice = { $seat } is vice.
mu-fact-no-vice = There is no vice.
mu-fact-partner = { $seat } is the chief's partner.
mu-fact-chief-trump-colour = The chief's trump: { $colour }
mu-fact-chief-trump-number = The chief's trump: the number { $number }
mu-fact-chief-trump-none = The chief names no trump.
mu-fact-vice-trump-colour = The vice's trump: { $colour }
mu-fact-vice-trump-number = The vice's trump: the number { $number }
mu-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}

mu-do-lay = lay { $card }
mu-do-pass = pass
mu-do-done = lay no more
mu-do-trump-colour = trump: { $colour }
mu-do-trump-number = trump: the number { $number }
mu-do-trump-none = no trump
mu-do-partner = partner: { $seatpartner }
mu-do-play = play { $card }
mu-do-open = play { $card } from the table
mu-did-lay = { $seat } lays { $card }.
mu-did-pass = { $seat } passes.
mu-did-done = { $seat } lays no more.
mu-did-trump-colour = { $seat } names a trump: { $colour }.
mu-did-trump-number = { $seat } names a trump: the number { $number }.
mu-did-trump-none = { $seat } names no trump.
mu-did-partner = { $seat } picks a partner: { $seatpartner }.
mu-did-play = { $seat } plays { $card }.
mu-did-open = { $seat } plays { $card } from the table.

mu-why-lay-or-pass = It is your turn in the auction: lay a card, or pass.
mu-why-lay-or-done = You have laid a card in this turn: lay another, or say done.
mu-why-name-trump = Name a trump now: a colour or a number on your laid cards.
mu-why-vice-must-name = The vice must name a trump.
mu-why-trump-of-vice = The vice has named this trump already.
mu-why-trump-not-shown = None of your laid cards shows this trump.
mu-why-choose-partner = Choose another player as your partner now.
mu-why-partner-not-vice = The vice can't be your partner.
mu-why-not-on-table = This card does not lie on the table in front of you: { $card }.
mu-why-number-is-trump = You can't play { $card } here: it is a trump, so it does not follow the colour led, { $colour }. You have another card that does.
mu-why-play-a-card = Play a card now, from your hand or from your laid cards.

# Captions of the drawn examples beside the rules. The reader looks through the eyes of Anna, who is “you”.

mu-example-limit = Emil has laid one card. You have laid none yet and may go one above the highest bid: up to two cards. After green 8 and green 7 you are at that limit, and your turn ends by itself.
mu-example-eklat = You and Cyril have two cards each, and all have passed: this is an Eklat, and nothing is played. Cyril laid last and loses 10 for each card; you get 5 for each of yours.
mu-example-naming-trumps = You are chief, and Béla, the vice, has named yellow. You may name what your cards on the table show: green, blue, 1, 7 or 8. Or you name no trump at all.
mu-example-trump-number = 6 is trump, so red 6 is not a red card. Dora leads red 9, and red 2 is the only red card that you have: you must play it.
mu-example-double-trump = Green is the chief's trump, 7 the vice's. Yellow 7 beats red 9, and green 0 beats yellow 7. Your green 7 is both, a double trump: it beats everything, and the trick is yours.
mu-example-partner = You are chief with four cards. Anybody can be your partner but Cyril, the vice. Together you need 33 triangles.
