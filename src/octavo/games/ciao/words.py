"""Ciao!: what people call it."""

from octavo.games.ciao.kinds import FIRST_JOKER, KINDS, STONE, SYMBOLS
from octavo.games.ciao.memory import row
from octavo.games.ciao.rules import AGAIN, DRAW, GIVE_TO, KEEP, NAME, PASS, REVERSE, SWAP_WITH, THANKS, TIME
from octavo.games.ciao.state import SEATS, Direction, Phase, State, Switch, Variant
from octavo.kernel.cards import NO_CARD
from octavo.kernel.contract import Fact, Guide, Reason, Scene, Touch, Zone
from octavo.kernel.race_keys import BACKSPACE, ENTER, SPACE
from octavo.kernel.record import NOBODY
from octavo.kernel.types import Action, Ints, Seat

PILE_FACT = 2  # the place of the pile among the facts of a scene
WORDS = {DRAW: "draw", KEEP: "keep", AGAIN: "again", REVERSE: "reverse", PASS: "pass", THANKS: "thanks", TIME: "time"}
ACTIONS = {word: action for action, word in WORDS.items()}
PLACES = tuple(str(seat) for seat in range(SEATS))

PAINTS = {
    "gx": "green-on-dark", "yx": "yellow-on-dark", "rx": "red-on-dark",
    r"g[rps].*": "green", r"y[rps].*": "yellow", r"r[rps].*": "red", "m": "dark",
}  # fmt: skip

GUIDE = Guide(
    phases={
        "turn": 8,
        "drawn": 13,
        "name": 15,
        "again": 17,
        "give": 28,
        "swap": 30,
        "race": 21,
        "thanks": 29,
        "over": 39,
    },
    actions={
        "play": 9,
        "draw": 8,
        "keep": 13,
        "name-r": 15,
        "name-p": 15,
        "name-s": 15,
        "again": 18,
        "reverse": 19,
        "give": 28,
        "swap": 30,
        "pass": 21,
        "thanks": 29,
        "time": 23,
    },
    keys={"keep": ENTER, "thanks": SPACE, "pass": BACKSPACE},
)


def name(action: Action) -> str:
    """The action as a word: `gr-fast`, `draw`, `keep`, `name.r`, `again`, `swap.2`, `give.m.2`, `pass`, `thanks` …"""
    if action < DRAW:
        return KINDS.names[action]
    if action in WORDS:
        return WORDS[action]
    if action < AGAIN:
        return f"name.{SYMBOLS[action - NAME]}"
    if action < PASS:
        return f"swap.{action - SWAP_WITH}"
    kind, seat = divmod(action - GIVE_TO, SEATS)
    return f"give.{KINDS.names[kind]}.{seat}"


def parse(text: str) -> Action:
    """The action of such a word; ValueError for any other."""
    match text.split("."):
        case [word] if word in ACTIONS:
            return ACTIONS[word]
        case [card]:
            return KINDS.card(card)
        case ["name", symbol] if len(symbol) == 1:
            return NAME + SYMBOLS.index(symbol)
        case ["swap", seat]:
            return SWAP_WITH + PLACES.index(seat)
        case ["give", card, seat]:
            return GIVE_TO + KINDS.card(card) * SEATS + PLACES.index(seat)
    raise ValueError(text)


def tell(action: Action) -> Fact:
    """The action as something to say."""
    match name(action).split("."):
        case ["name", symbol]:
            return Fact(f"name-{symbol}")
        case ["swap", seat]:
            return Fact("swap", {"seat_other": int(seat)}, role="swap")
        case ["give", card, seat]:
            return Fact("give", {"card": card, "seat_other": int(seat)})
        case [word] if word in ACTIONS:
            return Fact(word)
    return Fact("play", {"card": name(action)})


