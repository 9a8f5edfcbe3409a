# The page around the table.

web-skip = Skip to the content
web-nav = Pages
web-nav-games = Games
web-nav-import = Open a saved match
web-nav-link = Play on another device
web-language = Language
web-independent = Octavo is independent of the games' designers and publishers, and uses none of their texts or pictures.
web-cancel = Cancel
web-copy = Copy
web-copied = Copied.
web-copy-yourself = The text is selected: now copy it yourself.
web-unreachable = The server can't be reached at the moment.
web-refused = That was refused ({ $what }).
web-lost = There is nothing at this address
web-lost-personal = This personal link does not work here. On a device where you already play, open “{ web-link }” again and use the link that is shown there.
web-to-front = To the games

web-name = Your name
web-name-save = Save name
web-name-saved = Your name is now { $name }.
web-guest = Guest { $number }

web-front = Eight card games, one table
web-front-how = Pick a game and play at once against bots, or invite friends with a link. There is nothing to install and nothing to sign up for.
web-front-games = The games
web-players = { $low } to { $high } players
web-racing = in real time
web-designers = By { $designers } ({ $publisher })
web-rules = Rules
web-rules-of = { $game }: rules
web-play-it = Play it
web-tables = Open tables
web-tables-none = No open tables right now.
web-tables-waiting = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
web-tables-playing = in play: come and watch
web-tables-over = finished

web-new-title = { $game }: a new table
web-new-summary = At the table: { $who }.
web-count-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-count-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-new-start = Play now
web-new-open = Open the table
web-new-change = Change players, rules and clock
web-new-players = Players
web-new-seats = Who sits where
web-new-seats-how = A seat for a person stays free until somebody takes it; you can give it to a bot later.
web-new-who = Who may join
web-new-who-link = only people who have the link
web-new-who-open = everybody: the table is listed on the front page
web-seat = Seat { $number }
web-seat-free = free
web-sitter-me = you
web-sitter-open = a person
web-sitter-beginner = bot: beginner
web-sitter-club = bot: club player
web-sitter-expert = bot: expert
web-bot = bot
web-option-range = { $low } to { $high }:
web-clock = Clock
web-clock-none = no clock: everybody takes as long as they need
web-clock-relaxed = relaxed: 45 seconds for each decision, and 5 minutes in reserve
web-clock-fast = fast: 12 seconds for each decision, and 1 minute in reserve
web-pace = Pace of the races
web-pace-slow = slow: the bots take their time
web-pace-usual = as usual
web-pace-quick = quick: the bots react fast
web-deck-own = Or play with the cards of your own copy, from a file:
web-deck-chosen = The deck in your file is used.

web-table = Table
web-no-table = There is no table at this address. It may have been closed, or the link may be incomplete.
web-closed = The host has closed this table.
web-line-connecting = One moment …
web-line-lost = The connection is lost. Octavo keeps trying.
web-notice-restart = The server is restarting. The match continues in a moment.
web-notice-closed = This table no longer exists.
web-notice-removed = The host has removed you from this table.
web-notice-slow = Your connection was too slow. Octavo tries again.
web-line-held = This table can't be saved at the moment, so it is paused. Nothing is lost, and it continues by itself.

web-join-who = At the table: { $names }.
web-join-play = Come in and take a seat
web-join-watch = Come in and watch
web-waiting = Before the match
web-waiting-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
web-waiting-full = All seats are taken.
web-waiting-host = The host starts the match.
web-you = (you)
web-host = (host)
web-away = (away)
web-sit = Sit down here
web-sit-over = Move here
web-stand = Leave seat
web-remove = Remove
web-remove-ask = Remove { $name } from the table?
web-remove-means = They can't come back to this table.
web-bot-on = Bot in seat { $number }
web-bot-none = no bot
web-fill = Fill free seats with
web-start = Start
web-start-fill = Fill with bots and start
web-close = Close the table
web-close-ask = Close the table?
web-close-means = Nobody will be able to play on here.
web-invite = Invite friends
web-invite-link = Anyone with this link can sit down or watch.
web-invite-open = The table is listed on the front page. This link leads here, too.
web-invite-label = The table's link
web-invite-qr = The table's link as a QR code
web-terms = Game and options

