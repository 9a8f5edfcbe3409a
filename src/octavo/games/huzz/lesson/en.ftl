# What is said in the lessons. The learner is “you”; Béla, Cyril and Dora are the others, clockwise.

lesson-huzz-aim = You lay sets of equal cards in front of you. At the end, every card lying there is worth a point, and every card left in your hand costs one.
lesson-huzz-set = A set is one or more cards of the same number, as many of them as you like. Begin with your two 4s.
lesson-huzz-draw = There was nothing to steal from anybody, so you may draw one card: an open one from the market, or a hidden one from the pile. Take the 7: it goes with yours.
lesson-huzz-robbed = Béla's two 6s rob you: the same number of cards as your 4s, and higher (R11). He does not want them, so you choose. Throw them away, and you draw two new ones.
lesson-huzz-two = Now you draw two cards, one after the other. The 9 goes with the 9 in your hand.
lesson-huzz-pile = Take the second one from the pile, and see what luck brings.
lesson-huzz-size = Another 9, lucky you! Cyril has laid three 3s. Béla's two 6s are safe from them: a set is only compared with sets of the same number of cards.
lesson-huzz-steal = Your three 7s beat Cyril's three 3s. Lay them, and leave the joker in your hand for now.
lesson-huzz-take = You must steal, but you need not take the cards. Take them: you will lay them again at once. Cyril has to draw three.
lesson-huzz-joker = A joker counts as the number that it is laid with. Lay the three 3s and the joker: a set of four, which is hard to beat.
lesson-huzz-skip = Only your top set can be stolen, so the 7s below are safe. You may draw a card, but you want to get rid of your cards: draw nothing.
lesson-huzz-theft = Now Béla's 12 has robbed Cyril's single 5. Béla keeps it, and Cyril has to draw a card.
lesson-huzz-last = Three 9s are your last cards. With them the round ends at once, and the last set steals nothing more (R24).
lesson-huzz-score = Ten cards lie in front of you and none is left in your hand: 10 points. Béla has five cards out and three in hand: 2 points. Cyril has even come to minus 3.
lesson-huzz-remember-1 = A set robs the top set of an opponent if it has the same number of cards and is higher.
lesson-huzz-remember-2 = Large sets are safer, and a set that lies under another one is safe.
lesson-huzz-remember-3 = Cards on the table are points, cards in hand cost points: be the first to run out.
