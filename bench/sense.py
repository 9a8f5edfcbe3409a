"""What each piece of sense is worth: what bots know of a game beyond its rules has to pay.

    python -m bench.sense play sense.jsonl --minutes 20 [--only huzz.rollout mu.manner]
    python -m bench.sense write sense.jsonl docs/sense.md [--before OLD.md]

One bot with all the sense of its game plays against bots that lack one piece of it, with the fewest players, in
duplicate deals; and where there are more than two, one that lacks it against bots that have it. All of them make the
same number of simulations, so that a deal comes out the same on every machine. What a manner or exact search is for is
to save time, so they are tried with the same time for a move too; and what keeps who thinks little from doing anything
is tried with the few worlds of a beginner. `play` adds a line for each deal, and gives the next one to the trial that
has the fewest. With `--before OLD.md`, `write` keeps the rows of a page of the same bots in which more was played.
"""

import argparse
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from statistics import fmean
from time import thread_time
from types import FunctionType
from typing import Any
from unittest.mock import patch

import numba
from bench.bots.cells import NOTHING, told_lead, told_share
from bench.bots.results import build_of

from octavo.bots import thought
from octavo.bots.players import EFFORTS
from octavo.engine import compiler
from octavo.games import catalogue
from octavo.kernel import policy, timing
from octavo.kernel.policy import ENDLESS
from octavo.kernel.types import Action, Seat
from octavo.lab.arena.contest import Contest
from octavo.lab.arena.deals import places
from octavo.lab.arena.figures import Interval, lead_of, mean_interval, share_interval, win_shares
from octavo.lab.arena.lineup import Bot
from octavo.lab.arena.luck import Luck
from octavo.match.match import Terms

PLAIN: dict[str, Any] = {
    "worth_trying": policy.all_worth_trying,
    "rollout": timing.at_random,
    "value": policy.no_value,
    "plausibility": policy.all_plausible,
}
"""The pieces that a game may have, and what it has without. `hides_choice` is none: a search must not know what others
have chosen unseen, whatever that is worth."""

MANNER, EXACT = "manner", "exact"
FIGURES = 5  # columns of the page before them
SEED = 7
PLAYERS = {"njet.plausibility": 4}  # with fewer it says nothing
OPTIONS = {"ciao.worth_trying": {"table": "on"}}  # without table rules nothing can be played that is not sensible

HEAD = """\
# What each piece of sense is worth

Made from measured deals by `python -m bench.sense write`; nothing here is written by hand.

A game's `sense.py` tells bots more than its rules do, and a game may have a manner of its own in which it is searched.
Here one bot with all of that plays against bots that lack one piece, with the fewest players for whom it makes a
difference, in duplicate deals: each is played once in every rotation, and counts as one sample. Where three or more
play, it is told as well what becomes of one without the piece among others that have it. Everybody thinks equally long
for a move. **Bold** is what shows that a piece pays: with it the whole 95 % interval is above a fair share, or above no
lead in points; without it, below.

The bots are those of the builds {builds}.

| game | players | piece | a move | one | share of the wins, % | fair | lead in points | deals |
|---|---|---|---|---|---|---|---|---|
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
        return PLAYERS.get(str(self), fewest)

    @property
    def terms(self) -> Terms:
        return Terms(self.game, self.players, OPTIONS.get(str(self), {}))


def pieces() -> list[Piece]:
    """All that games have."""
    found = []
    for key in catalogue.listed():
        game = catalogue.game(key)
        found += [Piece(key, name) for name, plain in PLAIN.items() if getattr(game, name) is not plain]
        found += [Piece(key, MANNER)] if replace(game.SEARCH, exact=False) != policy.USUAL_SEARCH else []
        found += [Piece(key, EXACT)] if game.SEARCH.exact else []
    return found


@dataclass(frozen=True)
class Effort:
    """How long everybody thinks for a move: so many worlds, or so many seconds of a core."""

    worlds: int = ENDLESS
    seconds: float | None = None

    def __str__(self) -> str:
        return f"{self.worlds:,} worlds" if self.seconds is None else f"{self.seconds:g} s"


USUAL, LITTLE, TIMED = Effort(1000), Effort(EFFORTS["beginner"].simulations), Effort(seconds=0.02)
TRIED = {
    "huzz.manner": (LITTLE, USUAL, TIMED),  # made for who thinks little, and to save time
    "mu.manner": (LITTLE,),  # only for who thinks little
    "was_sticht.exact": (USUAL, TIMED),  # made to save time
}
"""The efforts with which a piece is tried, where that is not just the usual one."""


@dataclass(frozen=True)
class Trial:
    """One bot against others: with a piece among those that lack it, or without it among those that have it."""

    piece: Piece
    effort: Effort
    one_has_it: bool

    def __str__(self) -> str:
        return f"{self.piece} {self.effort} {self.one}"

    @property
    def one(self) -> str:
        return "with" if self.one_has_it else "without"


def trials() -> list[Trial]:
    """All that is tried. Between two it is the same whose view one takes."""
    found = []
    for piece in pieces():
        sides = (True, False) if piece.players > 2 else (True,)
        found += [Trial(piece, effort, side) for effort in TRIED.get(str(piece), (USUAL,)) for side in sides]
    return found


@contextmanager
def lacking(piece: Piece) -> Iterator[None]:
    """Whoever thinks meanwhile lacks this piece."""
    if piece.name in (MANNER, EXACT):
        game = catalogue.game(piece.game)
        usual = policy.SearchSettings(exact=game.SEARCH.exact)
        without = usual if piece.name == MANNER else replace(game.SEARCH, exact=False)
        with patch.object(game, "SEARCH", without):
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
    """A match between the first bot and others, of which one side lacks a piece."""

    trial: Trial

    def _ask(self, bot: Bot, seat: Seat, seed: int) -> Action:
        if (self.places[seat] == 0) == self.trial.one_has_it:
            return self._think(seat, seed)
        with lacking(self.trial.piece):
            return self._think(seat, seed)

    def _think(self, seat: Seat, seed: int) -> Action:
        thoughts = thought.think(
            self.terms.key,
            self.match.speed.view(seat),
            seat,
            seed,
            simulations=self.trial.effort.worlds,
            seconds=self.trial.effort.seconds,
            clock=thread_time,
        )
        return thoughts[0].action


def play_deal(trial: Trial, deal: int) -> dict[str, Any]:
    """The first bot's share of the wins, and its lead over the mean of the others, in all rotations of a deal."""
    terms, n = trial.piece.terms, trial.piece.players
    shares, leads = [], []
    for rotation in range(n):
        match = Comparison(terms, [Bot("expert")] * n, places(n, rotation), Luck(SEED, deal))
        match.trial = trial
        played, mine = match.play(), match.places.index(0)
        shares.append(win_shares(played.marks)[mine])
        leads.append(lead_of(played.points, mine))
    return {
        "trial": str(trial),
        "deal": deal,
        "build": build_of(trial.piece.game),
        "share": fmean(shares),
        "lead": fmean(leads),
    }


