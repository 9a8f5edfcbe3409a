refused-unknown-bot = There is no bot “{ $given }”. Choose one of { $bots }.
refused-bot-time = A bot has from { $low } to { $high } seconds for a move, not { $given }.
refused-arena-nothing = Stopped before the first deal was finished: there is nothing to report.
refused-arena-lost = A process died while playing: is there enough memory for so many?
arena-played = { $game }: { $deals ->
    [one] one deal, in every rotation
   *[other] { $deals } deals, each in every rotation
} of the bots over the seats: { $matches } matches
arena-stopped = Stopped early; planned were { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
arena-broken-off = Matches that went on too long, broken off and counted as they stood: { $matches }.
arena-fair = Figures after ± and in brackets give 95% confidence. A fair share of the wins is { $share }%.
arena-bad-choice = A bot chose an illegal action: { $what }
arena-figure = { NUMBER($number, minimumFractionDigits: 1) }
arena-wins = { $mean }% ({ $low }-{ $high })
column-bot = bot
column-score = score
column-rating = rating
column-thought = a move
column-slowest = slowest
