colour-r = red
colour-b = blue
colour-y = yellow
colour-g = green
colour-k = black
colour-none = none

zone-hand = hand
zone-trick = in the trick
zone-taken = taken
zone-laid = on the table
zone-away = put away
zone-shown = shown
zone-stack = stack
zone-tasks = tasks
zone-row = row
zone-aside = aside

option-start = Who begins
option-start-lot = drawn by lot
option-deck = Which cards
option-deck-standard = the printed deck, as far as it is known
option-deck-plenty = one of each special sign in every colour and symbol
option-deck-own = cards of your own

why-not-in-hand = You don't have { $card }.
why-follow = { $colour ->
    [trump] Trumps were led, and you have one: play a trump.
   *[other] The colour led is { $colour }, and you have it: follow suit.
}

refused-unknown-game = There is no game “{ $game }”. Choose one of { $games }.
refused-player-count = { $game } is for { $low } to { $high } players, not { $given }.
refused-unknown-option = { $game } has no option “{ $option }”. Its options are { $options }.
refused-option-value = Option { $option } can be { $values }, not “{ $value }”.
refused-name-count = { $players } players need { $players } names; { $given } were given.
refused-bad-name = A name has 1 to { $longest } visible letters, digits or pictures; wide ones count twice. Choose such a name.
refused-name-letter = This character can’t be in a name, because nobody would see it there: { $letter }. Leave it out. It is best to type the name instead of pasting it.
refused-name-marks = One letter has more marks than in any language. Leave some of them out.
refused-unknown-action = “{ $action }” is not an action of { $game }.
refused-no-such-seat = There is no seat { $seat }; the last is { $last }.
refused-match-over = The match is over: { $action } comes too late.
refused-not-your-turn = It is not your turn: { $turn } is to act.
refused-illegal = { $action } is not allowed now ({ $game } R{ $rule }); allowed: { $expected }.
refused-nothing-to-undo = There is nothing to take back.
refused-match-goes-on = The match is not over yet.

refused-too-large = The text is longer than { $limit } characters.
refused-not-text = { $file } is not a text in UTF-8.
refused-no-file = { $file } can't be read: { $reason }.
refused-not-a-position = This is not a position: line 1 should be “{ $header }”.
refused-no-game-line = Line { $line }: a line “game KEY” was expected.
refused-field-twice = Line { $line }: { $field } was given before.
refused-unknown-field = Line { $line }: there is no field “{ $field }”. The fields are { $fields }.
refused-bad-index = Line { $line }: { $field } goes from 0 to { $last }, not “{ $index }”.
refused-bad-value = Line { $line }: { $field } can't be “{ $value }”; expected: { $expected }.
refused-impossible-position = This position is impossible: { $faults }.

refused-not-a-match = This is not a match: line 1 should be “{ $header }”.
refused-truncated = Line { $line } is the last one: the text breaks off before its “{ $end }”.
refused-expected = Line { $line }: “{ $expected }” was expected, not “{ $given }”.
refused-other-version = This match was played under version { $given } of the rules of { $game }; here is version { $version }.
refused-option-lines = Every option of { $game } needs its line, in this order: { $options }.
refused-bad-entry = Line { $line }: “{ $given }” is not SEAT:ACTION with a seat from 0 to { $last }, nor “undo”.
refused-opening-terms = The opening position must be complete, with the match's own players and options.
refused-no-secret = The text does not contain the match's secret, so nothing can be dealt again: is the match over?
refused-commitment = The secret does not match the commitment that was published before the match.
refused-in-log = Line { $line }, action { $number }: { $reason }
refused-unfinished = The match in this text is not finished.
refused-other-result = Replayed, the match ends { $played }; the text says { $written }.

