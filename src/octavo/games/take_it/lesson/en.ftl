# What is said in the lessons. The learner is “you”; Béla, Cyril and Dora are the others, clockwise.

lesson-take_it-aim = Cards are turned up one by one into a row. The first player to call gets the whole row. Most points win.
lesson-take_it-takes = But you may not take as often as you like: with three players, everybody has four takes. Here you have two left, and the others have one each.
lesson-take_it-direct = Béla deals and turns up a card: a 4 that counts 4, nothing special. But there may be more to come.
lesson-take_it-alone = A pair card: alone it counts nothing. Two equal pair cards count their number, once.
lesson-take_it-pair = There is its partner! The pair counts 6, with the 4 it is 10. Take it before somebody else does.
lesson-take_it-dealer = The row is yours, face down, and nobody may look at it until the end. The player who took the row is now the dealer: turn up the next card.
lesson-take_it-minus = Minus 3. Nobody wants it alone, so go on.
lesson-take_it-black = A black card. It counts nothing by itself, but at the end the player with the most black cards gets 10 points. Go on.
lesson-take_it-joker = A joker completes a pair card that has no partner. Do you want it, with the minus 3? You have to decide quickly …
lesson-take_it-late = … and Cyril was quicker! It was his last take. The first player to use up all takes deals to the end.
lesson-take_it-wait = 5 and 3 are 8 already. Waiting may bring more, or a minus card, or Béla takes it.
lesson-take_it-now = 14! That is worth your last take.
lesson-take_it-over = Everybody but Béla has used up their takes, so it is over. Béla gets what is left of the pile, good or bad: here minus 4, 1, and a partner for his minus pair card.
lesson-take_it-yours = Your cards: 2, 3, 3, 4, 5 and 6 are 23, the pair of 6s makes it 29. The single pair card 5 counts nothing; a joker would have completed it.
lesson-take_it-majority = Cyril's joker completed his 3. And he has two black cards, the most of all: 10 points more.
lesson-take_it-remember-1 = Direct cards count as they are, pair cards only in twos.
lesson-take_it-remember-2 = Jokers complete pairs, and the most black cards bring 10 points.
lesson-take_it-remember-3 = You have few takes: do not waste them on little, and do not wait for too much.
