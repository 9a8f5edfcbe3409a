"""Sentences: seats, facts, actions and refusals of a match in the words of one language.

Nothing here looks at a state: the caller has a scene, an action or a refusal, and gets text.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from octavo.games import catalogue
from octavo.kernel.contract import Fact, Game, Scene
from octavo.kernel.record import Record
from octavo.kernel.timing import CLOCK
from octavo.kernel.types import Action, Seat
from octavo.match.match import IllegalAction, Match
from octavo.text.language import knows, say
from octavo.text.refusal import printable

FACE_DOWN = "?"


@dataclass(frozen=True)
class Speaker:
    """Says the sentences of a match: it knows the game, the players' names and the language."""

    key: str
    names: tuple[str, ...]
    language: str

    @classmethod
    def of(cls, match: Match, language: str) -> "Speaker":
        return cls(match.terms.key, match.names, language)

    @property
    def game(self) -> Game[Record]:
        return catalogue.game(self.key)

    @property
    def title(self) -> str:
        return self.game.INFO.title(self.language)

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence of the table itself; typed text in it can't control the terminal."""
        shown = {name: printable(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        return say(self.language, f"table-{key}", **shown)

    def seat(self, seat: Seat) -> str:
        """The player's name; a seat that the game plays has one too."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if seat == CLOCK:
            return say(self.language, "seat-clock")
        return self._first("seat-nobody" if seat < 0 else f"{self.key}-seat-extra", "seat-monster")

    def seats(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.seat(seat) for seat in seats)

    def fact(self, fact: Fact) -> str:
        """Something that the table shows beside the cards."""
        return self._sentence(f"{self.key}-fact-{fact.key}", fact.facts)

    def phase(self, phase: str) -> str:
        return say(self.language, f"{self.key}-phase-{phase}")

    def ask(self, scene: Scene, legal: Iterable[Action]) -> str:
        """The phase as a question to the seat that may act; a choice or a fact may have a sentence of its own."""
        key = f"{self.key}-ask-{scene.phase}"
        kinds = dict.fromkeys(f"{key}-{self.game.tell(action).key}" for action in legal)
        if not kinds:
            return self.phase(scene.phase)
        for fact in scene.facts:
            if knows(f"{key}-{fact.key}"):
                return self._sentence(f"{key}-{fact.key}", fact.facts)
        return self._first(*kinds, key)

    def zone(self, key: str) -> str:
        return self._first(f"{self.key}-zone-{key}", f"zone-{key}")

    def card(self, name: str) -> str:
        """A card in words, or else its short name."""
        key = f"{self.key}-card-{name}"
        return say(self.language, key) if knows(key) else name

    def items(self, names: Iterable[str]) -> list[str]:
        """Tasks by their words, each with its number where there are several."""
        counts = Counter(names)
        words = {name: self._first(f"{self.key}-task-{name}", f"task-{name}") for name in counts}
        return [f"{words[name]} ×{n}" if n > 1 else words[name] for name, n in counts.items()]

    def do(self, action: Action) -> str:
        """An action as a choice."""
        told = self.game.tell(action)
        return self._sentence(f"{self.key}-do-{told.key}", told.facts)

    def did(self, seat: Seat, action: Action) -> str:
        """An action that was done, without what only its player knows."""
        told = self.game.tell(action)
        return self._sentence(f"{self.key}-did-{told.key}", {**told.facts, "seat": seat})

    def won(self, winners: Sequence[Seat], points: Sequence[int]) -> str:
        """Who has won, and with what: in the game's own words where its points are something else."""
        own = f"{self.key}-winners"
        names = printable(self.seats(winners))
        key = own if knows(own) else "table-winners"
        return say(self.language, key, count=len(winners), names=names, points=max(points))

    def why(self, refused: IllegalAction) -> str:
        """Why an action is refused, and where the rule stands."""
        keys = (f"{self.key}-why-{refused.why}", f"why-{refused.why}")
        reason = self._sentence(keys[0] if knows(keys[0]) else keys[1], refused.why_facts)
        return f"{reason} {self.say('rule', rule=str(refused.rule), game=self.key)}"

    def _sentence(self, key: str, facts: Mapping[str, str | int]) -> str:
        return say(self.language, key, **{name: self._said(name, fact) for name, fact in facts.items()})

    def _said(self, name: str, fact: str | int) -> str | int:
        """A fact as it is put into a sentence: see `octavo.kernel.contract.Fact`."""
        if name.startswith("seat"):
            return self.seat(int(fact))
        if name.startswith("colour") and knows(f"colour-{fact}"):
            return say(self.language, f"colour-{fact}")
        if name.startswith("task"):
            return self._first(f"{self.key}-task-{fact}", f"task-{fact}")
        if name.startswith("card") and isinstance(fact, str):
            return self.card(fact)
        return fact

    def _first(self, *keys: str) -> str:
        """The first of these keys that the catalogues have; KeyError names the last."""
        return say(self.language, next((key for key in keys if knows(key)), keys[-1]))
