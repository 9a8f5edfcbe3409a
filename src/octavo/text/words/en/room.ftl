refused-removed = The host has removed you from this table.
refused-table-closed = This table is closed.
refused-host-only = Only the host can do that: { $host }.
refused-not-seated = You have no seat at this table: take a free one, or watch.
refused-not-in-play = There is no match in play at this table.
refused-bot-plays = A bot plays for you at the moment: take your seat back first.
refused-stale = The situation has changed meanwhile: look again, and choose.
refused-too-late = Somebody else was { $ms } ms quicker.
refused-allowed = Nothing forbids it: you may do that now.
refused-seated-already = You have a seat at this table already.
refused-seat-taken = That seat is taken: choose another one.
refused-seat-count = The list of seats has { $given } entries, but there are { $players } players.
refused-one-seat = You can take only one of the seats yourself.
refused-not-allowed-to-look = That player does not let anyone see their cards.
refused-begun-already = The match has begun already.
refused-host-stays = You are the host: close the table, or let a bot play for you.
refused-opener-stays = The person who opened the table can be neither removed nor muted.
refused-nobody-there = That person is not at this table.
refused-seats-free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free: wait for somebody, or fill up with bots.
refused-nothing-asked = There is nothing left to answer.
refused-hushed = The host has switched off the chat for you.
refused-nothing-said = There is nothing in this message: type something first.
refused-talk-pause = That was much at once: wait a moment before you say more.
refused-order-pause = That was a lot of changes at once: wait a moment before the next one.
refused-undo-pause = You have asked for that several times: wait a moment before you ask again.
refused-undo-away = { $name } is away and can’t agree. Wait for { $name }. If { $name } has left for good, the host can free the seat.
refused-table-worn = More has happened at this table than any match needs: finish the match, or open a new table.
refused-has-looked = You have seen a player's cards: you can sit down again in the next match.
refused-hint-strangers = There are no hints at an open table where other people play.
refused-hint-no-turn = There is nothing for you to decide now.
refused-hint-too-soon = One hint at a time: ask again in a moment.
refused-hint-not-ready = Hints for this game are not ready yet: try again in a minute or two.
refused-review-runs = Another match is being reviewed for you: wait until that is done.
