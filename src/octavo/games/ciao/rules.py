"""Ciao!: what may happen. The numbers in brackets are those of rulebook/en.md."""

import numpy as np

from octavo.games.ciao.kinds import (
    AGAIN_OR_REVERSE,
    ANSWERS,
    COLOUR,
    EFFECT,
    FIRST_JOKER,
    FITS,
    GROUP,
    JOKER,
    MANY,
    PENALTY,
    PLUS3,
    SYMBOLS,
    TO_BEAT,
)
from octavo.games.ciao.memory import (
    exchange,
    forget,
    remember_given,
    remember_played,
    remember_shown,
    remember_swapped,
    take_away,
)
from octavo.games.ciao.pile import draw_card, draw_cards, fill_pile
from octavo.games.ciao.state import LONGEST, SEATS, STATE, Answers, Direction, Ending, Phase, State, Switch
from octavo.kernel.cards import NO_CARD, bit, lowest, spread
from octavo.kernel.chance import below
from octavo.kernel.contract import Info, Version
from octavo.kernel.record import NOBODY
from octavo.kernel.timing import CLOCK
from octavo.kernel.types import Action, Card, Cards, Ints, Seat, Seats, Table

HAND = 7  # (R6)
FINE = 3  # cards for a wrong one, and for a missing thank-you (R29, R33)
PLUS = 3  # cards that each +3 adds (R25)

# Actions: a kind's number plays a card of that kind.
DRAW = MANY
KEEP = DRAW + 1
NAME = KEEP + 1  # + symbol
AGAIN = NAME + len(SYMBOLS)
REVERSE = AGAIN + 1
SWAP_WITH = REVERSE + 1  # + seat
PASS = SWAP_WITH + SEATS
THANKS = PASS + 1
TIME = THANKS + 1
GIVE_TO = TIME + 1  # + kind * SEATS + seat

ASKS: Table = np.array(
    [Phase.TURN, Phase.AGAIN, Phase.RACE, Phase.TURN, Phase.GIVE, Phase.SWAP, Phase.NAME, Phase.OVER], np.int64
)  # by effect: what follows
NEXT, ASKED, TRY, WON = range(4)  # what follows an action: the next turn, a question, a drawn card, a new round

INFO = Info(
    key="ciao",
    version=2,
    titles={"en": "Ciao!"},
    designers=("Olivier Finet",),
    publisher="Gigamic",
    layout=STATE,
    choices=MANY * (SEATS - 1),
    longest=LONGEST,
    endings=Ending.texts(),
    earlier=(Version(1, defaults={"thanks": "off"}),),
    order=6,
    peers=("rlcard",),
)


def deal(s: State, rng: Ints) -> None:
    """Begin the first round, with a start player drawn by lot unless one is named (R5)."""
    starter = s.start
    if starter == NOBODY:
        starter = below(rng, s.players)
    _deal_round(s, starter, rng)


def _deal_round(s: State, starter: Seat, rng: Ints) -> None:
    """Seven cards for everyone, an empty table, and clockwise it goes (R6)."""
    forget(s)
    fill_pile(s)
    s.top = s.beat = s.drawn = NO_CARD
    s.pending = s.racers = 0
    s.receiver = NOBODY
    s.direction = Direction.LEFT
    for seat in range(s.players):
        take_away(s.hands[seat], s.holds[seat])
        s.holds[seat] = s.sizes[seat] = 0
        draw_cards(s, seat, HAND, rng)
    s.phase = Phase.TURN
    s.turn = starter


def actors(s: State) -> Seats:
    """The seat in turn; in a race all who are still in it, for a thank-you the receiver, and the clock with them."""
    if s.phase == Phase.RACE:
        return s.racers | 1 << CLOCK
    if s.phase == Phase.THANKS:
        return 1 << s.receiver | 1 << CLOCK
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.turn


