"""A typist: a person at the terminal who types what a test says, and then legal actions at random."""

import io
import random
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console

from octavo.engine import compiler
from octavo.kernel.chance import generator
from octavo.kernel.timing import WAIT
from octavo.kernel.types import Action, Seat
from octavo.match.match import Match
from octavo.terminal import table

SECRET = bytes(32)
SHORT = {"mu": {"goal": "50"}}  # options that make a match short
BOX = "─│╭╮╰╯"  # some of what boxes are drawn with


def random_bot(key: str, view: Any, seat: Seat, seed: int) -> Action:
    """What simulated players do: anything legal, with the little sense that a match needs to end."""
    rules = compiler.interpreted(key)
    actions = [0] * rules.INFO.choices
    n = rules.legal(view, seat, actions)
    action: Action = rules.default_action(view, seat, actions, n, generator(seed))
    return action if action != WAIT else actions[n - 1]


class Typist:
    """Types the given lines, then legal names at random; remembers everything that was printed."""

    def __init__(self, match: Match, people: Sequence[Seat], lines: Sequence[str | type[BaseException]] = ()) -> None:
        self.match, self.people, self.lines = match, people, iter(lines)
        self.paper = io.StringIO()
        self.chance = random.Random(1)
        self.stop_after: int | None = None

    def ask(self, prompt: str) -> str:
        self.paper.write(f"{prompt}\n")
        line = next(self.lines, None)
        if line is not None:
            if not isinstance(line, str):
                raise line
            return line
        if self.stop_after is not None:
            self.stop_after -= 1
            if self.stop_after < 0:
                return "quit"
        sitting = [seat for seat in self.match.actors() if prompt.endswith(f"{self.match.names[seat]} > ")]
        if not sitting:
            return ""  # a page between two people, or the end
        if self.match.racing and self.chance.random() < 0.5:
            return ""  # waits
        seat, seed = sitting[0], self.chance.getrandbits(32)
        return self.match.game.name(random_bot(self.match.terms.key, self.match.view(seat), seat, seed))

    def sit(self, language: str = "en", *, drawn: bool = False, width: int = 100, save: Path | None = None) -> str:
        """Play, and give what was printed."""
        console = Console(
            file=self.paper, width=width, height=40, force_terminal=drawn, color_system="truecolor" if drawn else None
        )
        console.no_color = False  # whatever the environment of the tests says
        # What turns while bots think turns by time, and is not what is compared.
        console.status = lambda *_, **__: nullcontext()  # type: ignore[method-assign, assignment]
        self.code = table.run(self.match, self.people, console, language, self.ask, save=save, bot=random_bot)
        return self.paper.getvalue()


def meinz(*lines: str | type[BaseException], people: Sequence[Seat] = (0,)) -> Typist:
    match = Match("meinz", 4, {"start": "0"}, secret=SECRET)
    return Typist(match, people, lines)
