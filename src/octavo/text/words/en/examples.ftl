# Captions of the drawn examples beside the rules. The reader looks through the eyes of Anna, who is “you”.

huzz-example-a-set = You may play one, two or three 4s. A joker counts as the number that it is played with: the three 4s and the joker become one layer of four cards.
huzz-example-robbery = You play three 7s. Béla is safe: his layer has two cards. Cyril's and Dora's top layers have three cards each and are lower, so you rob first Cyril, then Dora. Each time you choose: take the cards, or refuse them.
huzz-example-refused = Béla's 7s have beaten your 6s, but he does not want them. Now it is up to you: take them back into your hand, or discard them and draw three cards.
huzz-example-only-the-top = Only the top layer can be stolen, and nobody is robbed twice in a turn. Your 9 takes Béla's 5; the 4 below it is safe for now.
huzz-example-equal-is-safe = Your 13 is no higher than Cyril's, and Béla has two cards on top: there is nothing to steal. So you may draw one card, from the pile or from the market, or draw nothing.
huzz-example-last-cards = Your last two cards end the round at once, and they steal nothing. Cards on the table are worth a point each, cards in hand cost one: you have 2, Béla 2 − 3 = −1, Cyril 1 − 2 = −1.
huzz-example-shadow-set = In a duel the shadow set is robbed first. Your 12 beats each of the groups that have a single card: choose the 3, the 8 or the 10.

mu-example-limit = Emil has laid one card. You have laid none yet and may go one above the highest bid: up to two cards. After green 8 and green 7 you are at that limit, and your turn ends by itself.
mu-example-eklat = You and Cyril have two cards each, and all have passed: this is an Eklat, and nothing is played. Cyril laid last and loses 10 for each card; you get 5 for each of yours.
mu-example-naming-trumps = You are chief, and Béla, the vice, has named yellow. You may name what your cards on the table show: green, blue, 1, 7 or 8. Or you name no trump at all.
mu-example-trump-number = 6 is trump, so red 6 is not a red card. Dora leads red 9, and red 2 is the only red card that you have: you must play it.
mu-example-double-trump = Green is the chief's trump, 7 the vice's. Yellow 7 beats red 9, and green 0 beats yellow 7. Your green 7 is both, a double trump: it beats everything, and the trick is yours.
mu-example-partner = You are chief with four cards. Anybody can be your partner but Cyril, the vice. Together you need 33 triangles.

njet-example-settled-row = One cell of each row has to stay free. Here the cards away and the supertrumps are settled; you may forbid something only in a row that has two or more free cells. You forbid yellow as trump.
njet-example-reading-the-board = All stones are laid, and what is left holds in this round: you lead, no cards go away, black is trump, the blue 0s are supertrumps, and a trick is worth 2.
njet-example-supertrump-is-no-blue = Blue is led. The blue 0s are supertrumps now and no blue cards any more, so blue 3 is the only card that you may play.
njet-example-captured-nought = Béla and Cyril are your partners, black is trump. Your black 7 takes the trick and captures Emil's black 0. Cyril's yellow 0 comes from a partner and is not captured.
njet-example-first-of-equals = Cyril has played red 7, and you must follow with the same card. Of equal cards the first one wins: the trick is Cyril's.
njet-example-scoring = A trick and a captured 0 are worth 2. You, Dora and Emil come to 7 tricks and three 0s: 20 for each of you. Béla has 3 tricks, that is 6; Cyril's 2 tricks and his 0 count double because of the monster, that is 12. Both of them get 18.

was_sticht-example-a-row = You pick blue 7 and know nothing about the trumps. When the row is empty, it is judged like a trick, and only the winner is announced: Cyril, with red 2. Red and 2 are trumps, but only Dora knows that: she is start player.
was_sticht-example-equal-numbers = Red and 5 are trumps. Cards of the trump number beat those of the trump colour. All of them but red 5 are equal, so the one played first wins: Cyril's blue 5, before Dora's green 5. Your red 9 does not help.
was_sticht-example-number-does-not-follow = Yellow 8 is led. Yellow 5 has the trump number, so it is a trump and no yellow card. You do have a yellow one: you must play yellow 3.
was_sticht-example-trump-led = Red 9, a trump, is led. Your only trump is yellow 5, because 5 is the trump number: you must play it.
was_sticht-example-grey = There is no trump colour, only a trump number: four 5s, all equally strong. Yellow 5 was played before red 5, so Cyril takes the trick.
was_sticht-example-choosing-a-task = You choose one of your tasks in secret; only that one counts in this round. Cyril is start player and chooses none.
was_sticht-example-start-player = You are start player and take the last trick: three in all. Dora has failed “exactly 3 tricks”, and you would have done it. So you may discard one of your own tasks.

