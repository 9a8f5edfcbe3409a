"""The table: the turns of a match, and what is shown to each person.

Bots play the seats without a person; they get a view and nothing else. If several people share the terminal, each
finds a cleared screen and is shown only what the seat knows.
"""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from octavo.kernel.types import Seat
from octavo.match.match import Match
from octavo.terminal.ending import tell_end
from octavo.terminal.opponents import Bot
from octavo.terminal.race import RacePace, TerminalRace
from octavo.terminal.screen import Screen
from octavo.terminal.sentences import Speaker
from octavo.terminal.sitting import Ask, Leave, Sitting
from octavo.terminal.turn import Turn, look_back

INTERRUPTED = 130  # exit code after Ctrl-C
STEP_BY_STEP = RacePace()


def run(
    match: Match,
    people: Sequence[Seat],
    console: Console,
    language: str,
    ask: Ask,
    plain: bool = False,
    save: Path | None = None,
    *,
    bot: Bot,
    pace: RacePace = STEP_BY_STEP,
) -> int:
    """Play the match to its end, or until a person leaves; the exit code. `people` are the seats of people."""
    speaker = Speaker.of(match, language)
    screen = Screen(console, plain=plain, speaker=speaker)
    sitting = Sitting(match, sorted(set(people)), screen, speaker, ask, save)
    code = 0
    try:
        TerminalTable(sitting, bot, pace).play()
    except Leave:
        sitting.say("left")
    except KeyboardInterrupt:
        screen.gap()
        code = INTERRUPTED
    return code if sitting.saving.keep() else 1


class TerminalTable:
    """Goes from decision to decision."""

    def __init__(self, sitting: Sitting, bot: Bot, pace: RacePace) -> None:
        self.sitting, self.bot, self.pace = sitting, bot, pace
        self.match, self.screen, self.speaker = sitting.match, sitting.screen, sitting.speaker
        self.told = sitting.journal.told
        self.seen = dict.fromkeys(sitting.people, len(self.told))  # by person: how much of the journal was shown
        self.at: Seat | None = None  # the person before the screen

    def play(self) -> None:
        """Play from the first decision to a look at the result; raises Leave if a person leaves early."""
        self.screen.say(
            self.speaker.say("welcome", game=self.speaker.title, names=", ".join(self.speaker.names)), "bold"
        )
        self.sitting.say("commitment", commitment=self.match.commitment)
        looking = True
        while looking:
            while not self.match.over:
                self._step(self.match.actors())
            for seat in self.sitting.people[:1]:
                self._show_news(seat)
            tell_end(self.match, self.speaker, self.screen)
            self.sitting.saving.keep()
            looking = look_back(self.sitting)

    def _step(self, actors: Sequence[Seat]) -> None:
        """One decision. Where several decide at once, bots do so first, then the people one by one."""
        self.seen = {seat: min(seen, len(self.told)) for seat, seen in self.seen.items()}  # after an undo there is less
        if self.match.racing:
            TerminalRace(self.sitting, self.pace, self._sit_down).run()
            if not self.pace.step_by_step(self.sitting.people):
                self.seen = dict.fromkeys(self.seen, len(self.told))  # it was all in sight while it happened
            return
        for seat in actors:
            if seat not in self.sitting.people:
                self._bot_acts(seat)
                return
        self._sit_down(actors[0])
        Turn(self.sitting, actors[0]).decide()

    def _sit_down(self, seat: Seat) -> None:
        """Take a seat before the screen, and read what happened."""
        self._hand_over(seat)
        self._show_news(seat)

    def _bot_acts(self, seat: Seat) -> None:
        latest = self.told[-1].did if self.told else ""
        thinking = self.speaker.say("thinking", seat=self.speaker.seat(seat))
        # The seed is public: a bot that knew the secret could know the cards.
        seed = int(self.match.commitment[:12], 16) + len(self.match.log)
        with self.screen.waiting(f"{latest} {thinking}".strip()):
            action = self.bot(self.match.terms.key, self.match.view(seat), seat, seed)
        self.sitting.journal.play(seat, action)
        if self.screen.plain and not self.sitting.shared:
            for person in self.sitting.people:
                self._show_news(person)

    def _hand_over(self, seat: Seat) -> None:
        """Where people share the screen: clear it, and wait until the right one sits there."""
        if self.sitting.shared and seat != self.at:
            if self.at is not None:
                self.screen.wipe()
            self.screen.say(self.speaker.say("hand-over", seat=self.speaker.seat(seat)), "bold")
            self.sitting.ask(self.speaker.say("press-enter"))
            self.screen.wipe()
        self.at = seat

    def _show_news(self, seat: Seat) -> None:
        """Print what has happened since the seat last looked, except its own actions."""
        unseen = self.told[self.seen[seat] :]
        self.seen[seat] = len(self.told)
        sentences: list[str] = []
        for entry in unseen:
            sentences += [entry.did] * (entry.seat != seat) + list(entry.then)
            if entry.closes:
                self._paragraph(sentences)
                sentences = []
            if entry.score:
                self.screen.say(entry.score, "bold")
        self._paragraph(sentences)

    def _paragraph(self, sentences: Sequence[str]) -> None:
        if self.screen.plain:
            self.screen.lines(sentences)
        elif sentences:
            self.screen.say(" ".join(sentences))
