"""A cell of the page: what was measured of one pairing, in this run or, kept by the page itself, before.

The file of results may be gone, on another machine; the page stays. What it shows of the same bots counts until more
deals have been played.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bench.bots.pairings import ALONE, AT_A_TABLE, CEILING, TIMED, Options, Pairing, Section
from bench.bots.results import Results, build_of, search_build

from octavo.games import catalogue
from octavo.lab.arena.figures import Interval

FEWEST = 3  # deals for an interval that says anything
NOTHING = "–"
BUILT = "build"  # the column of the curve that names the bots
CELL = re.compile(r"(\*\*)?\d+(?:\*\*)? \(\d+-\d+; (\d+)\)")
LEAD = re.compile(r"(\*\*)?[+-][\d.]+(?:\*\*)? \([+-][\d.]+ to [+-][\d.]+; (\d+)\)")
BY_POINTS = "By points"
BUILD = "Bots of build `{}`; the expert has {} for a move, {} alone against random bots in other modes than the usual."
AS_AT_A_TABLE = "as long as at a table"
READ_BUILD = re.compile(re.escape(BUILD).replace(r"\{\}", "(.+)"))
COUNTED = "In {} matches with the search of today"
BROKEN = "{} went on for too long, were broken off, and count as they stood"
DECISIONS = "{} decisions were taken"
LATE = "{} took more of a core's time than their bot had"
COUNTS = {"counted": COUNTED, "broken": BROKEN, "decisions": DECISIONS, "late": LATE}

Place = tuple[str, str, str, str]  # game, mode, players, column


@dataclass(frozen=True)
class Cell:
    """Its words, of how many deals, and whether the whole interval is above what has to be shown."""

    text: str
    deals: int
    proven: bool

    @property
    def measured(self) -> bool:
        return self.deals >= FEWEST


def mode(options: Options) -> str:
    return " ".join(f"{key} {value}" for key, value in options) or "usual"


def column(pairing: Pairing) -> str:
    if pairing.curve:
        first, other = (f"{bot.seconds:g}" for bot in pairing.bots[:2])
        return f"{first} : {other} s"
    return " : ".join(pairing.names)


def told_time(seconds: float | None) -> str:
    return AS_AT_A_TABLE if seconds is AT_A_TABLE else f"{seconds:g} s"


def told_share(share: Interval, *, bold: bool) -> tuple[str, str]:
    """A share in per cent, and what it lies between."""
    mean = f"{100 * share.mean:.0f}"
    return f"**{mean}**" if bold else mean, f"{100 * share.low:.0f}-{100 * share.high:.0f}"


def told_lead(lead: Interval, *, bold: bool) -> tuple[str, str]:
    """A lead in points, and what it lies between."""
    mean = f"{lead.mean:+.1f}"
    return f"**{mean}**" if bold else mean, f"{lead.low:+.1f} to {lead.high:+.1f}"


def _place(pairing: Pairing) -> Place:
    return pairing.game, mode(pairing.options), str(pairing.players), column(pairing)


def _number(words: str, text: str) -> int:
    """The number in these words of a page; 0 if it does not say them."""
    found = re.search(re.escape(words).replace(r"\{\}", "([0-9,]+)"), " ".join(text.split()))
    return int(found[1].replace(",", "")) if found else 0


class Before:
    """A page that was written before, read again."""

    def __init__(self, text: str = "") -> None:
        self.cells: dict[Place, Cell] = {}
        self.leads: dict[Place, Cell] = {}
        self.builds: dict[Section, str] = {}
        self.times: dict[str, tuple[str, str]] = {}  # of the expert, by game, and alone against random bots
        same = f"(`{search_build()}`)" in text  # what another search has done is not counted any more
        self.counts = {name: _number(words, text) if same else 0 for name, words in COUNTS.items()}
        games = {catalogue.game(key).INFO.titles["en"]: key for key in catalogue.listed()}
        for section in text.split("\n## ")[1:]:
            title, *lines = section.splitlines()
            head: list[str] = []
            for line in lines:
                if found := READ_BUILD.fullmatch(line):
                    self.builds[games[title], False], self.times[games[title]] = found[1], (found[2], found[3])
                if line.startswith("| "):
                    row = line.strip("| ").split(" | ")
                    if head and title == BY_POINTS:
                        self._take_lead(*row)
                    elif head:
                        self._take(games.get(title), head, row)
                    head = head or row

    def cell(self, pairing: Pairing, build: str) -> Cell | None:
        """What it has of these bots, with as much time."""
        return self.cells.get(_place(pairing)) if self._same(pairing, build) else None

    def lead(self, pairing: Pairing, build: str) -> Cell | None:
        """The same, by points."""
        return self.leads.get(_place(pairing)) if self._same(pairing, build) else None

    def _same(self, pairing: Pairing, build: str) -> bool:
        """Whether it is of these bots, with as much time."""
        if self.builds.get(pairing.section) != build:
            return False
        first, alone = pairing.bots[0], pairing.names in (ALONE, CEILING)
        if pairing.curve or first.strength not in TIMED or (pairing.names == ALONE and not pairing.options):
            return True
        return told_time(first.seconds) == self.times[pairing.game][alone]

    def _take(self, game: str | None, head: list[str], row: list[str]) -> None:
        """A row of a game's table; those of the curve name their game, and have the usual options."""
        first, players, *texts = row
        for name, text in zip(head[2:], texts, strict=True):
            if name == BUILT:
                self.builds[first, True] = text.strip("`")
            if found := CELL.fullmatch(text):
                place = (game or first, first if game else "usual", players, name)
                self.cells[place] = Cell(text, int(found[2]), found[1] is not None)

    def _take_lead(self, game: str, way: str, players: str, name: str, text: str) -> None:
        """A row of the leads in points."""
        if found := LEAD.fullmatch(text):
            self.leads[game, way, players, name] = Cell(text, int(found[2]), found[1] is not None)


