"""Ciao!: positions that can't be, and which of the faults each of them shows."""

from collections.abc import Callable

import pytest

from games.ciao.situations import settle
from octavo.games.ciao.invariants import FAULTS
from octavo.games.ciao.kinds import KINDS
from octavo.games.ciao.memory import row
from octavo.games.ciao.state import Phase, State
from situations import Situation

GR, GS, YP, M, GX = (KINDS.card(name) for name in ("gr", "gs", "yp", "m", "gx"))


def sound() -> Situation:
    """Three hands, a card on top and one under it; all else is in the pile."""
    t = Situation(
        """
        game ciao
        players 3
        length 5
        turn 1
        top gr
        hands.0 gs gp m
        hands.1 yp gs
        hands.2 rr gx
        discards yr
        """
    )
    s = t.s
    heaps = [*s.hands, s.discards]
    s.pile = [n - sum(heap[kind] for heap in heaps) - (kind == s.top) for kind, n in enumerate(s.deck)]
    settle(s)
    assert t.rules.faults(s) == 0
    return t


def broken(change: Callable[[State], None]) -> set[str]:
    t = sound()
    change(t.s)
    found = t.rules.faults(t.s)
    return {text for i, text in enumerate(FAULTS) if found >> i & 1}


def fault(part: str) -> str:
    (text,) = (text for text in FAULTS if part in text)
    return text


def put(field: str, value: int, index: int | None = None) -> Callable[[State], None]:
    def change(s: State) -> None:
        if index is None:
            setattr(s, field, value)
        else:
            getattr(s, field)[index] = value

    return change


@pytest.mark.parametrize(
    ("field", "value", "index"),
    [
        ("players", 1, None), ("players", 7, None), ("variant", 4, None), ("table", 2, None), ("thanks", -1, None),
        ("answers", 2, None), ("length", 0, None), ("length", 11, None), ("rounds", -1, None), ("phase", 9, None),
        ("direction", 2, None), ("racers", 8, None), ("start", 3, None), ("turn", -2, None), ("receiver", 3, None),
        ("top", M, None), ("beat", GX, None), ("drawn", 58, None), ("pending", -1, None), ("pile_size", -1, None),
        ("discarded", -1, None), ("deck", 21, GR), ("pile", -1, GR), ("stock", -1, GR),
        ("discards", -1, GR), ("holds", -1, 0), ("holds", 1 << 58, 0), ("sizes", -1, 0), ("penalties", -10, 0),
        ("informed", 8, 0), ("groups", -1, 2), ("sizes", 1, 5), ("informed", 1, 5), ("penalties", 10, 5),
    ],
)  # fmt: skip
def test_numbers_have_their_ranges(field: str, value: int, index: int | None) -> None:
    assert FAULTS[0] in broken(put(field, value, index))


def test_cards_are_counted() -> None:
    def hand(s: State) -> None:
        s.hands[0][GR] -= 1

    assert FAULTS[0] in broken(hand)

    def one_more(s: State) -> None:
        s.discards[YP] += 1
        s.discarded += 1

    assert broken(one_more) == {fault("are not those of the deck")}
    assert fault("are not those of the deck") in broken(put("variant", 1))


@pytest.mark.parametrize(
    ("field", "value", "index"),
    [("sizes", 4, 0), ("holds", 1, 1), ("pile_size", 5, None), ("discarded", 2, None), ("groups", 3, 2)],
)
def test_what_is_kept_beside_the_counts(field: str, value: int, index: int | None) -> None:
    assert fault("are not as large") in broken(put(field, value, index))


def empty_hand(seat: int, phase: int, top: str) -> Callable[[State], None]:
    def change(s: State) -> None:
        for kind, n in enumerate(s.hands[seat]):
            s.pile[kind] += n
            s.hands[seat][kind] = 0
        s.pile[s.top] += 1
        s.top = KINDS.card(top)
        s.pile[s.top] -= 1
        s.phase, s.turn, s.receiver, s.beat, s.groups = phase, 1, -1, s.top, [0] * len(s.groups)
        if phase == Phase.THANKS:
            s.thanks, s.receiver = 1, 0
        settle(s)

    return change


