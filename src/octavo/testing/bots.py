"""Bots: they search a game, and judge its decisions, only from a seat's view."""

from typing import Any, ClassVar

from octavo.bots.review import Budget, Judge
from octavo.bots.thought import left_to_habit, options, think
from octavo.engine import compiler
from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.kernel.timing import WAIT
from octavo.kernel.types import Action, Seat
from octavo.match.match import Match
from octavo.testing.games import Games
from octavo.testing.situations import simulated

FEW = 12  # simulations: enough to grow a tree, in the interpreter
JUDGED = 8  # actions of a match
SECRET = bytes(32)


def decisions(key: str, players: int, *, every: int, most: int) -> list[tuple[Any, Seat, list[Action]]]:
    """Some decisions of a simulated match: a view, its seat and the legal actions."""
    match, chance, found = Match(key, players, secret=SECRET), generator(7), []
    for step in range(every * most):
        if match.over:
            break
        seats = [seat for seat in match.actors() if len(match.legal(seat)) > 1 or match.racing]
        if step % every == 0 and seats:
            seat = seats[step // every % len(seats)]
            found.append((match.view(seat), seat, match.legal(seat)))
        match.play(*simulated(match, chance))
    return found


def seen_again(key: str, view: Any, seat: Seat) -> Any:
    """The seat's view of another world that fits its view of this one."""
    rules = compiler.interpreted(key)
    world, view_of_it = rules.STATE.copy(view), rules.STATE.blank()
    rules.imagine(world, seat, generator(3))
    rules.observe(world, seat, view_of_it)
    return view_of_it


class BotsTests(Games):
    """A bot considers legal actions, and the same ones in all worlds that it can't tell apart."""

    every: ClassVar[int] = 19  # actions from one decision that is looked at to the next

    def test_bots_think_of_legal_actions_and_of_the_same_ones_again(self, key: str, players: int) -> None:
        for view, seat, legal in decisions(key, players, every=self.every, most=3):
            before = compiler.interpreted(key).STATE.words(view).tolist()
            thoughts = think(key, view, seat, 5, simulations=FEW, compiled=False)
            found = {each.action for each in thoughts} - {WAIT}
            if left_to_habit(key, view):
                assert found and found <= set(legal)
            else:
                assert found == set(options(key, view, seat)) - {WAIT} and found <= set(legal)
                assert sum(each.visits for each in thoughts) in (0, FEW)
            assert thoughts == think(key, seen_again(key, view, seat), seat, 5, simulations=FEW, compiled=False)
            assert compiler.interpreted(key).STATE.words(view).tolist() == before, "a view is left alone"

    def test_a_match_can_be_reviewed(self, key: str) -> None:
        """The beginning of a match of simulated players, judged decision by decision."""
        match, rng = Match(key, catalogue.game(key).INFO.players[0], secret=SECRET), generator(3)
        while not match.over:
            match.play(*simulated(match, rng))
        judge = Judge(match, Budget(simulations=1, compiled=False))
        while judge.done < JUDGED and judge.step():
            pass
        assert judge.done >= min(JUDGED, judge.total)
