"""Kreuz & Quer: what people call it."""

from octavo.games.kreuz_quer.collecting import terrain_of
from octavo.games.kreuz_quer.fields import DIGIT, FIELDS, covered
from octavo.games.kreuz_quer.gardens import garden_of
from octavo.games.kreuz_quer.moving import top_card
from octavo.games.kreuz_quer.scene import down_fact, garden_fact, scene
from octavo.games.kreuz_quer.table import (
    AWAY,
    GARDENS,
    GO,
    GO_GOAL,
    GRAB,
    GRAB_UP,
    KEEP,
    LAY,
    PACK_SIZE,
    PLACES,
    RETURN,
    SIDES,
    STOP,
    TERRAIN,
    Phase,
    State,
    side_at,
)
from octavo.kernel.cards import NO_CARD
from octavo.kernel.contract import Fact, Guide, Reason, Touch
from octavo.kernel.race_keys import BACKSPACE, ENTER, SPACE
from octavo.kernel.types import Action, Seat

__all__ = ["GUIDE", "name", "parse", "scene", "tell", "touch", "why"]

PLAIN = {GRAB: "grab", KEEP: "keep", RETURN: "return", STOP: "stop", GO_GOAL: "go.goal"}

PAINTS = {
    r"\d+t?": "pale", "f": "brick", "p": "grey", "m": "brown", "v": "forest", "w": "blue", "k": "dark",
    "g": "meadow", "s": "sand",
}  # fmt: skip

GUIDE = Guide(
    phases={"away": 8, "lay": 9, "collect": 12, "move": 20, "over": 34},
    actions={
        "away": 8,
        "lay": 9,
        "lay-turned": 9,
        "grab": 13,
        "grab-up": 13,
        "keep": 14,
        "return": 15,
        "stop": 16,
        "go": 23,
        "goal": 25,
    },
    verbs={"hand": "lay."},
    ties={"race": 34, "long": 39},
    keys={"grab": SPACE, "keep": ENTER, "return": BACKSPACE, "stop": "!"},
)


def name(action: Action) -> str:
    """The action as a word: `grab`, `grab.w`, `keep`, `return`, `stop`, `go.2.5`, `go.goal`, `lay.7t`, `away.3+17`."""
    if action in PLAIN:
        return PLAIN[action]
    if action < KEEP:
        return f"grab.{TERRAIN.names[action - GRAB_UP]}"
    if action < GO_GOAL:
        place, field = divmod(action - GO, FIELDS)
        return f"go.{place + 1}.{field + 1}"
    if action < AWAY:
        return f"lay.{SIDES.names[action - LAY]}"
    first, second = divmod(action - AWAY, PACK_SIZE)
    return f"away.{GARDENS.names[first]}+{GARDENS.names[second]}"


def parse(text: str) -> Action:
    """The action of such a word; ValueError for any other."""
    for action, word in PLAIN.items():
        if text == word:
            return action
    action = _parse(text)
    if name(action) != text:
        raise ValueError(text)
    return action


def _parse(text: str) -> Action:
    match text.split("."):
        case ["grab", terrain]:
            return GRAB_UP + TERRAIN.card(terrain)
        case ["go", place, field] if place.isdecimal() and field.isdecimal():
            if 1 <= int(place) <= PLACES and 1 <= int(field) <= FIELDS:
                return GO + (int(place) - 1) * FIELDS + int(field) - 1
        case ["lay", side]:
            return LAY + SIDES.card(side)
        case ["away", gardens]:
            first, _, second = gardens.partition("+")
            if GARDENS.card(first) < GARDENS.card(second):
                return AWAY + GARDENS.card(first) * PACK_SIZE + GARDENS.card(second)
    raise ValueError(text)


def tell(action: Action) -> Fact:
    """The action as something to say."""
    match name(action).split("."):
        case ["grab", terrain]:
            return Fact("grab-up", {"card": terrain})
        case ["go", "goal"]:
            return Fact("goal")
        case ["go", place, field]:
            return Fact("go", {"place": place, "field": field})
        case ["lay", side]:
            return Fact("lay-turned" if side.endswith("t") else "lay", {"garden": side.removesuffix("t")})
        case ["away", gardens]:
            first, _, second = gardens.partition("+")
            return Fact("away", {"first": first, "second": second})
    return Fact(name(action))


def why(view: State, seat: Seat, action: Action) -> Reason:
    """Which rule forbids the action to the seat."""
    if view.phase == Phase.AWAY:
        return Reason(8, "put-two-away")
    if view.phase == Phase.LAY:
        if LAY <= action < AWAY:
            return Reason(9, "not-in-hand", {"card": GARDENS.names[(action - LAY) // 2]})
        return Reason(9, "lay-a-garden")
    if view.phase == Phase.COLLECT:
        return _why_not_collected(view, seat, action)
    return _why_no_step(view, seat, action)


def _why_not_collected(view: State, seat: Seat, action: Action) -> Reason:
    if action < KEEP and view.held[seat] != NO_CARD:
        return Reason(13, "one-at-a-time", {"card": TERRAIN.names[terrain_of(view.held[seat])]})
    if action == GRAB:
        return Reason(13, "none-face-down")
    if action < KEEP:
        return Reason(13, "none-face-up", {"card": TERRAIN.names[action - GRAB_UP]})
    if action <= RETURN:
        return Reason(14, "nothing-held")
    return Reason(12, "collect-now")


def _why_no_step(view: State, seat: Seat, action: Action) -> Reason:
    terrain = top_card(view, seat)
    top: dict[str, str | int] = {"card": TERRAIN.names[terrain]}
    if action == GO_GOAL:
        return Reason(25, "goal-not-reached", {**top, "card_goal": TERRAIN.names[view.goal[seat]]})
    if not GO <= action < GO_GOAL:
        return Reason(26, "step-now", top)
    place, field = divmod(action - GO, FIELDS)
    if not view.gone[seat] <= place < view.laid[seat]:
        return Reason(28, "no-garden-there", {"place": place + 1})
    if not covered(garden_of(view, side_at(view, seat, place + 1)), terrain) >> DIGIT * field & 1:
        return Reason(20, "other-terrain", top)
    return Reason(23, "no-neighbour")


def touch(view: State, seat: Seat, action: Action) -> tuple[Touch, ...]:
    """The cards that lie face down, one that lies face up, gardens of the hand, a field of a garden, or the goal."""
    if action == GRAB:
        return (Touch(fact=down_fact(view)),)
    if GRAB_UP <= action < KEEP:
        return (Touch(zone="up", card=TERRAIN.names[action - GRAB_UP]),)
    if action < GO:
        return ()
    if action < GO_GOAL:
        place, field = divmod(action - GO, FIELDS)
        return (Touch(fact=garden_fact(view, seat, place + 1), field=field + 1),)
    if action == GO_GOAL:
        return (Touch(zone="goal", seat=seat, card=TERRAIN.names[view.goal[seat]]),)
    gardens = ((action - LAY) // 2,) if action < AWAY else divmod(action - AWAY, PACK_SIZE)
    return tuple(Touch(zone="hand", seat=seat, card=GARDENS.names[garden]) for garden in gardens)


def ahead(view: State, seat: Seat) -> bool:
    """Never: gardens are laid at once, terrain is raced for, and a card is not turned up before the seat's turn."""
    return False
