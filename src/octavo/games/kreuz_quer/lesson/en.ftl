# What is said in the lessons. The learner is “you”; Béla, Cyril and Dora are the others, clockwise.

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
