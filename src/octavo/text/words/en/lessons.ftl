# What is said in the lessons. The learner is “you”; Béla, Cyril and Dora are the others, clockwise.

# Húzz egyet!
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

# Mü
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

# Njet!
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

# Was sticht?
lesson-was_sticht-aim = No points here: everybody has four tasks, such as “exactly 2 tricks” or “no trick at all”. The first player to get rid of all four wins.
lesson-was_sticht-draft = Before the first round you take turns to pick your tasks. Dora, who starts, took “no trick at all”. Take “most tricks”.
lesson-was_sticht-rows = These four are yours. Nine rows of cards now lie open, and you all choose your hands from them. A colour and a number are trumps; in this round only Dora knows which.
lesson-was_sticht-pick = You choose first from the first row. You know nothing yet, so take a high card, the yellow 9.
lesson-was_sticht-announced = A full row counts as if it were a trick, and its winner is announced: Dora, with her green 4. So it beats your 9; green must be trump, or the 4s.
lesson-was_sticht-second = The next row went to Dora as well, and in the third row she takes the blue 7, of all things. You take the yellow 8.
lesson-was_sticht-sevens = Dora again: her blue 7 beats the blue 8, and the yellow 4 does not win. So 7 is the trump number, and green the colour. Here is another 7, take it!
lesson-was_sticht-right = This time you are announced as winner: your guess was right.
lesson-was_sticht-trumps = All rows are shared out, and the trumps are shown: green and 7. You have many of them. Now choose your task for this round: “most tricks”.
lesson-was_sticht-lead = All tasks are shown at once. Dora, as start player, has none; she tries to do a task that another player fails. You lead: play the red 7, a trump.
lesson-was_sticht-led-trump = A trump was led, so all had to play trumps. 7s beat all greens but the green 7, which is both and the highest card. One trick for you.
lesson-was_sticht-trump-in = Three tricks later Béla leads red. You have no red left, so you may play what you like: take it with a green 5.
lesson-was_sticht-fourth = You have three tricks, Béla and Dora two each. Two are still to come, and Dora can take only one of them, with the blue 7, her last trump. Play the yellow 8.
lesson-was_sticht-done = Dora took the last trick, but you have four tricks and nobody has as many. Your task is done and discarded.
lesson-was_sticht-score = Dora has exactly three tricks. That was Béla's task, and he failed it, so she may discard a task as well. Now you are start player, and you alone see the trumps.
lesson-was_sticht-remember-1 = Watch who wins the rows: that is how you find out what is trump.
lesson-was_sticht-remember-2 = Pick your cards for the task that you are going to choose.
lesson-was_sticht-remember-3 = As start player, do a task that another player fails, and you may discard any task of yours.

# Meinz
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

# Ciao!
lesson-ciao-aim = Be the first to get rid of your cards! Each card has to beat the one before it, as in rock, paper, scissors.
lesson-ciao-beat = A green rock lies on top. Paper beats rock, in any colour: play your green paper.
lesson-ciao-colour = Béla cut it with scissors; Cyril drew a card instead. There is a second way: the same symbol in a stronger colour. Green is weakest, then yellow, red is strongest. Play the yellow scissors.
lesson-ciao-again = These scissors are special: you may play again, or reverse the direction. Reverse it.
lesson-ciao-three = Now it goes the other way, and Béla's +3 is meant for you: draw three cards, or answer with another +3 or a joker (R24). You have a +3!
lesson-ciao-six = Three and three are six, and Cyril had no answer. He draws them all and loses his turn.
lesson-ciao-race = Béla's speed card opens a race: the first card that fits counts. Here you have all the time you want. Rock beats scissors, so play your green rock with the give sign.
lesson-ciao-give = You were first! The sign lets you give a card away. The millstone can never be played, so give it to Béla.
lesson-ciao-thanks = Béla thanks you at once. And now Cyril gives you a card, green scissors. Say thank you, too: if you don't within five seconds, you draw three cards (R29).
lesson-ciao-gift = Yellow paper lies on top, and scissors beat it. Play what you were given.
lesson-ciao-joker = Your rock does not fit on paper. But a joker always fits.
lesson-ciao-name = Say what it stands for. Name paper: scissors beat it, and then your rock beats the scissors.
lesson-ciao-last = Just as planned: scissors lie on top. Your last card fits.
lesson-ciao-score = Ciao! The others pay for what they hold: 10 for a green card, 20 for a yellow, 30 for a red one, 50 for a joker or a millstone. After all rounds the fewest penalty points win.
lesson-ciao-remember-1 = A card fits if its symbol beats the one on top, or if it is the same symbol in a stronger colour.
lesson-ciao-remember-2 = Keep a joker or a +3 for when you need it, but not to the end: both are expensive.
lesson-ciao-remember-3 = Give away what you can't play, say thank you for what you are given, and do not sleep through a race.

# Kreuz & Quer
lesson-kreuz_quer-aim = Everybody has to cross five gardens to reach a goal. For each step you need a card of the terrain that you step onto, and you use the cards in the order in which you collected them.
lesson-kreuz_quer-away = You have seven gardens and put two away. Tile, paving and mud have the fewest cards, so put away the gardens that are full of them: 11 and 26.
lesson-kreuz_quer-lay = Now you lay your track, garden by garden, either way up. Begin with garden 1, which has a lot of meadow, sand and cobble.
lesson-kreuz_quer-grab = The other gardens are laid, and behind them is your goal, cobble. Now everybody collects at the same time, as quickly as they can, though here nobody hurries you. Grab a face-down card.
lesson-kreuz_quer-keep = Meadow! The first row of your first garden has a meadow, so this will be your first step. Keep it.
lesson-kreuz_quer-more = Kept cards go face down onto a heap, and you may not look at them again. Remember: meadow. Grab another one.
lesson-kreuz_quer-return = A tile: there is none next to your meadow. Put it back, face up, where everybody can take it.
lesson-kreuz_quer-open = Cyril has put a cobble back. In your garden it lies right behind the meadow, so take it before somebody else does.
lesson-kreuz_quer-stop = You kept the cobble, and Béla has called Stop: anybody may, at any time. But some cards were still face down, so if he does not reach his goal now, his track gets a garden longer (R29).
lesson-kreuz_quer-walk = The pawns walk. The player who called Stop goes first: Béla made one step and got his extra garden. Now you: the meadow takes you onto the first field.
lesson-kreuz_quer-ahead = Next comes the cobble. Within a garden you may step in any direction, but ahead is best.
lesson-kreuz_quer-jump = Some rounds later. The last row of the last garden is before you, and you have collected a meadow for it. Then comes the goal, cobble, and there lies one: grab it!
lesson-kreuz_quer-call = Meadow, cobble: that is all you need. Do not wait until the others have enough: call Stop.
lesson-kreuz_quer-choice = The player who called Stop walks first. The meadow can take you to two fields here; the lower one is the way out.
lesson-kreuz_quer-goal = From any field of the last row you step onto the goal with a card of its terrain.
lesson-kreuz_quer-score = You were first at your goal and win! The others finished their round, and how far they have come decides their places.
lesson-kreuz_quer-remember-1 = Look at the way before you, and collect its terrains in exactly that order.
lesson-kreuz_quer-remember-2 = Put back what does not fit, and watch what others put back.
lesson-kreuz_quer-remember-3 = Call Stop when you have what you need. If you call too early, it may cost you a garden.

# Take it!
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
