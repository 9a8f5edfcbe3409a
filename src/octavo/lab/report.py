"""The output of `octavo simulate` and `octavo bench`."""

import argparse
import json
import shlex
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from octavo.lab import bench as measure
from octavo.lab.peers import OPEN_SPIEL, RL_CARD, UNO_PLAYERS
from octavo.lab.simulate import Simulation, Summary
from octavo.lab.simulate import simulate as run
from octavo.match import decks
from octavo.match.decks import warn
from octavo.match.match import Terms, game_of
from octavo.text.language import say
from octavo.text.missing import need
from octavo.text.progress import counting


def simulate(
    given: argparse.Namespace, tongue: str, options: Mapping[str, str], read_file: Callable[[str], str]
) -> int:
    """Simulate with a progress bar; 1 if a fault was found."""
    if not given.json:
        need("terminal")
    players = given.players if given.players is not None else game_of(given.game).INFO.players[1]
    wanted, deck = decks.asked(given.game, options, read_file)
    if deck:
        warn(deck, tongue)
    terms = Terms(given.game, players, wanted, deck)
    skills = tuple(given.skills.split(",")) if given.skills else ()
    plan = Simulation(terms, given.games, given.seed, given.first, given.jobs, given.device, given.check, skills)
    with counting(given.game, plan.games) as advance:
        summary = run(plan, advance)
    if given.json:
        print(json.dumps(_as_json(summary), ensure_ascii=False, indent=2))
    else:
        _print_summary(summary, tongue)
    return 1 if summary.fault else 0


def _as_json(summary: Summary) -> dict[str, Any]:
    plan = summary.plan
    return {
        "game": plan.terms.key,
        "rules": plan.terms.version,
        "players": plan.terms.players,
        "options": dict(plan.terms.options),
        "seed": plan.seed,
        "first": plan.first,
        "skills": list(plan.skills),
        "device": plan.device,
        "games": summary.matches,
        "steps": summary.steps,
        "seconds": summary.seconds,
        "warm_up_seconds": summary.warm_up,
        "steps_per_second": summary.steps_per_second,
        "steps_per_game": {"low": summary.shortest, "high": summary.longest},
        "endings": summary.endings,
        "shared_wins": summary.shared,
        "digest": f"{summary.digest:016x}",
        "seats": [
            {
                "mean": summary.mean(seat),
                "deviation": summary.deviation(seat),
                "low": summary.lowest[seat],
                "high": summary.highest[seat],
                "win_share": summary.wins[seat] / summary.matches,
            }
            for seat in range(plan.terms.players)
        ],
        "fault": None if summary.fault is None else {**asdict(summary.fault), "command": _reproduce(summary)},
    }


def _reproduce(summary: Summary) -> str:
    """The command that shows a fault again."""
    plan, fault = summary.plan, summary.fault
    assert fault is not None
    words = ["octavo", "simulate", plan.terms.key, "--players", str(plan.terms.players), "--games", "1"]
    words += ["--seed", str(plan.seed), "--first", str(fault.match)]
    for key, value in plan.terms.options.items():
        words += ["--set", f"{key}={value}"]
    words += ["--skills", ",".join(plan.skills)] * bool(plan.skills)
    return shlex.join(words)


def _print_summary(summary: Summary, tongue: str) -> None:
    from rich.console import Console
    from rich.table import Table

    console, plan = Console(), summary.plan
    title = game_of(plan.terms.key).INFO.title(tongue)
    console.print(say(tongue, "simulated", game=title, players=plan.terms.players, matches=summary.matches))
    console.print(
        say(
            tongue,
            "simulated-speed",
            steps=f"{summary.steps:_}",
            seconds=f"{summary.seconds:.2f}",
            speed=f"{summary.steps_per_second:_.0f}",
            warm=f"{summary.warm_up:.2f}",
        )
    )
    low, high = summary.shortest, summary.longest
    console.print(say(tongue, "simulated-length", low=low, high=high, digest=f"{summary.digest:016x}"))
    endings = ", ".join(f"{name} {n}" for name, n in summary.endings.items())
    console.print(say(tongue, "simulated-endings", endings=endings, shared=summary.shared))
    headings = ("seat", "mean", "deviation", "low", "high", "wins")
    table = Table(*(say(tongue, f"column-{heading}") for heading in headings))
    for seat in range(plan.terms.players):
        share = 100 * summary.wins[seat] / summary.matches
        numbers = (summary.mean(seat), summary.deviation(seat), summary.lowest[seat], summary.highest[seat])
        table.add_row(str(seat), *(f"{number:.4g}" for number in numbers), f"{share:.1f} %")
    console.print(table)
    if summary.fault is None:
        console.print(say(tongue, "simulated-sound" if plan.check else "simulated-unchecked"))
        return
    fault = summary.fault
    said = {"match": fault.match, "number": fault.number, "seat": fault.seat, "action": fault.action}
    console.print(say(tongue, "simulated-fault", **said, broken="; ".join(fault.broken)), style="bold red")
    console.print(_reproduce(summary), soft_wrap=True)


def bench(given: argparse.Namespace, tongue: str) -> int:
    """Measure and print; progress on standard error."""
    need("research")
    need("terminal")
    from rich.console import Console
    from rich.table import Table

    with Console(stderr=True).status("") as status:
        peers, speeds = measure.speeds(lambda text: status.update(say(tongue, "bench-speed", what=text)))
        starts = measure.starts(lambda text: status.update(say(tongue, "bench-start", what=text)))
    if given.json:
        found = {start.key: _bench_json(start, [s for s in speeds if s.key == start.key]) for start in starts}
        measured = {f"{name}_steps_per_second": speed for name, speed in peers.items()}
        print(json.dumps({**measured, "games": found}, indent=2))
        return 0
    console = Console()
    for name, speed in peers.items():
        console.print(say(tongue, f"bench-peer-{name}", speed=f"{speed / 1e6:.3g}"))
    headings = ("game", "players", "speed", "ratio", "cold", "warm")
    table = Table(*(say(tongue, f"column-{heading}") for heading in headings))
    by_key = {start.key: start for start in starts}
    for s in speeds:
        start = by_key[s.key]
        ratios = ", ".join(
            f"{ratio:.3g} x" if name == OPEN_SPIEL else f"{ratio:.0f} x {name}" for name, ratio in s.ratios.items()
        )
        figures = (f"{s.steps_per_second / 1e6:.1f} M/s", ratios, f"{start.cold:.1f} s", f"{start.warm:.1f} s")
        table.add_row(s.key, str(s.players), *figures)
    console.print(table)
    return 0


def _bench_json(start: measure.StartTime, speeds: list[measure.SpeedFigure]) -> dict[str, Any]:
    """A game's figures: first those of its slowest player count; beside RLCard, those of the same player count."""

    def figures(s: measure.SpeedFigure) -> dict[str, float]:
        return {"steps_per_second": s.steps_per_second, **{f"ratio_{name}": r for name, r in s.ratios.items()}}

    alike = {f"ratio_{RL_CARD}": s.ratios[RL_CARD] for s in speeds if RL_CARD in s.ratios and s.players == UNO_PLAYERS}
    return {
        **figures(min(speeds, key=lambda s: s.ratios[OPEN_SPIEL])),
        **alike,
        "players": {str(s.players): figures(s) for s in speeds},
        "cold_start_seconds": start.cold,
        "warm_start_seconds": start.warm,
    }
