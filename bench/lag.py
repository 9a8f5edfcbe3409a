"""Fair to slow lines: how often the person on the slower line wins, with the referee's fairness and without.

    python bench/lag.py [--games 400] [--races 10000] [--delays 0 50 …] [--seed 1] [--json]

Two people of the same skill play over simulated lines through the product's own room and referee; the second one's line
takes some milliseconds more for there and back. Measured are bare races, in which both want the same thing and nothing
else happens, and whole matches of Take it! with a small deck.

Every race and every match is played twice with the lines exchanged, all else being equal: cards, reactions, and the
luck of each message. So two equal lines give 50 % exactly, and what is left is the delay.
"""

import argparse
import heapq
import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count, pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any
from zlib import crc32

from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from octavo.engine import compiler
from octavo.games.take_it.rules import TAKE, TURN
from octavo.games.take_it.timing import hope
from octavo.kernel.chance import generator
from octavo.kernel.timing import CLUB, WAIT, reaction
from octavo.kernel.types import Seat
from octavo.server.room import events
from octavo.server.room.chairs import Guest
from octavo.server.room.referee import MOST_ALLOWED, SLACK, Call, Referee
from octavo.server.room.room import Room
from octavo.server.wire import protocol

ROUND_TRIP = 40  # milliseconds of everybody's line
DELAYS = (0, 50, 100, 150, 200, 300)  # milliseconds more of the second person's line
JITTER = 0.003, 0.1  # on average a message is late by so many seconds, and by this share of its way
LOST = 0.005  # share of messages that get lost on the way, and are sent again
AGAIN = 0.2  # seconds after which that happens, and a round trip
FRAME = 1 / 60  # a situation is seen with the next picture on the screen
COMMIT = 0.002  # seconds until an action is on disk, and the situation sent
PING = 1.0  # seconds between two pings, as the hub has it during races
PINGS = 5  # before a race begins

# Twenty cards, so that matches are short: tens that both want at once, and so much that nobody wants that who is slow
# and gets what is left has lost. A row is good when it has more than ENOUGH half points of hope.
CARDS: dict[int, int] = {10: 8, -5: 12}
ENOUGH = 9
PEOPLE = Guest("guest-one", "One"), Guest("guest-two", "Two")


@dataclass(frozen=True)
class Setup:
    """What is compared: the second person's delay and honesty, and whether the referee is fair."""

    extra: int = 0  # milliseconds
    fair: bool = True
    cheats: bool = False  # says that every call was made at once
    stalls: float = 0.0  # seconds by which pings are answered late on purpose

    def lines(self, key: str, second: Seat) -> "list[Way]":
        """The lines of both seats; their luck is the seat's, whoever sits there."""
        lines = []
        for seat in range(2):
            worse = seat == second
            round_trip = (ROUND_TRIP + self.extra * worse) / 1000
            lines.append(Way(round_trip, Random(f"{key} {seat}"), self.cheats and worse, self.stalls * worse))
        return lines


class Way:
    """A simulated line: how long each message takes."""

    def __init__(self, round_trip: float, luck: Random, cheats: bool = False, stalls: float = 0.0) -> None:
        self.round_trip, self.luck, self.cheats, self.stalls = round_trip, luck, cheats, stalls

    def one(self) -> float:
        """Seconds of one message, one way."""
        way = self.round_trip / 2
        late = self.luck.expovariate(1.0) * (JITTER[0] + JITTER[1] * way)
        return way + late + (AGAIN + self.round_trip) * (self.luck.random() < LOST)

    def ping(self) -> float:
        """Seconds until the server has its ping back."""
        return self.one() + self.one() + self.stalls

    def sight(self) -> float:
        """Seconds until a message that has come is seen."""
        return self.luck.random() * FRAME

    def claim(self, after: float) -> int:
        """What the client says in milliseconds."""
        return 0 if self.cheats else round(after * 1000)


def reacts(key: str) -> float:
    """Seconds of a reaction, the same for the same key."""
    return reaction(CLUB, generator(crc32(key.encode()))) / 1000


