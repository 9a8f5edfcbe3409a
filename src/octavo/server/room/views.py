"""Sight: what leaves a match for the wire, for one pair of eyes.

Everything goes through a view (`observe`) and its scene; of what somebody did, only those facts are sent that the
sentence for all contains.
"""

from collections import Counter
from functools import lru_cache

from octavo.bots import thought
from octavo.games import catalogue
from octavo.kernel.contract import Fact, Scene, Zone
from octavo.kernel.race_keys import keys_for
from octavo.kernel.record import Record
from octavo.kernel.types import Action, Seat
from octavo.match.match import Match
from octavo.server.wire import protocol
from octavo.text.language import facts_of

SPECTATOR = -1


@lru_cache(maxsize=65536)
def told(key: str, action: Action) -> Fact:
    """An action as everybody may know it."""
    fact = catalogue.game(key).tell(action)
    said = facts_of(f"{key}-did-{fact.key}")
    return Fact(fact.key, {name: value for name, value in fact.facts.items() if name in said}, fact.role)


@lru_cache(maxsize=65536)
def _words(key: str, action: Action) -> tuple[str, Fact]:
    game = catalogue.game(key)
    return game.name(action), game.tell(action)


def scene(match: Match, seat: Seat) -> Scene:
    """The table through the eyes of a seat, or of a spectator."""
    return match.game.scene(match.view(seat), seat)


def choices(match: Match, seat: Seat, view: Record) -> tuple[protocol.Choice, ...]:
    """The choices of a seat, from its view, and what on the table each is attached to."""
    return offered(match.terms.key, view, seat, match.legal(seat), match.racing)


def offered(
    key: str, view: Record, seat: Seat, legal: list[Action], racing: bool = False
) -> tuple[protocol.Choice, ...]:
    """These actions as choices of a seat that sees this view; in a race, each with its key."""
    game = catalogue.game(key)
    words = [_words(key, action) for action in legal]
    keys = keys_for(game.GUIDE.keys, [name for name, _ in words]) if racing else ("",) * len(legal)
    return tuple(
        [
            protocol.Choice(action, name, do, game.touch(view, seat, action), press)
            for action, (name, do), press in zip(legal, words, keys, strict=True)
        ]
    )


@lru_cache(maxsize=65536)
def _own(key: str, zone: str, card: str) -> tuple[Action, str]:
    """The action that would be done with a card of the seat, and its kind."""
    game = catalogue.game(key)
    action = game.parse(game.GUIDE.verbs[zone] + card)
    return action, game.tell(action).key


def barred(
    key: str, view: Record, seat: Seat, scene: Scene, offered: tuple[protocol.Choice, ...]
) -> tuple[protocol.Barred, ...]:
    """The seat's cards without a choice, and why; empty unless the question is which of them to play."""
    game = catalogue.game(key)
    can = {(touch.zone, touch.card) for choice in offered for touch in choice.touch if touch.seat == seat}
    mine = [zone for zone in scene.zones if zone.seat == seat and zone.key in game.GUIDE.verbs]
    cards = [(zone.key, card) for zone in mine for card in dict.fromkeys(zone.cards) if card != "?"]
    left = [card for card in cards if card not in can]
    if not left or {_own(key, *card)[1] for card in cards}.isdisjoint(choice.do.key for choice in offered):
        return ()
    reasons = [game.why(view, seat, _own(key, *card)[0]) for card in left]
    return tuple(
        [protocol.Barred(*card, why.rule, Fact(why.key, why.facts)) for card, why in zip(left, reasons, strict=True)]
    )


def all_barred(match: Match, seat: Seat) -> tuple[protocol.Barred, ...]:
    """The same, for a seat at a table; none for a seat that has nothing to decide."""
    if seat not in match.actors():
        return ()
    view = match.view(seat)
    return barred(match.terms.key, view, seat, match.game.scene(view, seat), choices(match, seat, view))


def upcoming(match: Match, seat: Seat) -> tuple[str, tuple[protocol.Choice, ...]]:
    """The phase of the seat's next turn, and the choices it can plan for it now; they may be impossible then."""
    key, view, state = match.terms.key, match.view(seat), match.rules.STATE
    turn, phases = state.copy(view), state.fields["phase"].names
    if match.over or match.racing or seat in match.actors() or not match.game.ahead(turn, seat):
        return phases[view.phase], ()
    return phases[turn.phase], offered(key, view, seat, thought.legal(key, turn, seat))


def open_scene(match: Match) -> Scene:
    """The table with all hands open: every zone as the seat that sees most of it sees it."""
    zones: dict[tuple[str, Seat | None, int], Zone] = {}
    facts: list[Fact] = []
    for seat in range(match.terms.players):
        seen = scene(match, seat)
        count: Counter[tuple[str, Seat | None]] = Counter()
        for zone in seen.zones:
            place = (zone.key, zone.seat, count[zone.key, zone.seat])
            count[zone.key, zone.seat] += 1
            if place not in zones or _hidden(zone) < _hidden(zones[place]):
                zones[place] = zone
        facts += [fact for fact in seen.facts if fact not in facts]
    return Scene(seen.phase, tuple(zones.values()), tuple(facts))


def _hidden(zone: Zone) -> int:
    return zone.cards.count("?")
