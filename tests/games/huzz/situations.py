"""Situations of Húzz egyet!: hands, displays and market typed in short; all other cards lie with the discards."""

from octavo.games.huzz.sets import COPIES, JOKER, JOKERS, KINDS, OWNER
from octavo.games.huzz.state import SEATS, State
from octavo.games.huzz.words import name, parse
from octavo.kernel.chance import generator
from situations import Situation

MARKET = "1 2 3 10 11 12"


def at(
    *seats: str,
    turn: int = 0,
    mode: str = "base",
    length: int = 1,
    market: str = MARKET,
    pile: str = "9*4",
    shadow: str = "-",
    more: str = "",
) -> Situation:
    """A seat is to play a set. Each seat is its hand and, behind a bar, its layers: `7*3 x | 13 3.3.x`."""
    fields = [f"game huzz; players {len(seats)}; mode {mode}; length {length}; starter 0; active {turn}; turn {turn}"]
    layers: list[int] = []
    for seat, text in enumerate(seats):
        cards, _, sets = text.partition("|")
        plays = [parse(layer) for layer in sets.split()]
        layers += [seat * OWNER + play for play in plays]
        fields += [f"hands.{seat} {cards}", f"tops.{seat} {plays[-1] if plays else 0}"]
    fields += [f"layers.{place} {layer}" for place, layer in enumerate(layers)]
    for place, offered in enumerate(market.split()):
        lower, _, upper = offered.partition("+")
        fields += [f"market.{place} {lower}", f"onto.{place} {upper or '-'}"]
    fields += [f"laid {len(layers)}; pile {pile}; shadow {shadow}", more]
    t = Situation("\n".join("; ".join(fields).split("; ")))
    t.s.sizes = [sum(heap) for heap in t.s.hands]
    t.s.left = sum(t.s.pile)
    t.s.discards = missing(t.s)
    assert t.rules.faults(t.s) == 0
    return t


def missing(s: State) -> list[int]:
    """What the cards of a position lack to the whole pack, by kind."""
    left = [COPIES] * JOKER + [JOKERS]
    for heap in (*s.hands, s.pile, s.shadow):
        left = [n - taken for n, taken in zip(left, heap, strict=True)]
    laid = [KINDS.card(card) for seat in range(SEATS) for layer in display(s, seat) for card in layer.split(".")]
    for kind in (*laid, *(card for card in (*s.market, *s.onto) if card >= 0)):
        left[kind] -= 1
    return left


def display(s: State, seat: int) -> list[str]:
    """A seat's layers, the top one last."""
    return [name(layer % OWNER) for layer in list(s.layers)[: s.laid] if layer // OWNER == seat]


def held(heap: list[int]) -> str:
    """The cards of a heap, in order."""
    return " ".join(card for card, n in zip(KINDS.names, heap, strict=True) for _ in range(n))


def hand(t: Situation, seat: int) -> str:
    return held(t.s.hands[seat])


def market(t: Situation) -> str:
    """What lies on the market, place by place, `-` on an empty one."""
    cards = [*KINDS.names, "-"]  # a place without a card has the number -1
    pairs = zip(t.s.market, t.s.onto, strict=True)
    return " ".join(cards[lower] + (f"+{cards[upper]}" if upper >= 0 else "") for lower, upper in pairs)


def shadow_robbed(pile: str, places: str, other: str = "5", seed: int = 1) -> Situation:
    """In a duel a 6 has robbed the 3 of the shadow set, which was filled up from this pile."""
    t = at("6 5", other, shadow="3 1*6 2*6", market=places, pile=pile)
    t.rng = generator(seed)
    return t.do("0:6 0:shadow.3")


def imagined(t: Situation, seat: int) -> State:
    """A possible world that fits what a seat knows."""
    world: State = t.view(seat)
    t.rules.imagine(world, seat, t.rng)
    assert t.rules.faults(world) == 0
    return world
