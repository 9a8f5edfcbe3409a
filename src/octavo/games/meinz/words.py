"""Meinz: what people call it."""

from octavo.games.meinz.rules import AWAY, CLAIM, KEEP, LEAVE, PACK, ROUNDS, SEATS, SWAP, Phase, State, hand_size
from octavo.kernel.cards import NO_CARD
from octavo.kernel.contract import Fact, Guide, Reason, Scene, Touch, Zone
from octavo.kernel.record import NOBODY, clear
from octavo.kernel.types import Action, Card, Seat

ANSWERS = {CLAIM: "claim", LEAVE: "leave", KEEP: "keep"}

GUIDE = Guide(
    phases={"away": 6, "play": 8, "claim": 12, "swap": 21, "over": 28},
    actions={"away": 6, "play": 9, "claim": 15, "leave": 14, "keep": 21, "swap": 21},
)


def name(action: Action) -> str:
    """The action as a word: `r3`, `away.r3`, `claim`, `leave`, `keep`, `swap.b9.r3`."""
    if action < AWAY:
        return PACK.names[action]
    if action < CLAIM:
        return f"away.{PACK.names[action - AWAY]}"
    if action < SWAP:
        return ANSWERS[action]
    given, taken = divmod(action - SWAP, PACK.size)
    return f"swap.{PACK.names[given]}.{PACK.names[taken]}"


def parse(text: str) -> Action:
    """The action of such a word; ValueError for any other."""
    for action, answer in ANSWERS.items():
        if text == answer:
            return action
    match text.split("."):
        case [card]:
            return PACK.card(card)
        case ["away", card]:
            return AWAY + PACK.card(card)
        case ["swap", given, taken]:
            return SWAP + PACK.card(given) * PACK.size + PACK.card(taken)
    raise ValueError(text)


def tell(action: Action) -> Fact:
    """The action as something to say."""
    match name(action).split("."):
        case ["away", card]:
            return Fact("away", {"card": card})
        case ["swap", given, taken]:
            return Fact("swap", {"given": given, "taken": taken}, role="exchange")
        case [answer] if answer in ANSWERS.values():
            return Fact(answer)
    return Fact("play", {"card": name(action)}, role="play")


def why(view: State, seat: Seat, action: Action) -> Reason:
    """Which rule forbids the action to the seat."""
    if view.phase == Phase.AWAY:
        return Reason(6, "put-one-away")
    if view.phase == Phase.CLAIM:
        return Reason(12, "answer-claim")
    if view.phase == Phase.PLAY and 0 <= action < AWAY:
        if not view.hands[seat] >> action & 1:
            return Reason(8, "not-in-hand", {"card": PACK.names[action]})
        led = PACK.names[view.trick[view.leader]]
        return Reason(9, "follow-colour-or-number", {"led": led})
    if view.phase == Phase.PLAY:
        return Reason(8, "play-a-card")
    return Reason(21, "swap-or-keep")


def scene(view: State, seat: Seat) -> Scene:
    """Hands, the trick, its claim, and what everyone has taken."""
    zones = []
    for place in range(SEATS):
        cards = PACK.held(view.hands[place]) if place == seat else ("?",) * hand_size(view, place)
        zones.append(Zone("stack" if place >= view.players else "hand", place, cards))
        zones.append(Zone("trick", place, _one(view.trick[place]), leads=place == view.leader))
        zones.append(Zone("taken", place, ("?",) * (SEATS * view.tricks[place])))
        if view.shown[place] and place != seat:
            zones.append(Zone("shown", place, PACK.held(view.shown[place]), note=True))
        if view.ready >> place & 1:
            zones.append(Zone("away", place, PACK.held(view.away[place]) if place == seat else ("?",)))
    facts = [
        Fact("round", {"round": min(view.rounds + 1, ROUNDS), "rounds": ROUNDS}),
        Fact("starter", {"seat": view.starter}),
    ]
    if view.claimer != NOBODY:
        facts.append(Fact("claimed", {"seat": view.claimer}))
    facts += [Fact("tricks", {"seat": place, "tricks": view.tricks[place]}) for place in range(SEATS)]
    return Scene(Phase(view.phase).text, tuple(zones), tuple(facts))


def _one(card: int) -> tuple[str, ...]:
    return () if card == NO_CARD else (PACK.names[card],)


def touch(view: State, seat: Seat, action: Action) -> tuple[Touch, ...]:
    """Cards of the hand; for a swap also one of the trick."""
    if action < AWAY:
        return (_in_hand(seat, action),)
    if action < CLAIM:
        return (_in_hand(seat, action - AWAY),)
    if action < SWAP:
        return ()
    given, taken = divmod(action - SWAP, PACK.size)
    owner = list(view.trick).index(taken)
    return _in_hand(seat, given), Touch(zone="trick", seat=owner, card=PACK.names[taken])


def _in_hand(seat: Seat, card: Card) -> Touch:
    return Touch(zone="hand", seat=seat, card=PACK.names[card])


def ahead(view: State, seat: Seat) -> bool:
    """Whether one would claim the trick, or a card for it."""
    if view.phase == Phase.PLAY and view.trick[seat] != NO_CARD:  # in the next trick, in which nothing is led yet
        clear(view.trick, NO_CARD)
    view.turn = seat
    return bool(view.phase in (Phase.CLAIM, Phase.PLAY))
