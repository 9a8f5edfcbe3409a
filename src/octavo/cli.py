"""The command `octavo`."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console

from octavo import __version__, catalogue, language
from octavo.contract import LOT, Choice, Deck, Info, Number, Option
from octavo.pace import SKILLS
from octavo.refusal import Refused

REFUSED = 2  # exit code for what can't be done as asked
FAULT = 1  # exit code for a fault that was found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    given = _parser().parse_args(arguments)
    tongue = given.lang or language.preferred()
    try:
        code: int = given.run(given, tongue)
    except Refused as refused:
        print(f"octavo: {refused.say(tongue)}", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:
        return 0
    return code


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with a command line in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, f"{self.prog}: {message} (see {self.prog} --help)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="octavo", description="Card games from one source of rules.")
    parser.add_argument("--version", action="version", version=f"octavo {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Any, about: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=about, description=about)
        sub.set_defaults(run=run)
        sub.add_argument("--lang", choices=language.LANGUAGES, help="language of what is said")
        return sub

    games = command("games", _games, "list the games")
    games.add_argument("--json", action="store_true")

    play = command("play", _play, "play in the terminal")
    play.add_argument("game", nargs="?", metavar="GAME")
    _terms(play)
    play.add_argument("--seat", type=int, default=0, help="your seat (0)")
    play.add_argument("--hot-seat", action="store_true", help="people in all seats, at one terminal")
    play.add_argument("--names", help="names of the players, with commas between")
    play.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same match")
    play.add_argument("--position", type=Path, metavar="FILE", help="play on from a position")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the match there when it ends")
    play.add_argument("--plain", action="store_true", help="no colours and no boxes")
    play.add_argument(
        "--pace", type=float, default=1.0, metavar="X", help="of races: 1 is usual, 0.5 half as fast, 0 step by step"
    )
    play.add_argument("--skill", choices=SKILLS, default="club", help="of the bots, in races (club)")

    simulate = command("simulate", _simulate, "play simulated matches and check every invariant")
    simulate.add_argument("game", metavar="GAME")
    _terms(simulate)
    simulate.add_argument("--games", type=int, default=1000, metavar="K", help="how many matches (1000)")
    simulate.add_argument("--seed", type=int, default=0, metavar="S")
    simulate.add_argument("--first", type=int, default=0, metavar="M", help="number of the first match (0)")
    simulate.add_argument("--jobs", type=int, default=1, metavar="J", help="threads (1)")
    simulate.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    simulate.add_argument("--skills", default="", metavar="A,B…", help="for races: beginner, club or expert, by seat")
    simulate.add_argument("--no-check", dest="check", action="store_false", help="don't check the invariants")
    simulate.add_argument("--json", action="store_true")

    arena = command("arena", _arena, "let bots play each other: the same deals for all, seats rotated")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--seats", required=True, metavar="A,B…", help="random, beginner, club, expert or expert@0.1")
    arena.add_argument("--games", type=int, default=100, metavar="K", help="matches, in whole rotations (100)")
    arena.add_argument("--time", metavar="S", help="seconds a move for all")
    arena.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", dest="options")
    arena.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed deals the same cards (0)")
    arena.add_argument("--jobs", type=int, metavar="J", help="processes (one for each core)")
    arena.add_argument("--json", action="store_true")

    replay = command("replay", _replay, "tell a match again, action by action")
    replay.add_argument("file", metavar="FILE", help="a match, - for standard input")
    _deck(replay)

    review = command("review", _review, "tell what each decision of a finished match cost")
    review.add_argument("file", metavar="FILE", help="a match, - for standard input")
    review.add_argument("--simulations", type=int, metavar="N", help="for each decision (2000)")
    review.add_argument("--time", type=float, metavar="S", help="seconds for each decision, instead")
    review.add_argument("--json", action="store_true")
    _deck(review)

    verify = command("verify", _verify, "check that a finished match was legal and fair")
    verify.add_argument("file", metavar="FILE", help="a match, - for standard input")
    _deck(verify)

    serve = command("serve", _serve, "serve the table for browsers")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1; 0.0.0.0 for all)")
    serve.add_argument("--port", type=int, default=8080, help="port to listen at (8080; 0 for any that is free)")
    _database(serve)
    serve.add_argument("--public-url", metavar="URL", help="under which people reach it, behind a proxy")
    serve.add_argument("--no-browser", dest="browser", action="store_false", help="don't open the browser")

    backup = command("backup", _backup, "copy all that a server keeps to a file, while it runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    _database(backup)

    restore = command("restore", _restore, "put a backup into an empty database")
    restore.add_argument("file", type=Path, metavar="FILE")
    _database(restore)

    bench = command("bench", _bench, "measure speed against OpenSpiel and RLCard, in one run on one core")
    bench.add_argument("--json", action="store_true")
    return parser


def _terms(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", dest="options")


def _database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db", metavar="URL", help="sqlite:///PATH or postgresql://… (SQLite in the user's data folder)"
    )


def _deck(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set", action="append", default=[], metavar="deck=FILE", dest="options", help="the deck it was played with"
    )


def _options(given: Sequence[str]) -> dict[str, str]:
    options = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign or key in options:
            raise Refused("option-form", given=text)
        options[key] = value
    return options


def _read(name: str) -> str:
    """The text of a file, or of standard input."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8")
    except OSError as failed:
        raise Refused("no-file", file=name, reason=failed.strerror or str(failed)) from failed
    except UnicodeDecodeError as failed:
        raise Refused("not-text", file=name) from failed


