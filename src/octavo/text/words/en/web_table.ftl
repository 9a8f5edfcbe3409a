web-table-prompt = What to do
web-table-your-turn = Your turn.
web-table-race = Race: be quick!
web-table-waiting-for = Waiting for { $names }.
web-table-acts = to act
web-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-table-bot = bot
web-table-absent = away
web-table-to-play = still to play
web-table-last-trick = Previous trick
web-table-facts = Current state
web-table-news = What happened last
web-table-cant = { $card } (not possible now; choose it to see why)
web-table-rule = Rule { $rule }
web-table-close = Close

web-table-all-choices = { $count ->
    [one] The only choice, as a button
    [2] Both choices as buttons
   *[other] All { $count } choices as buttons
}
web-table-find-choice = Find a choice:
web-table-found = { $count ->
    [0] No choice fits.
    [one] { $count } choice fits.
   *[other] { $count } choices fit.
}
web-table-missing = { $count ->
    [one] One more is missing.
   *[other] { $count } more are missing.
}
web-table-or-more = … or pick more.
web-table-let-go = Start over
web-table-sending = On its way …
web-table-plan = Choose ahead
web-table-ahead = Ahead of your turn:
web-table-ahead-none = There is nothing to choose ahead now.
web-table-queued = As soon as it is your turn: { $what }
web-table-queue-cancel = Cancel
web-table-dropped = What you chose ahead ({ $what }) is no longer possible: choose now.

web-table-time-left = Time left: { $time }
web-table-bank = Time bank: { $time }
web-table-clock-runs = The clock runs: { $time }

web-table-board = The board: what is still possible
web-table-forbidden-by = ({ $name })
web-table-garden = Garden { $garden }
web-table-garden-turned = Garden { $garden }, turned
web-table-field = Field { $field }: { $card }
web-table-field-pawn = Field { $field }: { $card }; the pawn stands here
web-table-track-of = Track: { $name }
web-table-pawn-start = The pawn is at the start.
web-table-pawn-field = The pawn stands here, on field { $field }.
web-table-pawn-goal = The pawn is at the goal.