# Bare races, with the referee alone.


@dataclass(frozen=True)
class Race:
    """How a bare race went: whether the second person got it, and by how many seconds the referee took the second
    person's call for earlier than it was made, and than it arrived."""

    won: bool
    gained: float
    made_up: float
    allowance: float


def race(setup: Setup, second: Seat, seed: str, number: int) -> Race:
    """Both call for the same thing once."""
    referee, lines = Referee(fair=setup.fair), setup.lines(f"{seed} {number}", second)
    arrivals = []
    for seat, line in enumerate(lines):
        for _ in range(PINGS):
            referee.line(seat).measure(line.ping())
        referee.show(seat, 1, 0.0)
        after = reacts(f"{seed} {number} {seat}")
        arrivals.append((line.one() + line.sight() + after + line.one(), seat, after))
    arrivals.sort()
    winner = None
    gained = made_up = 0.0
    for (now, seat, after), (following, _, _) in pairwise([*arrivals, (9.0, -1, 0.0)]):
        moment = referee.moment(seat, 1, lines[seat].claim(after), now)
        if seat == second:
            gained, made_up = after - moment, now - moment
        referee.call(Call(moment, seat, TAKE, 1))
        first = referee.first()
        if winner is None and first is not None and referee.decided_at(first, [0, 1]) < following:
            winner = first.seat
    return Race(winner == second, gained, made_up, referee.line(second).allowance)


# Matches, with the room.


def deck() -> str:
    """The small deck, as a file has it."""
    cards = [{"kind": "direct", "value": value, "count": number} for value, number in CARDS.items()]
    return json.dumps({"format": "take-it-deck/1", "cards": cards})


@dataclass
class Mind:
    """What a person is about to do: with which situation in sight, since when, and how soon."""

    on: int = 0
    seen: float = 0.0
    action: int = WAIT


