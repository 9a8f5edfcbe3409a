"""A simple bot: it imagines a few worlds that fit what it sees, tries each choice in them, and takes the best.

What follows a choice is played by habit until somebody's points change or the match ends; only auctions are let come
to an end, since by chance alone everybody would bid everything. The bot is given a view and nothing else; from the
same view and seed it decides the same.
"""

from octavo import compiler
from octavo.chance import below, generator
from octavo.types import Action, Ints, Seat, State

WORLDS = 12  # for each choice
WIDEST = 16  # choices that are tried; more than these are sampled
FARTHEST = 150  # actions that are played on at most

BY_HABIT = ("kreuz_quer",)  # games in which points are too far away to be reached by trying
QUIET = {"mu": ("pass", "done")}  # what ends an auction, by game
QUIET_SHARE = 6  # of seven choices that could end it, this many do


def choose(key: str, view: State, seat: Seat, seed: int) -> Action:
    """One of the seat's legal actions."""
    rules = compiler.interpreted(key)
    rng = generator(seed)
    actions = [0] * rules.INFO.choices
    choices = actions[: rules.legal(view, seat, actions)]
    if key in BY_HABIT:
        action: Action = rules.habit(view, seat, actions, len(choices), rng)
        return action
    while len(choices) > WIDEST:
        choices.pop(below(rng, len(choices)))
    if len(choices) == 1:
        return choices[0]
    gains = [0] * len(choices)
    for _ in range(WORLDS):
        world = rules.STATE.copy(view)
        rules.imagine(world, seat, rng)
        for i, action in enumerate(choices):
            gains[i] += _gain(rules, rules.STATE.copy(world), seat, action, rng)
    return choices[gains.index(max(gains))]


def _gain(rules: compiler.Rules, s: State, seat: Seat, action: Action, rng: Ints) -> int:
    """By how much the seat gets ahead of the others, once the points have changed."""
    before = _lead(rules, s, seat)
    total = _points(rules, s)
    rules.apply(s, seat, action, rng)
    actions = [0] * rules.INFO.choices
    quiets = [rules.parse(name) for name in QUIET.get(rules.INFO.key, ())]
    for _ in range(FARTHEST):
        seats = rules.actors(s)
        if not seats or _points(rules, s) != total:
            break
        actor, choice = rules.next_action(s, seats, 0, rng, actions)
        for quiet in quiets:
            if quiet in actions[: rules.legal(s, actor, actions)] and below(rng, QUIET_SHARE + 1):
                choice = quiet
        rules.apply(s, actor, choice, rng)
    return _lead(rules, s, seat) - before


def _points(rules: compiler.Rules, s: State) -> list[int]:
    points = [0] * s.players
    rules.score(s, points)
    return points


def _lead(rules: compiler.Rules, s: State, seat: Seat) -> int:
    """The seat's points against the mean of all, times the number of players to stay whole."""
    points = _points(rules, s)
    return points[seat] * len(points) - sum(points)
