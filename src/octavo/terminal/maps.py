"""Maps: gardens seen from above, side by side, each walked from its upper end to its lower one.

A fact with `fields` is a map of a `garden`: rows of letters, each a card's name. A `place` is where it lies on the way.
`[w]` is where the viewer's pawn stands, `(w)` a field onto which it may step.
"""

from collections.abc import Sequence
from itertools import groupby, zip_longest

from rich.text import Text

from octavo.kernel.contract import Fact
from octavo.terminal.cards import card, face, flow
from octavo.terminal.layout import FIELDS, SeatScene

GAP = "  "


def drawn_maps(layout: SeatScene, width: int) -> Text:
    """All maps that the scene has, those of one kind on lines of their own."""
    marks = _marks(layout)
    lines: list[Text] = []
    for _, group in groupby(layout.maps, key=lambda fact: fact.key):
        lines += _side_by_side([_map(layout, fact, marks) for fact in group], width)
    return Text("\n").join(lines)


def _marks(layout: SeatScene) -> dict[tuple[int, int], str]:
    """By place of the map and field: how it is marked."""
    facts = layout.scene.facts
    steps = [(int(facts[fact].facts["place"]), field) for fact, field in layout.steps]
    pawns = [fact.facts for fact in facts if fact.role == "pawn" and fact.facts["seat"] == layout.seat]
    marks = dict.fromkeys(steps, "()")
    return marks | {(int(pawn["place"]), int(pawn["field"])): "[]" for pawn in pawns}


def _map(layout: SeatScene, fact: Fact, marks: dict[tuple[int, int], str]) -> list[Text]:
    """The lines of a map, its title first."""
    rows, place = str(fact.facts[FIELDS]).split(), int(fact.facts.get("place", 0))
    title = str(fact.facts["garden"])
    lines = [Text(f"{place}. {title}" if place else title)]
    for y, row in enumerate(rows):
        cells = [_cell(layout, name, marks.get((place, y * len(row) + x), "  ")) for x, name in enumerate(row, 1)]
        lines.append(Text("").join(cells))
    width = max(line.cell_len for line in lines)
    for line in lines:
        line.truncate(width, pad=True)
    return lines


def _cell(layout: SeatScene, name: str, mark: str) -> Text:
    style = face(layout.speaker.key, name)
    return Text(f"{mark[0]}{name}{mark[1]}", f"{style} reverse" if mark.strip() else style)


def _side_by_side(maps: Sequence[list[Text]], width: int) -> list[Text]:
    """As many maps in a row as fit."""
    fit = max(1, (width + len(GAP)) // (max(lines[0].cell_len for lines in maps) + len(GAP)))
    rows: list[Text] = []
    for first in range(0, len(maps), fit):
        rows += [Text(GAP).join(line) for line in zip_longest(*maps[first : first + fit], fillvalue=Text())]
    return rows


def legend(layout: SeatScene, width: int) -> Text:
    """The meanings of the single letters."""
    key = layout.speaker.key
    return flow([Text.assemble(card(key, name), f" {words}") for name, words in layout.letters], width, "  ")
