"""Húzz egyet!: what can't be is found, each by its own sentence; and what people read."""

from collections.abc import Callable

import pytest
from msgspec import UNSET

from games.huzz.situations import at, hand, market
from octavo.games.huzz.invariants import FAULTS
from octavo.games.huzz.sets import JOKER, KINDS
from octavo.games.huzz.state import Phase, State
from octavo.games.huzz.words import parse
from octavo.kernel.record import NOBODY
from octavo.match import position
from octavo.match.position import Position
from octavo.text.refusal import Refused
from situations import Situation

TOP = KINDS.card("13")


def stealing() -> Situation:
    """Seat 0 robs seats 1 and 3; seat 2 is not beaten."""
    return at("7 5", "5 5 | 4 6", "5 | 8", "5 | 3").do("0:7")


def answering() -> Situation:
    return stealing().do("0:refuse")


def drawing() -> Situation:
    return stealing().do("0:take")


def offered() -> Situation:
    return at("7 5", "5 | 8", "5").do("0:7")


def robbing() -> Situation:
    return at("12 5", "5 | 11", shadow="3 8 10 1*5 2*5").do("0:12")


def over() -> Situation:
    return at("7", "5 | 8", "5").do("0:7")


def change(**fields: int | list[int]) -> Callable[[State], None]:
    """Set some fields; `name_1` is entry 1."""

    def changed(s: State) -> None:
        for name, value in fields.items():
            base, _, index = name.partition("_")
            if index:
                getattr(s, base)[int(index)] = value
            else:
                setattr(s, base, value)

    return changed


def moved(source: str, target: str, kind: int) -> Callable[[State], None]:
    """Put a card from one heap onto another."""

    def changed(s: State) -> None:
        for name, n in ((source, -1), (target, 1)):
            base, _, index = name.partition("_")
            heap = getattr(s, base)[int(index)] if index else getattr(s, base)
            heap[kind] += n

    return changed


NINE = KINDS.card("9")

WRONG = [
    *((0, stealing, change(**{name: 6})) for name in ("players", "mode", "rounds", "starter", "active", "turn")),
    *((0, stealing, change(**{name: -2})) for name in ("length", "start", "victim", "victims", "due", "left", "laid")),
    *((0, stealing, change(**{name: 200})) for name in ("laid", "left", "due", "victims", "phase", "sizes_1")),
    *((0, stealing, change(**{name: 14})) for name in ("market_2", "onto_2", "total_0", "kept_0")),
    (0, stealing, moved("pile", "discards", KINDS.card("13"))),
    (0, stealing, change(kept_0=-1)),
    (1, stealing, change(market_0=NINE)),
    (1, offered, change(layers_0=8010 + 100_000, layers_1=8010, tops_0=8010)),
    (2, stealing, change(sizes_1=3)),
    (2, stealing, change(left=3)),
    (3, stealing, moved("discards", "known_2", NINE)),
    (4, stealing, change(layers_0=0)),
    (4, stealing, change(layers_0=404_010)),
    (4, stealing, change(layers_0=114_010)),
    (4, stealing, change(layers_0=114_000)),
    (4, stealing, change(layers_0=104_000)),
    (4, stealing, change(layers_0=104_090)),
    (4, stealing, change(layers_0=104_016)),
    (4, stealing, change(layers_0=115_001)),
    (4, stealing, change(layers_20=104_010)),
    (4, stealing, change(tops_1=4010)),
    (0, stealing, change(tops_4=4010)),
    (5, stealing, change(market_0=-1)),
    (5, offered, change(market_0=-1)),
    (5, stealing, change(onto_0=TOP)),
    (5, robbing, change(onto_0=3)),
    (6, stealing, moved("discards", "shadow", 0)),
    (6, robbing, moved("shadow", "discards", 0)),
    (6, robbing, moved("discards", "shadow", TOP)),
    (6, robbing, moved("discards", "shadow", JOKER)),
    (6, robbing, moved("discards", "shadow", 6)),
    (7, stealing, change(turn=1)),
    (7, stealing, change(victim=0)),
    (7, stealing, change(victim=NOBODY)),
    (7, stealing, change(due=1)),
    (7, answering, change(turn=0)),
    (7, drawing, change(turn=2)),
    (7, drawing, change(due=2)),
    (7, drawing, change(due=0)),
    (7, offered, change(due=2)),
    (7, offered, change(turn=1)),
    (7, offered, change(mode=1)),
    (7, robbing, change(turn=1)),
    (7, over, change(turn=1)),
    (7, stealing, change(phase=Phase.PLAY)),
    (8, stealing, change(victims=0)),
    (8, stealing, change(victims=0b1100)),
    (8, stealing, change(victim=2)),
    (8, stealing, change(victim=3)),
    (8, robbing, change(victims=0)),
    (8, offered, change(victims=2)),
    (8, over, change(victims=2)),
    (9, stealing, change(rounds=1)),
    (9, over, change(length=2)),
    (9, over, change(active=1)),
]


