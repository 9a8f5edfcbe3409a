"""The driver: who acts next in a match that is played in ticks, for any game at any speed.

A tick goes the same way whoever plays, and for whatever purpose. Some seats are asked (`ask`): where it is somebody's
turn that one alone, of several who choose at the same time one by lot, in a race all of them. Each that is asked
chooses an action, or in a race to WAIT; nobody knows what the others choose. Then one acts (`settle`): in a race the
first. Whoever learns by playing, or has choices from elsewhere, needs these two only; who chooses within a tick, in
between, goes through the same steps (`enter`).

The compiler binds `game` to a game's rules.
"""

from octavo.kernel.cards import count, lowest
from octavo.kernel.chance import below
from octavo.kernel.contract import Game
from octavo.kernel.record import Record
from octavo.kernel.timing import NOBODY_YET, SKILL, WAIT, sooner
from octavo.kernel.types import Action, Ints, Seat, Seats

game: Game[Record]


def ask(s: Record, seats: Seats, rng: Ints) -> Seats:
    """Which of those who may act are to choose in this tick."""
    return seats if game.racing(s) else 1 << pick(seats, rng)


def settle(s: Record, asked: Seats, chosen: Ints, skills: int, rng: Ints) -> tuple[Seat, Action]:
    """Who acts, and what it does, when all who were asked have chosen: `chosen` has the action of each seat, `skills`
    the skill, SKILL bits each. Nobody, and WAIT, if all wait."""
    if not game.racing(s):
        seat = lowest(asked)
        return seat, chosen[seat]
    first = NOBODY_YET
    while asked:
        seat = lowest(asked)
        asked &= asked - 1
        first = enter(s, first, seat, chosen[seat], skills >> SKILL * seat & 3, rng)
    return first[1], first[2]


def enter(
    s: Record, first: tuple[int, Seat, Action], seat: Seat, action: Action, skill: int, rng: Ints
) -> tuple[int, Seat, Action]:
    """What is first in this tick of a race, after a seat has chosen."""
    return first if action == WAIT else sooner(first, game.delay(s, seat, action), seat, action, skill, rng)


def pick(seats: Seats, rng: Ints) -> Seat:
    """One of several seats, each as likely."""
    if seats & (seats - 1):
        for _ in range(below(rng, count(seats))):
            seats &= seats - 1
    return lowest(seats)