@pytest.mark.parametrize(
    ("seat", "phase", "top", "fits"),
    [
        (1, Phase.AGAIN, "gr-again", True),
        (0, Phase.AGAIN, "gr-again", False),
        (1, Phase.THANKS, "gr-give", True),
        (2, Phase.THANKS, "gr-give", False),
        (1, Phase.TURN, "gr", False),
        (0, Phase.TURN, "gr", False),
        (1, Phase.GIVE, "gr-give", False),
    ],
)
def test_only_a_player_who_chooses_or_gave_has_an_empty_hand(seat: int, phase: int, top: str, fits: bool) -> None:
    assert broken(empty_hand(seat, phase, top)) == (set() if fits else {fault("a hand is empty")})


def test_the_pile_and_what_went_into_it() -> None:
    assert broken(put("stock", 3, GR)) == {fault("did not go into it")}


def known(observer: int, holder: int, kind: int, informed: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        s.known[row(observer, holder)][kind] += 1
        s.informed[holder] = informed

    return change


def test_knowledge_is_true() -> None:
    lie = fault("said to know")
    assert broken(known(1, 0, M, 0b010)) == set()
    assert broken(known(1, 0, M, 0b000)) == {lie}
    assert broken(known(1, 0, YP, 0b010)) == {lie}
    assert broken(known(0, 0, M, 0b111)) == {lie}, "all know it, and seats 1 and 2 do not"

    def drawn(s: State) -> None:
        s.phase, s.drawn = Phase.DRAWN, YP
        known(0, 1, YP, 0b001)(s)

    assert broken(drawn) == {lie}, "the card was just drawn"


@pytest.mark.parametrize(("top", "beat"), [("gr", "gs"), ("gx", "yr"), ("gx", "gr-fast"), ("gx", "gr")])
def test_the_card_to_beat(top: str, beat: str) -> None:
    def change(s: State) -> None:
        s.pile[s.top] += 1
        s.top, s.beat = KINDS.card(top), KINDS.card(beat)
        s.pile[s.top] -= 1
        s.groups = [0] * len(s.groups)
        settle(s)

    assert broken(change) == (set() if (top, beat) == ("gx", "gr") else {fault("card to beat")})


@pytest.mark.parametrize("phase", [Phase.NAME, Phase.AGAIN, Phase.GIVE, Phase.SWAP, Phase.RACE, Phase.THANKS])
def test_a_plain_card_asks_nothing(phase: int) -> None:
    assert fault("does not lead to this phase") in broken(put("phase", phase))


def test_pending_cards_need_a_plus_three() -> None:
    assert broken(put("pending", 3)) == {fault("cards are pending")}


def test_a_drawn_card_is_in_hand_and_fits() -> None:
    wrong = fault("the card drawn")
    assert broken(put("drawn", YP)) == {wrong} and broken(put("phase", Phase.DRAWN)) == {wrong}

    def asked(kind: int) -> Callable[[State], None]:
        def change(s: State) -> None:
            s.phase, s.drawn = Phase.DRAWN, kind

        return change

    assert broken(asked(YP)) == set() and broken(asked(GS)) == {wrong} and broken(asked(GR)) == {wrong}


def test_the_acting_seat() -> None:
    wrong = fault("the seats that act")
    assert broken(put("turn", -1)) == {wrong} and broken(put("racers", 1)) == {wrong}
    assert broken(put("receiver", 0)) == {wrong}


def test_the_end_comes_with_the_last_round() -> None:
    wrong = fault("the rounds")
    assert wrong in broken(put("phase", Phase.OVER))

    def ended(s: State) -> None:
        s.rounds, s.penalties = 5, [10, 20, 20, 0, 0, 0]

    def tied(s: State) -> None:
        s.rounds, s.penalties = 5, [10, 10, 20, 0, 0, 0]

    assert broken(ended) == {wrong} and broken(tied) == set()
