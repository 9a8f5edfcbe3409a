"""What each piece of sense is worth: what bots know of a game beyond its rules has to pay.

    python -m bench.sense play sense.jsonl --minutes 20 [--only huzz.hunch mu.manner]
    python -m bench.sense write sense.jsonl docs/sense.md

One bot with all the sense of its game plays against bots that lack one piece of it, with the fewest players, in
duplicate deals. All of them make the same number of simulations, so that a deal comes out the same on every machine.
`play` adds a line for each deal, and gives the next one to the piece that has the fewest.
"""

import argparse
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import fmean
from types import FunctionType
from typing import Any
from unittest.mock import patch

import numba
from bench.bots.cells import NOTHING, told_lead, told_share
from bench.bots.results import build_of

from octavo import catalogue, compiler, pace, sense
from octavo.arena.contest import Contest
from octavo.arena.deals import places
from octavo.arena.figures import lead_of, mean_interval, share_interval, win_shares
from octavo.arena.lineup import Bot
from octavo.arena.luck import Luck
from octavo.bots import thought
from octavo.match import Terms
from octavo.types import Action, Seat

PLAIN: dict[str, Any] = {
    "sensible": sense.all_sensible,
    "hunch": pace.at_random,
    "secret": sense.nothing_secret,
    "prospect": sense.no_prospect,
    "likely": sense.all_likely,
}
"""The pieces that a game may have, and what it has without."""

MANNER, EXACT = "manner", "exact"
SIMULATIONS = 1000  # a move
SEED = 7
OPTIONS = {"ciao.sensible": {"table": "on"}}  # without table rules nothing can be played that is not sensible

HEAD = """\
# What each piece of sense is worth

Made from measured deals by `python -m bench.sense write`; nothing here is written by hand.

A game's `sense.py` tells bots more than its rules do, and a game may have a manner of its own in which it is searched.
Here one bot with all of that plays against bots that lack one piece, with the fewest players, in duplicate deals: each
is played once in every rotation, and counts as one sample. Everybody makes {simulations:,} simulations a move. **Bold**
is what pays: its whole 95 % interval is above a fair share, or above no lead in points.

| game | players | piece | share of the wins, % | fair | lead in points | deals |
|---|---|---|---|---|---|---|
"""


@dataclass(frozen=True)
class Piece:
    """A piece of a game's sense."""

    game: str
    name: str

    def __str__(self) -> str:
        return f"{self.game}.{self.name}"

    @property
    def players(self) -> int:
        fewest: int = catalogue.game(self.game).INFO.players[0]
        return fewest


def pieces() -> list[Piece]:
    """All that games have."""
    found = []
    for key in catalogue.KEYS:
        game = catalogue.game(key)
        found += [Piece(key, name) for name, plain in PLAIN.items() if getattr(game, name) is not plain]
        found += [Piece(key, MANNER)] if key in thought.MANNERS else []
        found += [Piece(key, EXACT)] if key in thought.EXACT else []
    return found


@contextmanager
def lacking(piece: Piece) -> Iterator[None]:
    """Whoever thinks meanwhile lacks this piece."""
    if piece.name == MANNER:
        with patch.dict(thought.MANNERS):
            del thought.MANNERS[piece.game]
            yield
    elif piece.name == EXACT:
        with patch.object(thought, "EXACT", ()):
            yield
    else:
        plain, quick = _rules_without(piece)
        with (
            patch.object(compiler, "interpreted", lambda _: plain),
            patch.object(compiler, "compiled", lambda _: quick),
        ):
            yield


@cache
def _rules_without(piece: Piece) -> tuple[compiler.Rules, compiler.Rules]:
    """The rules at both speeds. Their machine code is not kept: on disk it would be taken for that of the game."""

    def entry(function: FunctionType) -> Any:
        return numba.njit(**compiler._how(function))(function)

    game = catalogue.game(piece.game)
    with patch.object(game, piece.name, PLAIN[piece.name]):
        plain = compiler._copy(piece.game, lambda f: f, lambda f: f, compiler._plain_table)
        quick = compiler._copy(piece.game, compiler._inner, entry, lambda table: table)
    return plain, quick