class Evening:
    """One match: the room, two lines, two people, and what is on its way."""

    def __init__(self, setup: Setup, second: Seat, seed: str, number: int) -> None:
        self.setup, self.second, self.key = setup, second, f"{seed} {number}"
        self.lines = setup.lines(self.key, second)
        self.minds = [Mind(), Mind()]
        self.heard = [[0.0, 0.0], [0.0, 0.0]]  # until when each direction of a line is busy: messages keep their order
        self.ids = [0, 0]
        self.now = 0.0
        self.stored = self.flushed = -1  # the latest situations that were stored and sent
        self.coming: list[tuple[float, int, Callable[[], None]]] = []
        self.order = count()
        self.rows = [0, 0]  # taken by each, where both wanted the row
        self.wanted: dict[int, set[Seat]] = {}
        table = protocol.NewTable("take_it", 2, ["me", "open"], deck=deck())
        self.room = Room.open("lag", PEOPLE[0], table, 0.0)
        for guest in PEOPLE:
            self.room.arrived(guest, 0.0)
        self.room.record(events.Sat(seat=1, guest=PEOPLE[1].id, name=PEOPLE[1].name), 0.0)
        secret = Random(f"{self.key} cards").randbytes(32)
        self.room.record(events.Started(secret=secret.hex(), rules=self.room.terms.version), 0.0)
        assert self.room.playing
        self.playing = self.room.playing
        self.playing.referee.fair = setup.fair
        self.playing.situation(0.0, anew=True)

    def play(self) -> float:
        """The second person's share of the win."""
        for seat, line in enumerate(self.lines):
            for _ in range(PINGS):
                self.room.measured(PEOPLE[seat].id, line.ping() * 1000)
            self.later(PING, partial(self.ping, seat))
        self.flush()
        while self.room.status == "playing":
            wake = self.room.wake
            if wake is not None and (not self.coming or wake <= self.coming[0][0]):
                self.now = max(self.now, wake)
                self.room.tick(self.now)
            else:
                self.now, _, happens = heapq.heappop(self.coming)
                happens()
            self.settle()
        winners = self.playing.match.result().winners
        return (self.second in winners) / len(winners)

    def later(self, seconds: float, happens: Callable[[], None]) -> None:
        heapq.heappush(self.coming, (self.now + seconds, next(self.order), happens))

    def over(self, seat: Seat, direction: int) -> float:
        """Seconds that a message takes which is sent now: never less than the one before it needs."""
        arrives = self.heard[seat][direction] = max(self.heard[seat][direction], self.now + self.lines[seat].one())
        return arrives - self.now

    def settle(self) -> None:
        """Put on disk what has happened, and show it."""
        self.room.take_events()
        self.room.take_answers()
        if self.room.number != self.stored:
            self.stored = self.room.number
            self.later(COMMIT, self.flush)

    def flush(self) -> None:
        """Everybody is sent the situation, and will have it in mind when it is seen."""
        number, match = self.room.number, self.playing.match
        if number == self.flushed:
            return
        self.flushed = number
        for seat in range(2):
            self.room.shown(seat, number, self.now)
            legal = match.legal(seat)
            wish = choose(match.state, legal)
            if wish == TAKE:
                self.wanted.setdefault(number, set()).add(seat)
            self.later(self.over(seat, 0) + self.lines[seat].sight(), partial(self.see, seat, number, wish, legal))
        last = match.log[-1] if match.log else None
        if last and last.action == TAKE and len(self.wanted.get(number - 1, ())) == 2:
            self.rows[last.seat != self.second] += 1

    def see(self, seat: Seat, number: int, wish: int, legal: list[int]) -> None:
        """A situation comes into sight: what somebody has begun is done, if it can still be; else all begins anew."""
        mind = self.minds[seat]
        if mind.action != WAIT and mind.action in legal:
            return
        self.minds[seat] = mind = Mind(number, self.now, wish)
        if wish != WAIT:
            takes = reacts(f"{self.key} {number} {seat}")
            self.later(takes, partial(self.press, seat, mind))

    def press(self, seat: Seat, mind: Mind) -> None:
        if self.minds[seat] is mind:
            self.minds[seat] = Mind()
            after = self.lines[seat].claim(self.now - mind.seen)
            self.later(self.over(seat, 1), partial(self.act, seat, mind.action, mind.on, after))

    def act(self, seat: Seat, action: int, on: int, after: int) -> None:
        """A call arrives at the server."""
        self.ids[seat] += 1
        command = protocol.Act(id=self.ids[seat], action=action, on=on, after=after)
        self.room.handle(command, PEOPLE[seat], f"device-{seat}", self.now)

    def ping(self, seat: Seat) -> None:
        takes = self.lines[seat].ping()
        self.later(takes, lambda: self.room.measured(PEOPLE[seat].id, takes * 1000))
        self.later(PING, partial(self.ping, seat))


def choose(s: Any, legal: list[int]) -> int:
    """Call for a good row at once, whoever one is; else the dealer turns."""
    if TAKE in legal and hope(s) > (ENOUGH if s.pile_size else 0):
        return TAKE
    return TURN if TURN in legal else WAIT


# Figures.


@dataclass(frozen=True)
class Share:
    """A share in per cent, and how far the true one may be from it (95 %)."""

    share: float
    error: float

    @classmethod
    def of(cls, pairs: list[float]) -> "Share":
        return cls(100 * fmean(pairs), 100 * 1.96 * stdev(pairs) / sqrt(len(pairs)))

    def __str__(self) -> str:
        return f"{self.share:.1f} ± {self.error:.1f}"


@dataclass(frozen=True)
class Gain:
    """Milliseconds by which the second person's calls were taken for earlier than they were made, on average and at
    most; how much of their delay was made up for at most, and how much the measured round trip and the slack allow."""

    average: float
    most: float
    made_up: float
    allowed: float


@dataclass(frozen=True)
class Figures:
    """What a setup came to: the second person's share of the races, the contested rows and the matches."""

    setup: Setup
    races: Share
    gain: Gain
    rows: Share | None = None
    matches: Share | None = None


