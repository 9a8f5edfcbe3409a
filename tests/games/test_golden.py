"""Golden playthroughs: the beginning of one random match of each game and player count, as text to be read.

A change of behaviour shows as a change of these files, and is read before it is committed (`pytest
tests/games/test_golden.py --write` writes them anew). Where the file is missing, the test fails.
"""

from pathlib import Path

import pytest

from cases import COUNTS
from octavo.match.position import Position, write
from situations import Situation

FOLDER = Path(__file__).parent
ACTIONS = 90
WHOLE, SEEN = 30, 60  # after these actions stand the whole position, and what seat 1 knows of it
WIDEST = 8  # choices that are listed


def playthrough(key: str, players: int) -> str:
    t = Situation.deal(key, players, seed=players)
    lines = [f"{key}, {players} players, rules {t.rules.INFO.version}", ""]
    for number in range(1, ACTIONS + 1):
        if number - 1 == WHOLE:
            lines += ["", write(Position(key, t.s)), ""]
        if number - 1 == SEEN:
            lines += ["", write(Position(key, t.view(1), 1)), ""]
        choices = {seat: t.choices(seat) for seat in sorted(t.actors())}
        if not choices:
            break
        seat, action = t.step()
        names = [t.rules.name(choice) for choice in choices[seat]]
        more = f" … {len(names)}" if len(names) > WIDEST else ""
        lines.append(f"{number:3} {seat}:{t.rules.name(action):20} of {' '.join(names[:WIDEST])}{more}")
    lines += ["", f"points {t.points()}"]
    t.random(until=lambda s: not t.rules.actors(s))
    lines += [f"final points {t.points()}"]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_a_match_goes_as_it_went(key: str, players: int, rewrite: bool) -> None:
    path = FOLDER / key / "golden" / f"{players}.txt"
    text = playthrough(key, players)
    if rewrite:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert path.exists(), f"write it: pytest {Path(__file__).name} --write, then read it as if playing"
    assert text.splitlines() == path.read_text("utf-8").splitlines()
    assert len(text.splitlines()) < 240, "short enough to be read"
