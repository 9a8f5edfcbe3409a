"""The list of choices, numbered. Choices of one kind share what they have in common:

    forbid as trump:  10) black  11) blue  12) yellow
    put … away:       13) r1  14) r4

A list too long to read is shown by one example of each kind. Where cards are numbers, choices have their names instead:

    play:  7  7.7  7.7.x
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from octavo.kernel.types import Action
from octavo.terminal.cards import QUIET, card, coloured, flow, has_numbers, is_card
from octavo.terminal.prompt import parts
from octavo.terminal.sentences import Speaker

MOST, MOST_NAMED = 40, 60  # choices that are listed unasked; names take less room than sentences
FEW = 2  # choices of one kind that are worth a common head
WIDEST_HEAD = 34


@dataclass(frozen=True)
class Choices:
    """The choices of a seat; their numbers stay the same when only some are shown."""

    speaker: Speaker
    legal: Sequence[Action]

    def lines(self, shown: Sequence[Action]) -> list[str]:
        """A line for each of these actions."""
        if self._named:
            return [f"{self.speaker.game.name(action)}  {self.speaker.do(action)}" for action in shown]
        return [f"{self.number(action)}) {self.words(action)}" for action in shown]

    def drawn(self, shown: Sequence[Action], width: int) -> RenderableType:
        """These actions kind by kind, with a head for what all of a kind have in common."""
        heads: dict[str, list[Text]] = {}
        loose: list[Text] = []
        for actions in self._alike(shown):
            head, words = _shared([self.speaker.do(action) for action in actions])
            if len(actions) < FEW or not head:
                loose += [self._whole(action) for action in actions]
            else:
                heads.setdefault(head, []).extend(map(self._rest, actions, words))
        if not heads:
            return flow(loose, width, "   ")
        left = min(WIDEST_HEAD, max(cell_len(head) for head in heads))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=left)
        grid.add_column()
        for head, texts in [*heads.items(), ("", loose)]:
            if texts:
                grid.add_row(Text(head), flow(texts, width - left - 4, "  "))
        return grid

    def summary(self, width: int) -> RenderableType:
        """All choices, or examples if there are too many."""
        if self._too_many:
            return Group(*(coloured(line, speaker=self.speaker) for line in self.examples()))
        return self.drawn(self.legal, width)

    def summary_lines(self) -> list[str]:
        return self.examples() if self._too_many else self.lines(self.legal)

    def examples(self) -> list[str]:
        """How many there are, one of each kind, and how to see more."""
        lines = [self.speaker.say("many-choices", count=len(self.legal))]
        return lines + [self.speaker.say("example", choice=self.words(kind[0])) for kind in self.kinds(self.legal)]

    def number(self, action: Action) -> int:
        return self.legal.index(action) + 1

    def words(self, action: Action) -> str:
        """The sentence of the action, with its name in front unless the sentence contains what to type."""
        name, words = self.speaker.game.name(action), self.speaker.do(action)
        cards = [part for part in parts(name) if is_card(self.speaker.key, part)] or [name]
        said = parts(words.lower())
        short = all(said.count(part) >= cards.count(part) for part in cards)
        full = all(self.speaker.card(part) != part and self.speaker.card(part) in words for part in cards)
        return words if short or full else f"{name}  {words}"

    @property
    def _named(self) -> bool:
        return has_numbers(self.speaker.key)

    @property
    def _too_many(self) -> bool:
        return len(self.legal) > (MOST_NAMED if self._named else MOST)

    def kinds(self, actions: Sequence[Action]) -> list[list[Action]]:
        """The actions, those of one kind together."""
        kinds: dict[str, list[Action]] = {}
        for action in actions:
            kinds.setdefault(self.speaker.game.tell(action).key, []).append(action)
        return list(kinds.values())

    def _alike(self, actions: Sequence[Action]) -> list[list[Action]]:
        """The actions kind by kind; where choices have names, those that are nothing but cards are of one kind."""
        kinds: dict[str, list[Action]] = {}
        for action in actions:
            cards = self._named and is_card(self.speaker.key, self.speaker.game.name(action))
            kinds.setdefault("" if cards else self.speaker.game.tell(action).key, []).append(action)
        return list(kinds.values())

    def _whole(self, action: Action) -> Text:
        """A choice by itself, after what there is to type for it."""
        if self._named:
            return Text.assemble(self._name(self.speaker.game.name(action)), "  ", self.speaker.do(action))
        return self._numbered(action, self.words(action))

    def _rest(self, action: Action, words: str) -> Text:
        """A choice after the head of its kind: the words that only it has."""
        if not self._named:
            return self._numbered(action, words)
        name = self.speaker.game.name(action)
        if set(parts(words)) <= set(parts(name)):
            return self._name(words)
        return self._name(name if is_card(self.speaker.key, name) else name.partition(".")[2])

    def _numbered(self, action: Action, words: str) -> Text:
        return Text.assemble((f"{self.number(action)}) ", QUIET), coloured(words, speaker=self.speaker))

    def _name(self, name: str) -> Text:
        return card(self.speaker.key, name) if is_card(self.speaker.key, name) else Text(name, "bold")


def _shared(sentences: Sequence[str]) -> tuple[str, list[str]]:
    """The common beginning and end of all sentences, in whole words, and the rest of each; empty if a rest is empty."""
    start = _beginning(sentences)
    start = start[: start.rindex(": ") + 2] if ": " in start else start
    rests = [sentence.removeprefix(start) for sentence in sentences]
    end = _beginning([rest[::-1] for rest in rests])[::-1].lstrip(".,;")
    middles = [rest.removesuffix(end) for rest in rests]
    if not all(middles) or not (start + end).strip():
        return "", list(sentences)
    head = f"{start}…{end}" if end else start.rstrip()
    return head if head.endswith(":") else f"{head}:", middles


def _beginning(sentences: Sequence[str]) -> str:
    """The common beginning of all, up to the end of a word."""
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*sentences, strict=False))
    common = "".join(letters[0] for letters in alike)
    return re.sub(r"\w+$", "", common)
