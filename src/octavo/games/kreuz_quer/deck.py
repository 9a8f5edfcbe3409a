"""Kreuz & Quer: gardens, terrain cards and goals, read from a file. docs/decks.md has the format."""

from typing import Any

from octavo.kernel.record import LETTER
from octavo.text.located_json import Sheet

FORMAT = "kreuz-quer-gardens/1"
LETTERS = "FPMVWKGS"  # tile, paving, mud, vegetables, water, cobble, meadow, sand
GARDENS, COLUMNS, ROWS = 28, 3, 6
FIELDS = COLUMNS * ROWS
WIDEST = 6  # fields at an end of a garden
MOST_COPIES, FEWEST_TERRAIN, MOST_TERRAIN = 20, 16, 100
GOALS = 4
PRINTED = (2, 3, 4, 5, 6, 8, 10, 10)  # terrain cards
FACTOR = 10.5  # fields of the gardens for each terrain card: what the reconstruction aims at


def fields(sheet: Sheet) -> dict[str, Any]:
    """The record's fields; Refused, with the line, if it is no such deck."""
    sheet["format"].one_of(FORMAT)
    terrain = [sheet["terrains"][letter]["deck"].whole(0, MOST_COPIES) for letter in LETTERS]
    if not FEWEST_TERRAIN <= sum(terrain) <= MOST_TERRAIN:
        raise sheet["terrains"].wrong("size", given=sum(terrain), low=FEWEST_TERRAIN, high=MOST_TERRAIN)
    for letter, given, usual in zip(LETTERS, terrain, PRINTED, strict=True):
        if given != usual:
            sheet.warn("total", what=letter, given=given, usual=usual)
    return {"terrain": terrain, "goals": _goals(sheet["goals"]), "gardens": _gardens(sheet), **_layout(sheet)}


def _goals(goals: Sheet) -> list[int]:
    found = [0] * len(LETTERS)
    for goal in goals.items():
        found[goal.one_of(*LETTERS)] += 1
    if sum(found) != GOALS:
        raise goals.wrong("wrong-count", expected=GOALS, given=sum(found))
    return found


def _gardens(sheet: Sheet) -> list[int]:
    """Each garden as one number, three bits a field."""
    words: list[int] = [-1] * GARDENS
    totals = [0] * len(LETTERS)
    for garden in sheet["gardens"].items():
        place = garden["id"].whole(1, GARDENS) - 1
        if words[place] >= 0:
            raise garden["id"].wrong("twice", what=place + 1)
        rows = list(garden["rows"].items())
        if len(rows) != ROWS:
            raise garden["rows"].wrong("wrong-count", expected=ROWS, given=len(rows))
        letters = "".join(_row(row) for row in rows)
        for letter in letters:
            totals[LETTERS.index(letter)] += 1
        words[place] = sum(LETTERS.index(letter) << LETTER * i for i, letter in enumerate(letters))
    missing = sum(word < 0 for word in words)
    if missing:
        raise sheet["gardens"].wrong("wrong-count", expected=GARDENS, given=GARDENS - missing)
    for letter, given, cards in zip(LETTERS, totals, PRINTED, strict=True):
        if abs(given - FACTOR * cards) >= 1:
            sheet.warn("total", what=f"{letter} (fields)", given=given, usual=round(FACTOR * cards))
    return words


def _row(row: Sheet) -> str:
    text = row.value
    if not isinstance(text, str) or len(text) != COLUMNS or not set(text) <= set(LETTERS):
        raise row.wrong("row", columns=COLUMNS, letters=LETTERS, given=text)
    return text


def _layout(sheet: Sheet) -> dict[str, Any]:
    """Where the fields of a garden are: three by six, unless the file has neighbours and ends of its own."""
    grid = {"links": [0] * FIELDS, "entries": [0, 1, 2, -1, -1, -1], "exits": [15, 16, 17, -1, -1, -1]}
    adjacency = sheet.get("adjacency")
    if adjacency is None:
        return grid
    lists = list(adjacency.items())
    if len(lists) != FIELDS:
        raise adjacency.wrong("wrong-count", expected=FIELDS, given=len(lists))
    links = [sum({1 << near.whole(1, FIELDS) - 1 for near in row.items()}) for row in lists]
    for here, row in enumerate(lists):
        for there in range(FIELDS):
            if links[here] >> there & 1 and not links[there] >> here & 1:
                raise row.wrong("one-way", **{"from": here + 1, "to": there + 1})
    entries, exits = _end(sheet["entry"]), _end(sheet["exit"])
    if len(entries) != len(exits):
        raise sheet["exit"].wrong("wrong-count", expected=len(entries), given=len(exits))
    if not _reached(links, entries) & {*exits}:
        raise adjacency.wrong("no-way")
    room = [-1] * (WIDEST - len(entries))
    return {"links": links, "entries": entries + room, "exits": exits + room}


def _end(end: Sheet) -> list[int]:
    """The fields at one end of a garden, left to right as one walks."""
    found = [field.whole(1, FIELDS) - 1 for field in end.items()]
    if not 1 <= len(found) <= WIDEST or len(set(found)) != len(found):
        raise end.wrong("wrong-count", expected=f"1-{WIDEST}", given=len(set(found)))
    return found


def _reached(links: list[int], entries: list[int]) -> set[int]:
    reached = set(entries)
    edge = list(entries)
    while edge:
        here = edge.pop()
        for there in range(FIELDS):
            if links[here] >> there & 1 and there not in reached:
                reached.add(there)
                edge.append(there)
    return reached
