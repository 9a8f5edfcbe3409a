"""Advice: what thoughts come to, for people. The best choices, what each is worth, and why in words.

Nothing here knows a game: what can be said is what the search has seen. Sentences are `hint-<key>` in the catalogues.
"""

import time
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

from msgspec import Struct

from octavo.bots import thought
from octavo.bots.thought import Thought
from octavo.games import catalogue
from octavo.kernel.contract import Fact, Touch
from octavo.kernel.record import Record
from octavo.kernel.timing import WAIT
from octavo.kernel.types import Action, Seat

MOST_ADVISED = 3  # choices that are advised
SELDOM = 50  # hide choices tried less than 1/50 as often as the best
SURE = 2.0  # standard errors from which on a difference is more than chance
FEW = 16  # tries below which the spread of a choice is not known
STEADIER, WILDER = 0.8, 1.25  # spreads, against that of the next best, that are worth a word
NOTICED = 0.5  # points of spread below which risk is not worth a word
ALIKE = 0.05  # spreads between the best and the last where it does not matter
ALONE = 0.75  # spreads by which everything else is worse where there is only one sensible choice
LEAST = 0.01  # points: less can't be seen once it is written down
CHANCE = 0.03  # of winning: less is not worth a word


class Remark(Struct, frozen=True, gc=False):
    """A sentence `hint-<key>`, and the numbers in it."""

    key: str
    facts: dict[str, int | float] = {}


class Worth(Struct, frozen=True, gc=False, omit_defaults=True):
    """A choice, and what it is worth to its seat until the round ends: how many points it gains on the mean of the
    others, how many it gets itself, and in how many of a hundred worlds it wins the match, if most come to its end.

    To wait, in a race, is the action -1 with the name `wait`. Where nothing was `tried`, the figures say nothing.
    """

    action: Action
    name: str
    do: Fact
    lead: float
    points: float
    tried: int
    wins: int | None = None
    touch: tuple[Touch, ...] = ()


class Advice(Struct, frozen=True, gc=False):
    """Up to three choices, the best first, and why."""

    best: tuple[Worth, ...]
    why: tuple[Remark, ...]


def advise(key: str, view: Record, seat: Seat, thoughts: Sequence[Thought]) -> Advice:
    """The advice for the seat that has this view, from these thoughts. Choices that were not tried have no figures."""
    if thought.left_to_habit(key, view):
        said = tuple(worth(key, view, seat, replace(one, visits=0), 0) for one in thoughts[:MOST_ADVISED])
        return Advice(said, (Remark("habit"),))
    why = remarks(thoughts)
    if len(thoughts) == 1 and len(thought.legal(key, view, seat)) > 1:
        why = [Remark("sensible")]
    told = worth_telling(thoughts)
    places = places_of(told)
    return Advice(tuple(worth(key, view, seat, one, places) for one in told), tuple(why))


def worth_telling(thoughts: Sequence[Thought]) -> list[Thought]:
    """The best choices: the first two, if enough is known of them, and what the search did not soon give up; and what
    came out higher than the best."""
    told = [one for one in thoughts[:MOST_ADVISED] if one.visits * SELDOM >= thoughts[0].visits]
    if len(thoughts) > 1:
        if len(told) == 1 and thoughts[1].visits >= FEW:
            told.append(thoughts[1])
        rival = _rival(thoughts)
        if rival.visits and rival.lead > told[0].lead and rival not in told:
            told[MOST_ADVISED - 1 :] = [rival]
    return told


def places_of(told: Sequence[Thought]) -> int:
    """The number of digits for choices side by side: as many as the gap needs and its error allows."""
    best = told[0]
    gap = best.lead - told[1].lead if len(told) > 1 else best.lead
    return digits(gap, best.spread / sqrt(max(best.visits, 1)))


def worth(key: str, view: Record, seat: Seat, found: Thought, places: int) -> Worth:
    """A thought as advice, with that many digits."""
    game, action = catalogue.game(key), found.action
    wins = None if found.wins is None else of_hundred(found.wins)
    lead, points = rounded(found.lead, places), rounded(found.points, places)
    if action == WAIT:
        return Worth(WAIT, "wait", Fact("wait"), lead, points, found.visits, wins)
    touch = game.touch(view, seat, action)
    return Worth(action, game.name(action), game.tell(action), lead, points, found.visits, wins, touch)


def remarks(thoughts: Sequence[Thought]) -> list[Remark]:
    """Why the first is the best: by how much, how surely, at what risk, and how that was found."""
    if len(thoughts) == 1:
        return [Remark("only")]
    best, second = thoughts[0], thoughts[1]
    if _alike(thoughts):  # then nothing is said for one of them
        said = [Remark("equal", {"count": len(thoughts)})]
    else:
        said = [Remark("wait")] if best.action == WAIT else []
        said += [*_comparison(thoughts), *_stakes(best, second)]
    if all(one.known for one in thoughts):
        return [*said, Remark("certain")]
    return [*said, Remark("tried", {"worlds": sum(one.visits for one in thoughts)})]