refused-no-gpu = No GPU was found on this machine: leave out --device cuda.
refused-not-installed = This needs more packages: pip install 'octavo[{ $extra }]'
refused-out-of-range = { $name } goes from { $low } to { $high }, not { $given }.
refused-option-form = Set each option once, as --set OPTION=VALUE, not “{ $given }”.
refused-unknown-skill = There is no skill “{ $given }”. Choose one of { $skills }.
refused-skill-count = Give a skill for each of the { $players } players, not { $given }.
refused-deck-needed = This match was played with the deck { $deck }: give its file with --set deck=FILE.
refused-other-deck = The match was played with the deck { $deck }, but this is { $given }: give the right one.
refused-deck-file = “{ $file }” is neither a deck that comes with { $game } ({ $presets }) nor a file that can be read: { $reason }.
refused-only-the-deck = A saved match brings its own options; only the deck can be given, not { $option }.
refused-deck-not-json = Line { $line } of the deck is not JSON: { $reason }.
refused-deck-missing = Line { $line } of the deck: “{ $name }” is missing.
refused-deck-not-an-object = Line { $line } of the deck: an object in braces is expected here.
refused-deck-not-a-list = Line { $line } of the deck: a list in brackets is expected here.
refused-deck-not-a-number = Line { $line } of the deck: a whole number from { $low } to { $high } is expected here, not { $given }.
refused-deck-not-one-of = Line { $line } of the deck: one of { $values } is expected here, not { $given }.
refused-deck-wrong-count = Line { $line } of the deck: { $expected } entries are expected here, not { $given }.
refused-deck-twice = Line { $line } of the deck: { $what } appears for the second time.
refused-deck-size = Line { $line } of the deck: it has { $given } cards, but a deck needs { $low } to { $high }.
refused-deck-plain = Line { $line } of the deck: { $given } cards (jokers included) have no special sign, but the children's variants need { $low }.
refused-deck-millstone = Line { $line } of the deck: a millstone has no colour, no symbol and no special sign.
refused-deck-joker = Line { $line } of the deck: a joker has a colour, and neither a symbol nor a special sign.
refused-deck-no-colour = Line { $line } of the deck: this card needs a colour.
refused-deck-pair-of-zero = Line { $line } of the deck: a pair card of value 0 is not allowed.
refused-deck-no-value = Line { $line } of the deck: this card has no value, so null is expected here.
refused-deck-row = Line { $line } of the deck: a row is { $columns } letters of { $letters }, not { $given }.
refused-deck-one-way = Line { $line } of the deck: field { $to } is a neighbour of { $from }, but not the other way round.
refused-deck-no-way = Line { $line } of the deck: no way leads through a garden from its entry to its exit.
refused-deck-odd-size = The deck has { $given } cards; the printed one has { $usual }.
refused-deck-odd-total = { $what }: { $given } in this deck, { $usual } in the printed one.

verified = Fair and legal: { $actions } actions, { $points }.
simulated = { $game }, { $players } players: { $matches } matches
simulated-speed = { $steps } actions in { $seconds } s: { $speed } a second (after { $warm } s of starting up)
simulated-length = { $low } to { $high } actions a match; digest { $digest }
simulated-endings = endings: { $endings }; shared wins: { $shared }
simulated-sound = Every invariant held after every action.
simulated-unchecked = The invariants were not checked.
simulated-fault = Fault in match { $match }, after action { $number } ({ $seat }:{ $action }): { $broken }. To see it again:
column-seat = seat
column-mean = mean
column-deviation = deviation
column-low = lowest
column-high = highest
column-wins = wins
column-game = game
column-players = players
column-speed = actions
column-ratio = OpenSpiel's Hearts
column-cold = first start
column-warm = next start
bench-peer-openspiel = OpenSpiel's Hearts, rolled out in C++ on the same core: { $speed } M actions/s
bench-peer-rlcard = RLCard's Uno on the same core: { $speed } M actions/s
bench-speed = measuring { $what }
bench-start = starting { $what }

seat-monster = The monster
seat-nobody = nobody

