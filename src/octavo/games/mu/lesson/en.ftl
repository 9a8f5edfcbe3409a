# What is said in the lessons. The learner is “you”; Béla, Cyril and Dora are the others, clockwise.

lesson-mu-aim = Cards carry triangles, and each is worth a point to the player who takes it in a trick. But first an auction decides who names the trumps. You bid with your own cards.
lesson-mu-lay = You have a lot of blue. Show it: lay the blue 9 face up. It stays yours, and you will play it later like the cards in your hand.
lesson-mu-raise = Cyril shows two 6s. The number of cards is the bid, and you may go one above the highest bid (R7). Add the blue 8.
lesson-mu-lead = And one more, the blue 7: with three cards you are ahead.
lesson-mu-pass = Nobody goes higher. The auction is over when everybody has passed in a row, you included.
lesson-mu-trump = You are chief with a bid of three. Cyril is second, the vice, and has named his trump first: all the 6s. Your trump has to be on one of your open cards: name blue.
lesson-mu-partner = Your blue trumps beat Cyril's 6s, and the blue 6, which is both, beats everything. Now choose a partner, anybody but the vice. Take Dora.
lesson-mu-target = For a bid of three, Dora and you together need 34 of the 60 triangles. Béla and Cyril play against you.
lesson-mu-first = The chief leads. Cards that lie in front of you are played like any others: lead the blue 9 from the table.
lesson-mu-double = A trump was led, so all had to play trumps. Cyril had the blue 6, the double trump, and takes the trick. Better now than later!
lesson-mu-follow = Cyril leads red. A player with red cards must play one (R26). You have the 9: nothing in red is higher.
lesson-mu-triangles = Four triangles for you: the 7 has two, the 8 and the 2 have one each, the 9 has none. The winner of a trick leads to the next. Play the yellow 9.
lesson-mu-draw = That was yours as well. Now a blue 5: it draws trumps out of the others' hands.
lesson-mu-ranks = Five more triangles. Even your 5 beats Cyril's red 6, since the chief's trumps rank above the vice's.
lesson-mu-later = Ten tricks later, you have just one card left: your yellow 0.
lesson-mu-score = You took 37 triangles and Dora 10: 47, where 34 were needed. So both of you get a bonus of 30 on top of your triangles. Had you failed, you would have lost points, and the others would have gained.
lesson-mu-remember-1 = Bid with cards that show what you want as trump, but remember that each card raises the target.
lesson-mu-remember-2 = The double trump is highest, then come the chief's trumps, the vice's trumps, and the colour led.
lesson-mu-remember-3 = 6s and 7s carry two triangles, 1s and 9s none: take the tricks that are worth it.