@pytest.mark.parametrize(("fault", "situation", "wrong"), WRONG)
def test_what_can_t_be_is_found(fault: int, situation: Callable[[], Situation], wrong: Callable[[State], None]) -> None:
    t = situation()
    assert t.rules.faults(t.s) == 0
    wrong(t.s)
    assert t.rules.faults(t.s) >> fault & 1, FAULTS[fault]


def test_every_fault_has_a_case() -> None:
    assert {fault for fault, _, _ in WRONG} == set(range(len(FAULTS)))


def test_an_empty_hand_or_an_empty_table_means_that_it_is_over() -> None:
    t = at("7 5", "5", "5", pile="-", market="12")
    t.s.market[0], t.s.discards[KINDS.card("12")] = -1, t.s.discards[KINDS.card("12")] + 1
    assert t.rules.faults(t.s) == 1 << 9
    t = at("7 5", "5", "5")
    t.s.hands[2], t.s.sizes[2] = [0] * KINDS.size, 0
    t.s.discards[4] += 1
    assert t.rules.faults(t.s) == 1 << 9


@pytest.mark.parametrize(
    "field", ["laid 200", "layers.0 999999", "discards 9*90", "market.0 -", "sizes.1 100", "due 5"]
)
def test_a_view_that_can_t_be_is_refused(field: str) -> None:
    t = stealing()
    text = position.write(Position("huzz", t.view(0), 0))
    assert position.read(text).checked()
    name = field.split()[0]
    lines = [line for line in text.splitlines() if line.split()[0] != name]
    with pytest.raises(Refused, match="impossible"):
        position.read("\n".join([*lines, field])).checked()


def test_the_phases_of_these_situations() -> None:
    phases = [make().s.phase for make in (stealing, answering, drawing, offered, robbing, over)]
    assert phases == [Phase.STEAL, Phase.ANSWER, Phase.DRAW, Phase.DRAW, Phase.SHADOW, Phase.OVER]


def test_the_scene_shows_layers_pairs_and_known_cards() -> None:
    t = at("7 5", "5 x | 4 6.x", market="2+13 4 7 7 10 12", shadow="3 1*6 2*6", more="known.1 x")
    zones = {(zone.key, zone.seat): zone.cards for zone in t.rules.scene(t.view(0), 0).zones}
    assert zones["hand", 0] == ("5", "7") and zones["hand", 1] == ("?", "?") and zones["shown", 1] == ("x",)
    assert zones["display", 1] == ("4", "6.x") and zones["display", 0] == ()
    assert zones["market", None] == ("2+13", "4", "7", "7", "10", "12") and zones["shadow", None][-1] == "3"
    assert len(zones["shadow", None]) == 13


def test_a_pair_is_one_thing_whichever_card_lies_on_top() -> None:
    """R36, R19: the leftmost is taken; the old name is still read."""
    t = at("5 7", "4 9", shadow="1*6 2*7", market="x+13 2+13 13+x 4 10 x+x").do("0:5")
    drawn = {"market.13+x", "market.2+13", "market.4", "market.10", "market.x+x", "pile", "skip"}
    assert t.legal(0) == drawn and parse("market.x+13") == parse("market.13+x")
    offered = {touch.card for action in t.choices(0) for touch in t.rules.touch(t.view(0), 0, action) if touch.card}
    [zone] = [zone for zone in t.rules.scene(t.view(0), 0).zones if zone.key == "market"]
    assert zone.cards == ("13+x", "2+13", "13+x", "4", "10", "x+x") and offered - {UNSET} == set(zone.cards)
    t.do("0:market.13+x")
    assert hand(t, 0) == "7 13 x" and market(t) == "9 2+13 13+x 4 10 x+x"
    assert hand(t.do("1:4 1:market.13+x"), 1) == "9 13 x" and market(t).startswith("9 2+13 ")


def test_the_scene_names_the_thief_while_another_acts() -> None:
    thieves = {make.__name__: thief(make()) for make in (stealing, answering, drawing, offered, robbing, over)}
    asked = {make.__name__: make().s.active for make in (answering, drawing)}
    assert thieves == {"stealing": [], "offered": [], "robbing": [], "over": [], **{k: [v] for k, v in asked.items()}}


def thief(t: Situation) -> list[int | str]:
    return [fact.facts["seat"] for fact in t.rules.scene(t.view(0), 0).facts if fact.key == "thief"]
