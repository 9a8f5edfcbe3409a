"""Situations of every game for the client's tests, as the server sends them: python client/tests/situations.py.

One match of each game is played by simulated players from a fixed secret. A situation is kept for the first look at
every phase, with and without something to do, and for every kind of choice that has not been seen before.
"""

import tomllib
from pathlib import Path

import msgspec

from octavo.kernel.chance import generator
from octavo.kernel.timing import CLOCK, CLUB, SKILL
from octavo.match.match import Match
from octavo.server.room import views
from octavo.server.wire import protocol

DATA = Path(__file__).parent / "data"
CLUBS = sum(CLUB << SKILL * seat for seat in range(CLOCK))  # everybody a club player
RECENT = 6  # entries of the log that come with a situation
GAMES = Path(__file__).parents[2] / "tests" / "games"


def situation(match: Match, seat: int, entries: list[protocol.Entry]) -> protocol.Play:
    """What a seat sees, and what it may do."""
    game, view = match.game, match.view(seat)
    return protocol.Play(
        number=len(match.log),
        scene=game.scene(view, seat),
        points=match.points(),
        actors=tuple(match.actors()),
        entries=tuple(entries[-RECENT:]),
        seat=seat,
        choices=views.choices(match, seat, view) if seat >= 0 else (),
        racing=match.racing,
        runs=3000 if match.clock_runs else None,
    )


def situations(match: Match) -> list[protocol.Play]:
    """Some situations of a match, from the deal to the end."""
    rng = generator(7)
    looks: set[tuple[str, bool, bool]] = set()
    kinds: set[str] = set()
    kept: list[protocol.Play] = []
    entries: list[protocol.Entry] = []
    while True:
        for seat in (*range(match.terms.players), -1):
            play = situation(match, seat, entries)
            look = play.scene.phase, bool(play.choices), seat < 0
            if look not in looks or not {choice.do.key for choice in play.choices} <= kinds:
                kept.append(play)
            looks.add(look)
            kinds |= {choice.do.key for choice in play.choices}
        if match.over:
            return kept
        rules = match.rules
        actors = rules.actors(match.state)
        seat, action = rules.next_action(match.state, actors, CLUBS, rng, [0] * rules.INFO.choices)
        entries.append(protocol.Entry(len(match.log) + 1, seat, match.game.tell(action)))
        match.play(seat, action)


def main() -> None:
    for path in sorted(GAMES.glob("*/game.toml")):
        key, told = path.parent.name, tomllib.loads(path.read_text("utf-8"))["client"]
        match = Match(key, told["players"], told["options"], secret=bytes(range(32)))
        plays = situations(match)
        about = {"game": key, "players": match.terms.players, "options": match.terms.options, "names": match.names}
        about["verbs"] = match.game.GUIDE.verbs
        (DATA / f"{key}.json").write_bytes(msgspec.json.encode({**about, "plays": plays}) + b"\n")


if __name__ == "__main__":
    main()
