"""The menu: which game, and for how many."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from octavo.games import catalogue
from octavo.terminal.cards import QUIET
from octavo.terminal.prompt import QUIT
from octavo.terminal.screen import Screen
from octavo.terminal.sitting import Ask
from octavo.text.language import say

LEAVING = (QUIT, "q")
USUAL = 4  # players


def choose_game(console: Console, language: str, ask: Ask, *, plain: bool = False) -> str:
    """The key of the game that a person picks from the list; empty if none is picked."""
    screen = Screen(console, plain=plain)
    keys, infos = catalogue.listed(), [catalogue.game(key).INFO for key in catalogue.listed()]
    grid = Table.grid(padding=(0, 2))
    lines = []
    for number, info in enumerate(infos, 1):
        title, blurb = info.title(language), say(language, f"{info.key}-blurb")
        low, high = info.players
        players = say(language, "table-players", low=low, high=high)
        grid.add_row(Text(str(number), QUIET), Text(title, "bold"), Text(blurb), Text(players, QUIET, no_wrap=True))
        lines.append(f"{number}. {title} ({players}): {blurb}")
    screen.say(say(language, "table-which-game"), "bold")
    screen.show(lambda: grid, lambda: lines)
    while True:
        answer = _answer(ask, say(language, "table-which-prompt"))
        if answer in LEAVING:
            return ""
        if answer.isdecimal() and 1 <= int(answer) <= len(keys):
            return keys[int(answer) - 1]
        if not answer:
            continue
        titles = [info.title(language).lower() for info in infos]
        fitting = [k for k, title in zip(keys, titles, strict=True) if k.startswith(answer) or title.startswith(answer)]
        if len(fitting) == 1:
            return fitting[0]
        screen.say(say(language, "table-which-unknown", text=answer, last=len(keys)))


def choose_players(key: str, console: Console, language: str, ask: Ask, *, plain: bool = False) -> int:
    """Ask how many play; 0 if the input ends."""
    low, high = catalogue.game(key).INFO.players
    question = say(language, "table-how-many", low=low, high=high, usual=usual_players(key))
    while True:
        answer = _answer(ask, question)
        if answer in LEAVING:
            return 0
        if not answer:
            return usual_players(key)
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        Screen(console, plain=plain).say(say(language, "table-how-many-unknown", text=answer, low=low, high=high))


def usual_players(key: str) -> int:
    """Four, as far as the game is for four."""
    low, high = catalogue.game(key).INFO.players
    return max(low, min(USUAL, high))


def _answer(ask: Ask, question: str) -> str:
    """A line of input; the end of the input means to leave."""
    try:
        return ask(question).strip().lower()
    except (EOFError, KeyboardInterrupt):
        return QUIT
