"""The score sheet: a line for every action after which somebody's points had changed."""

from rich import box
from rich.table import Table
from rich.text import Text

from octavo.match.match import Match
from octavo.terminal.cards import QUIET
from octavo.terminal.log import score_line
from octavo.terminal.screen import Screen
from octavo.terminal.sentences import Speaker


def show_sheet(match: Match, speaker: Speaker, screen: Screen) -> None:
    screen.show(lambda: _table(match, speaker), lambda: _lines(match, speaker))


def _rows(match: Match) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Each line's points, after those of the line before."""
    opening = [0] * match.terms.players
    if match.opening is not None:
        match.rules.score(match.opening.state, opening)
    lines = [line.points for line in match.sheet()]
    return list(zip([tuple(opening), *lines], lines, strict=False))


def _table(match: Match, speaker: Speaker) -> Table:
    """The sheet with a column for each player; each gain stands before the new total."""
    table = Table(box=box.ROUNDED, border_style=QUIET, header_style="bold")
    table.add_column("", style=QUIET, justify="right")
    for name in speaker.names:
        table.add_column(Text(name), justify="right")
    for number, (before, after) in enumerate(_rows(match), 1):
        table.add_row(str(number), *(_cell(old, new) for old, new in zip(before, after, strict=True)))
    if not table.row_count:
        table.add_row("", *(str(points) for points in match.points()))
    return table


def _cell(before: int, after: int) -> Text:
    change = f"{after - before:+}  " if after != before else ""
    return Text.assemble((change, QUIET), str(after))


def _lines(match: Match, speaker: Speaker) -> list[str]:
    """The sheet in sentences."""
    lines = [score_line(speaker, before, after) for before, after in _rows(match)]
    numbered = [f"{number}. {line}" for number, line in enumerate(lines, 1)]
    return numbered or [score_line(speaker, match.points(), match.points())]
