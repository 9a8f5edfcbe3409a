"""Húzz egyet!: what people call it."""

from octavo.games.huzz.rules import AWAY, BACK, MARKET, PILE, REFUSE, SHADOW, SKIP, TAKE
from octavo.games.huzz.sets import (
    COPIES,
    JOKER,
    JOKERS,
    KIND_COUNT,
    KINDS,
    OWNER,
    TOP,
    VALUE,
    jokers_of,
    kind_of,
    numbers_of,
    set_of,
)
from octavo.games.huzz.state import DUEL, PLACES, Phase, State
from octavo.games.huzz.supply import PAIR
from octavo.kernel.cards import NO_CARD
from octavo.kernel.contract import Fact, Guide, Reason, Scene, Touch, Zone
from octavo.kernel.record import NOBODY
from octavo.kernel.types import Action, Ints, Seat

PILE_FACT = 1  # the place of the pile among the facts of a scene
WORDS = {TAKE: "take", REFUSE: "refuse", BACK: "back", AWAY: "away", SKIP: "skip", PILE: "pile"}

PAINTS = {**{str(number): f"shade-{number}" for number in range(1, 14)}, "x": "violet"}

GUIDE = Guide(
    phases={"play": 5, "shadow": 37, "steal": 13, "answer": 15, "draw": 19, "over": 28},
    actions={
        "play": 6,
        "mixed": 7,
        "jokers": 8,
        "take": 14,
        "refuse": 15,
        "back": 15,
        "away": 15,
        "skip": 22,
        "pile": 19,
        "market": 19,
        "pair": 36,
        "shadow": 38,
    },
    ties={"": 28},
)


def _set_name(play: Action) -> str:
    """The cards of a set joined by dots, numbers first: `4.4.4.x`."""
    return ".".join([KINDS.names[kind_of(play)]] * numbers_of(play) + [KINDS.names[JOKER]] * jokers_of(play))


def _all_names() -> dict[Action, str]:
    """Every action by its name."""
    names = KINDS.names
    found = dict(WORDS)
    for kind in range(KIND_COUNT):
        found[MARKET + kind] = f"market.{names[kind]}"
        for top in range(max(kind, TOP), KIND_COUNT):
            found[MARKET + PAIR + 2 * kind + top - TOP] = f"market.{names[kind]}+{names[top]}"
        if kind < TOP:
            found[SHADOW + kind] = f"shadow.{names[kind]}"
        for numbers in range(1, COPIES + 1) if kind < JOKER else (0,):
            for wild in range(kind == JOKER, JOKERS + 1):
                play = set_of(kind, numbers, wild)
                found[play] = _set_name(play)
    return found


NAMES = _all_names()
ACTIONS = {name: action for action, name in NAMES.items()}
ACTIONS["market.x+13"] = ACTIONS["market.13+x"]  # the same pair (R36), as matches of version 1 may have it


def name(action: Action) -> str:
    """The action as a word: `7.7.x`, `take`, `back`, `pile`, `market.7`, `market.2+13`, `shadow.8` …"""
    return NAMES[action]


def parse(text: str) -> Action:
    """The action of such a word; ValueError for any other."""
    if text not in ACTIONS:
        raise ValueError(text)
    return ACTIONS[text]


def tell(action: Action) -> Fact:
    """The action as something to say."""
    if action in WORDS:
        return Fact(WORDS[action])
    if action >= VALUE:
        return _tell_set(action)
    zone, _, card = name(action).partition(".")
    lower, plus, upper = card.partition("+")
    return Fact("pair", {"card": lower, "card_on": upper}) if plus else Fact(zone, {"card": lower})


def _tell_set(play: Action) -> Fact:
    numbers, jokers = numbers_of(play), jokers_of(play)
    if numbers == 0:
        return Fact("jokers", {"jokers": jokers})
    equal = " ".join([KINDS.names[kind_of(play)]] * numbers)
    return Fact("mixed", {"set": equal, "jokers": jokers}) if jokers else Fact("play", {"set": equal})


