"""A match told again from its log, action by action."""

from rich.console import Console

from octavo.match.match import Match
from octavo.terminal.ending import tell_end
from octavo.terminal.log import Journal
from octavo.terminal.screen import Screen
from octavo.terminal.sentences import Speaker


def tell(match: Match, console: Console, language: str, *, plain: bool = False) -> None:
    """All actions, also those taken back, and the end if there was one."""
    speaker = Speaker.of(match, language)
    screen = Screen(console, plain=plain, speaker=speaker)
    again = match.again()
    journal = Journal(again, speaker)
    screen.say(speaker.say("retold", game=speaker.title, names=", ".join(speaker.names)), "bold")
    for number, entry in enumerate(match.log, 1):
        if entry.action is None:
            text = speaker.say("taken-back", what=journal.undo().did)
        else:
            text = " ".join(journal.play(entry.seat, entry.action).sentences())
        screen.say(f"{number:>{len(str(len(match.log)))}}. {text}")
    if again.over:
        tell_end(again, speaker, screen)
