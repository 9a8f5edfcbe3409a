"""The command `octavo`."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from octavo import __version__
from octavo.cli.arguments import REFUSED, Parser, read
from octavo.games import catalogue
from octavo.kernel.contract import Info
from octavo.kernel.options import LOT, Choice, Deck, Number, Option
from octavo.kernel.timing import SKILLS
from octavo.text import language
from octavo.text.language import LANGUAGES
from octavo.text.missing import need
from octavo.text.refusal import Refused

STOPPED = 130  # as shells say it of what Ctrl-C has ended


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    given = read(_parser, arguments)
    tongue = given.lang or language.preferred()
    for game in catalogue.left_out():
        print(f"octavo: {game.say(tongue)}", file=sys.stderr)
    try:
        code: int = given.run(given, tongue)
    except Refused as refused:
        print(f"octavo: {refused.say(tongue)}", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        return STOPPED
    return code


def _parser(tongue: str) -> Parser:
    parser = Parser(tongue, "octavo", prog="octavo")
    say = parser.words
    commands = parser.add_subparsers(title=say("commands"), metavar=say("command"), required=True)
    parser.option("--version", "version", action="version", version=f"octavo {__version__}")

    def command(name: str, run: Any) -> Parser:
        sub = commands.add_parser(name, tongue=tongue, about=name, help=say(name))
        sub.set_defaults(run=run)
        sub.option("--lang", "lang", choices=language.LANGUAGES)
        return sub

    games = command("games", _games)
    _json(games)

    play = command("play", _play)
    play.argument("game", "game", "play-game", nargs="?")
    _terms(play)
    play.option("--seat", "play-seat", type=int, default=0, metavar="N")
    play.option("--hot-seat", "play-hot-seat", action="store_true")
    play.option("--names", "play-names", metavar="A,B…")
    play.option("--seed", "play-seed", type=int, metavar="S")
    play.option("--position", "play-position", type=Path, metavar=say("file"))
    play.option("--save", "play-save", type=Path, metavar=say("file"))
    play.option("--plain", "play-plain", action="store_true")
    play.option("--pace", "play-pace", type=float, default=1.0, metavar="X")
    play.option("--skill", "play-skill", choices=SKILLS, default="club")

    simulate = command("simulate", _simulate)
    simulate.argument("game", "game", "game-key")
    _terms(simulate)
    simulate.option("--games", "simulate-games", type=int, default=1000, metavar="K")
    simulate.option("--seed", "simulate-seed", type=int, default=0, metavar="S")
    simulate.option("--first", "simulate-first", type=int, default=0, metavar="M")
    simulate.option("--jobs", "simulate-jobs", type=int, default=1, metavar="J")
    simulate.option("--device", "simulate-device", choices=("cpu", "cuda"), default="cpu")
    simulate.option("--skills", "simulate-skills", default="", metavar="A,B…")
    simulate.option("--no-check", "simulate-no-check", dest="check", action="store_false")
    _json(simulate)

    arena = command("arena", _arena)
    arena.argument("game", "game", "game-key")
    arena.option("--seats", "arena-seats", required=True, metavar="A,B…")
    arena.option("--games", "arena-games", type=int, default=100, metavar="K")
    arena.option("--time", "arena-time", metavar="S")
    _set(arena)
    arena.option("--seed", "arena-seed", type=int, default=0, metavar="N")
    arena.option("--jobs", "arena-jobs", type=int, metavar="J")
    _json(arena)

    replay = command("replay", _replay)
    replay.argument("file", "file", "match-file")
    _deck(replay)

    review = command("review", _review)
    review.argument("file", "file", "match-file")
    review.option("--simulations", "review-simulations", type=int, metavar="N")
    review.option("--time", "review-time", type=float, metavar="S")
    _json(review)
    _deck(review)

    verify = command("verify", _verify)
    verify.argument("file", "file", "match-file")
    _deck(verify)

    serve = command("serve", _serve)
    serve.option("--host", "serve-host", default="127.0.0.1", metavar=say("address"))
    serve.option("--port", "serve-port", type=int, default=8080, metavar="N")
    _database(serve)
    serve.option("--public-url", "serve-public-url", metavar="URL")
    serve.option("--trusted-proxy", "serve-trusted-proxy", action="append", default=[], metavar="CIDR", dest="proxies")
    serve.option("--no-browser", "serve-no-browser", dest="browser", action="store_false")

    backup = command("backup", _backup)
    backup.argument("file", "file", "backup-file", type=Path)
    _database(backup)

    restore = command("restore", _restore)
    restore.argument("file", "file", "restore-file", type=Path)
    _database(restore)

    new = command("new", _new)
    new.argument("key", "game", "new-key")
    new.option("--folder", "new-folder", type=Path, metavar=say("file"))

    warm = command("warm", _warm)
    warm.argument("games", "game", "warm-games", nargs="*")
    warm.option("--all", "warm-all", action="store_true")

    bench = command("bench", _bench)
    _json(bench)
    return parser


def _terms(parser: Parser) -> None:
    parser.option("--players", "players", type=int, metavar="N")
    _set(parser)


def _set(parser: Parser) -> None:
    parser.option("--set", "set", action="append", default=[], metavar=parser.words("option"), dest="options")


def _deck(parser: Parser) -> None:
    deck = f"deck={parser.words('file')}"
    parser.option("--set", "set-deck", action="append", default=[], metavar=deck, dest="options")


def _database(parser: Parser) -> None:
    parser.option("--db", "database", metavar="URL")


def _json(parser: Parser) -> None:
    parser.option("--json", "json", action="store_true")


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
    infos = [catalogue.game(key).INFO for key in catalogue.listed()]
    if given.json:
        print(json.dumps({"games": [_described(info) for info in infos]}, ensure_ascii=False, indent=2))
        return 0
    for info in infos:
        low, high = info.players
        print(f"{info.key:12} {info.title(tongue):14} {low}-{high}  {', '.join(info.designers)}")
        for option in info.options:
            print(f"{'':12}   {option.key} = {option.offers(high)}  ({option.default})")
    return 0


def _described(info: Info) -> dict[str, Any]:
    return {
        "key": info.key,
        "titles": {language: info.title(language) for language in LANGUAGES},
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
    need("bots")
    from octavo.lab.arena import report

    return report.arena(given, tongue, _options(given.options), _read)


def _replay(given: argparse.Namespace, tongue: str) -> int:
    need("terminal")
    from rich.console import Console

    from octavo.match import notation
    from octavo.terminal import retelling

    match = notation.read(_read(given.file), _deck_text(given)).replay()
    retelling.tell(match, Console(), tongue)
    return 0


def _review(given: argparse.Namespace, tongue: str) -> int:
    from octavo.match import notation
    from octavo.terminal import reviewing

    return reviewing.review(given, tongue, notation.read(_read(given.file), _deck_text(given)).replay())


def _verify(given: argparse.Namespace, tongue: str) -> int:
    from octavo.match import notation

    match = notation.read(_read(given.file), _deck_text(given)).verify()
    points = ", ".join(f"{name} {mine}" for name, mine in zip(match.names, match.points(), strict=True))
    print(language.say(tongue, "verified", actions=len(match.log), points=points))
    return 0


def _serve(given: argparse.Namespace, tongue: str) -> int:
    from octavo.server.serve import serve

    return serve(given.host, given.port, given.db, given.public_url, given.browser, given.proxies)


def _new(given: argparse.Namespace, tongue: str) -> int:
    from octavo.cli.new import lay_out

    home = given.folder or Path(f"octavo-{given.key}")
    for path in lay_out(given.key, home):
        print(path)
    print(language.say(tongue, "new-next", folder=str(home), game=given.key))
    return 0


def _warm(given: argparse.Namespace, tongue: str) -> int:
    from octavo.bots import thought
    from octavo.engine import compiler
    from octavo.match.match import game_of

    keys = catalogue.listed() if given.all else [game_of(key).INFO.key for key in given.games]
    if not keys:
        raise Refused("warm-which")
    for key in keys:
        if not compiler.ready(key):
            compiler.warm(key)
        thought.load(key)
        print(key, flush=True)
    return 0


def _backup(given: argparse.Namespace, tongue: str) -> int:
    from octavo.server import store
    from octavo.server.store.backup import back_up

    back_up(given.db or store.default_url(), given.file, tongue)
    return 0


def _restore(given: argparse.Namespace, tongue: str) -> int:
    from octavo.server import store
    from octavo.server.store.backup import bring_back

    bring_back(given.db or store.default_url(), given.file, tongue)
    return 0


def _bench(given: argparse.Namespace, tongue: str) -> int:
    from octavo.lab import report

    return report.bench(given, tongue)