def why(view: State, seat: Seat, action: Action) -> Reason:
    """Which rule forbids the action to the seat."""
    if view.phase == Phase.PLAY:
        if action < VALUE:
            return Reason(6, "play-a-set")
        short = kind_of(action) if view.hands[seat][kind_of(action)] < numbers_of(action) else JOKER
        return Reason(6, "too-few", {"card": KINDS.names[short], "held": view.hands[seat][short]})
    if view.phase == Phase.STEAL:
        return Reason(13, "take-or-refuse")
    if view.phase == Phase.ANSWER:
        return Reason(15, "back-or-away")
    if view.phase == Phase.DRAW:
        if action == PILE:
            return Reason(21, "pile-empty")
        if action == SKIP:
            return Reason(14, "must-draw")
        return Reason(19, "not-offered" if MARKET <= action < SHADOW else "draw-a-card")
    return Reason(38, "rob-the-shadow")


def scene(view: State, seat: Seat) -> Scene:
    """Hands, displays, the market, the shadow set, and how many cards are left."""
    zones = []
    for place in range(view.players):
        hand = _held(view.hands[place]) if place == seat else ("?",) * view.sizes[place]
        zones.append(Zone("hand", place, hand))
        zones.append(Zone("display", place, tuple(_display(view, place))))
        if place != seat and any(view.known[place]):
            zones.append(Zone("shown", place, _held(view.known[place]), note=True))
    zones.append(Zone("market", None, tuple(_market(view))))
    if view.players == DUEL:
        zones.append(Zone("shadow", None, _held(view.shadow)))
    facts = [
        Fact("round", {"round": min(view.rounds + 1, view.length), "rounds": view.length}),
        Fact("pile", {"left": view.left}, quiet=True),
    ]
    if view.phase in (Phase.ANSWER, Phase.DRAW) and view.turn != view.active:  # otherwise the seat in turn acts
        facts.append(Fact("thief", {"seat": view.active}, quiet=True))
    if view.victim != NOBODY:
        facts.append(Fact("victim", {"seat": view.victim}))
    if view.due:
        facts.append(Fact("due", {"due": view.due}, quiet=True))
    return Scene(Phase(view.phase).text, tuple(zones), tuple(facts))


def _held(heap: Ints) -> tuple[str, ...]:
    return tuple([name for name, n in zip(KINDS.names, heap, strict=True) if n for _ in range(n)])


def _display(view: State, seat: Seat) -> list[str]:
    """The layers of a seat, each as a set, the top one last."""
    return [NAMES[layer % OWNER] for layer in list(view.layers)[: view.laid] if layer // OWNER == seat]


def _market(view: State) -> list[str]:
    """The places that are not empty, a pair as `2+13`, the lower card first."""
    names = []
    for place in range(PLACES):
        cards = sorted(card for card in (view.market[place], view.onto[place]) if card != NO_CARD)
        if cards:
            names.append("+".join(KINDS.names[card] for card in cards))
    return names


def touch(view: State, seat: Seat, action: Action) -> tuple[Touch, ...]:
    """The cards of a set; the pile; a place of the market; a card of the group that the shadow set loses."""
    if action >= VALUE:
        equal = Touch(zone="hand", seat=seat, card=KINDS.names[kind_of(action)])
        joker = Touch(zone="hand", seat=seat, card=KINDS.names[JOKER])
        return (equal,) * numbers_of(action) + (joker,) * jokers_of(action)
    if action == PILE:
        return (Touch(fact=PILE_FACT),)
    if action < MARKET:
        return ()
    zone, _, card = name(action).partition(".")
    return (Touch(zone=zone, card=card),)


def ahead(view: State, seat: Seat) -> bool:
    """The seat's next turn: the answer about a layer that is being robbed, otherwise playing a set."""
    robbed = view.phase != Phase.PLAY and (view.victim == seat or view.victims >> seat & 1)
    view.phase, view.turn = Phase.ANSWER if robbed else Phase.PLAY, seat
    return True
