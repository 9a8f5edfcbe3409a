"""The contract: every name is there, and random play keeps to what they promise, to the end of every match."""

import random
from collections.abc import Mapping
from typing import ClassVar

from octavo.engine import compiler
from octavo.games import catalogue
from octavo.kernel.contract import Game, total_seats
from octavo.kernel.options import Deck
from octavo.kernel.timing import CLOCK, WAIT
from octavo.kernel.types import Action, Seat
from octavo.lab.simulate import Simulation, simulate
from octavo.testing.cases import Case
from octavo.testing.games import Games
from octavo.testing.situations import Situation

LETTERS = "abcdefgkprsxy0123456789.+-"
TEXTS = 2000  # that may name an action


class ContractTests(Games):
    """Tests of what `octavo.kernel.contract` demands of a game's functions."""

    matches: ClassVar[int] = 200  # random ones, for each combination of options
    slow: ClassVar[Mapping[str, int]] = {}  # how many where that would take too long, by game
    old_names: ClassVar[Mapping[tuple[str, str], str]] = {}  # names of actions that are still read, by game

    def test_it_has_every_name_of_the_contract(self, key: str) -> None:
        game = catalogue.game(key)
        names = [name for name in dir(Game) if not name.startswith("_")]
        assert [name for name in names if not hasattr(game, name)] == []
        assert game.INFO.key == key and "en" in game.INFO.titles
        options = [name for o in game.INFO.options for name in (o.fields if isinstance(o, Deck) else (o.key,))]
        assert {"players", "rounds", *options} <= set(game.STATE.fields)
        assert game.INFO.endings and len(game.FAULTS) < 32

    def test_random_matches_end_without_a_fault(self, case: Case) -> None:
        """Every invariant is checked after every action; a match that would not end is a fault."""
        matches = self.slow.get(case.key, self.matches)
        summary = simulate(Simulation(case.terms, matches, seed=7))
        assert summary.fault is None
        assert sum(summary.endings.values()) == matches

    def test_the_contract_holds_at_every_step(self, few: Case, seed: int) -> None:
        t = Situation.deal(few.key, few.players, seed, **dict(few.options))
        info, rules = t.rules.INFO, t.rules
        before = None
        for step in range(info.longest):
            actors = t.actors()
            assert rules.faults(t.s) == 0
            assert all(0 <= seat < few.players for seat in actors - {CLOCK}), "only people and the clock act"
            assert CLOCK not in actors or (rules.racing(t.s) and len(t.choices(CLOCK)) == 1), "time runs out in a race"
            for seat in (*range(total_seats(info, few.players)), CLOCK):
                choices = t.choices(seat)
                assert bool(choices) == (seat in actors), "who can do something is an actor, and nobody else"
                assert len(choices) <= info.choices
                assert choices == sorted(set(choices)), "each action once, ascending"
                for action in choices if step % 3 == 0 else ():
                    assert rules.parse(rules.name(action)) == action
                    rules.tell(action)
                    assert rules.delay(t.s, seat, action) >= 0
                if choices and seat != CLOCK:
                    _check_habit(t, seat, choices)
            assert (rules.ending(t.s) >= 0) == (not actors)
            assert rules.STATE.words(t.s).tolist() != before, "every action changes something"
            if not actors:
                break
            before = rules.STATE.words(t.s).tolist()
            t.step()
        assert 0 <= rules.ending(t.s) < len(info.endings)

    def test_equal_seeds_give_equal_matches(self, key: str, players: int) -> None:
        def words(seed: int) -> list[int]:
            t = Situation.deal(key, players, seed).random(until=lambda s: not compiler.interpreted(key).actors(s))
            numbers: list[int] = t.rules.STATE.words(t.s).tolist()
            return numbers

        assert words(5) == words(5) != words(6)

    def test_a_text_that_names_no_action_is_refused_by_parse(self, key: str, seed: int) -> None:
        game, dice = catalogue.game(key), random.Random(seed)
        t = Situation.deal(key, game.INFO.players[0], seed)
        names = sorted({t.rules.name(action) for seat in t.actors() for action in t.choices(seat)})
        for _ in range(TEXTS):
            text = "".join(dice.choices(LETTERS, k=dice.randrange(9)))
            if names and dice.random() < 0.5:  # nearly a name
                name, place = dice.choice(names), dice.randrange(12)
                text = name[:place] + text[:2] + name[place + dice.randrange(2) :]
            try:
                action = game.parse(text)
            except ValueError:
                continue
            assert game.name(action) == self.old_names.get((key, text), text)


def _check_habit(t: Situation, seat: Seat, choices: list[Action]) -> None:
    """It is a legal action, or to wait in a race, and the same whether it is asked of the state or of the view."""
    found = []
    for s in (t.s, t.view(seat)):
        rng, actions = list(t.rng), choices + [0] * (t.rules.INFO.choices - len(choices))
        found.append((t.rules.default_action(s, seat, actions, len(choices), rng), rng))
    assert found[0] == found[1], "a habit reads only what the seat knows"
    assert found[0][0] in choices or (found[0][0] == WAIT and t.rules.racing(t.s))
