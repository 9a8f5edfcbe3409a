"""How strong the bots are.

    python -m bench.bots measure bots.jsonl --minutes 9      plays, and adds a line a match; as often as one likes
    python -m bench.bots write bots.jsonl docs/bots.md       makes the page of what the file has

Measuring compiles first, uses all cores, and loses nothing that was finished when it is killed. It goes on where it
was, first where the figures are the least certain. `write` needs the same --time, --alone, --curve and --only.

Matches that were measured elsewhere are in the page that was made of them: with --before OLD.md, `measure` leaves out
what that page has shown, and `write` takes over what has been played more often for it than now, by the same bots.
"""

import argparse
import re
import sys
from pathlib import Path

from bench.bots.cells import Before, Figures
from bench.bots.measuring import Schedule, measure
from bench.bots.page import write
from bench.bots.pairings import Pairing, Times, pairings
from bench.bots.results import Results

from octavo.engine.system import cores
from octavo.games import catalogue

CURVE = "0.001,0.004,0.016,0.064,0.256"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description="How strong the bots are.")
    commands = parser.add_subparsers(required=True)
    measuring = commands.add_parser("measure")
    measuring.set_defaults(run=_measure)
    measuring.add_argument("--minutes", type=float, default=9.0)
    measuring.add_argument("--jobs", type=int, default=cores())
    measuring.add_argument("--longest", type=int, metavar="N", help="break off a match after so many actions")
    measuring.add_argument("--enough", type=float, default=0.02, help="half of an interval that needs no more")
    measuring.add_argument("--pairs", nargs="+", metavar="A:B", help="only these, such as expert:random (all)")
    measuring.add_argument("--usual", action="store_true", help="only with the usual options")
    measuring.add_argument("--skip", help="none whose name this pattern finds, such as '^ciao .*,random .*table=on'")
    writing = commands.add_parser("write")
    writing.set_defaults(run=_write)
    for command in (measuring, writing):
        command.add_argument("file", type=Path)
        command.add_argument("--time", type=Times, default="0.05", help=Times.__doc__)
        command.add_argument("--alone", type=Times, help="the same for both against random bots, if it is another")
        command.add_argument("--curve", default=CURVE, help=f"times of experts who play each other ({CURVE})")
        command.add_argument("--before", type=Path, metavar="PAGE", help="a page that was written before")
        command.add_argument("--only", choices=catalogue.listed(), nargs="+", default=catalogue.listed())
    writing.add_argument("page", type=Path)
    given = parser.parse_args()
    curve = tuple(float(text) for text in given.curve.split(",") if text)
    given.run(given, list(pairings(given.time, curve, tuple(given.only), given.alone)))
    return 0


def _figures(given: argparse.Namespace) -> Figures:
    return Figures(Results(given.file), Before(given.before.read_text("utf-8") if given.before else ""))


def _measure(given: argparse.Namespace, wanted: list[Pairing]) -> None:
    if given.pairs:
        wanted = [pairing for pairing in wanted if ":".join(pairing.names) in given.pairs]
    if given.usual:
        wanted = [pairing for pairing in wanted if not pairing.options]
    if given.skip:
        wanted = [pairing for pairing in wanted if not re.search(given.skip, str(pairing))]
    figures = _figures(given)
    schedule = Schedule(figures.left(wanted), figures.results, given.enough)
    finished = measure(schedule, 60 * given.minutes, given.jobs, longest=given.longest)
    print(f"{finished} matches added to {given.file}")


def _write(given: argparse.Namespace, wanted: list[Pairing]) -> None:
    if given.before and given.before.resolve() == given.page.resolve():
        sys.exit("--before has to be another page than the one that is written: what it counts would be counted twice")
    given.page.write_text(write(_figures(given), wanted), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
