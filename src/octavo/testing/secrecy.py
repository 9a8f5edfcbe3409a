"""Two worlds: what a seat can't know makes no difference to anything that it is shown.

A view is completed into another world that fits it. Seen by the same seat, that world must be the same to the last
number, with the same legal actions, the same scene and the same text; and it must be a possible world.
"""

from collections.abc import Collection
from typing import Any, ClassVar

from octavo.kernel.record import HIDDEN
from octavo.kernel.types import Seat
from octavo.match.position import Position, write
from octavo.testing.cases import Case
from octavo.testing.games import Games
from octavo.testing.situations import Situation
from octavo.text.language import LANGUAGES, say

SPECTATOR = -1
ALL, ONE = 20, 3  # after every so many actions, what all seats see is compared, or what one of them sees


def other_world(t: Situation, view: Any, seat: Seat, *, complete: bool = True) -> Situation:
    """A situation with another state: a completion of a view, or a copy of a state that is complete."""
    other = Situation.__new__(Situation)
    other.key, other.rules, other.rng = t.key, t.rules, t.rng
    other.s = t.rules.STATE.copy(view)
    if complete:
        t.rules.imagine(other.s, seat, t.rng)
    return other


class SecrecyTests(Games):
    """What a seat sees reveals nothing that is hidden from it."""

    open_games: ClassVar[Collection[str]] = ()  # in which nothing is hidden

    def test_a_seat_sees_the_same_in_both_worlds(self, few: Case, seed: int) -> None:
        t = Situation.deal(few.key, few.players, seed, **dict(few.options))
        rules, words = t.rules, t.rules.STATE.words
        for step in range(400):
            seats = (*range(few.players), SPECTATOR)
            for seat in seats if step % ALL == 0 else (seats[step % len(seats)],) if step % ONE == 0 else ():
                view = t.view(seat)
                other = other_world(t, view, seat)
                assert rules.faults(other.s) == 0, "an imagined world is a possible one"
                assert words(other.view(seat)).tolist() == words(view).tolist()
                if seat != SPECTATOR:
                    assert other.choices(seat) == t.choices(seat)
                    seen = Situation.__new__(Situation)
                    seen.rules, seen.s = rules, view
                    assert seen.choices(seat) == t.choices(seat), "legal reads only what the seat knows"
                assert rules.scene(other.view(seat), seat) == rules.scene(view, seat)
                assert write(Position(few.key, other.view(seat), seat)) == write(Position(few.key, view, seat))
            if not t.actors():
                break
            t.step()

    def test_imagined_worlds_differ(self, key: str, players: int) -> None:
        """A completion that gave back the true world would pass the test above."""
        t = Situation.deal(key, players, 3)
        most = 0
        for _ in range(60):
            view = t.view(SPECTATOR)
            assert HIDDEN not in t.rules.STATE.words(view) or key not in self.open_games
            worlds = {tuple(t.rules.STATE.words(other_world(t, view, SPECTATOR).s).tolist()) for _ in range(10)}
            most = max(most, len(worlds))
            t.step()
            if not t.actors():
                break
        assert most == (1 if key in self.open_games else 10)

    def test_what_a_spectator_can_t_see_the_log_does_not_tell(self, key: str, players: int) -> None:
        """Actions after which a spectator sees the same are told in the same words."""
        t = Situation.deal(key, players, 1)
        for _ in range(150):
            if not t.actors():
                break
            for seat in t.actors():
                told: dict[tuple[int, ...], set[tuple[str, ...]]] = {}
                for action in t.choices(seat):
                    other = other_world(t, t.s, SPECTATOR, complete=False)
                    t.rules.apply(other.s, seat, action, list(t.rng))
                    fact = t.rules.tell(action)
                    said = (say(tongue, f"{key}-did-{fact.key}", **{**fact.facts, "seat": "X"}) for tongue in LANGUAGES)
                    told.setdefault(tuple(t.rules.STATE.words(other.view(SPECTATOR)).tolist()), set()).add(tuple(said))
                assert all(len(sentences) == 1 for sentences in told.values()), "equal to see, and told apart"
            t.step()

    def test_what_is_not_secret_can_be_told_apart(self, key: str, players: int) -> None:
        """In a search a branch is an action: so where that is not secret, all seats must see it."""
        t = Situation.deal(key, players, 4)
        rules, words = t.rules, t.rules.STATE.words
        for step in range(150):
            if not t.actors():
                break
            if step % ONE == 0 and not rules.hides_choice(t.s) and not rules.racing(t.s):
                for seat in t.actors():
                    for other in set(range(players)) - {seat}:
                        seen = set()
                        for action in t.choices(seat):
                            after, view = rules.STATE.copy(t.s), rules.STATE.blank()
                            rules.apply(after, seat, action, list(t.rng))
                            rules.observe(after, other, view)
                            seen.add(tuple(words(view).tolist()))
                        assert len(seen) == len(t.choices(seat))
            t.step()
