"""A turn: one person, one decision, and everything that can be typed on the way to it."""

from msgspec import UNSET
from rich.console import Group
from rich.text import Text

from octavo.kernel.types import Action, Seat
from octavo.match.match import IllegalAction
from octavo.terminal.cards import QUIET
from octavo.terminal.choices import Choices
from octavo.terminal.hinting import hint_lines
from octavo.terminal.layout import SeatScene
from octavo.terminal.picture import picture
from octavo.terminal.plain import plain_picture
from octavo.terminal.prompt import (
    HELP,
    HINT,
    LIST,
    LOG,
    LOOK,
    QUIT,
    SAVE,
    SCORE,
    UNDO,
    WHY,
    Chosen,
    Command,
    Forbidden,
    Several,
    Unclear,
    understood,
)
from octavo.terminal.score_sheet import show_sheet
from octavo.terminal.sitting import Leave, Sitting
from octavo.text.refusal import Refused

HELP_LINES = ("action", "part", "why", "hint", "undo", "score", "log", "list", "save", "quit", "look")


def look_back(sitting: Sitting) -> bool:
    """After the end: score, log, save and undo, until an empty line; whether something was taken back."""
    commands = Commands(sitting)
    while True:
        line = sitting.ask(sitting.speaker.say("end-prompt"))
        if not line.strip():
            return False
        typed = understood(line, [], sitting.speaker)
        if not isinstance(typed, Command) or typed.word in (WHY, HINT, LIST):
            sitting.say("unknown", text=line.strip())
        elif commands.obey(typed):
            return True


class Commands:
    """The commands that can be typed at any time, even after the match."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match, self.screen, self.speaker = sitting.match, sitting.screen, sitting.speaker

    def obey(self, command: Command) -> bool:
        """Do a command; whether something was taken back by it."""
        if command.word == QUIT:
            raise Leave
        if command.word == UNDO:
            return self.sitting.undo()
        if command.word == SAVE:
            self.sitting.saving.to(command.rest, self.sitting.agreed)
        elif command.word == HELP:
            self.screen.lines(self.speaker.say(f"help-{line}") for line in HELP_LINES)
        elif command.word == SCORE:
            show_sheet(self.match, self.speaker, self.screen)
        elif command.word == LOG:
            self._log()
        return False

    def _log(self) -> None:
        """All that happened, as everyone may know it."""
        told = self.sitting.journal.told
        if not told:
            self.screen.say(self.speaker.say("nothing-yet"), QUIET)
        for number, entry in enumerate(told, 1):
            self.screen.say(f"{number:>{len(str(len(told)))}}. {' '.join(entry.sentences())}")


class Turn(Commands):
    """One person's decision."""

    def __init__(self, sitting: Sitting, seat: Seat) -> None:
        super().__init__(sitting)
        self.seat = seat
        self.legal = self.match.legal(seat)
        self.choices = Choices(self.speaker, self.legal)

    def decide(self) -> None:
        """Show the table and ask, until an action is done or one is taken back."""
        self._look()
        while not self._answer(self.sitting.ask(self.prompt())):
            pass

    def prompt(self) -> str:
        return f"{self.speaker.seat(self.seat)} > "

    def _answer(self, line: str) -> bool:
        """Do what was typed; True if that ends the turn."""
        match understood(line, self.legal, self.speaker):
            case Chosen(action):
                self.sitting.journal.play(self.seat, action)
                return True
            case Forbidden(action):
                self._why(action)
            case Several(actions):
                self.sitting.say("several", count=len(actions))
                width = self.screen.console.width
                self.screen.show(lambda: self.choices.drawn(actions, width), lambda: self.choices.lines(actions))
            case Unclear(text, near):
                self.sitting.say("near" if near else "unknown", text=text, near=near)
            case Command() as command:
                return self.obey(command)
        return False

    def obey(self, command: Command) -> bool:
        """Do a command; whether something was taken back by it."""
        if command.word == LOOK:
            self._look()
        elif command.word == LIST:
            self.screen.lines(self.choices.lines(self.legal))
        elif command.word == HINT:
            self.screen.lines(hint_lines(self.match, self.seat, self.speaker))
        elif command.word == WHY:
            self._asked_why(command.rest)
        else:
            return super().obey(command)
        return False

    def _look(self) -> None:
        """The table as this seat sees it, and what it may do."""
        width = self.screen.console.width
        self.screen.show(
            lambda: Group(self.drawn(), self.choices.summary(width)),
            lambda: [*self.plain(), *self.choices.summary_lines()],
        )

    def drawn(self) -> Group:
        """The table as this seat sees it, as a picture."""
        layout = self._layout()
        width, height = self.screen.console.size
        return Group(picture(layout, width, height), Text(self.speaker.ask(layout.scene, self.legal), "bold"))

    def plain(self) -> list[str]:
        """The same in lines."""
        layout = self._layout()
        return [*plain_picture(layout), self.speaker.ask(layout.scene, self.legal)]

    def _layout(self) -> SeatScene:
        view = self.match.view(self.seat)
        points = [0] * self.match.terms.players
        self.match.rules.score(view, points)
        game = self.match.game
        names = [game.name(action) for action in self.legal]
        touches = [touch for action in self.legal for touch in game.touch(view, self.seat, action)]
        steps = frozenset(
            (touch.fact, touch.field) for touch in touches if touch.fact is not UNSET and touch.field is not UNSET
        )
        return SeatScene(self.speaker, game.scene(view, self.seat), self.seat, points, names, steps)

    def _asked_why(self, name: str) -> None:
        match understood(name, self.legal, self.speaker):
            case Forbidden(action):
                self._why(action)
            case Chosen(action):
                self.sitting.say("allowed", action=self.speaker.game.name(action))
            case Several(actions):
                self.sitting.say("allowed", action=", ".join(self.speaker.game.name(action) for action in actions))
            case _ if name:
                self.sitting.say("unknown", text=name)
            case _:
                self.sitting.say("help-why")

    def _why(self, action: Action) -> None:
        """Say which rule forbids an action; to try it changes nothing."""
        try:
            self.match.play(self.seat, action)
        except IllegalAction as refused:
            self.screen.say(self.speaker.why(refused))
        except Refused as refused:
            self.screen.say(refused.say(self.speaker.language))