def races(setup: Setup, seed: str, numbers: Iterable[int]) -> tuple[Share, Gain]:
    """The second person's share of bare races, and what that person gained."""
    shares, gained, made_up, allowed = [], [], 0.0, 0.0
    for number in numbers:
        pair = [race(setup, second, seed, number) for second in range(2)]
        shares.append(fmean(one.won for one in pair))
        gained += [one.gained * 1000 for one in pair]
        made_up = max(made_up, *(one.made_up * 1000 for one in pair))
        allowed = max(allowed, *(one.allowance * 1000 for one in pair))
        assert all(one.made_up <= one.allowance + 1e-9 for one in pair), "more was honoured than was measured"
    return Share.of(shares), Gain(fmean(gained), max(gained), made_up, allowed)


def matches(setup: Setup, seed: str, numbers: Iterable[int]) -> tuple[Share, Share]:
    """Shares of the contested rows and of the matches."""
    rows, won = [], []
    for number in numbers:
        evenings = [Evening(setup, second, seed, number) for second in range(2)]
        won.append(fmean(evening.play() for evening in evenings))
        contested = sum(sum(evening.rows) for evening in evenings)
        if contested:
            rows.append(sum(evening.rows[0] for evening in evenings) / contested)
    return Share.of(rows), Share.of(won)


def setups(delays: Iterable[int]) -> list[Setup]:
    honest = [Setup(extra, fair) for extra in delays for fair in (True, False)]
    cheating = [Setup(extra, cheats=True) for extra in (0, 100, 300)]
    return [*honest, *cheating, Setup(cheats=True, stalls=MOST_ALLOWED)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=400, help="pairs of matches for each line of the table")
    parser.add_argument("--races", type=int, default=10_000, help="pairs of bare races")
    parser.add_argument("--delays", type=int, nargs="+", default=DELAYS)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    compiler.interpreted("take_it")
    found = []
    console = Console(stderr=True)
    with Progress(console=console, disable=given.json and not console.is_terminal) as progress:
        todo = setups(given.delays)
        honest = sum(not setup.cheats for setup in todo)
        task = progress.add_task("races", total=len(todo) * given.races + honest * given.games)
        for setup in todo:
            progress.update(task, description=f"+{setup.extra} ms")
            bare, gain = races(setup, given.seed, progressing(progress, task, given.races))
            rows = won = None
            if given.games > 1 and not setup.cheats:
                rows, won = matches(setup, given.seed, progressing(progress, task, given.games))
            found.append(Figures(setup, bare, gain, rows, won))
    if given.json:
        print(json.dumps([asdict(figures) for figures in found], indent=1))
    else:
        show(found)
    return 0


def progressing(progress: Progress, task: TaskID, numbers: int) -> Iterable[int]:
    """The numbers from 0, with a step of the bar for each."""
    for number in range(numbers):
        yield number
        progress.advance(task)


def show(found: list[Figures]) -> None:
    """Two tables: how honest people fare, and what a cheat gets."""
    console = Console(width=120)
    table = Table("more delay", "fair", "races %", "contested rows %", "matches %", title="The second person wins")
    for f in found:
        if not f.setup.cheats:
            shares = (str(share or "–") for share in (f.races, f.rows, f.matches))
            table.add_row(f"{f.setup.extra} ms", "yes" if f.setup.fair else "no", *shares)
    console.print(table)
    table = Table(
        "more delay", "late pongs", "races %", "gained, average", "at most", "made up for, at most",
        "allowed", title="A second person who claims to have called at once",
    )  # fmt: skip
    for f in found:
        if f.setup.cheats:
            times = (f"{value:.0f} ms" for value in (f.gain.average, f.gain.most, f.gain.made_up, f.gain.allowed))
            stalls = f"{f.setup.stalls * 1000:.0f} ms"
            table.add_row(f"{f.setup.extra} ms", stalls, str(f.races), *times)
    console.print(table)
    console.print(
        f"Allowed is the measured round trip and {SLACK * 1000:.0f} ms, and at most {MOST_ALLOWED * 1000:.0f} ms."
    )


if __name__ == "__main__":
    sys.exit(main())
