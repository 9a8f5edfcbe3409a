"""The log: what happened, action by action, as everybody may know it.

Consequences of an action are found by comparing the spectator's scenes before and after it: a card of the monster, a
trick that is taken, several cards drawn at once, new points.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from octavo.kernel.contract import HAND, TAKEN, TRICK, Scene
from octavo.kernel.types import Action, Seat
from octavo.match.match import Match
from octavo.terminal.sentences import Speaker

SPECTATOR = -1


@dataclass(frozen=True)
class Told:
    """An action in words, what came of it, and whether a trick or more is over with it."""

    seat: Seat
    did: str
    then: tuple[str, ...] = ()
    score: str = ""
    closes: bool = False

    def sentences(self) -> list[str]:
        return [self.did, *self.then, *([self.score] if self.score else [])]


class Journal:
    """Tells of a match and does its actions: one entry for each that stands."""

    def __init__(self, match: Match, speaker: Speaker) -> None:
        """Actions from before are listed without their consequences."""
        self.match = match
        self.speaker = speaker
        done = [entry for _, entry in match.done()]
        self.told = [Told(e.seat, speaker.did(e.seat, e.action)) for e in done if e.action is not None]

    def play(self, seat: Seat, action: Action) -> Told:
        """Do an action and tell it; Refused, and nothing is done, if it is not legal."""
        before, points = self.scene(), self.match.points()
        self.match.play(seat, action)
        after, scored = self.scene(), self.match.points()
        then = [*self._taken(before, after), *self._by_itself(before, after)]
        ends = seat not in self.match.actors()
        score = score_line(self.speaker, points, scored) if points != scored else ""
        playing = bool(_on_table(before) or _on_table(after))
        if not playing and not score:
            then += [*self._drawn(before, after), *self._news(before, after, action)]
        moves_on = not playing and before.phase != after.phase and ends
        closes = (playing and not _on_table(after)) or moves_on or bool(score)
        told = Told(seat, self.speaker.did(seat, action), tuple(then), score, closes)
        self.told.append(told)
        return told

    def undo(self) -> Told:
        """Take back the last action, and say what it was; Refused if there is none."""
        self.match.undo()
        return self.told.pop()

    def scene(self) -> Scene:
        return self.match.game.scene(self.match.view(SPECTATOR), SPECTATOR)

    def _by_itself(self, before: Scene, after: Scene) -> list[str]:
        """The cards that a seat without a player has put into the trick."""
        old, new, players = _on_table(before), _on_table(after), self.match.terms.players
        turned = [seat for seat in new if seat >= players and old.get(seat) != new[seat]]
        return [self.speaker.say("plays", seat=self.speaker.seat(seat), card=new[seat]) for seat in turned]

    def _taken(self, before: Scene, after: Scene) -> list[str]:
        """Sentences for a seat that has taken a trick, in games with tricks."""
        if not _has_tricks(before):
            return []
        old, new = _counts(before, TAKEN), _counts(after, TAKEN)
        winners = [seat for seat in new if new[seat] > old.get(seat, 0)]
        return [self.speaker.say("takes-trick", seat=self.speaker.seat(seat)) for seat in winners]

    def _drawn(self, before: Scene, after: Scene) -> list[str]:
        """Sentences for seats that got several cards at once, but not by a swap of hands or a deal."""
        old, new = _counts(before, HAND), _counts(after, HAND)
        more = {seat: count - old[seat] for seat, count in new.items() if seat in old}
        if _has_tricks(before) or min(more.values(), default=0) < -1:
            return []
        return [
            self.speaker.say("more-cards", seat=self.speaker.seat(seat), count=count)
            for seat, count in more.items()
            if count > 1
        ]

    def _news(self, before: Scene, after: Scene, action: Action) -> list[str]:
        """Sentences for new facts, except remarks about a seat and what the action itself has told."""
        said = _values(self.match.game.tell(action).facts)
        new = [fact for fact in after.facts if fact not in before.facts and not fact.quiet]
        sentences = [self.speaker.fact(fact) for fact in new if not fact.facts or _values(fact.facts) - said]
        remarks = tuple(f"{name}: " for name in self.speaker.names)
        return [text.removesuffix(".") + "." for text in sentences if not text.startswith(remarks)]


def _on_table(scene: Scene) -> dict[Seat, str]:
    """The cards of the trick by seat."""
    zones = [zone for zone in scene.zones if zone.key == TRICK and zone.cards]
    return {zone.seat: zone.cards[0] for zone in zones if zone.seat is not None}


def _has_tricks(scene: Scene) -> bool:
    return any(zone.key == TRICK for zone in scene.zones)


def _counts(scene: Scene, key: str) -> dict[Seat, int]:
    """How many cards each seat has in its zone of a key."""
    return {zone.seat: len(zone.cards) for zone in scene.zones if zone.key == key and zone.seat is not None}


def _values(facts: Mapping[str, str | int]) -> set[tuple[bool, str | int]]:
    """The values that facts tell; a seat is not a number."""
    return {(name.startswith("seat"), value) for name, value in facts.items()}


def score_line(speaker: Speaker, before: tuple[int, ...], after: tuple[int, ...]) -> str:
    """The points of all, with what each has gained or lost."""
    changes = [f" ({new - old:+})" if new != old else "" for old, new in zip(before, after, strict=True)]
    scores = [f"{name} {new}{change}" for name, new, change in zip(speaker.names, after, changes, strict=True)]
    return speaker.say("score", scores=", ".join(scores))
