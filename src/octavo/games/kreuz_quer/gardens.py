"""Kreuz & Quer: the ways through gardens. The numbers in brackets are those of rulebook/en.md.

A side is a garden as it is laid: twice its number, and one more if it is turned.
"""

from octavo.games.kreuz_quer.fields import DIGIT, EVERY, FIRST_ROW, LAST_ROW, LEFT, RIGHT, ROW, turned
from octavo.games.kreuz_quer.own import ahead, linked, own_entries
from octavo.games.kreuz_quer.table import Shape, State, Steps


def garden_of(s: State, side: int) -> int:
    """The garden of a side, as the walker sees it."""
    garden = s.gardens[side >> 1]
    if side & 1:
        return turned(garden)
    return garden


def around(s: State, side: int, fields: int) -> int:
    """The neighbours of any of the fields, in the same garden (R23)."""
    if s.layout == Shape.OWN:
        return linked(s, side, fields)
    beside = (fields & ~RIGHT) << DIGIT | (fields & ~LEFT) >> DIGIT
    rank = fields
    if s.steps == Steps.DIAGONAL:
        rank |= beside
    return (beside | rank << ROW | rank >> ROW) & EVERY


def entries(s: State, side: int) -> int:
    """The fields by which a pawn may enter a garden (R22)."""
    if s.layout == Shape.OWN:
        return own_entries(s, side)
    return FIRST_ROW


def exits(s: State, side: int) -> int:
    """The fields from which a pawn may leave a garden for the next, or for the goal (R25)."""
    if s.layout == Shape.OWN:
        return turned(own_entries(s, side ^ 1))
    return LAST_ROW


def onward(s: State, side: int, following: int, fields: int) -> int:
    """The fields of the following garden straight ahead of any of the fields (R24)."""
    if s.layout == Shape.OWN:
        return ahead(s, side, following, fields)
    return fields >> ROW * 5 & FIRST_ROW


def backward(s: State, side: int, previous: int, fields: int) -> int:
    """The fields of the previous garden straight behind any of the fields: straight ahead when walking back (R24)."""
    return turned(onward(s, side ^ 1, previous ^ 1, turned(fields)))
