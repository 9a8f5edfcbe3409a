"""The list of choices, numbered. Choices of one kind share what they have in common:

    forbid as trump:  10) black  11) blue  12) yellow
    put … away:       13) r1  14) r4

A list too long to read is shown by one example of each kind.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from octavo.terminal.cards import QUIET, coloured, flow, is_card
from octavo.terminal.prompt import parts
from octavo.terminal.sentences import Speaker
from octavo.types import Action

MOST = 40  # choices that are listed unasked
FEW = 2  # choices of one kind that are worth a common head
WIDEST_HEAD = 34


@dataclass(frozen=True)
class Choices:
    """What a seat may do; the numbers stay the same when only some are shown."""

    speaker: Speaker
    legal: Sequence[Action]

    def lines(self, shown: Sequence[Action]) -> list[str]:
        """A line for each of these actions."""
        return [f"{self.number(action)}) {self.words(action)}" for action in shown]

    def drawn(self, shown: Sequence[Action], width: int) -> RenderableType:
        """These actions kind by kind, with a head for what all of a kind have in common."""
        heads: list[tuple[str, list[Text]]] = []
        loose: list[Text] = []
        for actions in self.kinds(shown):
            head, words = _shared([self.speaker.do(action) for action in actions])
            if len(actions) < FEW or not head:
                loose += [self._numbered(action, self.words(action)) for action in actions]
            else:
                heads.append((head, [self._numbered(*pair) for pair in zip(actions, words, strict=True)]))
        if not heads:
            return flow(loose, width, "   ")
        left = min(WIDEST_HEAD, max(cell_len(head) for head, _ in heads))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=left)
        grid.add_column()
        for head, texts in [*heads, ("", loose)]:
            if texts:
                grid.add_row(Text(head), flow(texts, width - left - 4, "  "))
        return grid

    def summary(self, width: int) -> RenderableType:
        """All of them, or examples where there are too many."""
        if len(self.legal) > MOST:
            return Group(*map(coloured, self.examples()))
        return self.drawn(self.legal, width)

    def summary_lines(self) -> list[str]:
        return self.examples() if len(self.legal) > MOST else self.lines(self.legal)

    def examples(self) -> list[str]:
        """How many there are, one of each kind, and how to see more."""
        lines = [self.speaker.say("many-choices", count=len(self.legal))]
        return lines + [self.speaker.say("example", choice=self.words(kind[0])) for kind in self.kinds(self.legal)]

    def number(self, action: Action) -> int:
        return self.legal.index(action) + 1

    def words(self, action: Action) -> str:
        """What the action does, and before it its name, unless the words hold what there is to type."""
        name, words = self.speaker.game.name(action), self.speaker.do(action)
        cards = [part for part in parts(name) if is_card(part)] or [name]
        said = parts(words)
        return words if all(part in said for part in cards) else f"{name}  {words}"

    def kinds(self, actions: Sequence[Action]) -> list[list[Action]]:
        """The actions, those of one kind together."""
        kinds: dict[str, list[Action]] = {}
        for action in actions:
            kinds.setdefault(self.speaker.game.tell(action).key, []).append(action)
        return list(kinds.values())

    def _numbered(self, action: Action, words: str) -> Text:
        return Text.assemble((f"{self.number(action)}) ", QUIET), coloured(words))


def _shared(sentences: Sequence[str]) -> tuple[str, list[str]]:
    """What all sentences begin and end with, in whole words, and what is left of each; no head if that is nothing."""
    start = _beginning(sentences)
    start = start[: start.rindex(": ") + 2] if ": " in start else start
    rests = [sentence.removeprefix(start) for sentence in sentences]
    end = _beginning([rest[::-1] for rest in rests])[::-1]
    middles = [rest.removesuffix(end) for rest in rests]
    if not all(middles) or not (start + end).strip():
        return "", list(sentences)
    head = f"{start}…{end}" if end else start.rstrip()
    return head if head.endswith(":") else f"{head}:", middles


def _beginning(sentences: Sequence[str]) -> str:
    """What all begin with, up to the end of a word."""
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*sentences, strict=False))
    common = "".join(letters[0] for letters in alike)
    return re.sub(r"\w+$", "", common)
