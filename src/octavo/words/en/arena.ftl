refused-unknown-bot = There is no bot “{ $given }”; there are { $bots }.
refused-bot-time = A bot has from { $low } to { $high } seconds for a move, not { $given }.
refused-arena-nothing = Stopped before the first deal was played to its end: there is nothing to tell.
refused-arena-lost = A process that played has died; is there enough memory for so many?
arena-played = { $game }: { $deals ->
    [one] one deal, in every rotation
   *[other] { $deals } deals, each in every rotation
} of the bots over the seats: { $matches } matches
arena-stopped = Stopped; it should have been { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
arena-broken-off = Broken off, because they went on for too long, and counted as they stood: { $matches }.
arena-fair = Figures after ± and in brackets: with 95% confidence. A fair share of the wins is { $share }%.
arena-bad-choice = A bot has done what it may not: { $what }
arena-figure = { NUMBER($number, minimumFractionDigits: 1) }
arena-wins = { $mean }% ({ $low }-{ $high })
column-bot = bot
column-score = score
column-rating = rating
column-thought = a move
column-slowest = slowest
