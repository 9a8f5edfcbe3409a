"""The driver: which seat acts next in a match that is played in ticks, for any game at any speed.

Every tick goes the same way. First, some seats are asked (`ask`): the seat in turn; of several that choose at the same
time, one by lot; in a race, all of them. Each asked seat chooses an action, or WAIT in a race, without knowing the
other choices. Then one seat acts (`settle`): in a race, the first. A caller with choices of its own, such as a learner,
needs only these two. A caller that chooses within a tick, in between, goes through the same steps (`enter`).

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
    """The seats that choose in this tick, of those that may act."""
    return seats if game.racing(s) else 1 << pick(seats, rng)


def settle(s: Record, asked: Seats, chosen: Ints, skills: int, rng: Ints) -> tuple[Seat, Action]:
    """The seat that acts, and its action, when all asked seats have chosen: `chosen` has the action of each seat,
    `skills` the skill, SKILL bits each. NOBODY and WAIT if all wait."""
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
    """The first action in this tick of a race, after a seat has chosen."""
    return first if action == WAIT else sooner(first, game.delay(s, seat, action), seat, action, skill, rng)


def pick(seats: Seats, rng: Ints) -> Seat:
    """One of several seats, each as likely."""
    if seats & (seats - 1):
        for _ in range(below(rng, count(seats))):
            seats &= seats - 1
    return lowest(seats)
