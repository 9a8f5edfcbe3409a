"""Perft: how many lines of play there are to a depth, from a dealt position and some actions.

The counts stand in <game>/counts.perft; the game and its oracle must both find them. The format:

    id       a name
    players  a number, then options as NAME=VALUE
    seed     the deal
    moves    SEAT:ACTION …, from the deal on
    perft    DEPTH COUNT
"""

import copy
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from cases import Case
from octavo.games import catalogue
from octavo.kernel.types import Ints
from situations import Situation
from twins import Twin, twin

FOLDER = Path(__file__).parent
MOST_NODES = 6_000  # by default; --deep counts all


@dataclass
class Entry:
    key: str
    name: str
    players: int = 0
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    moves: str = ""
    counts: list[tuple[int, int]] = field(default_factory=list)


def entries(key: str) -> list[Entry]:
    found: list[Entry] = []
    path = FOLDER / key / "counts.perft"
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        verb, *words = line.split("#")[0].split() or [""]
        if verb == "id":
            found.append(Entry(key, words[0]))
        elif verb == "players":
            found[-1].players = int(words[0])
            found[-1].options = dict(word.split("=") for word in words[1:])
        elif verb == "seed":
            found[-1].seed = int(words[0])
        elif verb == "moves":
            found[-1].moves += " " + " ".join(words)
        elif verb == "perft":
            found[-1].counts.append((int(words[0]), int(words[1])))
    return found


ALL = [entry for key in catalogue.listed() for entry in entries(key)]


def begin(entry: Entry) -> tuple[Situation, Twin]:
    t = Situation.deal(entry.key, entry.players, entry.seed, **entry.options)
    oracle = twin(t, Case(entry.key, entry.players, tuple(entry.options.items())))
    for move in entry.moves.split():
        seat, _, name = move.partition(":")
        with oracle.watching():
            t.do(move)
        oracle.play(int(seat), name)
    return t, oracle


def lines(t: Situation, depth: int) -> int:
    if depth == 0:
        return 1
    total, before = 0, t.s
    for seat in t.actors():
        for action in t.choices(seat):
            t.s = t.rules.STATE.copy(before)
            t.rules.apply(t.s, seat, action, list(t.rng))
            total += lines(t, depth - 1)
            t.s = before
    return total


def oracle_lines(oracle: object, depth: int, rng: Ints) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat in oracle.actors():  # type: ignore[attr-defined]
        for name in oracle.legal(seat):  # type: ignore[attr-defined]
            after = copy.deepcopy(oracle)
            if hasattr(after, "draw"):
                after.draw.rng = list(rng)
            after.play(seat, name)  # type: ignore[attr-defined]
            total += oracle_lines(after, depth - 1, rng)
    return total


def divide(t: Situation, depth: int) -> str:
    """The count below each first action, to see where two counts part."""
    found, before = [], t.s
    for seat in sorted(t.actors()):
        for action in t.choices(seat):
            t.s = t.rules.STATE.copy(before)
            t.rules.apply(t.s, seat, action, list(t.rng))
            found.append(f"{seat}:{t.rules.name(action)} {lines(t, depth - 1)}")
            t.s = before
    return "\n".join(found)


@pytest.mark.parametrize("key", catalogue.listed())
def test_every_game_has_three_counts(key: str) -> None:
    assert len(entries(key)) >= 3


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: f"{entry.key}-{entry.name}")
def test_the_game_and_its_oracle_find_the_counts(entry: Entry, deep: bool) -> None:
    t, oracle = begin(entry)
    for depth, expected in entry.counts:
        if expected <= MOST_NODES or deep:
            assert lines(t, depth) == expected, divide(t, depth)
            assert oracle_lines(oracle.oracle, depth, t.rng) == expected
