"""Take it!: every rule of rulebook/en.md in a situation that shows it."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from octavo.games.take_it.rules import KINDS, SEATS, TAKE, TAKES, TIME, TURN, Ending, Phase
from octavo.games.take_it.timing import HOPE
from octavo.kernel.chance import generator
from octavo.kernel.heaps import total
from octavo.kernel.timing import BEGINNER, CLOCK, CLUB, EXPERT, SKILL, WAIT
from octavo.kernel.types import Ints
from octavo.match import decks
from octavo.match.match import Match
from octavo.text.refusal import Refused
from situations import Situation

SPECTATOR = -1
PLAYERS = [2, 3, 4, 5]


def names(heap: Ints) -> Counter[str]:
    return +Counter(dict(zip(KINDS.names, heap, strict=True)))


def row(t: Situation) -> list[str]:
    return [KINDS.names[card] for card in t.s.row[: t.s.row_size]]


def at(
    players: int,
    pile: str = "-",
    cards: str = "",
    stacks: Sequence[int] = (),
    dealer: int = 0,
    taken: Sequence[str] = (),
) -> Situation:
    """A position with this pile, these cards in the row, and what the seats have, as far as it matters."""
    lines = ["game take_it", f"players {players}", f"dealer {dealer}", f"pile {pile}"]
    lines += [f"row.{place} {card}" for place, card in enumerate(cards.split())]
    lines += [f"stacks.{seat} {used}" for seat, used in enumerate(stacks)]
    lines += [f"taken.{seat} {heap}" for seat, heap in enumerate(taken)]
    t = Situation("\n".join(lines))
    t.s.row_size, t.s.pile_size = len(cards.split()), total(t.s.pile)
    t.s.callers = sum(1 << seat for seat in range(players) if t.s.stacks[seat] < TAKES[players])
    t.s.phase = Phase.TURN if t.s.pile_size else Phase.LAST
    return t


def points(*taken: str) -> list[int]:
    """What players get in the end who have taken these cards."""
    t = at(max(2, len(taken)), taken=taken)
    t.s.phase = Phase.OVER
    return t.points()


def worth(cards: str) -> int:
    """What these cards count where another has the majority of black ones."""
    return points(cards, "k*9")[0]


def clock_s(t: Situation) -> list[str]:
    """What the clock may do."""
    return sorted(t.legal(CLOCK))


# The cards and the set-up


def test_there_are_four_sorts_of_cards() -> None:
    """R1, R3: values from -10 to 10, pair cards have no 0."""
    values = range(-10, 11)
    assert KINDS.names == (*(f"d{v}" for v in values), *(f"p{v}" for v in values if v), "x", "k")


def test_the_standard_deck() -> None:
    """TI-15, R2, R22, R23, R24: 77 cards, which count 99 in one heap, with the jokers or without."""
    deck = names(Situation.deal("take_it", 4).s.deck)
    assert deck == {
        "d1": 5, "d2": 5, "d3": 5, "d4": 4, "d5": 3, "d6": 2, "d-1": 3, "d-2": 3, "d-3": 2, "d-4": 1,
        "p3": 4, "p4": 4, "p5": 4, "p6": 4, "p8": 2, "p10": 2, "p-2": 4, "p-3": 4, "p-4": 2, "p-5": 2,
        "x": 5, "k": 7,
    }  # fmt: skip
    assert deck.total() == 77
    all_cards = " ".join(f"{name}*{n}" for name, n in deck.items())
    assert points(all_cards)[0] == points(all_cards.replace("x*5", ""))[0] == 99
    direct = " ".join(f"{name}*{n}" for name, n in deck.items() if name[0] == "d")
    pairs = " ".join(f"{name}*{n}" for name, n in deck.items() if name[0] == "p")
    assert (worth(direct), worth(pairs)) == (54, 35)


@pytest.mark.parametrize(
    ("cards", "size"),
    [
        ("d1*19", 0), ("d1*20", 20), ("d1*21", 0), ("p0*20", 0), ("d0*20", 20), ("d11*20", 0), ("p-10*20 x*5", 25),
        (" ".join(f"d{v}*15" for v in range(10)), 150), (" ".join(f"d{v}*15" for v in range(10)) + " k", 0),
    ],
)  # fmt: skip
def test_a_deck_of_your_own(cards: str, size: int) -> None:
    """R3: 20 to 150 cards, at most 20 of a kind, values from -10 to 10; it is all in the pile."""
    lines = []
    for name, _, copies in (text.partition("*") for text in cards.split()):
        kind = {"d": "direct", "p": "pair", "x": "joker", "k": "black"}[name[0]]
        lines.append({"kind": kind, "value": int(name[1:]) if name[1:] else None, "count": int(copies or 1)})
    text = json.dumps({"format": "take-it-deck/1", "cards": lines})
    if size:
        state: Any = Match("take_it", 2, {"deck": "own"}, deck=decks.own("take_it", text)).state
        assert state.pile_size == total(state.pile) == size and state.pile == state.deck
    else:
        with pytest.raises(Refused):
            decks.own("take_it", text)


def test_the_first_dealer_is_drawn_by_lot_or_named() -> None:
    """R4."""
    assert {Situation.deal("take_it", 5, seed).s.dealer for seed in range(40)} == {0, 1, 2, 3, 4}
    assert {Situation.deal("take_it", 5, seed, start="3").s.dealer for seed in range(10)} == {3}


@pytest.mark.parametrize("players", PLAYERS)
def test_all_cards_are_in_the_pile(players: int) -> None:
    """R5, R8, R22: and nobody has any; the dealer begins."""
    t = Situation.deal("take_it", players, start="1")
    assert t.s.pile == t.s.deck and t.s.pile_size == 77
    assert row(t) == [] and t.s.stacks == [0] * SEATS and not any(map(any, t.s.taken))
    assert t.actors() == {1} and t.legal(1) == {"turn"} and t.points() == [0] * players


def test_what_is_not_legal_is_refused() -> None:
    """R6: and changes nothing, at any moment."""
    match = Match("take_it", 3, {"start": "0"}, secret=bytes(32))
    words = match.rules.STATE.words
    while not match.over:
        before = words(match.state).tolist()
        for seat in (0, 1, 2, 3, CLOCK):
            for action in (TURN, TAKE, TIME):
                if action not in match.legal(seat):
                    with pytest.raises(Refused):
                        match.play(seat, action)
        assert words(match.state).tolist() == before
        s: Any = match.state
        seat = s.dealer if s.row_size < 8 and s.pile_size else match.actors()[0]
        match.play(seat, match.legal(seat)[-1 if s.row_size == 8 else 0])


# Turning


def test_the_dealer_turns_one_card_at_a_time() -> None:
    """R7: to the end of the row, out of the pile."""
    t = at(4, pile="p6 k", dealer=2).do("2:turn")
    first = row(t)
    assert first in (["p6"], ["k"]) and t.s.pile_size == 1 and names(t.s.pile) == Counter(["p6", "k"]) - Counter(first)
    assert row(t.do("2:turn"))[:1] == first and sorted(row(t)) == ["k", "p6"] and t.s.pile_size == 0


def test_each_card_of_the_pile_is_as_likely() -> None:
    """R7: three in four are d1."""
    turned: Counter[str] = Counter()
    for seed in range(2000):
        t = at(2, pile="d1*6 p-2 k")
        t.rng = generator(seed)
        turned += Counter(row(t.do("0:turn")))
    assert abs(turned["d1"] - 1500) < 100 and abs(turned["p-2"] - 250) < 70 and abs(turned["k"] - 250) < 70


def test_before_a_row_the_dealer_alone_can_act() -> None:
    """R8, R9, R10: also a dealer without takes."""
    t = at(4, pile="d1*9", dealer=2)
    assert t.actors() == {2} and t.legal(2) == {"turn"} and t.why(2, "take").rule == 10
    t = at(4, pile="d1*9", dealer=2, stacks=[0, 0, 3, 1])
    assert t.actors() == {2} and t.legal(2) == {"turn"}


@pytest.mark.parametrize("dealer", [0, 3])
def test_with_a_row_the_dealer_may_turn_and_all_may_take(dealer: int) -> None:
    """R9, R10: at any time, the dealer too; nobody else ever turns."""
    t = at(4, pile="d1*9", dealer=dealer)
    while t.s.pile_size > 1:
        t.do(f"{dealer}:turn")
        assert t.actors() == {0, 1, 2, 3}
        for seat in range(4):
            assert t.legal(seat) == ({"turn", "take"} if seat == dealer else {"take"})
    assert t.why(1, "turn").rule == 9 and t.why(dealer, "time").rule == 19


# Taking


def test_a_player_who_takes_gets_the_row_and_deals() -> None:
    """R10, R11, R13: a face-down stack, one take; the next row begins with the new dealer."""
    t = at(3, pile="d1*9", cards="d3 p6 k p6", stacks=[1, 2, 0], taken=["d5", "p6 x"]).do("1:take")
    assert row(t) == [] and names(t.s.taken[1]) == {"d3": 1, "p6": 3, "k": 1, "x": 1}
    assert t.s.stacks[:3] == [1, 3, 0] and names(t.s.taken[0]) == {"d5": 1}
    assert t.actors() == {1} and t.legal(1) == {"turn"}
    assert t.do("1:turn 1:turn 1:take").s.dealer == 1 and t.s.stacks[1] == 4
    assert all(card == -1 for card in t.s.row)


@pytest.mark.parametrize(("players", "takes"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_takes_are_limited(players: int, takes: int) -> None:
    """TI-10, R12: four with two or three players, three with four or five; one more is refused."""
    t = at(players, pile="d1*20")
    for take in range(1, takes + 1):
        t.do(f"{t.s.dealer}:turn")
        assert "take" in t.legal(1)
        t.do("1:take")
        assert t.s.stacks[1] == take
    if players > 2:
        t.do("1:turn")
        assert t.actors() == set(range(players)) and t.legal(1) == {"turn"} and t.why(1, "take").rule == 12


def test_the_first_without_takes_deals_to_the_end() -> None:
    """TI-11, R13, R14: the latest taker deals until then."""
    t = at(4, pile="d1*30")
    t.do("0:turn 2:take 2:turn 1:take")
    assert t.s.dealer == 1
    t.do("1:turn 2:take 2:turn 2:take")
    assert t.s.stacks[:4] == [0, 1, 3, 0] and t.s.dealer == 2
    t.do("2:turn 3:take 2:turn 3:take 2:turn 3:take")
    assert t.s.stacks[3] == 3 and t.s.dealer == 2, "the second without takes does not take over"
    t.do("2:turn 0:take 2:turn 1:take")
    assert t.s.dealer == 2 and t.actors() == {2}


def test_only_one_gets_the_row() -> None:
    """R15: a call for a row just taken is refused and costs no take; it does not wait for the next row."""
    match = Match("take_it", 3, {"start": "0"}, secret=bytes(32))
    match.play_named(0, "turn")
    match.play_named(2, "take")
    for late in (0, 1, 2):
        with pytest.raises(Refused):
            match.play_named(late, "take")
    match.play_named(2, "turn")
    s: Any = match.state
    assert s.stacks[:3] == [0, 0, 1] and s.row_size == 1


@pytest.mark.parametrize(("first", "second", "low", "high"), [(CLUB, CLUB, 0.45, 0.55), (EXPERT, BEGINNER, 0.85, 1)])
def test_the_quickest_gets_the_row(first: int, second: int, low: float, high: float) -> None:
    """R15, R18: equally quick ones as often as each other; in the last seconds everybody calls for a good row."""
    t = at(2, cards="d6 d6 d6")
    rng, wins = generator(1), 0
    for _ in range(1000):
        skills = first | second << SKILL
        seat, action = t.rules.next_action(t.s, t.rules.actors(t.s), skills, rng, [0, 0])
        assert action == TAKE
        wins += seat == 0
    assert low <= wins / 1000 <= high


# The end


def test_the_last_with_takes_gets_the_rest() -> None:
    """TI-9, R16, R21: four players, ten cards; no take is used, and the match is over."""
    t = at(4, pile="d1*6 p8*2 x k", cards="d2 d3", stacks=[3, 2, 1, 3], dealer=3, taken=["d4", "d5", "k", "d6"])
    assert t.actors() == {1, 2, 3}
    t.do("1:take")
    assert t.s.phase == Phase.OVER and t.actors() == set() and t.rules.ending(t.s) == Ending.TAKES
    assert t.s.stacks[:4] == [3, 3, 1, 3] and t.s.pile_size == 0 and not any(t.s.pile)
    assert names(t.s.taken[2]) == {"d1": 6, "p8": 2, "x": 1, "k": 2} and names(t.s.taken[1]) == {
        "d5": 1,
        "d2": 1,
        "d3": 1,
    }


@pytest.mark.parametrize("players", [3, 4, 5])
def test_while_two_have_takes_the_match_goes_on(players: int) -> None:
    """R16: all but one."""
    used = [TAKES[players]] * (players - 3) + [TAKES[players] - 1, 0, 0]
    t = at(players, pile="d1*9", cards="d1", stacks=used, dealer=0).do(f"{players - 3}:take")
    assert t.s.phase == Phase.TURN and t.s.pile_size == 9 and t.rules.ending(t.s) == -1


def test_two_players_end_with_the_fourth_take() -> None:
    """R17: the other gets the rest, even if without a stack."""
    t = at(2, pile="d1*9 k", cards="d2", stacks=[3, 0]).do("0:take")
    assert t.s.phase == Phase.OVER and names(t.s.taken[1]) == {"d1": 9, "k": 1} and t.s.stacks[:2] == [4, 0]
    assert t.points() == [2, 19] and t.rules.ending(t.s) == Ending.TAKES


def test_after_the_last_card_there_is_a_little_time() -> None:
    """TI-12, R18, R19, R21: all five may take, the clock runs, nobody turns."""

    def last() -> Situation:
        t = at(5, pile="d1", cards="d3 k", stacks=[2] * 5, dealer=1, taken=["d2"] * 5)
        assert clock_s(t) == []
        t.do("1:turn")
        assert t.s.phase == Phase.LAST and t.actors() == {0, 1, 2, 3, 4, CLOCK} and clock_s(t) == ["time"]
        assert t.legal(1) == t.legal(4) == {"take"} and t.why(1, "turn").rule == 18
        return t

    t = last().do("4:take")
    assert t.actors() == set() and t.rules.ending(t.s) == Ending.PILE and t.points() == [2, 2, 2, 2, 16]
    t = last().do("8:time")
    assert t.actors() == set() and t.rules.ending(t.s) == Ending.LOST and t.points() == [2] * 5
    assert row(t) == ["d3", "k", "d1"] and t.s.stacks == [2] * 5


def test_a_player_who_has_no_takes_left_has_none_in_the_last_seconds() -> None:
    """R12, R18: not even the dealer."""
    t = at(4, pile="d1", stacks=[3, 1, 2, 3], dealer=3).do("3:turn")
    assert t.actors() == {1, 2, CLOCK} and t.legal(3) == set()


def test_the_last_take_with_the_last_card() -> None:
    """TI-13, R17, R20, R21: there is no rest to give."""
    t = at(2, pile="d1", cards="d5", stacks=[3, 2], taken=["-", "d7"]).do("0:turn 0:take")
    assert t.s.phase == Phase.OVER and t.rules.ending(t.s) == Ending.TAKES and t.points() == [6, 7]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_clock_runs_only_after_the_last_card(players: int) -> None:
    """R19, R21, R22: simulated matches come to every ending, with 0 points until then."""
    endings = set()
    for seed in range(60):
        t = Situation.deal("take_it", players, seed)
        while t.actors():
            assert (CLOCK in t.actors()) == (t.s.pile_size == 0) and t.points() == [0] * players
            t.step()
        endings.add(t.rules.ending(t.s))
    assert Ending.TAKES in endings and len(endings) > 1


# Scoring


def test_points_are_counted_in_the_end() -> None:
    """R22: all stacks together; until then 0."""
    t = at(2, pile="d1", cards="d4", stacks=[1, 3], taken=["p6 d5", "d2"], dealer=1).do("1:turn")
    assert t.points() == [0, 0]
    t = at(2, cards="p6 d4", stacks=[1, 1], taken=["p6 d5", "d2"])
    assert t.points() == [0, 0] and t.do("0:take").points() == [15, 2]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("p-2 p-2", -2), ("p-2", 0), ("p10", 0), ("p6 p6", 6), ("-", 0),  # TI-1, TI-2
        ("p6 p6 x x", 6), ("p6*3", 6), ("p6*3 x", 12), ("p6*4", 12), ("p6*4 x*5", 12),  # TI-3, TI-4
        ("p3 p8 p-2 p-5 x", 8), ("p3 p8 p-2 p-5 x*2", 11), ("p3 p8 p-2 p-5 x*3", 9), ("p3 p8 p-2 p-5 x*4", 4),  # TI-5
        ("p-5 p-3 x", -3), ("p-5 x", -5), ("p10 p-1 x", 10), ("p1 p-10 x", 1), ("p1 p-10 x*2", -9),  # TI-6
        ("d4 d4 d-3 k x x", 5), ("x", 0), ("x x", 0), ("d6 x", 6), ("k x", 0), ("k k x", 0),  # TI-7
        ("d-10 d10 d0 d-1", -1), ("d3*2", 6), ("d3 p3", 3), ("p3 p-3", 0), ("p-3*3 x", -6), ("p4 p5", 0),
    ],
)  # fmt: skip
def test_what_cards_count(cards: str, points: int) -> None:
    """TI-1, TI-2, TI-3, TI-4, TI-5, TI-6, TI-7, R23, R24, R25, R26, R27, R28."""
    assert worth(cards) == points


@pytest.mark.parametrize(
    ("black", "points_of"),
    [
        ((3, 3, 1), [10, 10, 0]), ((1, 0, 0), [10, 0, 0]), ((0, 0, 0), [0, 0, 0]), ((2, 2, 2), [10, 10, 10]),
        ((1, 2, 4), [0, 0, 10]), ((0, 5, 2), [0, 10, 0]),
    ],
)  # fmt: skip
def test_most_black_cards(black: tuple[int, ...], points_of: list[int]) -> None:
    """TI-8, R29: all who have the most get 10; nobody if there are none."""
    assert points(*(f"k*{n}" if n else "-" for n in black)) == points_of


@pytest.mark.parametrize(
    ("taken", "winners"), [(("d6*2", "d4 p8*2"), (0, 1)), (("d6", "d4 p8*2"), (1,)), (("d9 p-2 x", "d6"), (0,))]
)
def test_most_points_win_and_level_players_share(taken: tuple[str, ...], winners: tuple[int, ...]) -> None:
    """TI-14, R30: 12 each."""
    match = Match("take_it", 2)
    match.state = at(2, taken=taken).s
    match.state.phase = Phase.OVER
    assert match.result().winners == winners


# What one may know


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_knows_what_was_turned(players: int) -> None:
    """R31: a spectator too: what was taken, and what is left, in no order."""
    t = Situation.deal("take_it", players, 5)
    words = t.rules.STATE.words
    while t.actors():
        t.step()
        for seat in range(SPECTATOR, players):
            view = t.view(seat)
            assert words(view).tolist() == words(t.s).tolist()
            t.rules.imagine(view, seat, t.rng)
            assert words(view).tolist() == words(t.s).tolist() and t.rules.faults(view) == 0


def test_the_order_of_the_pile_is_nowhere() -> None:
    """R32: all matches are the same at first, and what comes next depends on nothing in the record."""
    first, second = (Situation.deal("take_it", 3, seed, start="0") for seed in (1, 2))
    words = first.rules.STATE.words
    for _ in range(20):
        assert words(first.s).tolist() == words(second.s).tolist()
        cards = set()
        for seed in range(60):
            world = first.rules.STATE.copy(first.s)
            first.rules.apply(world, 0, TURN, generator(seed))
            cards.add(world.row[first.s.row_size])
        assert len(cards) > 10
        first.do("0:turn")
        second.s = first.rules.STATE.copy(first.s)


def test_nobody_looks_into_a_stack_before_the_end() -> None:
    """R33: how many, and no more; in the end all are turned up."""
    t = at(2, pile="d1*8", cards="d3 p6", stacks=[2, 1], taken=["d5 k", "p-2"])
    for seat in (SPECTATOR, 0, 1):
        scene = t.rules.scene(t.view(seat), seat)
        assert [(zone.key, zone.seat, zone.cards) for zone in scene.zones] == [("row", None, ("d3", "p6"))]
        facts = [(fact.key, fact.facts) for fact in scene.facts]
        assert ("pile", {"cards": 8}) in facts and ("dealer", {"seat": 0}) in facts
        assert ("turned", {"card": "p6"}) in facts
        assert ("stacks", {"seat": 0, "stacks": 2, "takes": 4, "cards": 2}) in facts
    t.do("0:take 0:turn 0:take")
    scene = t.rules.scene(t.view(1), 1)
    shown = {zone.seat: zone.cards for zone in scene.zones if zone.key == "taken"}
    assert shown == {0: ("d1", "d3", "d5", "p6", "k"), 1: ("d1",) * 7 + ("p-2",)}
    assert ("dealer-stays", {"seat": 0}) in [(fact.key, fact.facts) for fact in scene.facts]


# Pace


def test_a_row_is_a_race() -> None:
    """R8, R15, R18: and the usual pace is a card in a second and a half, three seconds after the last."""
    t = at(3, pile="d1*2")
    assert t.rules.racing(t.s) and t.rules.racing(t.do("0:turn").s) and t.rules.racing(t.do("0:turn").s)
    assert [t.rules.delay(t.s, seat, action) for seat, action in ((0, TURN), (1, TAKE), (CLOCK, TIME))] == [
        1500,
        0,
        3000,
    ]
    assert not t.rules.racing(t.do("8:time").s)


def test_simulated_players_know_a_good_row() -> None:
    """R10, R18, R19: they wait for one, and let a bad last row be lost."""
    good, bad = at(2, pile="d1", cards="d6 " * 9), at(2, pile="d1", cards="d-2")
    for t, habits in ((good, {TAKE, TURN}), (bad, {TURN})):
        assert {t.rules.default_action(t.s, 0, [TURN, TAKE], 2, t.rng) for _ in range(100)} == habits
    assert {bad.rules.default_action(bad.s, 1, [TAKE], 1, bad.rng) for _ in range(100)} == {WAIT}
    for cards, habit in (("d1 d-1", WAIT), ("d-1 p3", TAKE), ("k d-2", TAKE), ("d-4 x", WAIT)):
        t = at(2, cards=cards)
        assert {t.rules.default_action(t.s, 1, [TAKE], 1, t.rng) for _ in range(20)} == {habit}
    assert len(HOPE) == KINDS.size
