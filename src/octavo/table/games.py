"""The games as the page for a new table needs them."""

from functools import cache

from octavo import catalogue, pace
from octavo.contract import Choice, Deck, Guide, Number, Option
from octavo.language import LANGUAGES
from octavo.table import wire


class OptionListed(wire.Struct, frozen=True):
    """An option of a game: one of its values, a number between two, who begins, or a deck."""

    key: str
    kind: str
    default: str
    values: tuple[str, ...] | None = None
    low: int | None = None
    high: int | None = None


class GameListed(wire.Struct, frozen=True):
    """A game of the catalogue."""

    key: str
    titles: dict[str, str]
    players: tuple[int, int]
    extra_seats: dict[str, int]  # by number of players
    designers: tuple[str, ...]
    publisher: str
    version: int
    racing: bool
    deck: bool
    options: tuple[OptionListed, ...]
    guide: Guide


@cache
def listed() -> tuple[GameListed, ...]:
    """All games, in the order in which they are shown."""
    return tuple(_game(key) for key in catalogue.listed())


def _game(key: str) -> GameListed:
    game = catalogue.game(key)
    info = game.INFO
    return GameListed(
        key=key,
        titles={tongue: info.title(tongue) for tongue in LANGUAGES},
        players=info.players,
        extra_seats={str(players): seats for players, seats in info.extra_seats.items()},
        designers=info.designers,
        publisher=info.publisher,
        version=info.version,
        racing=game.racing is not pace.no_race,
        deck=any(isinstance(option, Deck) for option in info.options),
        options=tuple(_option(option) for option in info.options),
        guide=game.GUIDE,
    )


def _option(option: Option) -> OptionListed:
    if isinstance(option, Choice):
        return OptionListed(option.key, "choice", option.default, option.values)
    if isinstance(option, Number):
        return OptionListed(option.key, "number", option.default, low=option.low, high=option.high)
    if isinstance(option, Deck):
        return OptionListed(option.key, "deck", option.default, option.presets)
    return OptionListed(option.key, "start", option.default)
