"""Octavo: eight card games from one source of rules, to play, to watch and to study.

What a program needs most is offered here, and imported only when it is asked for:

    import octavo

    match = octavo.make("mu", players=5, seed=7)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, octavo.choose("mu", match.view(seat), seat, len(match.log), "club"))
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from octavo import games
    from octavo.bots.players import choose
    from octavo.kernel.timing import CLOCK
    from octavo.match import notation
    from octavo.match.decks import Deck
    from octavo.match.fairness import secret_of
    from octavo.match.match import Entry, IllegalAction, Match, Result, Terms, make
    from octavo.match.position import Position
    from octavo.text.refusal import Refused

__version__ = "0.1.0"

__all__ = [
    "CLOCK",
    "Deck",
    "Entry",
    "IllegalAction",
    "Match",
    "Position",
    "Refused",
    "Result",
    "Terms",
    "choose",
    "games",
    "make",
    "notation",
    "secret_of",
]

_MODULES = {  # in which modules these are; the others are modules themselves
    "octavo.bots.players": ("choose",),
    "octavo.kernel.timing": ("CLOCK",),
    "octavo.match.decks": ("Deck",),
    "octavo.match.fairness": ("secret_of",),
    "octavo.match.match": ("Entry", "IllegalAction", "Match", "Result", "Terms", "make"),
    "octavo.match.position": ("Position",),
    "octavo.text.refusal": ("Refused",),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names}


if not TYPE_CHECKING:  # a checker knows the names, and no others

    def __getattr__(name: str) -> Any:
        """What is offered, imported now."""
        if name in _HOMES:
            found = getattr(import_module(_HOMES[name]), name)
        elif name == "games":
            found = import_module("octavo.games")
        elif name == "notation":
            found = import_module("octavo.match.notation")
        else:
            raise AttributeError(f"module 'octavo' has no attribute {name!r}")
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
