# What is said in the lessons. The learner is “you”; Béla, Cyril and Dora are the others, clockwise.

lesson-meinz-aim = Eight tricks are played, and everybody takes exactly two. Your score depends on the sum of the numbers in your two tricks.
lesson-meinz-places = The highest sum gets 3 points and the lowest 2, while the second gets just 1 and the third nothing. So go high, or go low. Your cards are high.
lesson-meinz-away = First, everybody puts a card away. Low cards win tricks, so the red 1 would win some that you do not want: put it away.
lesson-meinz-follow = Dora leads a green 8. You must play a green card, or another 8 in any colour (R9). For a high sum play the 9.
lesson-meinz-claim = The lowest card takes the trick, unless somebody claims it before. There are 17 in it already: say that it is yours!
lesson-meinz-swap = The trick is yours, whatever the others played. Now you may swap one card: put your blue 9 in and take the green 3 out.
lesson-meinz-lead = The sum of your first trick is 33. You lead to the next, with the red 9.
lesson-meinz-leave = You could claim your own trick at once, but nobody knows what will be in it. Leave it.
lesson-meinz-lowest = You left it twice more, and nobody else claimed it. So the lowest card takes it: Cyril's red 2. Now he may swap.
lesson-meinz-number = Cyril put in a 1 and took the 3: he collects low cards, and all have seen it. Now red is led, and you play red or another 3. Take the 8.
lesson-meinz-again = There are 16 so far, and your hand can make it better. Claim it.
lesson-meinz-better = Swap the red 3 for your yellow 8.
lesson-meinz-two = That is 27 more, 60 in all. Nobody may have more than two tricks, so you will not be asked any more. Just play your cards, the blue 5 first.
lesson-meinz-last = The last trick: only Cyril can still take one, so it goes to him in any case.
lesson-meinz-score = Your 60 is the highest sum: 3 points. Béla has 44 and gets 1, Cyril with 37 gets nothing, Dora has the lowest sum, 34, and gets 2. Equal sums would get nothing.
lesson-meinz-remember-1 = Unclaimed tricks go to the lowest card, so low cards are not weak.
lesson-meinz-remember-2 = Decide early whether you want the highest sum or the lowest.
lesson-meinz-remember-3 = Claim a trick while you know what is in it, and improve it by a swap.
