# The page around the table.

web-skip = Skip to the content
web-nav = Pages
web-nav-games = Games
web-nav-import = Read a match
web-nav-link = Another device
web-language = Language
web-independent = Octavo is independent of the games' designers and publishers, and uses none of their texts or pictures.
web-cancel = Cancel
web-copy = Copy
web-copied = Copied.
web-copy-yourself = Selected: now copy it yourself.
web-unreachable = The server can't be reached at the moment.
web-refused = That was refused ({ $what }).
web-lost = There is nothing at this address
web-lost-personal = This personal link does not work here. Open “{ web-link }” again where you are known, and take the link that stands there now.
web-to-front = To the games

web-name = Your name
web-name-save = Use it
web-name-saved = From now on you are { $name }.
web-guest = Guest { $number }

web-front = Eight card games, one table
web-front-how = Pick a game and play at once against bots, or invite friends by a link. There is nothing to install or to sign up for.
web-front-games = The games
web-players = { $low } to { $high } players
web-racing = with races
web-designers = By { $designers } ({ $publisher })
web-rules = Rules
web-rules-of = { $game }: rules
web-play-it = Play it
web-tables = Open tables
web-tables-none = Nobody waits at an open table at the moment.
web-tables-waiting = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
web-tables-playing = being played: come and watch
web-tables-over = over

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
web-new-who = Who may come
web-new-who-link = only who has the link
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
web-clock-none = no clock: everybody takes the time they need
web-clock-relaxed = relaxed: 45 seconds a decision, and 5 minutes in reserve
web-clock-fast = fast: 12 seconds a decision, and 1 minute in reserve
web-pace = Pace of the races
web-pace-slow = slow: the bots take their time
web-pace-usual = as usual
web-pace-quick = quick: the bots react fast
web-deck-own = Or play with the cards of your own box, from a file:
web-deck-chosen = The deck in the file is used.

web-table = Table
web-no-table = There is no table at this address. Perhaps it was closed, or the link is not complete.
web-closed = The host has closed this table.
web-line-connecting = One moment …
web-line-lost = The connection is lost. Octavo keeps trying.
web-notice-restart = The server restarts. The match goes on in a moment.
web-notice-closed = This table is gone.
web-notice-removed = The host has removed you from this table.
web-notice-slow = Your connection was too slow. Octavo tries again.
web-line-held = This table can't be saved at the moment, so it stands still. Nothing is lost, and it goes on by itself.

web-join-who = At the table: { $names }.
web-join-play = Come in and take a seat
web-join-watch = Come in and watch
web-waiting = Before the match
web-waiting-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
web-waiting-full = All seats are taken.
web-waiting-host = The host begins the match.
web-you = (you)
web-host = (host)
web-away = (away)
web-sit = Sit down here
web-sit-over = Move here
web-stand = Get up
web-remove = Remove
web-remove-ask = Remove { $name } from the table?
web-remove-means = They can't come back to this table.
web-bot-on = Bot on seat { $number }
web-bot-none = no bot
web-fill = Free seats go to
web-start = Begin
web-start-fill = Fill up and begin
web-close = Close the table
web-close-ask = Close the table?
web-close-means = Nobody can play on at it.
web-invite = Invite friends
web-invite-link = Whoever has this link can sit down or watch.
web-invite-open = The table is listed on the front page; this link leads here, too.
web-invite-label = The table's link
web-invite-qr = The table's link as a QR code
web-terms = What is played

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
web-hush = No chat
web-people = People
web-people-seats = At the table
web-people-watchers = Watching: { $count }
web-played-for = (a bot plays)
web-return = Take the seat back
web-replace = Play instead of the bot
web-watch = Look over the shoulder
web-allow = People who watch may see my cards
web-bot-plays = A bot plays for you.
web-stand-ask = Get up?
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
web-plot = The race over the rounds. { $scores }
web-undo = Take back
web-undo-asked = { $name } would like to take back. Do you agree?
web-undo-asked-self = You have asked to take back: all others have to agree.
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
web-review = Look through the match

web-review-of = { $game }: the match step by step
web-replay = Step by step, all hands open
web-replay-steps = Steps
web-replay-first = To the start
web-replay-round-back = Score before
web-replay-back = Back
web-replay-next = Next
web-replay-round = Next score
web-replay-last = To the end
web-replay-slider = Place in the match
web-replay-start = The cards are dealt.
web-replay-at = { $at } of { $last }
web-on = Play on from here
web-on-how = Take a seat in the situation that is shown, and see what would have become of it. Bots play the other hands.
web-on-seat = Your seat
web-on-against = Against
web-on-do = Play on
web-export = Keep the match
web-export-how = The whole match as text: to read, to mail, and to check with octavo verify.
web-export-do = Save as text
web-fair = Was it fair?
web-fair-how = Before the first card the table published a fingerprint of its secret, from which all deals follow. Now the secret is known: this page can check that it is the same, deal all cards again from it, and compare.
web-fair-commitment = Fingerprint
web-fair-secret = Secret
web-fair-terms = What was agreed on
web-fair-check = Check now
web-fair-fits = It fits: the secret is the one that the deals were bound to.
web-fair-heard = This browser had noted the same fingerprint during the match.
web-fair-dealing = The cards are dealt again …
web-fair-dealt =
    { $rounds ->
        [one] From it this page has dealt the one round again and played all steps:
       *[other] From it this page has dealt all { $rounds } rounds again and played all steps:
    } every card that was dealt or drawn, every decision and all points fit. Hands and rows that this page shows were compared { $looks }×.
web-fair-agreed = It does not fit: what was agreed on does not belong to these rules or to this deck.
web-fair-course = It does not fit: step { $step }, in round { $round }, was not possible with the cards that the secret deals, or had other points.
web-fair-cards = It does not fit: after step { $step }, in round { $round }, this page is shown other cards than the secret deals.
web-fair-unable = The secret has this fingerprint, but the cards could not be dealt again here. { $why }
web-fair-differs = It does not fit: this secret does not have that fingerprint.
web-fair-changed = It does not fit: during the match this browser noted another fingerprint.
web-fair-more = To check everything without this page, save the match as text and run: octavo verify FILE

web-import = Read a match
web-import-how = A match that was saved as text is checked action by action; then it can be looked through and played on.
web-import-file = From a file:
web-import-text = Or paste the text here:
web-import-do = Check and show
web-import-deck-needed = This match was played with the cards of somebody's own box ({ $deck }). Choose the file of these cards as well.
web-import-deck = The cards of the match, from a file:
web-link = The same person on another device
web-link-how = With your personal link you are yourself on another device, too, at all tables.
web-link-make = Make the link
web-link-label = Your personal link
web-link-secret = Keep it to yourself: whoever opens it plays as you.
web-personal = Be { $name } on this device?
web-personal-now = This is the personal link of { $name }. Here you are { $own } now.
web-personal-back = After that you will be { $own } again only with a personal link of your own; if you need one, make it first:
web-personal-foreign = If the link is not your own, leave it: whoever sent it plays as { $name }, too.
web-personal-do = Be { $name }
web-personal-stay = Stay { $own }
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule has that.
    [one] One rule found.
   *[other] { $count } rules found.
}
