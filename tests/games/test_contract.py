"""What every game owes, for every player count and option: the contract, conservation, random play to the end."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cases import CASES, COUNTS, EACH, Case
from octavo.engine import compiler
from octavo.games import catalogue
from octavo.kernel.contract import Game, total_seats
from octavo.kernel.options import Deck
from octavo.kernel.timing import CLOCK, WAIT
from octavo.lab.simulate import Simulation, simulate
from octavo.text.language import LANGUAGES
from situations import Situation

SEEDS = st.integers(0, 2**40)


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_game_has_every_name_of_the_contract(key: str) -> None:
    game = catalogue.game(key)
    names = [name for name in dir(Game) if not name.startswith("_")]
    assert [name for name in names if not hasattr(game, name)] == []
    assert game.INFO.key == key
    assert "en" in game.INFO.titles and set(game.INFO.titles) <= set(LANGUAGES)
    options = [name for o in game.INFO.options for name in (o.fields if isinstance(o, Deck) else (o.key,))]
    assert {"players", "rounds", *options} <= set(game.STATE.fields)
    assert game.INFO.endings and game.INFO.designers and len(game.FAULTS) < 32


OLD_NAMES = {("huzz", "market.x+13"): "market.13+x"}  # that are still read

GAMES = 200  # for each of some 150 cases
SLOW = {"kreuz_quer": 60, "ciao": 60}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_thousands_of_random_matches_end_without_a_fault(case: Case) -> None:
    """Every invariant is checked after every action; a match that would not end is a fault."""
    games = SLOW.get(case.key, GAMES)
    summary = simulate(Simulation(case.terms, games, seed=7))
    assert summary.fault is None
    assert sum(summary.endings.values()) == games


@pytest.mark.parametrize("case", EACH, ids=str)
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_the_contract_holds_at_every_step(case: Case, seed: int) -> None:
    t = Situation.deal(case.key, case.players, seed, **dict(case.options))
    info, rules = t.rules.INFO, t.rules
    before = None
    for step in range(info.longest):
        actors = t.actors()
        assert rules.faults(t.s) == 0
        assert all(0 <= seat < case.players for seat in actors - {CLOCK}), "only people and the clock act"
        assert CLOCK not in actors or (rules.racing(t.s) and len(t.choices(CLOCK)) == 1), "time runs out in a race"
        for seat in (*range(total_seats(info, case.players)), CLOCK):
            choices = t.choices(seat)
            assert bool(choices) == (seat in actors)
            assert len(choices) <= info.choices
            assert choices == sorted(set(choices)), "each action once, ascending"
            for action in choices if step % 3 == 0 else ():
                assert rules.parse(rules.name(action)) == action
                rules.tell(action)
                assert rules.delay(t.s, seat, action) >= 0
            if choices and seat != CLOCK:
                assert_habit(t, seat, choices)
        assert (rules.ending(t.s) >= 0) == (not actors)
        assert rules.STATE.words(t.s).tolist() != before, "every action changes something"
        if not actors:
            break
        before = rules.STATE.words(t.s).tolist()
        t.step()
    assert 0 <= rules.ending(t.s) < len(info.endings)


def assert_habit(t: Situation, seat: int, choices: list[int]) -> None:
    """It is a legal action, or to wait in a race, and the same whether it is asked of the state or of the view."""
    found = []
    for s in (t.s, t.view(seat)):
        rng, actions = list(t.rng), choices + [0] * (t.rules.INFO.choices - len(choices))
        found.append((t.rules.habit(s, seat, actions, len(choices), rng), rng))
    assert found[0] == found[1], "a habit reads only what the seat knows"
    assert found[0][0] in choices or (found[0][0] == WAIT and t.rules.racing(t.s))


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_equal_seeds_give_equal_matches(key: str, players: int) -> None:
    def words(seed: int) -> list[int]:
        t = Situation.deal(key, players, seed).random(until=lambda s: not compiler.interpreted(key).actors(s))
        numbers: list[int] = t.rules.STATE.words(t.s).tolist()
        return numbers

    assert words(5) == words(5) != words(6)


@pytest.mark.parametrize("key", catalogue.listed())
@settings(max_examples=300, deadline=None)
@example(text="market.x+13")  # as it was called once
@given(text=st.one_of(st.text(max_size=12), st.from_regex(r"[a-z]{1,6}(\.[a-z0-9+-]{1,6}){0,3}", fullmatch=True)))
def test_a_text_that_names_no_action_is_refused_by_parse(key: str, text: str) -> None:
    game = catalogue.game(key)
    try:
        action = game.parse(text)
    except ValueError:
        return
    assert game.name(action) == OLD_NAMES.get((key, text), text)
