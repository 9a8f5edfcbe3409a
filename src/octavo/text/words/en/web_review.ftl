# Looking through a match that is over.

web-timeline = Timeline
web-replay-run = Autoplay
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-times = { $times }×
web-turns = Turning points
web-turn-lead = { $name } takes the lead
web-turn-gain = { $name }
web-sheet-jump = To line { $line } of the score
web-review-more = More
web-review-seat = Seen from
web-review-keys = Arrow keys take one step, Page Up and Page Down go from score to score, Home and End go to the start and the end, Space starts and stops autoplay.
