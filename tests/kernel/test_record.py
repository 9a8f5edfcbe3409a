"""Records: what their fields say holds in every match, and what follows from it is what a game would write by hand."""

import copy
import pickle
from collections.abc import Iterator
from enum import auto

import pytest

from octavo.games import catalogue
from octavo.kernel.cards import number_cards
from octavo.kernel.contract import Info
from octavo.kernel.derived import field_checks, observing, range_check
from octavo.kernel.options import Choice, Deck, Number, Start
from octavo.kernel.record import (
    HIDDEN,
    NOBODY,
    Layout,
    Names,
    Part,
    Record,
    cards,
    counts,
    named,
    number,
    one_card,
    one_seat,
    seats_set,
)
from octavo.kernel.types import Card, Ints, Rows, Seat, Seats
from octavo.testing import RangeTests

PACK = number_cards("rb", {0: 2, 1: 1})  # two of each 0
SEATS = 4


class Mode(Names):
    SHORT = auto()
    VERY_LONG = auto()


class State(Record):
    players: int = number(2, SEATS, static=True)
    start: Seat = one_seat(option="lot")
    mode: int = named(Mode, option="short")
    rounds: int = number(0, "goal", seen="all")
    goal: int = number(1, 9, option="3")
    box: Ints = counts(PACK, 3, deck=True)
    phase: int = named("play", "over", seen="all")
    turn: Seat = one_seat(somebody=True, seen="all")
    ready: Seats = seats_set(seen="all")
    hands: Ints = cards(PACK, seats=SEATS, seen="owner")
    stock: Ints = counts(PACK, "box")
    won: Rows = counts(PACK, "box", seats=SEATS, seen="all")
    top: Card = one_card(PACK, seen="all")
    rows: Ints = one_card(PACK, seats=SEATS, size=3, fill="laid", seen="owner")
    laid: Ints = number(0, 3, seats=SEATS, seen="all")
    packed: int = number(0, 29, code=(Part("tens", 10, 2), Part("ones", 1, 4)), seen="all")


LAYOUT = Layout(State, decks=("usual", "odd"))
INFO = Info(
    key="x",
    version=1,
    titles={"en": "X"},
    designers=(),
    publisher="",
    layout=LAYOUT,
    choices=1,
    longest=1,
    endings=("a",),
)
observe = observing(LAYOUT, __name__)
in_range = range_check(INFO, __name__)


def sound(players: int = 3) -> State:
    s = LAYOUT.empty()
    s.players, s.goal, s.turn = players, 3, 0
    s.box = [3] * PACK.size
    return s


def test_options_and_players_follow_from_the_fields() -> None:
    assert INFO.players == (2, 4)
    assert INFO.options == (
        Choice("mode", ("short", "very-long"), "short"),
        Number("goal", 1, 9, "3"),
        Deck(("box",), ("usual", "odd")),
        Start(),
    )
    assert [int(mode) for mode in Mode] == [0, 1] and Mode.VERY_LONG.text == "very-long"


def test_a_view_has_what_each_field_is_seen_by_and_no_more() -> None:
    s = sound()
    s.hands[1], s.hands[2], s.rows[3], s.stock[0], s.won[3][1], s.packed = 5, 8, 2, 1, 2, 14
    for seat in (NOBODY, 0, 1, 2, 3, 8):
        view = LAYOUT.blank()
        observe(s, seat, view)
        for name, field in LAYOUT.fields.items():
            if not field.seats:
                known = field.seen == "all"
                assert getattr(view, name) == (getattr(s, name) if known else getattr(LAYOUT.blank(), name)), name
                continue
            for place in range(field.size):
                mine = seat < s.players and place // (field.each or 1) == seat
                known = field.seen == "all" or (field.seen == "owner" and mine)
                assert getattr(view, name)[place] == (getattr(s, name)[place] if known else HIDDEN), name


def wrong() -> Iterator[tuple[str, State]]:
    """States in which one number is out of its range, each with the name of its field."""
    for name, value in (
        ("players", 5), ("start", 3), ("mode", 2), ("rounds", 4), ("goal", 0), ("turn", NOBODY), ("turn", 3),
        ("ready", 8), ("top", 6), ("top", 1), ("packed", 30),
    ):  # fmt: skip
        s = sound()
        setattr(s, name, value)
        yield name, s
    for name, place, value in (
        ("box", 2, 4), ("hands", 0, 1 << 6), ("hands", 0, 2), ("hands", 3, 1), ("rows", 0, 9), ("laid", 1, 4),
    ):  # fmt: skip
        s = sound()
        getattr(s, name)[place] = value
        yield name, s
    s = sound()
    s.won[0][1] = 4
    yield "won", s


@pytest.mark.parametrize(("name", "s"), list(wrong()), ids=lambda value: value if isinstance(value, str) else "")
def test_a_number_out_of_its_range_is_found(name: str, s: State) -> None:
    assert in_range(sound()) and not in_range(s)
    assert name in [field for field, holds in field_checks(INFO).items() if not holds(s)]


def test_what_only_tests_ask_of_fields() -> None:
    """Whether a number can be taken apart, entries count as often as is said, and no kind is there too often."""
    checks, s = field_checks(INFO), sound()
    assert all(holds(s) for holds in checks.values())
    s.packed, s.rows[3], s.won[1][0], s.box[0] = 15, 5, 3, 2
    assert in_range(s) and [name for name, holds in checks.items() if not holds(s)] == ["won", "rows", "packed"]
    s.packed, s.laid[1], s.won[1][0] = 24, 1, 2
    assert all(holds(s) for holds in checks.values())


def test_the_type_of_an_attribute_is_that_of_its_numbers() -> None:
    class Wrong(State):
        more: int = cards(PACK, seats=4)

    with pytest.raises(TypeError, match="more holds Ints, not int"):
        Layout(Wrong)


def test_states_are_copied_and_pickled() -> None:
    s = sound()
    s.won[1][1] = 2
    for other in (pickle.loads(pickle.dumps(s)), copy.deepcopy(s), LAYOUT.copy(s), LAYOUT.plain(LAYOUT.words(s))):
        assert isinstance(other, State) and LAYOUT.words(other).tolist() == LAYOUT.words(s).tolist()
        other.won[1][1] = other.hands[0] = 1
        assert s.won[1][1] == 2 and s.hands[0] == 0


class TestEveryGame(RangeTests):
    keys = catalogue.listed()
    seeds = (11,)  # the contract's tests play thousands of matches, and `faults` looks at ranges too
