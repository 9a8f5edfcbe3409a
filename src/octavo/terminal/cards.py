"""Cards as text in colour. A card's name is always there: no colour carries what is not written too.

A card is a name in a pack of the game's record that has a face here; a name without a face is a task or the like.
Several names joined by points or plus signs, `4.4.x`, are cards that lie on each other.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby

from rich.text import Text

from octavo.games import catalogue
from octavo.terminal.sentences import Speaker

QUIET = "#808080"  # grey enough for dark and light terminals alike; also a card that may not be played now

SHADES = [f"bold black on #{level:02x}{level + 12:02x}{level + 20:02x}" for level in range(224, 126, -14)] + [
    f"bold white on #{level:02x}{level + 22:02x}{level + 40:02x}" for level in range(88, 16, -13)
]  # from light to dark, a step for each number from 1 to 13
STYLES = {  # by paint, as games name them
    "red": "bold white on #b3201f",
    "blue": "bold white on #1f5fbf",
    "yellow": "bold black on #f0c020",
    "green": "bold black on #4fae5a",
    "dark": "bold white on #4a4a4a",
    "pale": "bold black on #d6d0bd",
    "violet": "bold white on #7a3b8f",
    "green-on-dark": "bold #7fdc8a on #303030",
    "yellow-on-dark": "bold #f5d04c on #303030",
    "red-on-dark": "bold #ff8a80 on #303030",
    "brick": "bold white on #a8502f",
    "grey": "bold black on #b9b9b9",
    "brown": "bold white on #5e4126",
    "forest": "bold white on #2f6b34",
    "meadow": "bold black on #7cc65a",
    "sand": "bold black on #e9cf7d",
    "sky": "bold black on #8fc1e3",
    "orange": "bold black on #f2b263",
    **{f"shade-{number}": shade for number, shade in enumerate(SHADES, 1)},
}


@cache
def faces(key: str) -> dict[str, str]:
    """How the cards of a game look, by name, in the order of its packs."""
    packs = [field.pack for field in catalogue.game(key).STATE.fields.values() if field.pack]
    names = dict.fromkeys(name for pack in packs for name in pack.names)
    paints = catalogue.game(key).PAINTS
    found = {name: [paint for look, paint in paints.items() if re.fullmatch(look, name)] for name in names}
    return {name: STYLES.get(fitting[0], STYLES["pale"]) for name, fitting in found.items() if fitting}


def is_card(key: str, name: str) -> bool:
    return all(part in faces(key) for part in re.split(r"[.+]", name))


def has_numbers(key: str) -> bool:
    """Whether a number by itself is a card in this game, so that it can't stand for a line of a list."""
    return any(name.isdecimal() for name in faces(key))


def face(key: str, name: str) -> str:
    """How a card looks; of several, the first."""
    return faces(key)[re.split(r"[.+]", name)[0]]


def card(key: str, name: str, *, awake: bool = True) -> Text:
    """A card as it lies on the table: bright if it may be played, grey if not."""
    if not awake:
        return Text(name, QUIET)
    text, style = Text(), ""
    for part in re.split(r"([.+])", name):
        style = faces(key).get(part, style)
        text.append(part, style)
    return text


def chip(key: str, name: str, *, awake: bool = True) -> Text:
    """A card as it lies in a hand, with some room around its name."""
    style = face(key, name) if awake else QUIET
    return Text.assemble((" ", style), card(key, name, awake=awake), (" ", style))


def grouped(key: str, names: Iterable[str]) -> list[list[str]]:
    """The cards in the order of the pack, those that look alike together."""
    order = {name: place for place, name in enumerate(faces(key))}
    cards = sorted((name for name in names if name in order), key=lambda name: order[name])
    return [list(group) for _, group in groupby(cards, key=lambda name: faces(key)[name])]


def coloured(sentence: str, style: str = "", speaker: Speaker | None = None) -> Text:
    """A sentence with its cards in colour, if it is known of which game."""
    words = _words(speaker.key, speaker.language) if speaker else {}
    text = Text(sentence, style)
    if not words:
        return text
    for found in _pattern(tuple(words)).finditer(sentence):
        text.stylize(words[found[0]], *found.span())
    return text


@cache
def _words(key: str, language: str) -> dict[str, str]:
    """How what is said of cards looks. Bare numbers and letters are left out: they may mean anything."""
    speaker = Speaker(key, (), language)
    said = {word: style for name, style in faces(key).items() for word in (name, speaker.card(name))}
    return {word: style for word, style in said.items() if len(word) > 1 and not word.isdecimal()}


@cache
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = map(re.escape, sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{'|'.join(longest_first)})(?!\w)")


def flow(texts: Sequence[Text], width: int, gap: str = " ") -> Text:
    """Texts one after the other, on as many lines as the width needs; none is broken."""
    lines: list[Text] = []
    for text in texts:
        if lines and lines[-1].cell_len + len(gap) + text.cell_len <= width:
            lines[-1] = Text(gap).join([lines[-1], text])
        else:
            lines.append(text)
    return Text("\n").join(lines)
