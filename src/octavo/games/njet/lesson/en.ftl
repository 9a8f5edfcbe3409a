# What is said in the lessons. The learner is “you”; Béla, Cyril and Dora are the others, clockwise.

lesson-njet-aim = Before each round you take turns to forbid things. What is left at the end is played: who begins, what is trump, what a trick is worth.
lesson-njet-veto = Look at your hand: lots of red. So you want red trumps, and forbid another colour. Put your stone on black in the row of trumps.
lesson-njet-points = The others forbid what is bad for them. You will take many tricks, so minus points would hurt: forbid −2 for a trick.
lesson-njet-others = The 0s of one colour become supertrumps, the highest cards of all. You have the blue 0, so make sure that blue is left: forbid black.
lesson-njet-rules = All stones are laid; one cell in each row is left. You begin, everybody puts two cards away, red is trump, blue 0s are supertrumps, and a trick is worth 3.
lesson-njet-team = The starter chooses a partner, again in each round. Take Cyril, who sits opposite.
lesson-njet-away = Put two cards away. The black 0 could be captured from you, and without the blue 6 you have no blue left and may trump blue tricks.
lesson-njet-lead = Lead your highest trump, the red 9, and see what comes out.
lesson-njet-nought = Everybody had to play a trump, and Dora had only her red 0. You have captured it: it counts like a trick of its own (R29). Now play the yellow 9.
lesson-njet-give-up = That was high enough, too. But nobody wins every trick: let the others have one with your black 2.
lesson-njet-ruff = Béla has taken it and leads blue. Your blue 0 is a trump and not blue, so you have no blue and may play anything. The red 3 is enough, since it is a trump.
lesson-njet-super = Now the supertrump. A blue 0 beats every other card, and of two blue 0s the first wins.
lesson-njet-last = Some tricks later. You have captured two 0s, but so has Béla. Your last card is a trump.
lesson-njet-score = Cyril and you have ten tricks and two captured 0s: 12 times 3, so 36 points for each of you. Béla and Dora have three tricks and two 0s: 15 each.
lesson-njet-remember-1 = Forbid what helps others, and do not show too early what you hope for.
lesson-njet-remember-2 = Follow the colour led if you can; otherwise play whatever you like.
lesson-njet-remember-3 = Protect your 0s and catch those of the other team: each is worth as much as a trick.
