"""Simulated matches, for any game at any speed.

The compiler binds `game` to a game's rules; these functions are written once for all of them. Where several seats
choose at once, lot decides which is next; in a race, the quickest is. A seat acts by the game's `default_action`: any
legal action, all equally likely, unless a game would never end that way.
"""

from octavo.engine.driver import ask, enter
from octavo.kernel.cards import lowest
from octavo.kernel.chance import MASK, sow
from octavo.kernel.contract import Game
from octavo.kernel.record import NOBODY, Record, States
from octavo.kernel.timing import CLOCK, NOBODY_YET, SKILL, WAIT
from octavo.kernel.types import Action, Ints, Seat, Seats, Words

game: Game[Record]

# What a playout reports.
STEPS, FAULT, SEAT, ACTION, ENDING, DIGEST = range(6)
REPORT = 6

STUCK = 1 << 32  # a seat may act and has no legal action
ENDLESS = 1 << 33  # the match is longer than the game says a match can be
IDLE = 1 << 34  # in a race nobody acts any more

PATIENCE = 10_000  # ticks in which nobody acts, before that is a fault

PRIME = 0x1000193  # of the 32-bit FNV hash


def begin(s: Record, rng: Ints, seed: int, match: int) -> None:
    """Deal a match of a seed, in an empty record with players and options; the same number is the same match."""
    sow(rng, seed, match)
    game.deal(s, rng)


def playout(s: Record, rng: Ints, actions: Ints, skills: int, longest: int, check: bool, report: Ints) -> None:
    """Play a match that has been dealt to its end, or to its first fault.

    `skills` has the skill of each seat, SKILL bits each. The report holds the number of actions, the fault (bits of the
    game's FAULTS, STUCK, ENDLESS or IDLE), the last action and its seat, and the ending.
    """
    steps = 0
    fault = 0
    seat = action = -1
    seats = game.actors(s)
    if check:
        fault = game.faults(s)
    while seats and not fault:
        # On a GPU, threads that have ended a round wait here for their neighbours, and deal and bid side by side again.
        rounds = s.rounds
        while seats and not fault and s.rounds == rounds:
            seat, action = next_action(s, seats, skills, rng, actions)
            if action == WAIT:
                fault = IDLE if game.racing(s) else STUCK
                break
            game.apply(s, seat, action, rng)
            steps += 1
            seats = game.actors(s)
            if check:
                fault = game.faults(s)
            if steps >= longest and seats:
                fault |= ENDLESS
    report[STEPS], report[FAULT], report[SEAT], report[ACTION] = steps, fault, seat, action
    report[ENDING] = game.ending(s)


def next_action(s: Record, seats: Seats, skills: int, rng: Ints, actions: Ints) -> tuple[Seat, Action]:
    """The seat that acts next, and its action. In a race that is the quickest; ticks go by until somebody acts.

    The action is WAIT if nobody acts, or if the seat has no legal action.
    """
    race = game.racing(s)
    asked = ask(s, seats, rng)
    first = NOBODY_YET
    for _ in range(PATIENCE):
        left = asked
        while left:
            seat = lowest(left)
            left &= left - 1
            action = WAIT
            n = game.legal(s, seat, actions)
            if n == 1 and (seat == CLOCK or not race):
                action = actions[0]
            elif n > 0:
                action = game.default_action(s, seat, actions, n, rng)
            if not race:
                return seat, action
            first = enter(s, first, seat, action, skills >> SKILL * seat & 3, rng)
        if first[1] != NOBODY:
            break
    return first[1], first[2]


def digest(words: Words, match: int) -> int:
    """A hash of a final state, narrow and as words of 64 bits, and the number of its match.

    Only words that are not zero count, each with its place.
    """
    code = 0x811C9DC5 ^ (match & MASK)
    for i in range(len(words)):
        word = words[i]
        if word != 0:
            code = (code ^ (word & MASK)) * PRIME & MASK
            code = (code ^ (word >> 32 & MASK) ^ i) * PRIME & MASK
    return code


def digests(words: Words, first: int, reports: Words) -> None:
    """Put the digests of many final states, a row of words each, into their reports."""
    for i in range(len(reports)):
        reports[i, DIGEST] = digest(words[i], first + i)


def playouts(
    setup: States,
    work: States,
    words: Words,
    rng: Words,
    actions: Words,
    seed: int,
    first: int,
    skills: int,
    longest: int,
    check: bool,
    reports: Words,
    points: Words,
    marks: Words,
) -> None:
    """Play the matches of a seed from number `first` on, as many as there are reports.

    `setup` is an empty record with players and options, `work` the record to play in, and `words` the same record as
    words of 64 bits.
    """
    for i in range(len(reports)):
        work[0] = setup[0]
        begin(work[0], rng, seed, first + i)
        playout(work[0], rng, actions, skills, longest, check, reports[i])
        reports[i, DIGEST] = digest(words, first + i)
        game.score(work[0], points[i])
        game.standing(work[0], marks[i])
