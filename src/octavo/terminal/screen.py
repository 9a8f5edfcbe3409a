"""The screen: the one place that prints. Plain, it shows lines; otherwise it draws."""

import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, RenderableType
from rich.text import Text

from octavo.terminal.cards import QUIET, coloured
from octavo.terminal.sentences import Speaker

CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # what is seen, and what could be scrolled back to


class Screen:
    """A terminal, or a file: `plain` is without colours and boxes, and what a file always gets.

    The speaker's cards are coloured wherever they are said.
    """

    def __init__(self, console: Console, *, plain: bool, speaker: Speaker | None = None) -> None:
        self.console, self.speaker = console, speaker
        self.plain = plain or not console.is_terminal or console.is_dumb_terminal or console.no_color

    def say(self, sentence: str, style: str = "") -> None:
        """A sentence on lines of its own."""
        if self.plain:
            self.lines([sentence])
        else:
            self.console.print(coloured(sentence, style, self.speaker), highlight=False)

    def lines(self, lines: Iterable[str]) -> None:
        """Lines one by one; plain, they are left whole, however narrow the screen."""
        for line in lines:
            self.console.print(Text(line), highlight=False, soft_wrap=self.plain)

    def show(self, drawn: Callable[[], RenderableType], plain: Callable[[], Iterable[str]]) -> None:
        """One thing in the form that fits."""
        if self.plain:
            self.lines(plain())
        else:
            self.console.print(drawn(), highlight=False)

    def gap(self) -> None:
        self.console.print()

    def waiting(self, sentence: str) -> AbstractContextManager[object]:
        """Something to look at while a bot thinks; a plain screen stays quiet."""
        return (
            nullcontext()
            if self.plain
            else self.console.status(coloured(sentence, QUIET, self.speaker), spinner="dots")
        )

    def wipe(self) -> None:
        """Erase everything that was shown or typed, even what could be scrolled back to."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(CLEAR_ALL)
            self.console.file.flush()
        else:
            self.lines([""] * self.console.height)
        line_editor = sys.modules.get("readline")
        if line_editor is not None:
            line_editor.clear_history()