web-beside = Beside the table
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-watcher = { $name } (watching)
web-chat-say = Say something
web-chat-send = Send
web-react = Quick reactions
web-react-hello = Hello!
web-react-thanks = Thank you!
web-react-well-played = Well played!
web-react-hurry = Please hurry up.
web-react-oops = Oops!
web-react-laugh = Ha ha!
web-react-wow = Wow!
web-react-sad = What a pity!
web-mute = Mute
web-hush = Block chat
web-people = People
web-people-seats = At the table
web-people-watchers = Watching: { $count }
web-played-for = (a bot plays)
web-return = Take your seat back
web-replace = Play instead of the bot
web-watch = Look at their cards
web-allow = Watchers may see my cards
web-bot-plays = A bot plays for you.
web-stand-ask = Leave the seat?
web-stand-means = A bot plays for you until you take your seat back.
web-log = Log
web-log-all = Show all { $count } lines
web-log-undo = The last action was taken back.
web-log-undo-by = { $name } takes back: “{ $what }”
web-log-undo-agreed = { $name } takes back, and all agree: “{ $what }”
web-log-by-bot = by a bot
web-log-by-clock = time was up
web-log-after = after { $after } ms
web-log-later = { $name } was { $later } ms later
web-sheet = Score
web-sheet-line = Line
web-sheet-now = now
web-winner = winner
web-plot = The scores, round by round. { $scores }
web-undo = Take back
web-undo-asked = { $name } would like to take an action back. Do you agree?
web-undo-asked-self = You have asked to take an action back: everybody else has to agree.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-withdraw = Never mind
web-undo-declined = { $name } does not agree.
web-undo-away = { $name } is away and can’t agree.
web-over = The match is over.
web-tie = { $count ->
    [one] { $names } has the same score: the rules break the tie.
   *[other] { $names } have the same score: the rules break the tie.
}
web-rematch = Another match
web-rematch-go = To the next match
web-review = Review the match

web-review-of = { $game }: the match step by step
web-replay = Step by step, all hands open
web-replay-steps = Steps
web-replay-first = To the start
web-replay-round-back = Previous score
web-replay-back = Back
web-replay-next = Next
web-replay-round = Next score
web-replay-last = To the end
web-replay-slider = Place in the match
web-replay-start = The cards are dealt.
web-replay-at = { $at } of { $last }
web-on = Play on from here
web-on-how = Take a seat in this position and see how the match could have gone on. Bots play the other hands.
web-on-seat = Your seat
web-on-against = Against
web-on-do = Play on
web-export = Save the match
web-export-how = The whole match as text: read it, mail it, or check it with octavo verify.
web-export-do = Save as text
web-fair = Was it fair?
web-fair-how = All deals follow from a secret. Before the first card, the table published a fingerprint of it. Now the secret is known, so this page can check that it is the same one, deal all cards from it again, and compare.
web-fair-commitment = Fingerprint
web-fair-secret = Secret
web-fair-terms = What was agreed
web-fair-check = Check now
web-fair-fits = It matches: all deals were bound to this secret.
web-fair-heard = This browser noted the same fingerprint during the match.
web-fair-dealing = Dealing the cards again …
web-fair-dealt =
    { $rounds ->
        [one] This page has dealt the one round again from the secret and replayed every step:
       *[other] This page has dealt all { $rounds } rounds again from the secret and replayed every step:
    } every card dealt or drawn, every decision and all points match. The hands and rows that it shows were compared { $looks }×.
web-fair-agreed = It does not match: what was agreed does not belong to these rules or to this deck.
web-fair-course = It does not match: with the cards that the secret deals, step { $step } in round { $round } was not possible or gave other points.
web-fair-cards = It does not match: after step { $step } in round { $round }, this page was sent other cards than the secret deals.
web-fair-unable = The secret has this fingerprint, but the cards could not be dealt again here. { $why }
web-fair-differs = It does not match: this secret has another fingerprint.
web-fair-changed = It does not match: during the match this browser noted another fingerprint.
web-fair-more = To check everything without this page, save the match as text and run: octavo verify FILE

web-import = Open a saved match
web-import-how = A match that was saved as text is checked action by action. Then you can review it and play on from it.
web-import-file = From a file:
web-import-text = Or paste the text here:
web-import-do = Check and show
web-import-deck-needed = This match was played with the cards of somebody's own copy ({ $deck }). Choose the file of these cards as well.
web-import-deck = The cards of the match, from a file:
web-link = Play on another device
web-link-how = Open your personal link on another device, and you are yourself there, too, at all tables.
web-link-make = Make the link
web-link-label = Your personal link
web-link-secret = Keep it to yourself: anyone who opens it plays as you.
web-personal = Play as { $name } on this device?
web-personal-now = This is the personal link of { $name }. On this device you are now { $own }.
web-personal-back = After that, you can be { $own } again only with a personal link of your own. If you need one, make it first:
web-personal-foreign = If this link is not your own, do not use it: the person who sent it plays as { $name }, too.
web-personal-do = Play as { $name }
web-personal-stay = Keep playing as { $own }
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule found.
    [one] One rule found.
   *[other] { $count } rules found.
}
