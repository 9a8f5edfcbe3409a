"""A scene, sorted for a picture. It has words and names of cards, no colours and no boxes."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from octavo.kernel.contract import HAND, TRICK, Fact, Scene, Zone, total_seats
from octavo.kernel.types import Seat
from octavo.terminal.cards import faces, is_card
from octavo.terminal.prompt import parts
from octavo.terminal.sentences import FACE_DOWN, Speaker

FIELDS = "fields"  # what a fact has that is a map


@dataclass(frozen=True)
class SeatScene:
    """A scene as one seat sees it, with the names of what the seat may do."""

    speaker: Speaker
    scene: Scene
    seat: Seat
    points: Sequence[int]
    legal: Sequence[str]
    steps: frozenset[tuple[int, int]] = frozenset()  # by place of a fact that is a map: fields that can be chosen

    @cached_property
    def order(self) -> list[Seat]:
        """The seats clockwise, the viewer's own last."""
        seats = total_seats(self.speaker.game.INFO, len(self.speaker.names))
        return [(self.seat + 1 + place) % seats for place in range(seats)]

    def cards(self, key: str, seat: Seat) -> tuple[str, ...]:
        """The cards of a seat in all zones of this key."""
        return tuple(card for zone in self.scene.zones if (zone.key, zone.seat) == (key, seat) for card in zone.cards)

    @property
    def hand(self) -> tuple[str, ...]:
        return self.cards(HAND, self.seat)

    @property
    def worded(self) -> bool:
        """Whether the cards of the hand are said in words too, and not only by single letters."""
        return any(self.speaker.card(name) != name and len(name) > 1 for name in self.hand)

    @property
    def maps(self) -> list[Fact]:
        return [fact for fact in self.scene.facts if FIELDS in fact.facts]

    def bright(self, key: str) -> set[str]:
        """The viewer's cards in a zone that may be played; all of them, when the question is not about these."""
        cards = set(self.cards(key, self.seat))
        middle = {zone.key for zone in self.scene.zones if zone.seat is None}
        asked = [name for name in self.legal if parts(name)[0] not in middle]  # `market.7` is not about a 7 in hand
        awake = cards & {part for name in asked for part in parts(name)}
        return awake if awake or any(self.is_card(name) for name in asked) else cards

    def is_card(self, name: str) -> bool:
        return is_card(self.speaker.key, name)

    @property
    def letters(self) -> list[tuple[str, str]]:
        """The cards whose names are single letters, as far as they can be seen, with their words."""
        seen = {name for zone in self.scene.zones for name in zone.cards if not (zone.key == HAND and self.worded)}
        seen |= {name for fact in self.maps for name in str(fact.facts[FIELDS])}
        words = [(name, self.speaker.card(name)) for name in faces(self.speaker.key) if name in seen and len(name) == 1]
        return [(name, word) for name, word in words if word != name]

    @cached_property
    def zone_keys(self) -> list[str]:
        """The kinds of zones that seats have and in which something lies; the trick is drawn apart."""
        zones = [zone for zone in self.scene.zones if zone.seat is not None and zone.key != TRICK and zone.cards]
        return list(dict.fromkeys(zone.key for zone in zones))

    def wordy(self, key: str) -> bool:
        """Whether tasks lie in zones of this kind, which need more room than cards."""
        cards = [card for zone in self.scene.zones if zone.key == key for card in zone.cards]
        return any(not self.is_card(card) and card != FACE_DOWN for card in cards)

    @property
    def trick(self) -> list[tuple[Seat, str]]:
        """The trick as seats and cards, the leader first; "" for a card still to be played; [] between tricks."""
        zones = {zone.seat: zone for zone in self.scene.zones if zone.key == TRICK}
        played = [(zones[seat].leads, seat, "".join(zones[seat].cards[:1])) for seat in self.order if seat in zones]
        if not any(card for _, _, card in played):
            return []
        lead = next((place for place, (leads, _, _) in enumerate(played) if leads), 0)
        return [(seat, card) for _, seat, card in played[lead:] + played[:lead]]

    @property
    def shared(self) -> list[tuple[str, list[Zone]]]:
        """The zones in the middle of the table, by key."""
        zones = [zone for zone in self.scene.zones if zone.seat is None]
        return [(key, list(group)) for key, group in groupby(zones, key=lambda zone: zone.key)]

    @cached_property
    def facts(self) -> list[str]:
        """Everything else that the table shows, a sentence each."""
        return [self.speaker.fact(fact) for fact in self.scene.facts]

    def note(self, seat: Seat) -> str:
        """Those facts that are a remark about one seat, as in “Anna: 2 tricks”, without the name."""
        start = f"{self.speaker.seat(seat)}: "
        return ", ".join(fact.removeprefix(start) for fact in self.facts if fact.startswith(start))

    @property
    def fact_lines(self) -> list[list[str]]:
        """The other facts, gathered in lines: those of one kind share theirs, and say what they share once. No maps."""
        starts = tuple(f"{self.speaker.seat(seat)}: " for seat in self.order)
        single: list[str] = []
        kinds: list[list[str]] = []
        facts = [fact for fact in self.scene.facts if FIELDS not in fact.facts]
        for _, group in groupby(facts, key=lambda fact: fact.key):
            texts = [self.speaker.fact(fact).removesuffix(".") for fact in group]
            texts = _gathered([text for text in texts if not text.startswith(starts)])
            if len(texts) == 1:
                single += texts
            else:
                kinds.append(texts)
        return [line for line in (single, *kinds) if line]


def _gathered(texts: list[str]) -> list[str]:
    """“Trump: red” and “Trump: blue” are “Trump: red” and “blue”."""
    start, colon, _ = "".join(texts[:1]).partition(": ")
    if colon and all(text.startswith(start + colon) for text in texts):
        return [*texts[:1], *(text.removeprefix(start + colon) for text in texts[1:])]
    return texts


def face_down(cards: Sequence[str]) -> int:
    """How many of the cards lie face down."""
    return sum(card == FACE_DOWN for card in cards)
