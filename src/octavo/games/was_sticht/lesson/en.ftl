# What is said in the lessons. The learner is “you”; Béla, Cyril and Dora are the others, clockwise.

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