def legal(s: State, seat: Seat, actions: Ints) -> int:
    """The legal actions of a seat."""
    if not actors(s) >> seat & 1:
        return 0
    if seat == CLOCK:
        actions[0] = TIME
        return 1
    if s.phase == Phase.TURN or s.phase == Phase.RACE:
        n = spread(playable(s, s.holds[seat]), 0, actions, 0)
        actions[n] = DRAW if s.phase == Phase.TURN else PASS
        return n + 1
    if s.phase == Phase.DRAWN:
        actions[0], actions[1] = s.drawn, KEEP
        return 2
    if s.phase == Phase.AGAIN:
        actions[0], actions[1] = AGAIN, REVERSE
        return 2
    if s.phase == Phase.NAME:
        actions[0], actions[1], actions[2] = NAME, NAME + 1, NAME + 2
        return 3
    if s.phase == Phase.THANKS:
        actions[0] = THANKS
        return 1
    others = ((1 << s.players) - 1) & ~(1 << seat)
    if s.phase == Phase.SWAP:
        return spread(others, SWAP_WITH, actions, 0)
    n = 0
    held = s.holds[seat]
    while held:
        n = spread(others, GIVE_TO + lowest(held) * SEATS, actions, n)
        held &= held - 1
    return n


def playable(s: State, held: Cards) -> Cards:
    """The kinds of those held that can be laid down: with table rules any (R33)."""
    if s.table == Switch.ON:
        return held
    return held & fitting(s)


def fitting(s: State) -> Cards:
    """The kinds that fit now (R9, R12, R24, R25)."""
    fits: Cards = FITS[s.variant * TO_BEAT + s.beat + 1]
    if s.pending == 0:
        return fits
    if s.answers == Answers.ANY:
        return ANSWERS
    return fits & ANSWERS