def _deck_text(given: argparse.Namespace) -> str | None:
    """The text of the deck that a match was played with, if one is given."""
    options = _options(given.options)
    for key in options:
        if key != "deck":
            raise Refused("only-the-deck", option=key)
    return _read(options["deck"]) if options else None


def _games(given: argparse.Namespace, tongue: str) -> int:
    infos = [catalogue.game(key).INFO for key in catalogue.KEYS]
    if given.json:
        print(json.dumps({"games": [_described(info) for info in infos]}, ensure_ascii=False, indent=2))
        return 0
    for info in infos:
        low, high = info.players
        print(f"{info.key:12} {info.titles[tongue]:14} {low}-{high}  {', '.join(info.designers)}")
        for option in info.options:
            print(f"{'':12}   {option.key} = {option.offers(high)}  ({option.default})")
    return 0


def _described(info: Info) -> dict[str, Any]:
    return {
        "key": info.key,
        "titles": info.titles,
        "designers": info.designers,
        "publisher": info.publisher,
        "players": list(range(info.players[0], info.players[1] + 1)),
        "rules": info.version,
        "options": [_described_option(option, info.players[1]) for option in info.options],
    }


def _described_option(option: Option, players: int) -> dict[str, Any]:
    told: dict[str, Any] = {"key": option.key, "default": option.default}
    if isinstance(option, Number):
        return told | {"low": option.low, "high": option.high}
    if isinstance(option, Choice):
        return told | {"values": list(option.values)}
    if isinstance(option, Deck):
        return told | {"values": list(option.presets), "file": True}
    return told | {"values": [LOT, *(str(seat) for seat in range(players))]}


def _play(given: argparse.Namespace, tongue: str) -> int:
    from octavo.terminal import command

    return command.play(given, tongue, _options(given.options), _read)


def _simulate(given: argparse.Namespace, tongue: str) -> int:
    from octavo.lab import report

    return report.simulate(given, tongue, _options(given.options), _read)


def _arena(given: argparse.Namespace, tongue: str) -> int:
    from octavo.arena import report

    return report.arena(given, tongue, _options(given.options), _read)


def _replay(given: argparse.Namespace, tongue: str) -> int:
    from octavo import notation
    from octavo.terminal import retelling

    match = notation.read(_read(given.file), _deck_text(given)).replay()
    retelling.tell(match, Console(), tongue)
    return 0


def _review(given: argparse.Namespace, tongue: str) -> int:
    from octavo import notation
    from octavo.terminal import reviewing

    return reviewing.review(given, tongue, notation.read(_read(given.file), _deck_text(given)).replay())


def _verify(given: argparse.Namespace, tongue: str) -> int:
    from octavo import notation

    match = notation.read(_read(given.file), _deck_text(given)).verify()
    points = ", ".join(f"{name} {mine}" for name, mine in zip(match.names, match.points(), strict=True))
    print(language.say(tongue, "verified", actions=len(match.log), points=points))
    return 0


def _serve(given: argparse.Namespace, tongue: str) -> int:
    from octavo.table.serve import serve

    return serve(given.host, given.port, given.db, given.public_url, given.browser)


def _backup(given: argparse.Namespace, tongue: str) -> int:
    from octavo.table import store
    from octavo.table.store.backup import back_up

    back_up(given.db or store.default_url(), given.file, tongue)
    return 0


def _restore(given: argparse.Namespace, tongue: str) -> int:
    from octavo.table import store
    from octavo.table.store.backup import bring_back

    bring_back(given.db or store.default_url(), given.file, tongue)
    return 0


def _bench(given: argparse.Namespace, tongue: str) -> int:
    from octavo.lab import report

    return report.bench(given, tongue)
