"""The prompt: what a typed line means.

An action can be typed by its name (`swap.b9.r3`), by its number in the list, or by any parts that single it out: `b9
r3`, a word of its sentence, or the beginning of its name. A part that fits several actions narrows the list. In games
whose cards are numbers, a number is a card, and lists are not numbered.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from octavo.kernel.types import Action
from octavo.terminal.cards import has_numbers
from octavo.terminal.sentences import Speaker

HELP, WHY, HINT, UNDO, SCORE = "?", "why", "hint", "undo", "score"
LOG, LIST, SAVE, QUIT = "log", "list", "save", "quit"
COMMANDS = (HELP, WHY, HINT, UNDO, SCORE, LOG, LIST, SAVE, QUIT)
ALIASES = {"help": HELP, "h": HELP, "exit": QUIT, "q": QUIT}
LOOK = ""  # an empty line: draw the table again


@dataclass(frozen=True)
class Command:
    word: str
    rest: str = ""


@dataclass(frozen=True)
class Chosen:
    """One legal action."""

    action: Action


@dataclass(frozen=True)
class Forbidden:
    """An action that is not legal now."""

    action: Action


@dataclass(frozen=True)
class Several:
    """All the legal actions that fit."""

    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Unclear:
    """Nothing fits; `near` is what may have been meant, or empty."""

    text: str
    near: str


Typed = Command | Chosen | Forbidden | Several | Unclear


def understood(text: str, legal: Sequence[Action], speaker: Speaker) -> Typed:
    """The action that a person means, of these."""
    text = " ".join(text.split())
    names = {action: speaker.game.name(action) for action in legal}
    word, _, rest = text.partition(" ")
    word = ALIASES.get(word.lower(), word.lower())
    exact = [action for action in legal if names[action] == text.lower()]
    if exact:
        return Chosen(exact[0])
    if not text or word in COMMANDS:
        return Command(word, rest.strip())
    return _action(text.lower(), legal, names, speaker)


def _action(text: str, legal: Sequence[Action], names: dict[Action, str], speaker: Speaker) -> Typed:
    if text.isdecimal() and 1 <= int(text) <= len(legal) and not has_numbers(speaker.key):
        return Chosen(legal[int(text) - 1])
    whole = [action for action in legal if parts(text) == parts(names[action])]
    whole = whole or [action for action in legal if parts(text) == parts(names[action].partition(".")[2])]
    if len(whole) == 1:
        return Chosen(whole[0])
    fitting = [action for action in legal if not Counter(parts(text)) - Counter(parts(names[action]))]
    if not fitting:
        named = _named(text, speaker)
        if named is not None:
            return Forbidden(named)
        fitting = [action for action in legal if _begins(text, names[action], speaker.do(action))]
    if not fitting:
        near = get_close_matches(text, [*names.values(), *COMMANDS], 1)
        return Unclear(text, "".join(near))
    return Chosen(fitting[0]) if len(fitting) == 1 else Several(tuple(fitting))


def parts(name: str) -> list[str]:
    """The parts of a name, or of typed text: `swap.b9.r3` and `swap b9 r3` have the same."""
    return re.findall(r"[^\s.+,:]+", name)


def _named(text: str, speaker: Speaker) -> Action | None:
    """Any action of the game by its name, with points or with spaces in it."""
    try:
        return speaker.game.parse(".".join(text.split()))
    except ValueError:
        return None


def _begins(text: str, name: str, sentence: str) -> bool:
    """Whether a name begins so, or every word is the beginning of one in the sentence."""
    said = re.findall(r"\w+", sentence.lower())
    words = re.findall(r"\w+", text)
    return name.startswith(text) or (bool(words) and all(any(s.startswith(w) for s in said) for w in words))
