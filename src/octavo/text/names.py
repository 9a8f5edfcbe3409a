"""Names: what people may be called.

Decided by what Unicode says of each letter, after RFC 8264 and 8266 (PRECIS, the profile for nicknames) and UTS #39: a
name is written in letters that can be seen, of any script; marks belong to a letter and are few; what joins or varies
letters stands only where it does so.
"""

import unicodedata
from contextlib import suppress
from functools import lru_cache

from octavo.text.refusal import Refused

LONGEST_NAME = 20  # columns, of which wide letters and pictures take two
MOST_LETTERS = 80  # that a name is made of, however few columns they take
MOST_MARKS, MOST_STACKED = 4, 2  # on one letter: in all (UTS #39, 5.4), and of those above it, or of those below

BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\ufffc\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
).union(map(chr, range(0xFE00, 0xFE0E)))  # printable to Unicode, and nothing to the eye
JAMO = (range(0x1100, 0x1200), range(0xA960, 0xA980), range(0xD7B0, 0xD800))  # parts of syllables nobody writes now
SYMBOLS = {"So", "Sm"}
NON_JOINER, JOINER, KEYCAP, VIRAMA = "\u200c", "\u200d", "\u20e3", 9
TEXT, PICTURE = "\ufe0e", "\ufe0f"  # how the symbol before is to be drawn
SKIN = range(0x1F3FB, 0x1F400)
FORMS = range(0xE0100, 0xE01F0)  # of ideographs, as families write them
MONGOLIAN, MONGOLIAN_FORMS = range(0x1820, 0x18AB), {*range(0x180B, 0x180E), 0x180F}


def checked_name(name: str) -> str:
    """A person's name as it is kept; Refused, with advice, if it is no valid name."""
    if len(name) > MOST_LETTERS:
        raise Refused("bad-name", longest=LONGEST_NAME)
    name = " ".join(unicodedata.normalize("NFC", name).split())
    for place, letter in enumerate(name):
        if not _fits(name, place):
            raise Refused("name-letter", letter=f"U+{ord(letter):04X}")
    if _overloaded(name):
        raise Refused("name-marks")
    if not _legible(name) or columns(name) > LONGEST_NAME:
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name


@lru_cache(maxsize=4096)
def kept_name(name: str, otherwise: str) -> str:
    """A name from a log or the store; if it is no longer valid, its valid part, or `otherwise`."""
    with suppress(Refused):
        return checked_name(name)
    name = " ".join(unicodedata.normalize("NFC", name[:MOST_LETTERS]).split())
    name = "".join(letter for place, letter in enumerate(name) if _fits(name, place))
    if _overloaded(name):
        name = "".join(letter for letter in name if unicodedata.category(letter) != "Mn")
    with suppress(Refused):
        return checked_name(cut(name, LONGEST_NAME))
    return otherwise


def written_name(name: str, otherwise: str) -> str:
    """The same for a name in the text of a match; Refused for what never was one."""
    try:
        return checked_name(name)
    except Refused:
        name = " ".join(name.split())
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise
    return kept_name(name, otherwise)


def blank(letter: str) -> bool:
    """Whether a letter is nothing to the eye by itself: blank, or only a form of the one before it."""
    return letter in BLANK or letter in (TEXT, PICTURE) or ord(letter) in FORMS or ord(letter) in MONGOLIAN_FORMS


def _legible(name: str) -> bool:
    """Whether there is a letter, a digit or a picture in it."""
    kinds = {unicodedata.category(letter) for letter in name} - {"Lm"}
    return any(kind[0] in "LN" or kind == "So" for kind in kinds)


def _fits(name: str, place: int) -> bool:
    """Whether a letter can be seen, and stands where it may."""
    letter, before = name[place], name[:place]
    last = before[-1:]
    if letter in BLANK or any(ord(letter) in part for part in JAMO):
        return False
    if letter == JOINER:
        pictures = before.rstrip(PICTURE + "".join(map(chr, SKIN)))
        return _is_virama(last) or (_is(pictures[-1:], SYMBOLS) and _is(name[place + 1 : place + 2], SYMBOLS))
    if letter == NON_JOINER:
        return _is_virama(last) or (_is_arabic(before) and _is_arabic(name[place + 1 : place + 2]))
    if letter in (TEXT, PICTURE):
        return _is(last, SYMBOLS) or (last in "0123456789#*" and name[place + 1 : place + 2] == KEYCAP)
    if ord(letter) in FORMS:
        return unicodedata.name(last or "A", "").startswith("CJK")
    if ord(letter) in MONGOLIAN_FORMS:
        return bool(last) and ord(last) in MONGOLIAN
    if letter == KEYCAP:
        return before.rstrip(PICTURE)[-1:] in [*"0123456789#*"]
    if unicodedata.category(letter) in ("Mn", "Mc"):
        return last not in ("", " ")
    return letter.isprintable() and unicodedata.category(letter) != "Me"


def _is(letter: str, categories: set[str]) -> bool:
    return bool(letter) and unicodedata.category(letter) in categories


def _is_virama(letter: str) -> bool:
    return bool(letter) and unicodedata.combining(letter) == VIRAMA


def _is_arabic(text: str) -> bool:
    """Whether it ends in a letter that joins others; marks on the letter don't matter."""
    bare = [letter for letter in text if unicodedata.category(letter) != "Mn"]
    return bool(bare) and unicodedata.bidirectional(bare[-1]) == "AL"


def _overloaded(name: str) -> bool:
    """Whether marks are stacked on a letter higher than any language does."""
    marks: list[str] = []
    for letter in unicodedata.normalize("NFD", name):
        kind = unicodedata.category(letter)
        if kind == "Mn" and letter not in (TEXT, PICTURE):
            places = [unicodedata.combining(mark) for mark in marks]
            place = unicodedata.combining(letter)
            if len(marks) == MOST_MARKS or letter in marks[-1:] or (place and places.count(place) == MOST_STACKED):
                return True
            marks.append(letter)
        elif kind != "Mc":
            marks = []
    return False


def columns(name: str) -> int:
    """How much room a name takes."""
    return sum(_room(name, place) for place in range(len(name)))


def _room(name: str, place: int) -> int:
    letter = name[place]
    if unicodedata.category(letter) in ("Mn", "Me", "Cf") or (place and ord(letter) in SKIN):
        return 0
    if name[place - 1 : place] == JOINER and _is(letter, SYMBOLS):  # it is drawn into the picture before
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def cut(name: str, columns: int) -> str:
    """As much of a name as has room, and no half of a letter."""
    end, used = 0, 0
    for place in range(len(name)):
        room = _room(name, place)
        if used + room > columns:
            break
        used += room
        end = place + 1
    return name[:end].rstrip(JOINER + NON_JOINER).rstrip()
