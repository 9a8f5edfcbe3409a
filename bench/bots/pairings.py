"""Who is measured against whom: every game, mode and player count."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from octavo.games import catalogue
from octavo.kernel.contract import Info
from octavo.kernel.options import Choice, Deck
from octavo.lab.arena.lineup import SEER, Bot
from octavo.match.match import Terms

# One of the first against all others of the second.
PROOFS = (("expert", "club"), ("club", "beginner"), ("beginner", "random"))
ALONE = ("expert", "random")
CEILING = (SEER, "random")
TIMED = ("expert", SEER)  # who is given a time for a move
AT_A_TABLE = None  # and this is none: it thinks as it does at a table

DUEL = 0.9  # what an expert should win of matches against one random bot
MORE = 2.0  # and how many times its fair share against several

Options = tuple[tuple[str, str], ...]
Section = tuple[str, bool]  # what part of the page: a game's table, or its line of the curve


@dataclass(frozen=True)
class Pairing:
    """One bot against others, all alike."""

    game: str
    options: Options  # those that differ from what is usual
    bots: tuple[Bot, ...]
    curve: bool = False  # whether it shows what more time is worth

    def __str__(self) -> str:
        return f"{self.game} {','.join(str(bot) for bot in self.bots)}{''.join(f' {k}={v}' for k, v in self.options)}"

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def setting(self) -> tuple[str, Options, int]:
        return self.game, self.options, self.players

    @property
    def fair(self) -> float:
        return 1 / self.players

    @property
    def names(self) -> tuple[str, str]:
        return self.bots[0].strength, self.bots[1].strength

    @property
    def section(self) -> Section:
        return self.game, self.curve

    @property
    def needs(self) -> set[tuple[str, bool]]:
        """What has to be compiled: the game, and where the seer plays, what it sees with."""
        return {(self.game, sees) for sees in (False, SEER in self.names)}

    @property
    def target(self) -> float:
        """What the first bot's share has to exceed, by the whole of its interval."""
        if self.names in (ALONE, CEILING):
            return DUEL if self.players == 2 else MORE * self.fair
        return self.fair

    @property
    def terms(self) -> Terms:
        return Terms(self.game, self.players, dict(self.options))


def modes(info: Info) -> list[Options]:
    """The usual options, and every other value by itself."""
    found: list[Options] = [()]
    for option in info.options:
        values = option.values if isinstance(option, Choice) else option.presets if isinstance(option, Deck) else ()
        found += [((option.key, value),) for value in values if value != option.default]
    return found


def _lineup(names: tuple[str, str], players: int, seconds: float | None) -> tuple[Bot, ...]:
    first, other = (Bot(name, seconds if name in TIMED else None) for name in names)
    return (first, *[other] * (players - 1))


class Times(dict[str, float | None]):
    """Seconds a move for expert and seer: a time for all games, and others for single ones ("0.05,ciao=0.02"); with
    "table" the expert thinks as at a table."""

    def __init__(self, text: str) -> None:
        for part in text.split(","):
            game, _, seconds = part.rpartition("=")
            self[game] = AT_A_TABLE if seconds == "table" else float(seconds)

    def of(self, game: str) -> float | None:
        return self.get(game, self[""])


def pairings(
    times: Times,
    curve: tuple[float, ...],
    games: tuple[str, ...] = catalogue.listed(),
    alone: Times | None = None,
) -> Iterator[Pairing]:
    """All that is measured, with these times for the expert; `alone` is what it and the seer have against random bots,
    if that is another time. With the usual options the expert plays against them as it does at a table. Along the curve
    an expert with each time plays against those with the time before."""
    for game in games:
        info = catalogue.game(game).INFO
        low, high = info.players
        seconds = times.of(game)
        for options in modes(info):
            for players in range(low, high + 1):
                for names in PROOFS:
                    yield Pairing(game, options, _lineup(names, players, seconds))
                less = (alone or times).of(game)
                yield Pairing(game, options, _lineup(ALONE, players, less if options else AT_A_TABLE))
                yield Pairing(game, options, _lineup(CEILING, players, less))
        for less_time, time in pairwise(curve):
            yield Pairing(game, (), (Bot("expert", time), *[Bot("expert", less_time)] * (low - 1)), curve=True)