def _stakes(best: Thought, second: Thought) -> list[Remark]:
    """How often the match is won, and what is risked, if the next best differs in that."""
    said = []
    if best.wins is not None and second.wins is not None and abs(chances(best, second)) >= CHANCE:
        said.append(Remark("wins", {"wins": of_hundred(best.wins), "next": of_hundred(second.wins)}))
    if min(best.visits, second.visits) >= FEW and max(best.spread, second.spread) >= NOTICED:
        spreads = {"spread": readable(best.spread), "next": readable(second.spread)}
        if best.spread < STEADIER * second.spread:
            said.append(Remark("safe", spreads))
        elif best.spread > WILDER * second.spread:
            said.append(Remark("risky", spreads))
    return said


def _comparison(thoughts: Sequence[Thought]) -> list[Remark]:
    """How the best stands to the others; nothing, where only the chances to win tell them apart."""
    best, second, rival = thoughts[0], thoughts[1], _rival(thoughts)
    gap, unsure = best.lead - max(rival.lead, second.lead), error(best, rival)
    chance = max(SURE * unsure, LEAST)
    if gap > chance:
        spread = max(best.spread, rival.spread)
        return [Remark("alone" if spread and gap >= ALONE * spread else "clear", {"gap": readable(gap, unsure)})]
    if gap < -chance:
        return [Remark("victory")] if best.value > rival.value else []
    if abs(chances(best, second)) >= CHANCE or (best.known and best.value - rival.value > gap + LEAST):
        return []
    if certain(best, rival) or gap == 0:
        return [Remark("tied")]
    return [Remark("close" if gap > 0 else "trusted")]


def _rival(thoughts: Sequence[Thought]) -> Thought:
    """The highest choice besides the best. One that was not tried counts only if nothing else is sensible."""
    best = thoughts[0]
    return max(thoughts[1:], key=lambda one: one.lead if one.visits else best.lead - best.spread)


def _alike(thoughts: Sequence[Thought]) -> bool:
    """Whether nothing that a player would mind tells the choices apart, and enough is known of all."""
    best = thoughts[0]
    least = max(ALIKE * best.spread, LEAST)
    return all(
        (one.known or one.visits >= FEW)
        and abs(best.lead - one.lead) <= least
        and abs(best.value - one.value) <= least
        and abs(chances(best, one)) < CHANCE
        for one in thoughts[1:]
    )


def chances(one: Thought, other: Thought) -> float:
    """How much more often one wins the match than the other; 0 if that is not known, or may be chance."""
    if one.wins is None or other.wins is None or not min(one.visits, other.visits):
        return 0.0
    shares = ((one.wins, one.visits), (other.wins, other.visits))
    unsure = sqrt(sum(max(share * (1 - share), 1 / visits) / visits for share, visits in shares))
    more = one.wins - other.wins
    return more if abs(more) > SURE * unsure else 0.0


def of_hundred(share: float) -> int:
    """A share of a hundred: all or none only where it is so."""
    return round(100 * share) if share in (0.0, 1.0) else min(max(round(100 * share), 1), 99)


def certain(one: Thought, other: Thought) -> bool:
    """Whether both results are certain: they were worked out, or they never vary."""
    if one.known and other.known:
        return True
    return one.spread == other.spread == 0 and min(one.visits, other.visits) >= FEW


def error(one: Thought, other: Thought) -> float:
    """The standard error of the difference between two leads. If one was hardly tried, it counts as no surer."""
    spreads = [found.spread if found.visits >= FEW else max(one.spread, other.spread) for found in (one, other)]
    return sqrt(sum(spread**2 / max(found.visits, 1) for spread, found in zip(spreads, (one, other), strict=True)))


def side_by_side(
    key: str,
    view: Record,
    seat: Seat,
    pair: Sequence[Action],
    seed: int,
    *,
    simulations: int,
    seconds: float | None = None,
    compiled: bool = True,
) -> dict[Action, Thought]:
    """Two choices tried again in other worlds, so a lucky winner of the first search is not favoured twice.

    Each is searched by itself, for the same time: a search that chooses between them would soon drop one of them.
    """
    how, each = thought.search_of(key), simulations // len(pair)
    limit = None if seconds is None else seconds / len(pair)
    found = {}
    for action in pair:
        desk = thought.SearchBuffers(key, view, seat, [action], seed, each, how, compiled=compiled)
        desk.work(each, limit, time.perf_counter)
        (found[action],) = desk.thoughts()
    return found


def readable(points: float, unsure: float = 0.0) -> float:
    """Points with only the digits that mean something; `unsure` is their standard error."""
    return rounded(points, digits(points, unsure))


def digits(points: float, unsure: float) -> int:
    """How many digits behind the point say something."""
    return 0 if abs(points) >= 20 or unsure >= 1 else 1 if abs(points) >= 2 or unsure >= 0.1 else 2


def rounded(points: float, places: int) -> float:
    found = round(points, places)
    return int(found) if found == int(found) else found  # "1 point", and not "1.0 points"
