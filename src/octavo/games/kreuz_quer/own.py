"""Kreuz & Quer: decks whose gardens are not a grid of three by six, but list their neighbours and ends (R4).

A deck names printed fields: those of a garden that is not turned. A garden that is turned is entered by its exits, and
left and right change places.
"""

from octavo.games.kreuz_quer.fields import FIELDS, WAYS, single, turned
from octavo.games.kreuz_quer.table import State
from octavo.kernel.cards import lowest

SELDOM_CALLED = True  # for the compiler
ENTRIES = (0, 1, 2, -1, -1, -1)  # of the grid: the first row
EXITS = (15, 16, 17, -1, -1, -1)  # and the last


def own_layout(s: State) -> bool:
    """Whether a deck is of this kind."""
    for field in range(FIELDS):
        if s.links[field] != 0:
            return True
    for way in range(WAYS):
        if s.entries[way] != ENTRIES[way] or s.exits[way] != EXITS[way]:
            return True
    return False


def linked(s: State, side: int, fields: int) -> int:
    """The neighbours of any of the fields."""
    if side & 1:
        fields = turned(fields)
    found = 0
    while fields:
        links = s.links[lowest(fields) // 3]
        fields &= fields - 1
        while links:
            found |= single(lowest(links))
            links &= links - 1
    if side & 1:
        return turned(found)
    return found


def own_entries(s: State, side: int) -> int:
    """The fields by which a pawn may enter."""
    fields = 0
    for way in range(WAYS):
        fields |= single(_entry(s, side, way))
    return fields


def ahead(s: State, side: int, following: int, fields: int) -> int:
    """The entries of the following garden that lie ahead of any of the fields, each of its own exit."""
    found = 0
    for way in range(WAYS):
        if fields & turned(single(_entry(s, side ^ 1, _mirrored(s, way)))):
            found |= single(_entry(s, following, way))
    return found


def _entry(s: State, side: int, way: int) -> int:
    """The field of an entry, counted from left to right; below 0 for one that there is not."""
    if not side & 1:
        return s.entries[way]
    field = s.exits[_mirrored(s, way)]
    if field < 0:
        return field
    return FIELDS - 1 - field


def _mirrored(s: State, way: int) -> int:
    """The number of a way, counted from the other side; there are as many exits as entries."""
    last = WAYS - 1
    while s.exits[last] < 0 and last > 0:
        last -= 1
    if way > last:
        return way
    return last - way