def read(file: Path) -> dict[str, list[dict[str, Any]]]:
    """The deals of today's bots in a file, by trial."""
    found: dict[str, list[dict[str, Any]]] = {str(trial): [] for trial in trials()}
    builds = {str(trial): build_of(trial.piece.game) for trial in trials()}
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        deal = json.loads(line)
        if builds.get(deal["trial"]) == deal["build"]:
            found[deal["trial"]].append(deal)
    return found


def play(file: Path, seconds: float, only: list[str]) -> None:
    """Play until time is up, first what was played least."""
    end = time.monotonic() + seconds
    done = {name: len(deals) for name, deals in read(file).items()}
    wanted = [trial for trial in trials() if not only or str(trial.piece) in only]
    while time.monotonic() < end:
        trial = min(wanted, key=lambda one: done[str(one)])
        began = time.monotonic()
        line = play_deal(trial, done[str(trial)])
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        done[str(trial)] += 1
        took = time.monotonic() - began
        print(
            f"{trial}, deal {line['deal']}: share {line['share']:.2f}, lead {line['lead']:+.1f}, {took:.0f} s",
            flush=True,
        )


def write(file: Path, before: str = "") -> str:
    """The page; what a page before has of the same bots stays until more has been played."""
    played, kept = read(file), _rows(before)
    lines = []
    for trial in trials():
        row = _row(trial, played[str(trial)])
        rows = [row, *(old for old in kept if old[:FIGURES] == row[:FIGURES])]
        best = max(rows, key=lambda one: int(one[-1]))
        lines.append(f"| {' | '.join(best)} |\n")
    return HEAD.format(builds=", ".join(map(_told_build, catalogue.listed()))) + "".join(lines)


def _told_build(game: str) -> str:
    return f"`{game} {build_of(game)}`"


def _rows(page: str) -> list[list[str]]:
    """The rows of a page whose game has the same bots today."""
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")]
    return [row for row in rows if row[0] in catalogue.listed() and _told_build(row[0]) in page]


def _row(trial: Trial, deals: list[dict[str, Any]]) -> list[str]:
    """What a trial has come to."""
    piece, wins, points = trial.piece, NOTHING, NOTHING
    fair = 1 / piece.players
    if deals:
        share, lead = share_interval([deal["share"] for deal in deals]), mean_interval([deal["lead"] for deal in deals])
        wins = "{} ({})".format(*told_share(share, bold=_shows(trial, share, fair)))
        mean, limits = told_lead(lead, bold=_shows(trial, lead, 0))
        points = f"{mean} ({limits})" if len(deals) > 1 else mean
    who = [piece.game, str(piece.players), piece.name, str(trial.effort), trial.one]
    return [*who, wins, f"{100 * fair:.0f}", points, str(len(deals))]


def _shows(trial: Trial, found: Interval, level: float) -> bool:
    """Whether that the piece pays is hardly chance."""
    return found.low > level if trial.one_has_it else found.high < level


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
    writing.add_argument("--before", type=Path, metavar="PAGE", help="a page that was written before")
    given = parser.parse_args()
    if given.command == "play":
        play(given.file, 60 * given.minutes, given.only)
    else:
        before = given.before.read_text("utf-8") if given.before else ""
        given.page.write_text(write(given.file, before), "utf-8")


if __name__ == "__main__":
    main()
