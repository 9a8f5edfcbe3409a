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

why-not-in-hand = You don't have { $card }.
why-follow = { $colour ->
    [trump] Trumps were led, and you have one: play a trump.
   *[other] { $colour } was led, and you have it: follow suit.
}

refused-unknown-game = There is no game “{ $game }”; there are { $games }.
refused-player-count = { $game } is for { $low } to { $high } players, not { $given }.
refused-unknown-option = { $game } has no option “{ $option }”; it has { $options }.
refused-option-value = Option { $option } can be { $values }, not “{ $value }”.
refused-name-count = { $players } players need { $players } names; { $given } were given.
refused-bad-name = A name has 1 to { $longest } printable characters.
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
refused-unknown-field = Line { $line }: there is no “{ $field }”; there are { $fields }.
refused-bad-index = Line { $line }: { $field } goes from 0 to { $last }, not “{ $index }”.
refused-bad-value = Line { $line }: { $field } can't be “{ $value }”; expected: { $expected }.
refused-impossible-position = This position is impossible: { $faults }.

refused-not-a-match = This is not a match: line 1 should be “{ $header }”.
refused-truncated = Line { $line } is the last one: the text breaks off before its “{ $end }”.
refused-expected = Line { $line }: “{ $expected }” was expected, not “{ $given }”.
refused-other-version = This match was played under version { $given } of the rules of { $game }; here is version { $version }.
refused-option-lines = Every option of { $game } needs its line, in this order: { $options }.
refused-bad-entry = Line { $line }: “{ $given }” is not SEAT:ACTION with a seat from 0 to { $last }, nor “undo”.
refused-no-secret = The match's secret is not in the text, so nothing can be dealt again: is the match over?
refused-commitment = The secret does not fit the commitment that was published before the match.
refused-in-log = Line { $line }, action { $number }: { $reason }
refused-unfinished = The match in this text is not finished.
refused-other-result = Played again, the match ends { $played }; the text says { $written }.