def apply(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Do a legal action and what follows from it: for KEEP, and for TIME in a race, just the next turn."""
    drawer, cards = seat, 0
    follows = NEXT
    if action < DRAW:
        if s.table == Switch.OFF or fitting(s) >> action & 1:  # without table rules, only what fits is legal
            follows = _play(s, seat, action)
        else:
            cards = FINE + s.pending  # (R33 to R35)
            follows = _show_wrong_card(s, seat, action)
    elif action == DRAW:
        cards = max(s.pending, 1)
        if s.pending == 0:
            follows = TRY
        s.pending = 0
    elif NAME <= action < AGAIN:
        s.beat = (s.top - FIRST_JOKER) * COLOUR + (action - NAME) * GROUP  # (R15)
    elif action == AGAIN:
        s.phase = Phase.TURN
        follows = ASKED
        if s.sizes[seat] == 0:
            cards, follows = 1, TRY  # (R20)
    elif action == REVERSE:
        s.direction = Direction.RIGHT - s.direction
        follows = _won_or_next(s)
    elif action == PASS:
        follows = _leave_race(s, seat)
    elif action == THANKS or (action == TIME and s.phase == Phase.THANKS):
        if action == TIME:
            drawer, cards = s.receiver, FINE
        s.receiver = NOBODY
        follows = _won_or_next(s)
    elif action >= GIVE_TO:
        follows = _give(s, seat, (action - GIVE_TO) // SEATS, (action - GIVE_TO) % SEATS)
    elif SWAP_WITH <= action < PASS:
        _swap(s, seat, action - SWAP_WITH)
    # Each of these once, at the end: all is compiled in line.
    drawn = NO_CARD
    for _ in range(cards):
        drawn = draw_card(s, drawer, rng)
    if follows == TRY:
        follows = _try(s, drawn)
    if follows == NEXT:
        _next_turn(s)
    elif follows == WON:
        _end_round(s, rng)


def _play(s: State, seat: Seat, kind: Card) -> int:
    """Lay a card on top, and begin its effect; if it was the last of the hand, the round is won (R16, R22, R31)."""
    if s.phase == Phase.DRAWN:
        s.stock[kind] -= 1  # all have seen where it came from (R50)
    else:
        remember_played(s, seat, kind)
    _lose(s, seat, kind)
    if s.top != NO_CARD:
        s.discards[s.top] += 1
        s.discarded += 1
    s.top = s.beat = kind
    s.turn = seat
    effect = EFFECT[kind]
    if effect == JOKER:
        s.beat = NO_CARD
        s.pending = 0
    elif effect == PLUS3:
        s.pending += PLUS
    if s.sizes[seat] == 0 and effect != AGAIN_OR_REVERSE:
        return WON
    phase = ASKS[effect]
    if phase == Phase.TURN:
        return NEXT
    s.phase = phase
    s.drawn = NO_CARD
    s.racers = 0
    if phase == Phase.RACE:
        s.racers = ((1 << s.players) - 1) & ~(1 << seat)
    return ASKED


def _lose(s: State, seat: Seat, kind: Card) -> None:
    """A card leaves a hand."""
    s.hands[seat][kind] -= 1
    if s.hands[seat][kind] == 0:
        s.holds[seat] ^= bit(kind)
    s.sizes[seat] -= 1


def _show_wrong_card(s: State, seat: Seat, kind: Card) -> int:
    """All have seen it; it costs the turn, or in a race the rest of it (R33 to R36)."""
    fresh = s.phase == Phase.DRAWN
    if fresh:
        s.stock[kind] -= 1
    remember_shown(s, seat, kind, fresh)
    s.pending = 0
    if s.phase == Phase.RACE:
        return _leave_race(s, seat)
    return NEXT


def _try(s: State, drawn: Card) -> int:
    """The drawn card may be played at once; a player with an empty hand and none to draw has won (R13, R20)."""
    if drawn == NO_CARD:
        return _won_or_next(s)
    if playable(s, bit(drawn)) == 0:
        return NEXT
    s.phase = Phase.DRAWN
    s.drawn = drawn
    return ASKED


def _won_or_next(s: State) -> int:
    """A player without cards has won the round (R20, R32)."""
    if s.sizes[s.turn] == 0:
        return WON
    return NEXT


def _leave_race(s: State, seat: Seat) -> int:
    """A race in which nobody is left is over (R23)."""
    s.racers &= ~(1 << seat)
    if s.racers == 0:
        return NEXT
    return ASKED


def _swap(s: State, seat: Seat, other: Seat) -> None:
    """Exchange two hands (R30)."""
    exchange(s.hands[seat], s.hands[other], s.holds[seat] | s.holds[other])
    s.holds[seat], s.holds[other] = s.holds[other], s.holds[seat]
    s.sizes[seat], s.sizes[other] = s.sizes[other], s.sizes[seat]
    remember_swapped(s, seat, other)


def _give(s: State, seat: Seat, kind: Card, receiver: Seat) -> int:
    """Hand a card over; where thanks are due, they are waited for (R28, R29)."""
    remember_given(s, seat, receiver, kind)
    _lose(s, seat, kind)
    s.hands[receiver][kind] += 1
    s.holds[receiver] |= bit(kind)
    s.sizes[receiver] += 1
    if s.thanks == Switch.OFF:
        return _won_or_next(s)
    s.phase = Phase.THANKS
    s.receiver = receiver
    return ASKED


def _next_turn(s: State) -> None:
    """The next seat in the present direction has its turn (R8)."""
    s.phase = Phase.TURN
    s.drawn = NO_CARD
    s.racers = 0
    if s.direction == Direction.LEFT:
        s.turn += 1
        if s.turn == s.players:
            s.turn = 0
    else:
        if s.turn == 0:
            s.turn = s.players
        s.turn -= 1


def _end_round(s: State, rng: Ints) -> None:
    """Count the cards left in the hands; the winner starts the next round, if there is one (R37 to R40)."""
    for seat in range(s.players):
        s.penalties[seat] += _hand_penalty(s, seat)
    s.rounds += 1
    if s.rounds < s.length or lead_is_tied(s):
        _deal_round(s, s.turn, rng)
    else:
        s.phase = Phase.OVER
        s.turn = NOBODY
        s.drawn = NO_CARD
        s.racers = 0


def _hand_penalty(s: State, seat: Seat) -> int:
    """The penalty points of the cards in a hand (R37)."""
    points = 0
    held = s.holds[seat]
    while held:
        kind = lowest(held)
        held &= held - 1
        points += PENALTY[kind] * s.hands[seat][kind]
    return points


def lead_is_tied(s: State) -> bool:
    """Whether several have the fewest penalty points (R40)."""
    fewest = s.penalties[0]
    tied = False
    for seat in range(1, s.players):
        tied = s.penalties[seat] == fewest or (tied and s.penalties[seat] > fewest)
        fewest = min(fewest, s.penalties[seat])
    return tied


def score(s: State, points: Ints) -> None:
    """Penalty points, with a minus (R39)."""
    for seat in range(s.players):
        points[seat] = -s.penalties[seat]


def standing(s: State, marks: Ints) -> None:
    """The same: a tie is played off (R40)."""
    score(s, marks)


def ending(s: State) -> int:
    """After the rounds agreed on, or after more of them."""
    if s.phase != Phase.OVER:
        return -1
    if s.rounds == s.length:
        return Ending.ROUNDS
    return Ending.TIE_BREAK
