"""Take it!: what people call it."""

from octavo.games.take_it.rules import KINDS, TAKE, TAKES, TIME, TURN, Phase, State
from octavo.kernel.contract import Fact, Guide, Reason, Scene, Touch, Zone
from octavo.kernel.race_keys import ENTER, SPACE
from octavo.kernel.types import Action, Ints, Seat

NAMES = ("turn", "take", "time")
PILE_FACT = 0  # the place of the pile among the facts of a scene

PAINTS = {r"d-?\d+": "sky", r"p-?\d+": "orange", "x": "green", "k": "dark"}

GUIDE = Guide(
    phases={"turn": 7, "last": 18, "over": 30},
    actions={"turn": 9, "take": 10, "time": 19},
    verbs={},
    keys={"turn": ENTER, "take": SPACE},
    dealt={"row": "row"},
)


def name(action: Action) -> str:
    """The action as a word: `turn`, `take`, `time`."""
    return NAMES[action]


def parse(text: str) -> Action:
    """The action of such a word; ValueError for any other."""
    return NAMES.index(text)


def tell(action: Action) -> Fact:
    """The action as something to say."""
    return Fact(name(action))


def why(view: State, seat: Seat, action: Action) -> Reason:
    """Which rule forbids the action to the seat."""
    if action == TAKE:
        if view.row_size == 0:
            return Reason(10, "no-row")
        return Reason(12, "no-takes", {"takes": TAKES[view.players]})
    if action == TIME:
        return Reason(19, "clock")
    if view.pile_size == 0:
        return Reason(18, "last-row")
    return Reason(9, "dealer-turns", {"seat": view.dealer})


def scene(view: State, seat: Seat) -> Scene:
    """The row, and how much everyone has taken; what it is shows only in the end (R33)."""
    zones = [Zone("row", None, tuple(KINDS.names[card] for card in list(view.row)[: view.row_size]))]
    stays = not view.callers >> view.dealer & 1
    facts = [
        Fact("pile", {"cards": view.pile_size}, quiet=True),
        Fact("dealer-stays", {"seat": view.dealer}) if stays else Fact("dealer", {"seat": view.dealer}, role="dealer"),
    ]
    if view.row_size:
        facts.append(Fact("turned", {"card": KINDS.names[view.row[view.row_size - 1]]}))
    for place in range(view.players):
        stacks, takes, cards = view.stacks[place], TAKES[view.players], sum(view.taken[place])
        facts.append(Fact("stacks", {"seat": place, "stacks": stacks, "takes": takes, "cards": cards}))
        if view.phase == Phase.OVER:
            zones.append(Zone("taken", place, _names(view.taken[place])))
    return Scene(Phase(view.phase).text, tuple(zones), tuple(facts))


def _names(heap: Ints) -> tuple[str, ...]:
    return tuple(name for name, cards in zip(KINDS.names, heap, strict=True) for _ in range(cards))


def touch(view: State, seat: Seat, action: Action) -> tuple[Touch, ...]:
    """The row, or the pile."""
    if action == TAKE:
        return (Touch(zone="row"),)
    return (Touch(fact=PILE_FACT),) if action == TURN else ()


def ahead(view: State, seat: Seat) -> bool:
    """Nothing: all is raced for."""
    return False
