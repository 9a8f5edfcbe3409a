"""`octavo play`: from the command line to a table with people at it."""

import argparse
import contextlib
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console

from octavo.kernel.types import Seat
from octavo.match import decks, position
from octavo.match.fairness import secret_of
from octavo.match.match import Match, game_of
from octavo.terminal import menu, table
from octavo.terminal.keys import pressed_keys
from octavo.terminal.opponents import opponents
from octavo.terminal.race import RacePace
from octavo.text.names import checked_name
from octavo.text.refusal import Refused

FASTEST = 10  # times the usual pace of a race


def play(given: argparse.Namespace, language: str, options: Mapping[str, str], read_file: Callable[[str], str]) -> int:
    """Sit down and play; the exit code. Refused for what can't be agreed on."""
    console = Console()
    if not 0 <= given.pace <= FASTEST:
        raise Refused("out-of-range", name="--pace", low=0, high=FASTEST, given=given.pace)
    if given.position:
        match: Match | None = _opened(given, options, read_file)
    else:
        match = _dealt(given, language, options, read_file, console)
    if match is None:
        return 0
    people = range(match.terms.players) if given.hot_seat else [_seat(given.seat, match.terms.players)]
    save: Path | None = given.save
    keys = pressed_keys if sys.stdin.isatty() else None
    pace = RacePace(given.pace, given.skill, keys)
    with opponents(given.skill) as bot:
        return table.run(match, people, console, language, _keyboard(), given.plain, save, bot=bot, pace=pace)


def _dealt(
    given: argparse.Namespace,
    language: str,
    options: Mapping[str, str],
    read_file: Callable[[str], str],
    console: Console,
) -> Match | None:
    """A new match; without a game on the command line, a person is asked, and may choose none."""
    key, players = given.game, given.players
    if key is None:
        key = menu.choose_game(console, language, _keyboard(), plain=given.plain)
        if not key:
            return None
        players = players or menu.choose_players(key, console, language, _keyboard(), plain=given.plain)
        if not players:
            return None
    game_of(key)
    wanted, deck = decks.asked(key, options, read_file)
    if deck:
        decks.warn(deck, language)
    return Match(
        key, menu.usual_players(key) if players is None else players, wanted, _names(given), _secret(given), deck=deck
    )


def _opened(given: argparse.Namespace, options: Mapping[str, str], read_file: Callable[[str], str]) -> Match:
    """A match that goes on from a position."""
    if given.game or given.players or options:
        raise Refused("position-terms")
    return Match.from_position(position.read(read_file(str(given.position))), _names(given), _secret(given))


def _names(given: argparse.Namespace) -> list[str]:
    return [checked_name(name) for name in given.names.split(",")] if given.names else []


def _secret(given: argparse.Namespace) -> bytes | None:
    """The secret: the same for the same seed, and random without a seed."""
    seed = getattr(given, "seed", None)
    return None if seed is None else secret_of(seed)


def _seat(seat: Seat, players: int) -> Seat:
    if not 0 <= seat < players:
        raise Refused("no-such-seat", seat=seat, last=players - 1)
    return seat


def _keyboard() -> Callable[[str], str]:
    """Lines from the keyboard, with what the platform has for editing them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    return input
