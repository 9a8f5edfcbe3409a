"""Hostile values: JSON, texts and bytes that were sound, and what a seed has made of them."""

import json
import random
from collections.abc import Iterator
from typing import Any

from hostile.oddities import NUMBERS, RAW, STRINGS

MARK = "Qzmark"  # in names and in what is said: it must never reach the journal

HOLE = "@hole@"


def value(chance: random.Random, depth: int = 0) -> Any:
    """Anything that JSON can say."""
    kind = chance.randrange(10)
    if kind < 4:
        return chance.choice(STRINGS)
    if kind < 7:
        return chance.choice(NUMBERS)
    if kind == 7 or depth > 3:
        return chance.choice((None, True, False, [], {}))
    if kind == 8:
        return [value(chance, depth + 1) for _ in range(chance.choice((0, 1, 2, 7, 300)))][:40]
    return {str(chance.choice(STRINGS))[:20]: value(chance, depth + 1) for _ in range(chance.randrange(5))}


def bent(sound: Any, chance: random.Random) -> str:
    """A JSON text that was sound: with other values, fields too many or too few, and sometimes other letters."""
    mutant = json.loads(json.dumps(sound))
    raw = ""
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        places = list(_places(mutant))
        if not places:
            break
        owner, key = chance.choice(places)
        match chance.randrange(8):
            case 0 | 1 | 2 | 3:
                owner[key] = value(chance)
            case 4:
                del owner[key]
            case 5:
                owner[key], raw = HOLE, chance.choice(RAW)
            case 6 if isinstance(owner, dict):
                owner[chance.choice(STRINGS)[:30]] = value(chance)
            case _:
                owner[key] = [owner[key]] * chance.choice((0, 1, 2, 500))
    text = json.dumps(mutant, ensure_ascii=chance.random() < 0.5).replace(f'"{HOLE}"', raw)
    return scratched(text, chance) if chance.random() < 0.15 else text


def _places(owner: Any) -> Iterator[tuple[Any, Any]]:
    """All places of a JSON value, each as what holds it and the key there."""
    keys = owner.keys() if isinstance(owner, dict) else range(len(owner)) if isinstance(owner, list) else ()
    for key in list(keys):
        yield owner, key
        yield from _places(owner[key])


def scratched(text: str, chance: random.Random) -> str:
    """A text with letters changed, doubled or lost."""
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        at = chance.randrange(len(text) + 1)
        match chance.randrange(5):
            case 0:
                text = text[:at] + chance.choice(STRINGS)[:200] + text[at:]
            case 1:
                text = text[:at] + text[at + chance.randrange(1, 9) :]
            case 2:
                text = text[:at]
            case 3:
                text = text[:at] + text[at : at + chance.randrange(1, 200)] + text[at:]
            case _:
                text = text[:at] + chr(chance.choice((0, 9, 34, 92, 127, 0x7FF, 0x2028, 0x1F0A1))) + text[at + 1 :]
    return text


def encoded(text: str, chance: random.Random) -> bytes:
    """A text as bytes, which now and then are not UTF-8."""
    data = text.encode("utf-8", "surrogatepass")
    if chance.random() < 0.1:
        at = chance.randrange(len(data) + 1)
        data = data[:at] + chance.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\x00", b"\xf5")) + data[at:]
    return data if chance.random() < 0.95 else text.encode("utf-16")


def lines_bent(text: str, chance: random.Random) -> str:
    """A text of lines and words, with some of them moved, lost, doubled, swapped or scratched."""
    lines = text.split("\n")
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        at = chance.randrange(len(lines))
        match chance.randrange(5):
            case 0 if len(lines) > 1:
                del lines[at]
            case 1:
                lines.insert(at, chance.choice(lines))
            case 2:
                lines[at] = scratched(lines[at], chance)
            case 3 if at:
                del lines[at:]
            case _:
                lines[at] = _words_bent(lines[at], chance)
    return "\n".join(lines)


def _words_bent(line: str, chance: random.Random) -> str:
    words = line.split(" ")
    at, other = chance.randrange(len(words)), chance.randrange(len(words))
    match chance.randrange(4):
        case 0:
            words[at], words[other] = words[other], words[at]
        case 1:
            words[at] = str(chance.choice(NUMBERS))
        case 2:
            words[at:at] = [words[other]] * chance.choice((1, 2, 1000))
        case _:
            words[at] = chance.choice(STRINGS)
    return " ".join(words)
