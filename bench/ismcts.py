"""Our search against OpenSpiel's own IS-MCTS, at Oh Hell, at equal time on one core.

    python -m bench.ismcts [--deals 40] [--time 0.05] [--explore 10] [--jobs 1] [--json]

Both play the very same game (`bench/oh_hell`), each by its own rules and as compiled as it comes: ours by Numba, theirs
in C++ with its own random rollouts. First, how many simulations each makes in a second, in the same situations. Then
matches with duplicate deals, seats rotated: one of ours against two of theirs, and two of ours against one.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from functools import cache
from statistics import fmean, geometric_mean, median
from typing import Any

import pyspiel
from bench.oh_hell.rules import PACK_SIZE

from octavo.bots import thought
from octavo.engine import compiler
from octavo.games import catalogue
from octavo.kernel.types import Action, Seat
from octavo.lab.arena.crew import crew
from octavo.lab.arena.deals import places
from octavo.lab.arena.figures import Interval, mean_interval, share_interval, win_shares
from octavo.lab.arena.luck import Dealt, Luck
from octavo.match.match import Terms

KEY = "oh_hell"
PEER = "oh_hell(players=3,num_suits=4,num_cards_per_suit=7,num_tricks_fixed=9)"
TRIES = 5  # in which OpenSpiel has to try anything at all
SITUATIONS = 12  # in which speed is measured
APART = 2  # actions from one to the next
ENDLESS = 1 << 24  # simulations: it is time that ends a search
EXPLORE = 10.0  # of OpenSpiel's bot: about the spread of the scores


def install() -> None:
    """Put the game where rules are looked for; it is in no catalogue that people see."""
    catalogue.add_unlisted(KEY, f"bench.{KEY}")


class Twins:
    """One match in both worlds: what is done in one is done in the other."""

    def __init__(self, seed: int, deal: int) -> None:
        self.ours = Dealt(Terms(KEY, 3, {}), Luck(seed, deal))
        s: Any = self.ours.speed.state
        self.theirs = pyspiel.load_game(PEER).new_initial_state()
        hands = [[card for card in range(PACK_SIZE) if s.hands[seat] >> card & 1] for seat in range(3)]
        dealt = [card for row in zip(*hands, strict=True) for card in row]  # it deals by turns
        for action in (len(hands[0]), s.dealer, *dealt, s.trump):
            self.theirs.apply_action(action)

    @property
    def turn(self) -> Seat:
        return int(self.theirs.current_player())

    @property
    def over(self) -> bool:
        return not self.ours.speed.actors()

    def play(self, action: Action) -> None:
        self.ours.play(self.turn, action)
        self.theirs.apply_action(action)


def our_choice(match: Twins, seconds: float, seed: int) -> Action:
    seat = match.turn
    view = match.ours.speed.view(seat)
    return thought.think(KEY, view, seat, seed, simulations=ENDLESS, seconds=seconds)[0].action


def their_bot(simulations: int, seconds: float, seed: int, explore: float) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(seed, evaluator, explore, simulations, -1, final, False, False, seconds)


def their_choice(match: Twins, seconds: float, seed: int, explore: float) -> Action:
    """Again, if the machine was away for so long that it could not try anything, which it takes for a fault."""
    for attempt in range(TRIES):
        try:
            return int(their_bot(ENDLESS, seconds, seed + attempt, explore).step(match.theirs))
        except pyspiel.SpielError as fault:
            if "total_visits" not in str(fault):
                raise
    raise RuntimeError("OpenSpiel finds no time to search")


@dataclass(frozen=True)
class Speeds:
    """Simulations a second of a core, medians of situations from the first bid to the last tricks; and how many times
    theirs ours are, the geometric mean of the same situations."""

    ours: float
    theirs: float
    times: float


def speeds(seconds: float, explore: float) -> Speeds:
    """By turns in the same situations."""
    ours, theirs = [], []
    dice = random.Random(1)
    for number in range(SITUATIONS):
        match = Twins(2, number)
        for _ in range(APART * number):
            match.play(dice.choice(match.theirs.legal_actions()))
        while len(match.theirs.legal_actions()) == 1:
            match.play(match.theirs.legal_actions()[0])
        view = match.ours.speed.view(match.turn)
        started = time.process_time()
        found = thought.think(KEY, view, match.turn, number, simulations=ENDLESS, seconds=seconds)
        ours.append(sum(choice.visits for choice in found) / (time.process_time() - started))
        n = max(100, round(10_000 * seconds))
        bot = their_bot(n, -1.0, number + 1, explore)
        started = time.process_time()
        bot.step(match.theirs)
        theirs.append(n / (time.process_time() - started))
    return Speeds(median(ours), median(theirs), geometric_mean(a / b for a, b in zip(ours, theirs, strict=True)))


Chooser = Callable[[Twins, int], Action]


def play(choosers: Sequence[Chooser], seed: int, deal: int, rotation: int) -> tuple[list[float], list[float]]:
    """One rotation of a deal: what each chooser won and scored, by its number."""
    match, seats = Twins(seed, deal), places(3, rotation)
    number = 0
    while not match.over:
        legal = match.theirs.legal_actions()
        number += 1
        thought_seed = (deal * 3 + rotation) * 1000 + number
        match.play(legal[0] if len(legal) == 1 else choosers[seats[match.turn]](match, thought_seed))
    scores = match.theirs.returns()
    shares = win_shares([round(score) for score in scores])
    return [shares[seats.index(bot)] for bot in range(3)], [scores[seats.index(bot)] for bot in range(3)]


def sample(ours: Chooser, theirs: Chooser, mine: int, seed: int, deal: int) -> tuple[float, float]:
    """So many of ours against the rest of three, in all rotations of a deal: our share of the victories, our lead."""
    rotations = [play([*[ours] * mine, *[theirs] * (3 - mine)], seed, deal, rotation) for rotation in range(3)]
    won = fmean(sum(shares[:mine]) for shares, _ in rotations)
    return won, fmean(fmean(scores[:mine]) - fmean(scores[mine:]) for _, scores in rotations)


def timed_sample(mine: int, seed: int, deal: int, seconds: float, explore: float) -> tuple[float, float]:
    """The same with so many seconds a move for everybody."""
    prepare()
    return sample(
        lambda match, seed: our_choice(match, seconds, seed),
        lambda match, seed: their_choice(match, seconds, seed + 1, explore),
        mine,
        seed,
        deal,
    )


@dataclass(frozen=True)
class Outcome:
    """What our side has won, and by how much it has outscored a player of the other side."""

    lineup: str
    deals: int
    fair: float
    wins: Interval
    lead: Interval


def outcome(mine: int, samples: Sequence[tuple[float, float]]) -> Outcome:
    """What all deals have brought; each is one sample."""
    wins, leads = zip(*samples, strict=True)
    return Outcome(f"{mine} : {3 - mine}", len(samples), mine / 3, share_interval(wins), mean_interval(leads))


@cache
def prepare() -> None:
    """Put the game where it is looked for, and have it compiled."""
    install()
    compiler.load(KEY)
    thought.load(KEY)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.ismcts", description="Our search against OpenSpiel's.")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--time", type=float, default=0.05, help="seconds a move for each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--explore", type=float, default=EXPLORE, help=f"OpenSpiel's uct_c ({EXPLORE:g})")
    parser.add_argument("--jobs", type=int, default=1, help="matches at a time, each on a core of its own")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    prepare()
    speed = speeds(max(given.time, 0.05), given.explore)
    outcomes = []
    with crew(given.jobs) as pool:
        for mine in (1, 2):
            how = (given.time, given.explore)
            futures = [pool.submit(timed_sample, mine, given.seed, deal, *how) for deal in range(given.deals)]
            samples = []
            for done in as_completed(futures):
                samples.append(done.result())
                tell = f"{mine}:{3 - mine}, {len(samples)} of {given.deals}: {100 * fmean(s[0] for s in samples):.1f} %"
                print(tell, file=sys.stderr, flush=True)
            outcomes.append(outcome(mine, samples))
    print(_json(speed, outcomes) if given.json else _text(speed, outcomes))
    return 0


def _json(speed: Speeds, outcomes: Sequence[Outcome]) -> str:
    found = [
        {
            "lineup": o.lineup, "deals": o.deals, "fair": o.fair, "win_share": o.wins.mean, "low": o.wins.low,
            "high": o.wins.high, "lead": o.lead.mean, "lead_low": o.lead.low, "lead_high": o.lead.high,
        }
        for o in outcomes
    ]  # fmt: skip
    fast = {"simulations_per_second": speed.ours, "openspiel_simulations_per_second": speed.theirs}
    return json.dumps({**fast, "ratio": speed.times, "matches": found}, indent=2)


def _text(speed: Speeds, outcomes: Sequence[Outcome]) -> str:
    lines = [f"simulations a second: {speed.ours:,.0f}, OpenSpiel {speed.theirs:,.0f}: {speed.times:.1f} times"]
    for o in outcomes:
        wins = f"{100 * o.wins.mean:.1f} % ({100 * o.wins.low:.1f}-{100 * o.wins.high:.1f}; fair {100 * o.fair:.1f})"
        lead = f"{o.lead.mean:+.2f} points ({o.lead.low:+.2f} to {o.lead.high:+.2f})"
        lines.append(f"ours : theirs {o.lineup}, {o.deals} deals in three rotations: we win {wins}, lead {lead}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
