# Why a choice is advised.

hint-only = There is nothing else that you can do.
hint-sensible = Anything else would be a mistake.
hint-habit = This is experience: too much is hidden in this race to work anything out.
hint-wait = Waiting is best: let the others move first.
hint-equal = { $count ->
    [2] Both
   *[other] All { $count }
} choices are worth about the same: choose as you like.
hint-close = The next best came out a little lower; more tries might reverse that.
hint-trusted = Another choice came out a little higher, but more tries might reverse that: experience speaks for this one.
hint-victory = Another choice brings more points, but this one wins the match more often.
hint-tied = Another choice is worth exactly as much.
hint-clear = It is worth { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} more than the next best.
hint-alone = Everything else is much worse, by at least { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
}.
hint-wins = It wins the match in { $wins } of 100 possible deals, the next best in { $next }.
hint-safe = It is the safer one: its results differ from their mean by about { $spread ->
    [one] { $spread } point
   *[other] { $spread } points
}, those of the next best by { $next }.
hint-risky = It is the bolder one: its results differ from their mean by about { $spread ->
    [one] { $spread } point
   *[other] { $spread } points
}, those of the next best by { $next }.
hint-tried = Found by trying the choices in { $worlds } possible deals that fit what you see.
hint-certain = Nothing is hidden any more: this was worked out to the end.
hint-line = { $what }: { $lead } against the others, own points { $points }
hint-do-wait = wait
hint-number = { $number }