class Comparison(Contest):
    """A match between a bot that has all its sense, the first, and others that lack a piece."""

    piece: Piece

    def _ask(self, bot: Bot, seat: Seat, seed: int) -> Action:
        if self.places[seat] == 0:
            return self._think(seat, seed)
        with lacking(self.piece):
            return self._think(seat, seed)

    def _think(self, seat: Seat, seed: int) -> Action:
        view = self.match.speed.view(seat)
        return thought.think(self.terms.key, view, seat, seed, simulations=SIMULATIONS)[0].action


def play_deal(piece: Piece, deal: int) -> dict[str, Any]:
    """The first bot's share of the wins, and its lead over the mean of the others, in all rotations of a deal."""
    terms, n = Terms(piece.game, piece.players, OPTIONS.get(str(piece), {})), piece.players
    shares, leads = [], []
    for rotation in range(n):
        match = Comparison(terms, [Bot("expert")] * n, places(n, rotation), Luck(SEED, deal))
        match.piece = piece
        played, mine = match.play(), match.places.index(0)
        shares.append(win_shares(played.marks)[mine])
        leads.append(lead_of(played.points, mine))
    return {
        "piece": str(piece),
        "deal": deal,
        "build": build_of(piece.game),
        "share": fmean(shares),
        "lead": fmean(leads),
    }


def read(file: Path) -> dict[str, list[dict[str, Any]]]:
    """The deals of today's bots in a file, by piece."""
    found: dict[str, list[dict[str, Any]]] = {str(piece): [] for piece in pieces()}
    builds = {str(piece): build_of(piece.game) for piece in pieces()}
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        deal = json.loads(line)
        if builds.get(deal["piece"]) == deal["build"]:
            found[deal["piece"]].append(deal)
    return found


def play(file: Path, seconds: float, only: list[str]) -> None:
    """Play until time is up, first what was played least."""
    end = time.monotonic() + seconds
    done = {name: len(deals) for name, deals in read(file).items()}
    wanted = [piece for piece in pieces() if not only or str(piece) in only]
    while time.monotonic() < end:
        piece = min(wanted, key=lambda one: done[str(one)])
        began = time.monotonic()
        line = play_deal(piece, done[str(piece)])
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        done[str(piece)] += 1
        took = time.monotonic() - began
        print(
            f"{piece} deal {line['deal']}: share {line['share']:.2f}, lead {line['lead']:+.1f}, {took:.0f} s",
            flush=True,
        )


def write(file: Path) -> str:
    """The page."""
    lines, played = [], read(file)
    for piece in pieces():
        deals, wins, points = played[str(piece)], NOTHING, NOTHING
        if deals:
            share, lead = share_interval([d["share"] for d in deals]), mean_interval([d["lead"] for d in deals])
            wins = "{} ({})".format(*told_share(share, bold=share.low > 1 / piece.players))
            mean, limits = told_lead(lead)
            points = f"{mean} ({limits})" if len(deals) > 1 else mean
        cells = (piece.game, piece.players, piece.name, wins, f"{100 / piece.players:.0f}", points, len(deals))
        lines.append(f"| {' | '.join(map(str, cells))} |\n")
    return HEAD.format(simulations=SIMULATIONS) + "".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.sense", description="What each piece of sense is worth.")
    commands = parser.add_subparsers(required=True, dest="command")
    playing = commands.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--minutes", type=float, default=9.0)
    playing.add_argument("--only", nargs="+", default=[], choices=[str(piece) for piece in pieces()])
    writing = commands.add_parser("write")
    writing.add_argument("file", type=Path)
    writing.add_argument("page", type=Path)
    given = parser.parse_args()
    if given.command == "play":
        play(given.file, 60 * given.minutes, given.only)
    else:
        given.page.write_text(write(given.file), "utf-8")


if __name__ == "__main__":
    main()
