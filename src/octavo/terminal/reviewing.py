"""`octavo review`: where the points of a match went, as a table and in sentences."""

import argparse
from collections.abc import Callable

import msgspec
from rich.console import Console
from rich.table import Table

from octavo.bots import thought
from octavo.bots.review import Account, Budget, Judge, Judged, TurningPoint, Verdict
from octavo.match.match import Match
from octavo.terminal.hinting import called, signed
from octavo.terminal.sentences import Speaker
from octavo.text import language
from octavo.text.progress import progress
from octavo.text.refusal import Refused

MOST_SIMULATIONS, SHORTEST, LONGEST = 1_000_000, 0.001, 600.0  # for one decision
PLENTY = 200_000  # simulations where only time is to end them


def review(given: argparse.Namespace, tongue: str, match: Match) -> int:
    """Judge every decision with a progress bar, and print what came of it. Refused if the match is not over."""
    verdict = judged(match, effort(given), language.say(tongue, "review-goes-on"))
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(as_json(match, verdict)), indent=2).decode())
    else:
        Report(verdict, Speaker.of(match, tongue), match, Console()).tell()
    return 0


def effort(given: argparse.Namespace) -> Budget:
    """How much is thought about each decision, as asked for on the command line."""
    if given.simulations is not None and not 1 <= given.simulations <= MOST_SIMULATIONS:
        raise Refused("out-of-range", name="--simulations", low=1, high=MOST_SIMULATIONS, given=given.simulations)
    if given.time is None:
        return Budget(given.simulations or Budget.simulations)
    if not SHORTEST <= given.time <= LONGEST:
        limits = {"low": f"{SHORTEST:g}", "high": f"{LONGEST:g}"}
        raise Refused("out-of-range", name="--time", given=f"{given.time:g}", **limits)
    return Budget(given.simulations or PLENTY, given.time)


def judged(match: Match, how: Budget, about: str) -> Verdict:
    judge = Judge(match, how)
    with progress() as bar:
        task = bar.add_task(about, total=judge.total)
        if how.compiled:
            thought.load(match.terms.key)
        while judge.step():
            bar.update(task, completed=judge.done)
    return judge.verdict()


def as_json(match: Match, verdict: Verdict) -> dict[str, object]:
    """The verdict, with what is needed to read it alone."""
    result = match.result()
    told = {"players": match.terms.players, "names": match.names, "points": result.points, "winners": result.winners}
    return {"game": verdict.game, **told, **msgspec.structs.asdict(verdict)}


class Report:
    """A verdict in the words of a language."""

    def __init__(self, verdict: Verdict, speaker: Speaker, match: Match, console: Console) -> None:
        self.verdict, self.speaker, self.match, self.console = verdict, speaker, match, console
        self.at = {one.number: one for one in verdict.decisions}

    def say(self, key: str, **facts: str | float) -> str:
        return language.say(self.speaker.language, f"review-{key}", **facts)

    def line(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, highlight=False)

    def tell(self) -> None:
        verdict = self.verdict
        self.line(self.title(), "bold")
        self.console.print(self.accounts())
        self.line(self.say("how"), "dim")
        for account in verdict.seats:
            self.line("")
            for line in self.of_seat(account):
                self.line(line)
        if verdict.turns:
            self.line("")
            self.line(self.say("turns"), "bold")
        for turn in verdict.turns:
            self.line(f"{turn.number:>5}. {self.turn(turn)}")

    def title(self) -> str:
        game, verdict = self.speaker.title, self.verdict
        if verdict.seconds is None:
            return self.say("title", game=game, simulations=verdict.simulations)
        return self.say("title-time", game=game, seconds=verdict.seconds)

    def accounts(self) -> Table:
        """Where the points of each seat came from."""
        columns: dict[str, Callable[[Account], float]] = {
            "mistakes": lambda account: -account.cost,
            "gifts": lambda account: account.gifts,
            "luck": lambda account: account.luck,
            "deal": lambda account: account.deal,
            "lead": lambda account: account.lead,
        }
        table = Table()
        table.add_column(self.say("seat"))
        for key in columns:
            table.add_column(self.say(key), justify="right")
        for account in self.verdict.seats:
            numbers = [signed(self.speaker.language, number(account)) or "0" for number in columns.values()]
            table.add_row(self.speaker.seat(account.seat), *numbers)
        return table

    def of_seat(self, account: Account) -> list[str]:
        """How well somebody decided, and the costliest decisions."""
        name = self.speaker.seat(account.seat)
        if not account.decisions:
            return [self.say("nothing-decided", name=name)]
        share = 100 * account.good // account.decisions
        lines = [self.say("share", name=name, share=share, count=account.decisions)]
        lines.append(self.say("costliest" if account.costliest else "no-cost", name=name))
        return lines + [self.costly(self.at[number]) for number in account.costliest]

    def costly(self, one: Judged) -> str:
        did = f"{self.speaker.seat(one.seat)}: {called(one.chosen, self.speaker)}."  # what was secret is so no longer
        better = called(one.best[0], self.speaker)
        kind = "cost-both" if one.cost and one.chances else "cost" if one.cost else "cost-chances"
        cost = self.say(kind, points=one.cost, chances=one.chances, better=better)
        return f"{one.number:>5}. {did} {cost}"

    def turn(self, turn: TurningPoint) -> str:
        name = self.speaker.seat(turn.seat)
        if turn.kind == "cost" and not turn.points:
            return self.say("turn-chances", name=name, chances=self.at[turn.number].chances)
        kind = "turn-cost" if turn.kind == "cost" else "turn-gain" if turn.points > 0 else "turn-loss"
        return self.say(kind, name=name, points=abs(turn.points))
