"""How a match ends at the table: who has won, the secret behind the deals, and a file to keep."""

from collections.abc import Callable
from pathlib import Path

from octavo.kernel.contract import TAKEN
from octavo.match import notation
from octavo.match.match import Match
from octavo.terminal.layout import face_down
from octavo.terminal.log import SPECTATOR
from octavo.terminal.plain import lying
from octavo.terminal.score_sheet import show_sheet
from octavo.terminal.screen import Screen
from octavo.terminal.sentences import Speaker


def tell_end(match: Match, speaker: Speaker, screen: Screen) -> None:
    """Print cards taken that are only now open, the score sheet, the winners, and how the deals can be checked."""
    result = match.result()
    screen.gap()
    for zone in match.game.scene(match.view(SPECTATOR), SPECTATOR).zones:
        if zone.key == TAKEN and zone.seat is not None and zone.cards and not face_down(zone.cards):
            screen.say(f"{speaker.seat(zone.seat)}, {speaker.zone(TAKEN)}: {lying(speaker, zone.cards)}")
    show_sheet(match, speaker, screen)
    screen.say(speaker.won(result.winners, result.points), "bold")
    screen.say(speaker.say("commitment", commitment=match.commitment))
    screen.say(speaker.say("secret", secret=match.secret.hex()))
    screen.say(speaker.say("verify", file=speaker.say("file")))


class Saving:
    """Writes the match to files: when somebody says so, and at the end where that was asked for."""

    def __init__(self, match: Match, speaker: Speaker, screen: Screen, path: Path | None) -> None:
        self.match, self.speaker, self.screen = match, speaker, screen
        self.path = path
        self.written: dict[Path, int] = {}  # by file of this sitting, which may be written again: entries of the log

    def to(self, name: str, agreed: Callable[[str], bool]) -> None:
        """Write to the named file, or to the one given at the start; another's file only if that is agreed."""
        path = Path(name) if name else self.path
        if path is not None and path.parts[:1] == ("~",):
            path = Path.home().joinpath(*path.parts[1:])
        if path is None:
            self.screen.say(self.speaker.say("help-save"))
        elif path.exists() and path not in self.written and not agreed(self.speaker.say("exists", file=str(path))):
            return
        else:
            self._write(path)

    def keep(self) -> bool:
        """Write to the file that was given at the start, unless it holds all; False if it can't be written."""
        if self.path is None or self.written.get(self.path) == len(self.match.log):
            return True
        return self._write(self.path)

    def _write(self, path: Path) -> bool:
        # Nobody else keeps the secret of this match: without it the file could not be replayed.
        try:
            path.write_text(notation.write(self.match, reveal=True), "utf-8", newline="\n")
        except (OSError, ValueError) as failed:
            reason = getattr(failed, "strerror", None) or str(failed)
            self.screen.say(self.speaker.say("not-saved", file=str(path), reason=reason))
            return False
        self.written[path] = len(self.match.log)
        key = "verify" if self.match.over else "saved-open"
        self.screen.say(self.speaker.say("saved", file=str(path)))
        self.screen.say(self.speaker.say(key, file=str(path)))
        return True
