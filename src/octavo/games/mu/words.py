"""Mü: what people call it."""

from octavo.games.mu.rules import (
    DONE,
    FIRST_NUMBER,
    LAY,
    NONE,
    OPEN,
    PACK,
    PARTNER,
    PASS,
    TRUMP,
    TRUMPS,
    Phase,
    State,
    hand_size,
    has_laid,
    target,
    trump_cards,
)
from octavo.kernel.cards import NO_CARD
from octavo.kernel.contract import Fact, Guide, Reason, Scene, Touch, Zone
from octavo.kernel.record import NOBODY, clear
from octavo.kernel.types import Action, Seat

MOST_PLAYERS = 6

GUIDE = Guide(
    phases={"auction": 6, "trump": 18, "partner": 21, "play": 25, "over": 34},
    actions={
        "lay": 6,
        "pass": 9,
        "done": 8,
        "trump-colour": 19,
        "trump-number": 19,
        "trump-none": 20,
        "partner": 21,
        "play": 26,
        "open": 25,
    },
    verbs={"hand": "", "laid": "open."},
)


def name(action: Action) -> str:
    """The action as a word: `r7`, `open.r7`, `lay.r6`, `pass`, `done`, `trump.r`, `trump.7`, `partner.3`."""
    if action < OPEN:
        return PACK.names[action]
    if action < LAY:
        return f"open.{PACK.names[action - OPEN]}"
    if action < PASS:
        return f"lay.{PACK.names[action - LAY]}"
    if action < TRUMP:
        return "pass" if action == PASS else "done"
    if action < PARTNER:
        return f"trump.{TRUMPS[action - TRUMP]}"
    return f"partner.{action - PARTNER}"


def parse(text: str) -> Action:
    """The action of such a word; ValueError for any other."""
    match text.split("."):
        case ["pass"]:
            return PASS
        case ["done"]:
            return DONE
        case [card]:
            return PACK.card(card)
        case ["open", card]:
            return OPEN + PACK.card(card)
        case ["lay", card]:
            return LAY + PACK.card(card)
        case ["trump", trump]:
            return TRUMP + TRUMPS.index(trump)
        case ["partner", seat]:
            return PARTNER + [str(seat) for seat in range(MOST_PLAYERS)].index(seat)
    raise ValueError(text)


def tell(action: Action) -> Fact:
    """The action as something to say."""
    match name(action).split("."):
        case ["open" | "lay" as what, card]:
            return Fact(what, {"card": card}, role="play" if what == "open" else None)
        case ["partner", seat]:
            return Fact("partner", {"seatpartner": int(seat)})
        case ["trump", _]:
            return _tell_trump("trump", action - TRUMP)
        case ["pass" | "done" as what]:
            return Fact(what)
    return Fact("play", {"card": name(action)}, role="play")


def _tell_trump(key: str, trump: int, **facts: int) -> Fact:
    """A sentence about a trump: each kind has its own."""
    if trump == NONE:
        return Fact(f"{key}-none", {**facts})
    if trump < FIRST_NUMBER:
        return Fact(f"{key}-colour", {**facts, "colour": TRUMPS[trump]})
    return Fact(f"{key}-number", {**facts, "number": trump - FIRST_NUMBER})


def why(view: State, seat: Seat, action: Action) -> Reason:
    """Which rule forbids the action to the seat."""
    if view.phase == Phase.AUCTION:
        return _why_no_bid(view, seat, action)
    if view.phase == Phase.TRUMP:
        return _why_no_trump(view, seat, action - TRUMP)
    if view.phase == Phase.PARTNER:
        return Reason(21, "partner-not-vice" if action == PARTNER + view.vice else "choose-partner")
    return _why_no_play(view, action)


def _why_no_bid(view: State, seat: Seat, action: Action) -> Reason:
    if LAY <= action < PASS:
        return Reason(6, "not-in-hand", {"card": PACK.names[action - LAY]})
    if has_laid(view, seat):
        return Reason(8, "lay-or-done")
    return Reason(8 if action == DONE else 6, "lay-or-pass")


