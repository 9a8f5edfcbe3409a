"""A sitting: the match on the table, which of its players are people, and the keyboard that they share."""

from collections.abc import Callable, Sequence
from pathlib import Path

from octavo.kernel.types import Seat
from octavo.match.match import Match
from octavo.terminal.ending import Saving
from octavo.terminal.log import Journal
from octavo.terminal.screen import Screen
from octavo.terminal.sentences import Speaker
from octavo.text.refusal import Refused

Ask = Callable[[str], str]
"""Prompts for a line and waits for it, as `input` does; EOFError when the input has ended."""


class Leave(Exception):
    """Somebody leaves the table."""


class Sitting:
    """Everything that the turns at the table share."""

    def __init__(
        self, match: Match, people: Sequence[Seat], screen: Screen, speaker: Speaker, ask: Ask, save: Path | None
    ) -> None:
        self.match, self.people, self.screen, self.speaker = match, people, screen, speaker
        self.journal = Journal(match, speaker)
        self.saving = Saving(match, speaker, screen, save)
        self._ask = ask

    @property
    def shared(self) -> bool:
        """Whether people share the terminal, and hands have to be hidden between turns."""
        return len(self.people) > 1

    def say(self, key: str, **facts: str | int) -> None:
        """Print a sentence of the table itself."""
        self.screen.say(self.speaker.say(key, **facts))

    def ask(self, prompt: str) -> str:
        """A line from the keyboard. The end of the input means to leave; Ctrl-C has to be pressed twice."""
        try:
            return self._ask(prompt)
        except EOFError:
            self.screen.gap()
            raise Leave from None
        except KeyboardInterrupt:
            self.screen.gap()
            self.say("interrupt")
        try:
            return self._ask(prompt)
        except EOFError:
            self.screen.gap()
            raise Leave from None

    def agreed(self, question: str) -> bool:
        """Whether the answer is a yes."""
        yes = self.speaker.say("yes")
        answer = self.ask(f"{question} ({yes}/{self.speaker.say('no')}) ").strip().lower()
        return bool(answer) and any(word.startswith(answer) for word in (yes, "yes"))

    def undo(self) -> bool:
        """Go back to the last decision of a person, if those who share the terminal agree; True if it was done."""
        told = self.journal.told
        last = max((i for i, entry in enumerate(told) if entry.seat in self.people), default=None)
        if last is None:
            self.screen.say(Refused("nothing-to-undo").say(self.speaker.language))
            return False
        what = told[last].did
        if self.shared and not self.agreed(self.speaker.say("undo-ask", what=what)):
            return False
        while len(told) > last:
            self.journal.undo()
        self.say("taken-back", what=what)
        return True
