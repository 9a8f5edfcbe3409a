# The front page, and the ways from it to a table.

web-new-bots = Against bots
web-front-set = With friends
web-front-unfinished = Unfinished matches
web-front-continue = Continue
web-front-finished = Recently finished
web-front-look = Review
web-front-put-away = Remove from the list: { $what }
web-front-invited = Invited by a friend?
web-join-link = The link you were sent
web-join-go = To the table
web-join-wrong = That is not a link to a table.
