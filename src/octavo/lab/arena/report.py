"""The output of `octavo arena`."""

import argparse
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from octavo.engine.system import cores
from octavo.lab.arena import lineup
from octavo.lab.arena.contest import BadChoice
from octavo.lab.arena.crew import Schedule, deals
from octavo.lab.arena.deals import DealResult, Standing, standings
from octavo.lab.arena.ratings import Rating, ratings
from octavo.match import decks
from octavo.match.decks import warn
from octavo.match.match import Terms, game_of
from octavo.text.language import say
from octavo.text.progress import counting
from octavo.text.refusal import Refused

HEADINGS = ("bot", "score", "wins", "rating", "thought", "slowest")


@dataclass(frozen=True)
class Outcome:
    """How much of a schedule was played, and how the bots stand."""

    plan: Schedule
    results: list[DealResult]
    standings: list[Standing]
    ratings: list[Rating]

    @property
    def games(self) -> int:
        return len(self.results) * len(self.plan.bots)

    @property
    def broken_off(self) -> int:
        """Matches that went on for too long, and count as they stood."""
        return sum(not match.ended for result in self.results for match in result.matches)


def arena(given: argparse.Namespace, tongue: str, options: Mapping[str, str], read_file: Callable[[str], str]) -> int:
    """Let bots play with a progress bar; what there is, if somebody stops it; 1 if a bot has done what it may not."""
    seconds = None if given.time is None else lineup.checked_time(given.time)
    game_of(given.game)
    bots = lineup.read(given.seats, seconds)
    wanted, deck = decks.asked(given.game, options, read_file)
    if deck:
        warn(deck, tongue)
    jobs = cores() if given.jobs is None else given.jobs
    plan = Schedule(Terms(given.game, len(bots), wanted, deck), bots, given.games, given.seed, jobs)
    try:
        outcome = _play(plan)
    except BadChoice as bad:
        Console(stderr=True).print(say(tongue, "arena-bad-choice", what=str(bad)), style="bold red", markup=False)
        return 1
    if given.json:
        print(json.dumps(as_json(outcome), ensure_ascii=False, indent=2))
    else:
        _print(outcome, tongue, Console())
    return 0


def _play(plan: Schedule) -> Outcome:
    """Until all deals are played, or somebody has had enough."""
    results: list[DealResult] = []
    with counting(plan.terms.key, plan.deals * len(plan.bots)) as advance:
        try:
            for result in deals(plan):
                results.append(result)
                advance(len(plan.bots))
        except KeyboardInterrupt:
            pass
    if not results:
        raise Refused("arena-nothing")
    results.sort(key=lambda result: result.deal)
    return Outcome(plan, results, standings(results), ratings(results))


def as_json(outcome: Outcome) -> dict[str, Any]:
    """The figures; `low` and `high` are the 95 % interval of the win share."""
    plan = outcome.plan
    return {
        "game": plan.terms.key,
        "rules": plan.terms.version,
        "options": dict(plan.terms.options),
        "seed": plan.seed,
        "games": outcome.games,
        "deals": len(outcome.results),
        "broken_off": outcome.broken_off,
        "seats": [
            {
                "bot": str(bot),
                "mean_score": mine.score.mean,
                "win_share": mine.wins.mean,
                "low": mine.wins.low,
                "high": mine.wins.high,
                "score_low": _limit(mine.score.low),
                "score_high": _limit(mine.score.high),
                "rating": {"mu": rating.mu, "sigma": rating.sigma},
                "decisions": mine.decisions,
                "seconds_a_decision": mine.seconds,
                "slowest_seconds": mine.slowest,
            }
            for bot, mine, rating in zip(plan.bots, outcome.standings, outcome.ratings, strict=True)
        ],
    }


def _limit(value: float) -> float | None:
    return value if isfinite(value) else None


def _print(outcome: Outcome, tongue: str, console: Console) -> None:
    plan = outcome.plan
    title = game_of(plan.terms.key).INFO.title(tongue)
    console.print(say(tongue, "arena-played", game=title, deals=len(outcome.results), matches=outcome.games))
    if len(outcome.results) < plan.deals:
        console.print(say(tongue, "arena-stopped", deals=plan.deals))
    if outcome.broken_off:
        console.print(say(tongue, "arena-broken-off", matches=outcome.broken_off))
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    for heading in HEADINGS:
        table.add_column(say(tongue, f"column-{heading}"), no_wrap=heading not in ("score", "wins"))

    def figure(number: float) -> str:
        return say(tongue, "arena-figure", number=round(number, 1))

    def share(part: float) -> str:
        return figure(100 * part)

    for bot, mine, rating in zip(plan.bots, outcome.standings, outcome.ratings, strict=True):
        table.add_row(
            str(bot),
            figure(mine.score.mean) + (f" ± {figure(mine.score.half)}" if isfinite(mine.score.half) else ""),
            say(tongue, "arena-wins", mean=share(mine.wins.mean), low=share(mine.wins.low), high=share(mine.wins.high)),
            f"{figure(rating.mu)} ± {figure(2 * rating.sigma)}",
            f"{figure(1000 * mine.seconds)} ms",
            f"{1000 * mine.slowest:.0f} ms",
        )
    console.print(table)
    console.print(say(tongue, "arena-fair", share=round(100 / len(plan.bots), 1)))
