"""Polignac: what people call it."""

from octavo.kernel.cards import NO_CARD, count
from octavo.kernel.contract import Fact, Guide, Reason, Scene, Touch, Zone
from octavo.kernel.record import NOBODY, clear
from octavo.kernel.types import Action, Seat
from polignac.rules import CAPOT, JACKS, PACK, PASS, Phase, State, cards_left

ANSWERS = {PASS: "pass", CAPOT: "capot"}

PAINTS = {"[sc].+": "dark", "[hd].+": "red"}

GUIDE = Guide(
    phases={"declare": 11, "play": 7, "over": 17},
    actions={"pass": 11, "capot": 11, "play": 7},
)


def name(action: Action) -> str:
    """The action as a word: `sj`, `pass`, `capot`."""
    return ANSWERS.get(action) or PACK.names[action]


def parse(text: str) -> Action:
    """The action of such a word; ValueError for any other."""
    for action, answer in ANSWERS.items():
        if text == answer:
            return action
    return PACK.card(text)


def tell(action: Action) -> Fact:
    """The action as something to say."""
    return Fact(ANSWERS[action]) if action in ANSWERS else Fact("play", {"card": PACK.names[action]}, role="play")


def why(view: State, seat: Seat, action: Action) -> Reason:
    """Which rule forbids the action to the seat."""
    if view.phase == Phase.DECLARE:
        return Reason(11, "declare-first")
    if action in ANSWERS:
        return Reason(7, "play-a-card")
    if not view.hands[seat] >> action & 1:
        return Reason(7, "not-in-hand", {"card": PACK.names[action]})
    return Reason(7, "follow-suit", {"card": PACK.names[view.trick[view.leader]]})


def scene(view: State, seat: Seat) -> Scene:
    """Hands, the trick, how many cards each has taken, and which jacks are among them."""
    zones = []
    facts = [Fact("deal", {"number": min(view.rounds + 1, view.deals), "deals": view.deals})]
    facts.append(Fact("dealer", {"seat": view.dealer}, role="dealer"))
    if view.declarer != NOBODY:
        facts.append(Fact("declared", {"seat": view.declarer}))
    for place in range(view.players):
        jacks = view.taken[place] & JACKS
        hidden = ("?",) * (count(view.taken[place]) - count(jacks))
        trick = () if view.trick[place] == NO_CARD else (PACK.names[view.trick[place]],)
        hand = PACK.held(view.hands[place]) if place == seat else ("?",) * cards_left(view, place)
        zones += [Zone("hand", place, hand), Zone("trick", place, trick, leads=place == view.leader)]
        zones += [Zone("taken", place, hidden), Zone("jacks", place, PACK.held(jacks))]
        facts.append(Fact("tricks", {"seat": place, "tricks": count(view.taken[place]) // view.players}))
    return Scene(Phase(view.phase).text, tuple(zones), tuple(facts))


def touch(view: State, seat: Seat, action: Action) -> tuple[Touch, ...]:
    """A card of the hand; what is only said is attached to nothing."""
    return () if action in ANSWERS else (Touch(zone="hand", seat=seat, card=PACK.names[action]),)


def ahead(view: State, seat: Seat) -> bool:
    """A card for this trick; or for the next, in which nothing is led yet."""
    if view.phase == Phase.PLAY and view.trick[seat] != NO_CARD:
        clear(view.trick, NO_CARD)
    view.turn = seat
    return bool(view.phase == Phase.PLAY)