class Figures:
    """What is known of every pairing: of what was measured now and before, that of which more was played."""

    def __init__(self, results: Results, before: Before) -> None:
        self.results, self.before = results, before

    def build(self, section: Section) -> str:
        """Whose figures a part of the page has: the bots that were measured last."""
        return self.results.latest(section) or self.before.builds.get(section, "")

    def cell(self, pairing: Pairing) -> Cell | None:
        cells = (self._now(pairing), self.before.cell(pairing, self.build(pairing.section)))
        return max((cell for cell in cells if cell), key=lambda cell: cell.deals, default=None)

    def lead(self, pairing: Pairing) -> Cell | None:
        """The lead of the first bot in points: what of it was measured with more deals."""
        found, before = self.results.lead(pairing), self.before.lead(pairing, self.build(pairing.section))
        if found is None or (before and before.deals > found[1]):
            return before
        lead, deals = found
        ahead = lead.low > 0
        mean, limits = told_lead(lead, bold=ahead)
        return Cell(f"{mean} ({limits}; {deals})", deals, ahead)

    def shown_before(self, pairing: Pairing) -> bool:
        """Whether nothing more is asked of it: the bots of today have shown it."""
        cell = self.before.cell(pairing, build_of(pairing.game))
        return cell is not None and cell.measured and cell.proven

    def left(self, pairings: Sequence[Pairing]) -> list[Pairing]:
        """What has not been shown before; where the expert has shown enough, nobody asks for the ceiling."""
        reached = {pairing.setting for pairing in pairings if pairing.names == ALONE and self.shown_before(pairing)}
        return [p for p in pairings if not self.shown_before(p) and not (p.names == CEILING and p.setting in reached)]

    def _now(self, pairing: Pairing) -> Cell | None:
        found = self.results.share(pairing)
        if found is None:
            return None
        share, deals = found
        proven = share.low > pairing.target
        mean, limits = told_share(share, bold=proven)
        return Cell(f"{mean} ({limits}; {deals})", deals, proven)

    def matches(self, pairings: Sequence[Pairing]) -> int:
        """How many are in the tables."""
        return sum(cell.deals * pairing.players for pairing in pairings if (cell := self.cell(pairing)))

    def counted(self, pairings: Sequence[Pairing]) -> dict[str, str]:
        """In how many matches how many have been broken off, decisions taken, and taken late, now and before."""
        now = {str(p): self.results.matches(p, build_of(p.game)).values() for p in pairings}
        matches = [match for played in now.values() for match in played]
        new = {
            "counted": len(matches),
            "broken": sum(not match.ended for match in matches),
            "decisions": sum(sum(match.decisions) for match in matches),
            "late": sum(sum(match.late) for match in matches),
        }
        return {name: words.format(f"{new[name] + self.before.counts[name]:,}") for name, words in COUNTS.items()}
