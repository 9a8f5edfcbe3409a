"""What `import octavo` offers: at once, for a program and for a type checker alike; and matches that can be copied."""

import ast
import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import octavo
from octavo.kernel.chance import below, generator
from octavo.kernel.timing import CLOCK
from octavo.match import position

SOURCE = Path(octavo.__file__)
GAMES = octavo.games.listed()
COPIES: dict[str, Callable[[octavo.Match], octavo.Match]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}
HEAVY = "import sys, json, octavo; print(json.dumps([name for name in sys.modules if '.' not in name]))"


def test_it_is_imported_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", HEAVY], capture_output=True, check=True, text=True)
    assert not {"numpy", "numba", "msgspec", "fluent", "babel", "asyncio"} & set(json.loads(done.stdout))


def test_all_that_is_offered_is_there_and_nothing_else() -> None:
    assert set(octavo.__all__) <= set(dir(octavo))
    for name in octavo.__all__:
        assert getattr(octavo, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        octavo.nonsense  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        octavo.games.nonsense  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("path", [SOURCE, SOURCE.parent / "games" / "__init__.py"], ids=("octavo", "games"))
def test_a_type_checker_is_told_of_the_same_names(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    told = next(node for node in tree.body if isinstance(node, ast.If))
    names = {alias.name for node in told.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    (offered,) = (
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"
    )
    assert names == set(offered)


def go_on(match: octavo.Match, actions: int, seed: int) -> None:
    """Play at random, undoing now and then."""
    rng = generator(seed)
    for _ in range(actions):
        seats = match.actors() or [CLOCK]
        if match.over:
            return
        seat = seats[below(rng, len(seats))]
        choices = match.legal(seat)
        match.play(seat, choices[below(rng, len(choices))])
        if not below(rng, 9):
            match.undo()


def told(match: octavo.Match) -> object:
    """All that can be seen of a match."""
    views = [octavo.Position(match.terms.key, match.view(seat), seat) for seat in range(match.terms.players)]
    return (
        [position.write(view) for view in views],
        [(seat, match.legal(seat)) for seat in match.actors()],
        (match.log, match.points(), match.over, match.sheet(), match.done()),
        (match.terms, match.names, match.secret, match.commitment, match.opening),
    )


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("key", GAMES)
def test_a_match_can_be_copied_and_each_goes_on_by_itself(key: str, way: str) -> None:
    match = octavo.make(key, seed=5)
    go_on(match, 90, 1)
    match.undo(min(2, len(match.done())))
    other = COPIES[way](match)
    before = told(match)
    assert told(other) == before
    go_on(other, 30, 2)
    assert told(match) == before
    go_on(match, 30, 2)
    assert told(match) == told(other)
    for one in (match, other):
        one.undo(min(40, len(one.done())))
    assert told(match) == told(other)


@pytest.mark.parametrize("key", GAMES)
def test_a_state_can_be_copied_and_pickled(key: str) -> None:
    match = octavo.make(key, seed=3)
    go_on(match, 40, 1)
    layout = octavo.games.game(key).STATE
    for state in (match.state, match.view(0)):
        before = layout.words(state).tolist()
        for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), layout.copy(state)):
            assert type(again) is type(state) and layout.words(again).tolist() == before
            for name, field in layout.fields.items():
                if field.shape:
                    assert getattr(again, name) is not getattr(state, name)
            again.players += 1
            assert layout.words(state).tolist() == before


def test_a_seed_is_a_match() -> None:
    first, same, other = (octavo.make("njet", 4, {"start": "0"}, seed=seed) for seed in (1, 1, 2))
    assert told(first) == told(same) and first.view(0) != other.view(0)
    assert first.secret == octavo.secret_of(1) != octavo.secret_of(2)
    assert octavo.secret_of(1).hex() == "d2b418788499c8de493a6a2cac90f3609b3e6edd10f720e348f86d9d028bae7e"
    assert octavo.make("mu").terms.players == 6 and octavo.make("mu").secret != octavo.make("mu").secret
    with pytest.raises(octavo.Refused, match="no game “poker”"):
        octavo.make("poker")
