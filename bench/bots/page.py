"""docs/bots.md: nothing in it that was not measured."""

from collections.abc import Iterator, Sequence

from bench.bots.cells import BUILD, BUILT, BY_POINTS, FEWEST, NOTHING, Cell, Figures, column, mode, told_time
from bench.bots.pairings import ALONE, CEILING, DUEL, MORE, PROOFS, Pairing, modes
from bench.bots.results import search_build

from octavo.bots.players import EFFORTS
from octavo.games import catalogue
from octavo.lab.arena.contest import GRACE

HEAD = """# How strong the bots are

Made from measured matches by `python -m bench.bots write`; nothing here is written by hand. Each table names the
build of its bots; [arena.md](arena.md) tells what has changed since.

In each column one bot of the first kind plays against bots of the second kind in all other seats. Deals are duplicate:
each is played once in every rotation of the bots over the seats, with the same cards and the same luck, and counts as
one sample. A cell has the first bot's share of the victories in per cent, its 95 % confidence interval, and the number
of deals. A shared victory counts in parts. **Bold** is a share whose whole interval is above what has to be shown: a
fair share in the first three columns, and for the expert alone against random bots {duel:.0f} % with two players and
{more:.0f} fair shares with more. There, with the usual options, the expert thinks as it does at a table: it tries
{worlds:,} worlds for a move, within half a second, or a tenth in a race. Everywhere else it has less time; how much
stands above each table. Club and beginner take what they need.

The ceiling is what a seer reaches against random bots, in as much time for a move. It sees all hands and everything
else that is hidden, and knows that the others do anything at random; only what chance still has to decide it does not
know. It is measured where the expert alone does not reach what was hoped for.

Matches are played first where least is shown, so a pairing gets fewer of them once its interval is above what has to be
shown. Other options than the usual ones have a row where at least {fewest} deals of one of its columns were played.

A pairing is played until its interval is above what has to be shown, and is looked at again and again meanwhile; so
one in some dozens may have got there by luck.

These tables have {matches} matches. {counted} (`{search}`) {decisions}. None of
them is known to have been illegal: measuring ends at the first that is. {late} for a
move, by {grace:.0f} ms or more. {broken}.
"""

CURVE = """## Strength over time

One expert with so much time for a move against experts who have only as much as behind the colon, with the fewest
players of each game: the share of the victories in per cent, its interval, and the number of deals. **Bold** is where
more time is shown to help; where a share comes down to the fair one, strength levels off.
"""


POINTS = f"""## {BY_POINTS}

Where luck decides most, victories tell little, and points tell more. These are the pairings in which the share of
victories does not show yet that the first bot is the better one: by how many points a match it is before the mean of
the others, the 95 % confidence interval, and the number of deals. **Bold** is an interval above nothing.

| game | mode | players | pairing | lead |
|---|---|---|---|---|
"""


def write(figures: Figures, pairings: Sequence[Pairing]) -> str:
    """The whole page."""
    numbers = {"matches": f"{figures.matches(pairings):,}", "search": search_build(), **figures.counted(pairings)}
    worlds = EFFORTS["expert"].simulations
    lines = [HEAD.format(fewest=FEWEST, duel=100 * DUEL, more=MORE, worlds=worlds, grace=1000 * GRACE, **numbers)]
    for game in dict.fromkeys(pairing.game for pairing in pairings):
        mine = [pairing for pairing in pairings if pairing.game == game and not pairing.curve]
        lines += [f"## {catalogue.game(game).INFO.title('en')}", "", *_table(figures, game, mine), ""]
    lines += [CURVE, *_curves(figures, [pairing for pairing in pairings if pairing.curve]), ""]
    leads = list(_by_points(figures, pairings))
    lines += [POINTS + "\n".join(leads), ""] if leads else []
    lines += ["## What is not shown yet", "", *_open(figures, pairings)]
    return "\n".join(lines) + "\n"


def _table(figures: Figures, game: str, pairings: Sequence[Pairing]) -> Iterator[str]:
    columns = (*PROOFS, ALONE, CEILING)
    names = " | ".join(f"{first} : {other}" for first, other in columns)
    times = (told_time(next(p.bots[0].seconds for p in pairings if p.names == names)) for names in (PROOFS[0], CEILING))
    yield from (BUILD.format(figures.build((game, False)), *times), "")
    yield f"| mode | players | {names} |"
    yield "|---|---|" + "---|" * len(columns)
    info = catalogue.game(game).INFO
    for options in modes(info):
        for players in range(info.players[0], info.players[1] + 1):
            row = {p.names: figures.cell(p) for p in pairings if p.options == options and p.players == players}
            if options and not any(cell and cell.measured for cell in row.values()):
                continue
            cells = " | ".join(_text(row.get(names)) for names in columns)
            yield f"| {mode(options)} | {players} | {cells} |"


def _curves(figures: Figures, pairings: Sequence[Pairing]) -> Iterator[str]:
    steps = list(dict.fromkeys(column(pairing) for pairing in pairings))
    yield f"| game | players | {BUILT} | fair | " + " | ".join(steps) + " |"
    yield "|---|---|---|---|" + "---|" * len(steps)
    for game in dict.fromkeys(pairing.game for pairing in pairings):
        mine = [pairing for pairing in pairings if pairing.game == game]
        cells = " | ".join(_text(figures.cell(pairing)) for pairing in mine)
        build = figures.build((game, True)) or NOTHING
        yield f"| {game} | {mine[0].players} | `{build}` | {100 * mine[0].fair:.0f} | {cells} |"


def _text(cell: Cell | None) -> str:
    return cell.text if cell else NOTHING


def _by_points(figures: Figures, pairings: Sequence[Pairing]) -> Iterator[str]:
    for names in PROOFS:
        for pairing, proven in _measured(figures, pairings, names).items():
            if not proven:
                place = f"{pairing.game} | {mode(pairing.options)} | {pairing.players}"
                yield f"| {place} | {column(pairing)} | {_text(figures.lead(pairing))} |"


def _measured(figures: Figures, pairings: Sequence[Pairing], names: tuple[str, str]) -> dict[Pairing, bool]:
    """What was measured, and whether victories prove what they should."""
    cells = {p: figures.cell(p) for p in pairings if p.names == names and not p.curve}
    return {p: cell.proven for p, cell in cells.items() if cell and cell.measured}


def _open(figures: Figures, pairings: Sequence[Pairing]) -> Iterator[str]:
    """What the intervals do not prove, by what was to be proven; a ceiling proves nothing."""
    for names in (*PROOFS, ALONE):
        all_of_them = sum(p.names == names and not p.curve for p in pairings)
        measured = _measured(figures, pairings, names)
        left = [p for p, proven in measured.items() if not proven]
        places = ", ".join(" ".join([p.game, str(p.players), *(f"{k} {v}" for k, v in p.options)]) for p in left)
        rest = f" Not in: {places}." if left else ""
        ahead = sum(lead.proven for p in left if names != ALONE and (lead := figures.lead(p)))
        rest += f" In {ahead} of these points show it." if ahead else ""
        rest += f" Too little was played in {all_of_them - len(measured)}." if len(measured) < all_of_them else ""
        yield f"- {names[0]} : {names[1]}: shown in {len(measured) - len(left)} of {all_of_them}.{rest}"
