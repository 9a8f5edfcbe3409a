"""Cards as text in colour. A card's name is always there: no colour carries what is not written too."""

import re
from collections.abc import Iterable, Sequence

from rich.text import Text

from octavo.cards import COLOURS

FACES = {
    "r": "bold white on #b3201f",
    "b": "bold white on #1f5fbf",
    "y": "bold black on #f0c020",
    "g": "bold black on #4fae5a",
    "k": "bold white on #4a4a4a",
}
QUIET = "#808080"  # grey enough for dark and light terminals alike; also a card that may not be played now
CARD = re.compile(rf"(?<!\w)[{COLOURS}]\d(?!\w)")


def is_card(name: str) -> bool:
    return CARD.fullmatch(name) is not None


def coloured(sentence: str, style: str = "") -> Text:
    """A sentence with its cards in colour."""
    text = Text(sentence, style)
    for found in CARD.finditer(sentence):
        text.stylize(FACES[found[0][0]], found.start(), found.end())
    return text


def chip(name: str, *, awake: bool = True) -> Text:
    """One card as it lies in a hand: bright if it may be played, grey if not."""
    return Text(f" {name} ", FACES[name[0]] if awake else QUIET)


def by_colour(names: Iterable[str]) -> list[list[str]]:
    """The cards sorted by colour and number, a list for each colour that there is."""
    cards = sorted((name for name in names if is_card(name)), key=lambda name: int(name[1:]))
    groups = [[name for name in cards if name[0] == letter] for letter in COLOURS]
    return [group for group in groups if group]


def flow(texts: Sequence[Text], width: int, gap: str = " ") -> Text:
    """Texts one after the other, on as many lines as the width needs; none is torn apart."""
    lines: list[Text] = []
    for text in texts:
        if lines and lines[-1].cell_len + len(gap) + text.cell_len <= width:
            lines[-1] = Text(gap).join([lines[-1], text])
        else:
            lines.append(text)
    return Text("\n").join(lines)
