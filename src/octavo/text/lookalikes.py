"""Lookalikes: names that could be taken for somebody else's, and how such people are told apart.

Names are compared as they read, ignoring case, and as they look: a Cyrillic letter may look exactly like a Latin one.
This follows RFC 8266 and UTS #39; the letters are the most usual of Unicode's confusables.txt.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import count

from octavo.text.names import LONGEST_NAME, blank, cut

# By Latin letters, those of Cyrillic, Greek, Armenian, Cherokee, Lisu and phonetic writing that look the same.
SMALL = {
    "a": "аαɑ", "c": "с", "d": "ԁ", "e": "е", "g": "ɡց", "h": "һհ", "i": "іιı", "j": "јյ", "k": "кκ", "l": "ӏ",
    "n": "ո", "o": "оοօ", "p": "рρ", "q": "ԛզ", "r": "г", "s": "ѕ", "u": "υս", "v": "ν", "w": "ԝ", "x": "хχ",
    "y": "уүγ",
}  # fmt: skip
LARGE = {
    "A": "АΑᎪꓮ", "B": "ВΒᏴꓐ", "C": "СᏟꓚ", "D": "Ꭰꓓ", "E": "ЕΕᎬꓰ", "F": "ꓝ", "G": "Ꮐꓖ", "H": "НΗᎻꓧ", "J": "ЈᎫꓙ",
    "K": "КΚᏦꓗ", "L": "Ꮮꓡ", "M": "МΜᎷꓟ", "N": "Νꓠ", "O": "ОΟꓳ", "P": "РΡᏢꓑ", "Q": "Ԛ", "R": "Ꭱꓣ", "S": "ЅᏚꓢ",
    "T": "ТΤᎢꓔ", "U": "ꓴ", "V": "Ꮩꓦ", "W": "ԜᎳꓪ", "X": "ХΧꓫ", "Y": "УҮΥꓬ", "Z": "ΖᏃꓜ",
}  # fmt: skip
STROKES = {"l": "I1|ІΙӀꓲ", "o": "0"}
NUMBERED = re.compile(r" \(\d+\)$")


def _table(*looks: dict[str, str]) -> dict[int, str]:
    return {ord(letter): latin for part in looks for latin, letters in part.items() for letter in letters}


_READ, _SEEN = _table(SMALL), _table(LARGE, STROKES)


@lru_cache(maxsize=4096)
def _looks(name: str) -> frozenset[str]:
    """How a name reads, and how it looks. Two names that share one of these are lookalikes."""
    letters = [letter for letter in unicodedata.normalize("NFKD", name) if _tells(letter)]
    bare = "".join(letters) or name
    read = bare.casefold().translate(_READ)
    seen = bare.translate(_SEEN).casefold().translate(_READ)
    return frozenset((f"read {read}", "seen " + seen.replace("rn", "m").replace("vv", "w")))


def _tells(letter: str) -> bool:
    """Whether a letter tells one name from another: what can't be seen does not, nor what stands between letters."""
    return unicodedata.category(letter)[0] not in "PZC" and not blank(letter)


def alike(name: str, others: Iterable[str]) -> bool:
    """Whether a name would be taken for one of the others."""
    looks = _looks(name)
    return any(not looks.isdisjoint(_looks(other)) for other in others)


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name; with a number behind it, as “Anna (2)”, where it would be taken for one of the others."""
    taken = {look for other in others for look in _looks(other)}
    if _looks(name).isdisjoint(taken):
        return name
    numbered = (_numbered(name, f" ({number})") for number in count(2))
    return next(found for found in numbered if _looks(found).isdisjoint(taken))


def is_called(name: str, called: str) -> bool:
    """Whether somebody of this name may be called so: by the name, or by it and a number."""
    number = NUMBERED.search(called)
    return called == name or (number is not None and called == _numbered(name, number[0]))


def _numbered(name: str, number: str) -> str:
    return cut(NUMBERED.sub("", name), LONGEST_NAME - len(number)) + number


def all_told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """The names of a table: of those that are alike, the later ones are numbered."""
    found: list[str] = []
    for name in names:
        found.append(told_apart(name, found))
    return tuple(found)
