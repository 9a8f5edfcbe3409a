"""The keys of a race: the same one whenever the same can be done, on the page and in a terminal alike."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

SPACE, ENTER, BACKSPACE = "space", "enter", "backspace"  # any other key is the sign that it writes
SPARE = "123456789abcdefghijklmnoprstuvwxyz"  # without q, by which one leaves a terminal


def keys_for(keys: Mapping[str, str], names: Sequence[str]) -> tuple[str, ...]:
    """The key of each action: its own by `keys`, w for one like `grab.w`, or the first that is left; "" if none is."""
    return _keys_for(tuple(keys.items()), tuple(names))


@lru_cache(maxsize=1024)
def _keys_for(keys: tuple[tuple[str, str], ...], names: tuple[str, ...]) -> tuple[str, ...]:
    own = [dict(keys).get(name) or _letter(name) for name in names]
    left = iter([key for key in SPARE if key not in own])
    return tuple([key or next(left, "") for key in own])


def _letter(name: str) -> str:
    _, dot, last = name.rpartition(".")
    return last if dot and len(last) == 1 else ""
