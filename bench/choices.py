"""Whether bots still choose as they did: what has been measured of a build tells nothing of one that does not.

    python -m bench.choices write choices.json [--only mu ciao]      with the code before a change
    python -m bench.choices compare choices.json                     and with the code after it

`write` lets club players play a match of every game, in every mode and with every number of players, and keeps with
the actions what the search chose in every third decision, with as many worlds as a beginner tries, a club player, and
five times that. `compare` thinks about the same decisions again, and tells how many are other ones.
"""

import argparse
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from bench.bots.pairings import modes
from rich.progress import track

from octavo.bots import players, thought
from octavo.games import catalogue
from octavo.kernel.timing import WAIT
from octavo.kernel.types import Action, Seat
from octavo.match.match import Match

EVERY = 3  # decisions
LONGEST = 600  # actions of a match
CLUB = players.EFFORTS["club"].simulations
EFFORTS = (players.EFFORTS["beginner"].simulations, CLUB, 5 * CLUB)


class Played(msgspec.Struct):
    """A match, and what was chosen at its decisions with each effort."""

    game: str
    players: int
    options: dict[str, str]
    actions: list[tuple[Seat, Action]] = []
    chosen: list[Action] = []

    @property
    def match(self) -> Match:
        secret = hashlib.sha256(f"{self.game} {self.players} {self.options}".encode()).digest()
        return Match(self.game, self.players, self.options, secret=secret)


def settings(games: Sequence[str]) -> list[Played]:
    """A match that has not begun for every game, mode and number of players."""
    found = []
    for key in games:
        info = catalogue.game(key).INFO
        low, high = info.players
        found += [Played(key, n, dict(options)) for options in modes(info) for n in range(low, high + 1)]
    return found


def play(played: Played, *, compiled: bool = True) -> None:
    """Let club players play it; in a race the first who does something acts, and the clock if nobody does."""
    match = played.match
    while not match.over and len(played.actions) < LONGEST:
        seat, action = _next(match, len(played.actions), compiled=compiled)
        match.play(seat, action)
        played.actions.append((seat, action))


def _next(match: Match, seed: int, *, compiled: bool) -> tuple[Seat, Action]:
    for seat in match.actors():
        if seat < match.terms.players:
            action = players.choose(match.terms.key, match.view(seat), seat, seed, "club", compiled=compiled)
            if action != WAIT:
                return seat, action
    seat = match.actors()[-1]
    return seat, match.legal(seat)[0]


def choices(played: Played, *, compiled: bool = True) -> Iterator[Action]:
    """What is chosen at its decisions, with each effort."""
    match, key = played.match, played.game
    for number, (seat, action) in enumerate(played.actions):
        if number % EVERY == 0 and seat < played.players:
            view = match.view(seat)
            if len(thought.options(key, view, seat)) > 1 and not thought.left_to_habit(key, view):
                for worlds in EFFORTS:
                    yield thought.think(key, view, seat, number, simulations=worlds, compiled=compiled)[0].action
        match.play(seat, action)


def write(games: Sequence[str]) -> list[Played]:
    found = settings(games)
    for played in track(found):
        thought.load(played.game)
        play(played)
        played.chosen = list(choices(played))
    return found


def compare(found: Sequence[Played]) -> dict[str, tuple[int, int]]:
    """How many choices there are of each game, and how many are others now."""
    counts: dict[str, tuple[int, int]] = {}
    for played in track(found):
        thought.load(played.game)
        other = sum(now != before for now, before in zip(choices(played), played.chosen, strict=True))
        all_of_them, others = counts.get(played.game, (0, 0))
        counts[played.game] = all_of_them + len(played.chosen), others + other
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.choices", description="Whether bots still choose as they did."
    )
    commands = parser.add_subparsers(required=True, dest="command")
    for name in ("write", "compare"):
        command = commands.add_parser(name)
        command.add_argument("file", type=Path)
    commands.choices["write"].add_argument("--only", choices=catalogue.listed(), nargs="+", default=catalogue.listed())
    given = parser.parse_args()
    if given.command == "write":
        given.file.write_bytes(msgspec.json.encode(write(given.only)))
    else:
        for game, (choices, others) in compare(msgspec.json.decode(given.file.read_bytes(), type=list[Played])).items():
            print(f"{game:12}{choices:7,} choices, {others:5,} others")


if __name__ == "__main__":
    main()
