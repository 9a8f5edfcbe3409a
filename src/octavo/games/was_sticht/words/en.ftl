was_sticht-blurb = Find out what is trump while you pick your hand, then be first to get rid of your four tasks.
was_sticht-length = about 45 minutes

was_sticht-task-null = no trick at all
was_sticht-task-no-r = no red
was_sticht-task-no-b = no blue
was_sticht-task-no-y = no yellow
was_sticht-task-no-g = no green
was_sticht-task-exactly-1 = exactly 1 trick
was_sticht-task-exactly-2 = exactly 2 tricks
was_sticht-task-exactly-3 = exactly 3 tricks
was_sticht-task-exactly-4 = exactly 4 tricks
was_sticht-task-last = last trick
was_sticht-task-most = most tricks
was_sticht-task-fewest = fewest tricks

was_sticht-winners = { $count ->
    [one] { $names } wins with { $points } tasks done.
   *[other] { $names } share the win with { $points } tasks done each.
}

was_sticht-zone-discarded = done
was_sticht-zone-chosen = chosen
was_sticht-zone-last = in the previous trick

was_sticht-phase-draft = Players choose four tasks each, one at a time in turn.
was_sticht-phase-rows = A card of the row is picked.
was_sticht-phase-choose = Everyone but the start player chooses a task in secret.
was_sticht-phase-play = A card is played to the trick.
was_sticht-phase-drop = The start player may discard a task.
was_sticht-phase-over = The match is over.

was_sticht-ask-draft = Take one of the tasks that are left.
was_sticht-ask-rows = Pick a card of the row.
was_sticht-ask-choose = Choose your task for this round, in secret.
was_sticht-ask-play = Play a card.
was_sticht-ask-drop = Discard one of your tasks, or none?

was_sticht-fact-starter = { $seat } is start player.
was_sticht-fact-trumps-secret = Only the start player knows the trumps.
was_sticht-fact-trumps = Trump colour: { $colour }, trump number: { $number }
was_sticht-fact-trump-colour = Trump colour: { $colour }, no trump number
was_sticht-fact-trump-number = No trump colour, trump number: { $number }
was_sticht-fact-no-trumps = There are no trumps.
was_sticht-fact-monster = Row { $row } of { $rows }: { $seat } has the monster card and picks first.
was_sticht-fact-row = Row { $row }: { $seat } would have won it.
was_sticht-fact-row-table = Row { $row }: the table would have won it.
was_sticht-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}

was_sticht-do-take = take the task “{ $task }”
was_sticht-do-pick = pick { $card }
was_sticht-do-task = choose the task “{ $task }”
was_sticht-do-play = play { $card }
was_sticht-do-drop = discard the task “{ $task }”
was_sticht-do-keep = discard nothing
was_sticht-did-take = { $seat } takes the task “{ $task }”.
was_sticht-did-pick = { $seat } picks { $card }.
was_sticht-did-task = { $seat } has chosen a task.
was_sticht-did-play = { $seat } plays { $card }.
was_sticht-did-drop = { $seat } discards the task “{ $task }”.
was_sticht-did-keep = { $seat } discards nothing.

was_sticht-why-take-a-task = The tasks are being shared out: take one of those that are left.
was_sticht-why-none-left = No task “{ $task }” is left.
was_sticht-why-pick-a-card = Pick a card of the row now.
was_sticht-why-not-in-row = There is no such card in the row that is being picked: { $card }.
was_sticht-why-choose-a-task = Now choose one of the tasks that you still have to do.
was_sticht-why-not-your-task = You have no task “{ $task }” left to do.
was_sticht-why-play-a-card = Play a card of your hand now.
was_sticht-why-number-is-trump = You can't play { $card } here: it is a trump, so it does not follow { $colour }. You have another card of that colour.
was_sticht-why-drop-or-keep = You have earned a discard: discard one of your tasks, or answer keep.

# Captions of the drawn examples beside the rules. The reader looks through the eyes of Anna, who is “you”.

was_sticht-example-a-row = You pick blue 7 and know nothing about the trumps. When the row is empty, it is judged like a trick, and only the winner is announced: Cyril, with red 2. Red and 2 are trumps, but only Dora knows that: she is start player.
was_sticht-example-equal-numbers = Red and 5 are trumps. Cards of the trump number beat those of the trump colour. All of them but red 5 are equal, so the one played first wins: Cyril's blue 5, before Dora's green 5. Your red 9 does not help.
was_sticht-example-number-does-not-follow = Yellow 8 is led. Yellow 5 has the trump number, so it is a trump and no yellow card. You do have a yellow one: you must play yellow 3.
was_sticht-example-trump-led = Red 9, a trump, is led. Your only trump is yellow 5, because 5 is the trump number: you must play it.
was_sticht-example-grey = There is no trump colour, only a trump number: four 5s, all equally strong. Yellow 5 was played before red 5, so Cyril takes the trick.
was_sticht-example-choosing-a-task = You choose one of your tasks in secret; only that one counts in this round. Cyril is start player and chooses none.
was_sticht-example-start-player = You are start player and take the last trick: three in all. Dora has failed “exactly 3 tricks”, and you would have done it. So you may discard one of your own tasks.
