# Looking through a match that is over.

web-timeline = Timeline
web-replay-run = Let it run
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-times = { $times }×
web-turns = Turning points
web-turn-lead = { $name } takes the lead
web-turn-gain = { $name }
web-sheet-jump = To line { $line } of the score
web-review-more = More
web-review-seat = Seen from
web-review-keys = Arrow keys take a step, Page Up and Page Down go from score to score, Home and End to the start and the end, Space lets it run.