def _why_no_trump(view: State, seat: Seat, trump: int) -> Reason:
    if not NONE <= trump < len(TRUMPS):
        return Reason(18, "name-trump")
    if trump == NONE:
        return Reason(19, "vice-must-name")
    if seat == view.chief and trump == view.vice_trump:
        return Reason(20, "trump-of-vice")
    return Reason(19, "trump-not-shown")


def _why_no_play(view: State, action: Action) -> Reason:
    if action >= LAY:
        return Reason(25, "play-a-card")
    card = action % PACK.size
    source = view.laid if action >= OPEN else view.hands
    if not source[view.turn] >> card & 1:
        return Reason(25, "not-on-table" if action >= OPEN else "not-in-hand", {"card": PACK.names[card]})
    led, trumps = view.trick[view.leader], trump_cards(view)
    if trumps >> led & 1:
        return Reason(26, "follow", {"colour": "trump"})
    colour = PACK.names[led][0]
    if trumps >> card & 1 and PACK.names[card][0] == colour:
        return Reason(22, "number-is-trump", {"card": PACK.names[card], "colour": colour})
    return Reason(26, "follow", {"colour": colour})


def scene(view: State, seat: Seat) -> Scene:
    """Hands, laid cards, the trick, and what auction and chief have decided."""
    zones = []
    for place in range(view.players):
        cards = PACK.held(view.hands[place]) if place == seat else ("?",) * hand_size(view, place)
        zones.append(Zone("hand", place, cards))
        zones.append(Zone("laid", place, PACK.held(view.laid[place])))
        zones.append(Zone("trick", place, _one(view.trick[place]), leads=place == view.leader))
        if view.last[place] != NO_CARD:
            zones.append(Zone("last", place, _one(view.last[place])))
        zones.append(Zone("taken", place, ("?",) * view.taken[place].bit_count()))
    facts = [
        Fact("goal", {"goal": view.goal}),
        Fact("dealer", {"seat": view.dealer}, role="dealer"),
    ]
    facts += [
        Fact("bid", {"seat": place, "bid": view.bids[place]}) for place in range(view.players) if view.bids[place]
    ]
    return Scene(Phase(view.phase).text, tuple(zones), (*facts, *_contract(view), *_tricks(view)))


def _contract(view: State) -> list[Fact]:
    """Chief, vice, partner and trumps, as far as they are settled; the chief's trump is above the vice's (R24)."""
    facts = []
    if view.chief != NOBODY:
        facts.append(Fact("chief", {"seat": view.chief, "target": target(view.players, view.highest)}))
        facts.append(Fact("no-vice") if view.vice == NOBODY else Fact("vice", {"seat": view.vice}))
        if view.phase != Phase.TRUMP:
            facts.append(_tell_trump("chief-trump", view.chief_trump))
        if view.vice_trump != NONE:
            facts.append(_tell_trump("vice-trump", view.vice_trump))
    if view.partner != NOBODY:
        facts.append(Fact("partner", {"seat": view.partner}))
    return facts


def _tricks(view: State) -> list[Fact]:
    if view.phase != Phase.PLAY:
        return []
    counts = [view.taken[place].bit_count() // view.players for place in range(view.players)]
    return [Fact("tricks", {"seat": place, "tricks": tricks}) for place, tricks in enumerate(counts)]


def _one(card: int) -> tuple[str, ...]:
    return () if card == NO_CARD else (PACK.names[card],)


def touch(view: State, seat: Seat, action: Action) -> tuple[Touch, ...]:
    """A card of the hand or the table, or the partner; a trump is chosen by its words, many cards show it."""
    if action < OPEN:
        return (Touch(zone="hand", seat=seat, card=PACK.names[action]),)
    if action < LAY:
        return (Touch(zone="laid", seat=seat, card=PACK.names[action - OPEN]),)
    if action < PASS:
        return (Touch(zone="hand", seat=seat, card=PACK.names[action - LAY]),)
    return (Touch(seat=action - PARTNER),) if action >= PARTNER else ()


def ahead(view: State, seat: Seat) -> bool:
    """A bid or a pass in the auction, and a card for the trick."""
    if view.phase == Phase.PLAY and view.trick[seat] != NO_CARD:  # in the next trick, in which nothing is led yet
        clear(view.trick, NO_CARD)
    view.turn = seat
    return bool(view.phase in (Phase.AUCTION, Phase.PLAY))