table-which-game = Which game would you like to play?
table-which-prompt = A number or a name:{" "}
table-which-unknown = “{ $text }” is not in the list: type a number from 1 to { $last }, a name, or quit.
table-players = { $low } to { $high } players
table-how-many = How many players, { $low } to { $high }? (Enter: { $usual }){" "}
table-how-many-unknown = It has to be a number from { $low } to { $high }, not “{ $text }”.

table-welcome = { $game }: { $names }. Type ? at any time to see what you can type.
table-commitment = Commitment: { $commitment }
table-thinking = { $seat } is thinking …
table-hand-over = { $seat } is next. Everybody else, please look away!
table-press-enter = Press Enter when you are ready.{" "}
table-your-turn = { $seat }, it is your turn.
table-your-hand = Your hand: { $cards }
table-you = you
table-points = points
table-points-of = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-face-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
table-plays = { $seat } plays { $card }.
table-takes-trick = { $seat } takes the trick.
table-more-cards = { $seat } has { $count } more cards.
table-score = Score: { $scores }.
table-nothing-yet = Nothing has happened yet.

table-many-choices = You have { $count } choices. Type a part of one, such as a card, to see those that fit; list shows all.
table-example = For example: { $choice }
table-several = { $count } choices fit: type more of one.
table-allowed = Allowed now: { $action }.
table-rule = ({ $game }, R{ $rule })
table-unknown = “{ $text }” is neither a choice nor a command. Type ? to see what you can type.
table-near = “{ $text }” is neither a choice nor a command. Did you mean { $near }?
table-interrupt = To leave, type quit, or press Ctrl-C once more.
table-yes = yes
table-no = no
table-undo-ask = This would be taken back: “{ $what }” Do all agree?
table-taken-back = Taken back: “{ $what }”

table-help-action = You can type the name of a choice, or its number where the list has numbers.
table-help-part = A part of it will do if nothing else fits: a card, a name, the beginning of a word.
table-help-why = why NAME: why a choice is not allowed. Typing a card that may not be played does the same.
table-help-hint = hint: what a strong player would do
table-help-undo = undo: back to the last decision
table-help-score = score: the score sheet
table-help-log = log: all that has happened
table-help-list = list: all choices
table-help-save = save FILE: write the match to a file
table-help-quit = quit: leave the table
table-help-look = An empty line shows the table again.

table-race-wait = (Enter waits)
table-race-leave = q leaves the table
table-key-space = space
table-key-enter = Enter
table-key-backspace = backspace
seat-clock = The clock

table-winners = { $count ->
    [one] { $names } wins with a score of { $points }.
   *[other] { $names } share the win with a score of { $points } each.
}
table-secret = Secret: { $secret }
table-verify = Every deal can be checked: octavo verify { $file }
table-file = FILE
table-end-prompt = Enter to leave; or score, log, save FILE, undo:{" "}
table-saved = The match is saved in { $file }.
table-saved-open = The file contains the match's secret: anyone who reads it can work out every hand.
table-not-saved = The match can't be saved in { $file }: { $reason }.
table-exists = { $file } exists already. Replace it?
table-left = You have left the table.
table-retold = { $game }: { $names }.

refused-position-terms = A position brings its game, players and options: leave out GAME, --players and --set.

left-out-key = The game “{ $game }” of { $package } is left out: a key has up to 24 lower-case letters, digits and underscores, and begins with a letter.
left-out-taken = The game “{ $game }” of { $package } is left out: Octavo has a game with this key already.
left-out-import = The game “{ $game }” of { $package } is left out because it can't be loaded: { $what }
left-out-names = The game “{ $game }” of { $package } is left out because it lacks names of the contract: { $what }
left-out-other-key = The game “{ $game }” of { $package } is left out: it calls itself “{ $what }”.
refused-new-key = “{ $game }” can’t be the key of a new game: choose up to 24 lower-case letters, digits and underscores, beginning with a letter. The key must not be taken.
refused-new-exists = { $file } exists already: choose another folder with --folder.
refused-warm-which = Name the games by their keys, or say --all.
new-next = Now: cd { $folder } && pip install -e . && octavo play { $game }
