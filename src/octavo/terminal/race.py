"""Races: people, bots and the clock, at a pace that a person sets.

A bot chooses an action and a reaction time, or waits; `octavo.kernel.timing` tells how. It goes on with what it has
begun while that is legal, however quick the others are. Until the first bot is ready, a person can be quicker with one
key. Without such a keyboard, or if people share it, a race goes step by step: a person who wants to act types the
action and is first; an empty line lets the quickest of the others go ahead.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from time import monotonic

from rich.console import Group
from rich.text import Text

from octavo.kernel.chance import generator
from octavo.kernel.race_keys import BACKSPACE, ENTER, SPACE, keys_for
from octavo.kernel.timing import CLOCK, LOTS, SKILLS, WAIT, due
from octavo.kernel.types import Action, Ints, Seat
from octavo.terminal.cards import QUIET, flow
from octavo.terminal.choices import Choices
from octavo.terminal.keys import Keys
from octavo.terminal.prompt import LOOK, Command
from octavo.terminal.sitting import Leave, Sitting
from octavo.terminal.turn import Turn

TICK = 1000  # milliseconds after which a waiting bot thinks again
NEWS = 6  # sentences that stay in sight
HOME = "\x1b[H\x1b[J"  # the cursor to the upper left, and all below it empty

ESCAPE = "\x1b"
TYPED = {" ": SPACE, "\n": ENTER, "\r": ENTER, "\x7f": BACKSPACE, "\b": BACKSPACE}


@dataclass(frozen=True)
class RacePace:
    """How fast races go: 1 is usual, 0 is step by step; how quick the bots are; and the keyboard, if it has keys."""

    speed: float = 0.0
    skill: str = "club"
    keys: Callable[[], AbstractContextManager[Keys]] | None = None

    def step_by_step(self, people: Sequence[Seat]) -> bool:
        return self.keys is None or not self.speed or len(people) != 1


@dataclass(frozen=True)
class PlannedAction:
    """An action that a bot or the clock will take, and when, if nobody is quicker."""

    due: float  # milliseconds, at the usual pace, since the race began
    seat: Seat
    action: Action


class TerminalRace:
    """A race at the table, from the first tick to the last."""

    def __init__(self, sitting: Sitting, pace: RacePace, sit_down: Callable[[Seat], None]) -> None:
        """`sit_down` lets a person take a seat before the screen, and read what happened."""
        self.sitting, self.pace, self.sit_down = sitting, pace, sit_down
        self.match, self.screen, self.speaker = sitting.match, sitting.screen, sitting.speaker
        self.told = sitting.journal.told
        self.said = len(self.told)  # how much of the journal was shown
        self.legend: list[str] | None = None
        self.tick = 0
        self.now = 0.0  # milliseconds, at the usual pace
        self.intents: dict[Seat, PlannedAction] = {}  # actions that have been begun

    def intent(self) -> PlannedAction | None:
        """The quickest of bots and clock; None if all of them wait."""
        # The seed is public, as it is for all that bots do.
        rng = generator(int(self.match.commitment[:12], 16) + len(self.match.log), self.tick)
        self.tick += 1
        clock = [CLOCK] if self.match.clock_runs else []
        acting = [seat for seat in self.match.actors() if seat not in self.sitting.people] + clock
        begun = {seat: self.intents[seat] for seat in acting if seat in self.intents}
        self.intents = {seat: intent for seat, intent in begun.items() if intent.action in self.match.legal(seat)}
        for seat in acting:
            if seat not in self.intents:
                self._choose(seat, rng)
        # Moments have fractions, so an exact tie has fallen by lot.
        return min(self.intents.values(), key=lambda intent: intent.due, default=None)

    def _choose(self, seat: Seat, rng: Ints) -> None:
        """Let a bot begin something, or wait; the clock runs by itself."""
        rules, action, skill = self.match.rules, self.match.legal(seat)[0], SKILLS.index(self.pace.skill)
        view, actions = self.match.view(seat), [0] * self.match.game.INFO.choices
        if seat != CLOCK:
            action = rules.default_action(view, seat, actions, rules.legal(view, seat, actions), rng)
        if action != WAIT:
            moment = due(rules.delay(view, seat, action), seat, skill, rng) / LOTS
            self.intents[seat] = PlannedAction(self.now + moment, seat, action)

    def play(self, seat: Seat, action: Action) -> None:
        """Do an action; its seat then begins something new."""
        self.intents.pop(seat, None)
        self.sitting.journal.play(seat, action)

    def run(self) -> None:
        """Until the race is over, or a person leaves."""
        if self.pace.step_by_step(self.sitting.people):
            while not self.match.over and self.match.racing:
                self._step()
            return
        assert self.pace.keys is not None
        if not self.match.clock_runs:
            self.sit_down(self.sitting.people[0])
            self.sitting.ask(self.speaker.say("press-enter"))
        with self.pace.keys() as keys:
            while not self.match.over and self.match.racing:
                self._live(keys, self.sitting.people[0])

    def _step(self) -> None:
        """One tick without a clock: each person is asked, then the quickest of the others acts."""
        for seat in self.match.actors():
            if seat in self.sitting.people:
                before = len(self.match.log)
                self.sit_down(seat)
                RaceTurn(self.sitting, seat).decide()
                if len(self.match.log) != before:
                    return
        ahead = self.intent()
        if ahead is not None:
            self.play(ahead.seat, ahead.action)

    def _live(self, keys: Keys, person: Seat) -> None:
        """One tick against the clock."""
        ahead = self.intent()
        due = min(ahead.due, self.now + TICK) if ahead else self.now + TICK
        legal = self.match.legal(person)
        doing = keys_for(self.match.game.GUIDE.keys, [self.speaker.game.name(action) for action in legal])
        self._show(person, legal, doing)
        while True:
            before = monotonic()
            key = keys.wait((due - self.now) / 1000 / self.pace.speed)
            self.now = min(self.now + (monotonic() - before) * 1000 * self.pace.speed, due)
            key = TYPED.get(key, key.lower())
            if not key:
                self.now = due
                if ahead is not None and ahead.due <= due:
                    self.play(ahead.seat, ahead.action)
                return
            if key in doing:
                self.play(person, legal[doing.index(key)])
                return
            if key in ("q", ESCAPE):
                raise Leave

    def _show(self, person: Seat, legal: Sequence[Action], doing: Sequence[str]) -> None:
        """Draw the table, the latest news, and the keys; in plain mode, only what is new."""
        choices = Choices(self.speaker, legal)
        keys = [f"[{self._named(key)}] {choices.words(action)}" for key, action in zip(doing, legal, strict=True)]
        turn = Turn(self.sitting, person)
        if self.screen.plain:
            news = [sentence for entry in self.told[self.said :] for sentence in entry.sentences()]
            self.screen.lines(
                [*([] if self.legend is not None else turn.plain()), *news, *(keys if keys != self.legend else [])]
            )
            self.said, self.legend = len(self.told), keys
            return
        news = [sentence for entry in self.told[self.said :] for sentence in entry.sentences()][-NEWS:]
        legend = flow([Text(key, "bold") for key in keys], self.screen.console.width, "   ")
        leave = Text(self.speaker.say("race-leave"), QUIET)
        self.screen.console.file.write(HOME)
        self.screen.console.print(Group(turn.drawn(), *(Text(line, QUIET) for line in news), legend, leave))

    def _named(self, key: str) -> str:
        """The name of a key."""
        return self.speaker.say(f"key-{key}") if key in TYPED.values() else key


class RaceTurn(Turn):
    """A person's decision in a race that goes step by step: an empty line waits."""

    def prompt(self) -> str:
        return " ".join([self.speaker.say("race-wait"), super().prompt()])

    def obey(self, command: Command) -> bool:
        return command.word == LOOK or super().obey(command)