def why(view: State, seat: Seat, action: Action) -> Reason:
    """Which rule forbids the action to the seat."""
    if view.phase == Phase.TURN or view.phase == Phase.RACE:
        if 0 <= action < DRAW:
            return _why_not_play(view, seat, action)
        return Reason(8, "play-or-draw") if view.phase == Phase.TURN else Reason(21, "play-or-pass")
    if view.phase == Phase.DRAWN:
        return Reason(13, "play-drawn-or-keep", {"card": KINDS.names[view.drawn]})
    if view.phase == Phase.NAME:
        return Reason(15, "name-a-symbol")
    if view.phase == Phase.AGAIN:
        return Reason(17, "again-or-reverse")
    if view.phase == Phase.GIVE:
        return Reason(28, "give-a-card")
    if view.phase == Phase.SWAP:
        return Reason(30, "swap-hands")
    return Reason(29, "say-thanks")


def _why_not_play(view: State, seat: Seat, kind: int) -> Reason:
    """Why a card can't be played."""
    card = {"card": KINDS.names[kind]}
    if not view.holds[seat] >> kind & 1:
        return Reason(8, "not-in-hand", {**card})
    if kind == STONE:
        return Reason(11, "millstone")
    if view.pending:
        return Reason(24, "answer-or-draw", {"cards": view.pending})
    by_symbol = view.variant in (Variant.SYMBOLS, Variant.SPECIALS)
    rule, key = (41, "no-stronger-symbol") if by_symbol else (9, "does-not-fit")
    return Reason(rule, key, {**card, "card_top": KINDS.names[view.beat]})


def scene(view: State, seat: Seat) -> Scene:
    """The card on top, the hands, and what one knows of those of others."""
    zones = [Zone("top", None, () if view.top == NO_CARD else (KINDS.names[view.top],))]
    for place in range(view.players):
        own = place == seat
        zones.append(Zone("hand", place, _names(view.hands[place]) if own else ("?",) * view.sizes[place]))
        known = _names(view.known[row(place if seat < 0 else seat, place)])
        if known and not own:
            zones.append(Zone("known", place, known, note=True))
    return Scene(Phase(view.phase).text, tuple(zones), tuple(_facts(view)))


def _names(heap: Ints) -> tuple[str, ...]:
    if not any(heap):
        return ()
    return tuple([name for name, cards in zip(KINDS.names, heap, strict=True) if cards for _ in range(cards)])


def _facts(view: State) -> list[Fact]:
    """Round, direction and pile, and what else matters now."""
    facts = [
        Fact("round", {"round": view.rounds + (view.turn != NOBODY), "rounds": view.length}),
        Fact("left" if view.direction == Direction.LEFT else "right"),
        Fact("pile", {"cards": view.pile_size}, quiet=True),
    ]
    if view.top >= FIRST_JOKER and view.beat != NO_CARD:
        facts.append(Fact("joker", {"card": KINDS.names[view.beat]}))
    if view.pending:
        facts.append(Fact("pending", {"cards": view.pending}))
    if view.phase == Phase.RACE:
        racers = [place for place in range(view.players) if view.racers >> place & 1]
        facts += [Fact("racer", {"seat": place}, quiet=True) for place in racers]
    if view.receiver != NOBODY:
        facts.append(Fact("receiver", {"seat": view.receiver}))
    return facts


def touch(view: State, seat: Seat, action: Action) -> tuple[Touch, ...]:
    """A card of the hand, the pile, somebody to swap with, or a card and somebody for a gift."""
    if action < DRAW:
        return (Touch(zone="hand", seat=seat, card=KINDS.names[action]),)
    if action == DRAW:
        return (Touch(fact=PILE_FACT),)
    if SWAP_WITH <= action < PASS:
        return (Touch(seat=action - SWAP_WITH),)
    if action < GIVE_TO:
        return ()
    kind, other = divmod(action - GIVE_TO, SEATS)
    return Touch(zone="hand", seat=seat, card=KINDS.names[kind]), Touch(seat=other)


def ahead(view: State, seat: Seat) -> bool:
    """Any card of the hand, as by the table rules, since it is not known yet what it will have to beat; or to draw."""
    view.phase, view.turn, view.table = Phase.TURN, seat, Switch.ON
    return True