meinz-example-colour-or-number = Red 5 is led. You have red cards, so you play one of them or any other 5. Green 9 is neither.
meinz-example-lowest-takes = Nobody has claimed the trick, so the lowest number takes it, whatever its colour: Cyril, with green 2.
meinz-example-claim = You led and are asked for the third time. You claim: the trick is yours, though Dora now adds yellow 1, the lowest card.
meinz-example-swap = The trick is yours. You may swap one card: you put blue 9 into it and take yellow 1. The trick now counts 29 instead of 21, and everybody has seen both cards.
meinz-example-two-tricks-are-enough = You have two tricks already, so your blue 1 is passed over. Blue 3 and green 3 are level, and blue 3 was played first: Béla takes the trick.
meinz-example-scoring = Eight cards each are added up. Dora has the highest sum, 51, and gets 3 points; Béla is second with 38 and gets 1. Cyril's 37 get nothing. Yours is the lowest, 31: 2 points.

ciao-example-what-fits = A green rock lies on top. The same symbol in a stronger colour fits, and the symbol that beats it, and every joker: yellow rock, green paper, joker. A millstone never fits.
ciao-example-joker = Cyril's yellow joker stands for paper. Red paper fits, in a stronger colour, and so do scissors of any colour. Green and yellow paper and the rock don't.
ciao-example-plus-three = Three cards wait for you. You may draw them, or answer with a +3 or a joker, and with nothing else. Your +3 makes it six for the next player.
ciao-example-again-as-last-card = Your last card was “again or reverse”. “Reverse” would win the round. Choose “again” and you have to draw a card: you may play it if it fits.
ciao-example-giving-away = A millstone can't be played, but it can be given away. You play the give card, Béla gets the millstone and says thank you. Your hand is empty, and you have won the round.
ciao-example-race = Béla has played a speed card. Everybody else may play a card that fits, all at the same time, and the first one counts: red rock and green paper fit, yellow scissors don't. You may also stay out of it.
ciao-example-penalties = Béla plays his last card. What is left in your hand costs 10 for green, 30 for red, 50 for the joker and 50 for the millstone: 140.

kreuz_quer-example-first-step = Cards are used in the order in which they were collected. Sand comes first: in the first row of the first garden only field 2 has it.
kreuz_quer-example-neighbours = The pawn is on field 6, and the card is meadow. Fields 5, to the side, and 9, ahead, are neighbours with meadow: you choose, but you have to step.
kreuz_quer-example-next-garden = Between gardens the pawn goes straight ahead only: from the last field of garden 1 to field 3 of garden 2. Field 17 beside the pawn has sand, too.
kreuz_quer-example-goal = The goal is water, and the pawn enters it from any field of the last row. The sand that is left over is lost.
kreuz_quer-example-one-card-at-a-time = You have taken up mud. Before you take another card, you must keep it or put it back face up, where everybody can take it. “Stop” can be called at any time.
kreuz_quer-example-early-stop = You call Stop while three cards are face down, and you don't reach your goal: your track gets one garden longer.

take_it-example-taking-the-row = The first player to call gets the whole row, the good and the bad. It uses up one of your three takes, and from now on you turn up the cards.
take_it-example-pairs = Two equal pair cards count once: 6 for the two 6s, −2 for the two −2s. The single 10 counts nothing, the direct 4 counts itself: 8 points.
take_it-example-joker-completes = Each joker completes a single pair card, the highest first: 8 + 3 = 11. The negative ones stay single and count nothing.
take_it-example-joker-is-not-needed = The two 6s are a pair already and are not taken apart: 6 points. Two jokers without a card to complete count nothing.
take_it-example-black-cards = Most black cards: 10 points. You and Béla have three each, so both of you get them: 11 and 14 points. Cyril has 9.
take_it-example-dealer-to-the-end = You take for the third time, and nobody has used up all takes before you: you deal to the end, even though Dora takes the next row.
take_it-example-the-rest = You use up your last take, and now only Béla has takes left. The match is over, and he gets the five cards of the pile.
