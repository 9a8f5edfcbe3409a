"""The games as the page for a new table needs them."""

from functools import cache

from octavo.games import catalogue
from octavo.kernel import timing
from octavo.kernel.contract import Guide
from octavo.kernel.options import Choice, Deck, Number, Option
from octavo.match.lessons import script
from octavo.server.wire import protocol
from octavo.text.language import LANGUAGES


class OptionListed(protocol.Struct, frozen=True, tag_field="kind"):
    """An option of a game."""

    key: str
    default: str


class ChoiceListed(OptionListed, frozen=True, tag="choice"):
    """One of several values."""

    values: tuple[str, ...]


class NumberListed(OptionListed, frozen=True, tag="number"):
    """A number between two, which are allowed, too."""

    low: int
    high: int


class StartListed(OptionListed, frozen=True, tag="start"):
    """The option of who begins: a seat, or by lot."""


class DeckListed(OptionListed, frozen=True, tag="deck"):
    """The option of the deck: a named one, or a text of your own."""

    values: tuple[str, ...]


class GameListed(protocol.Struct, frozen=True):
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
    lesson: bool
    options: tuple[ChoiceListed | NumberListed | StartListed | DeckListed, ...]
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
        racing=game.racing is not timing.no_race,
        deck=any(isinstance(option, Deck) for option in info.options),
        lesson=script.there_is(key),
        options=tuple(_option(option) for option in info.options),
        guide=game.GUIDE,
    )


def _option(option: Option) -> ChoiceListed | NumberListed | StartListed | DeckListed:
    if isinstance(option, Choice):
        return ChoiceListed(option.key, option.default, option.values)
    if isinstance(option, Number):
        return NumberListed(option.key, option.default, option.low, option.high)
    if isinstance(option, Deck):
        return DeckListed(option.key, option.default, option.presets)
    return StartListed(option.key, option.default)
