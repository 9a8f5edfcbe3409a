"""Rollouts: what each choice brings in imagined worlds, for any game at any speed.

The compiler binds `game` to a game's rules; these functions are written once for all of them. What follows a choice is
played by habit until somebody's points change or the match ends; only auctions are let come to an end, since by chance
alone everybody would bid everything.
"""

from octavo.chance import below
from octavo.contract import Game
from octavo.lab.playout import next_action
from octavo.pace import WAIT
from octavo.record import clear
from octavo.types import Action, Ints, Seat, State

game: Game

FARTHEST = 150  # actions that are played on at most
QUIET_SHARE = 6  # of seven choices that could end an auction, this many do

# Three records side by side: what the bot sees, a world that fits it, and the world in which a choice is tried.
# To put one in another's place copies it.
VIEW, WORLD, TRIAL = range(3)
RECORDS = 3


def weigh(
    records: Ints,
    seat: Seat,
    choices: Ints,
    worlds: int,
    quiet: Ints,
    rng: Ints,
    actions: Ints,
    before: Ints,
    after: Ints,
    gains: Ints,
) -> None:
    """Add to each choice's gain by how much the seat gets ahead of the others with it, in so many worlds together.

    `quiet` are the actions that end an auction; `actions`, and points `before` and `after`, are room to work in.
    """
    for _ in range(worlds):
        records[WORLD] = records[VIEW]
        game.imagine(records[WORLD], seat, rng)
        game.score(records[WORLD], before)
        for i in range(len(choices)):
            records[TRIAL] = records[WORLD]
            _try_out(records[TRIAL], seat, choices[i], quiet, rng, actions, before, after)
            gains[i] += _lead_gained(records[TRIAL], seat, before, after)


def _try_out(
    s: State, seat: Seat, action: Action, quiet: Ints, rng: Ints, actions: Ints, before: Ints, after: Ints
) -> None:
    """Do an action and what may follow, until the points are others than before; they are written after it."""
    for _ in range(FARTHEST + 1):
        game.apply(s, seat, action, rng)
        game.score(s, after)
        seats = game.actors(s)
        if not seats or _changed(s, before, after):
            return
        if len(quiet):
            clear(actions, WAIT)  # what is legal stands out from what was
        seat, action = next_action(s, seats, 0, rng, actions)
        if action == WAIT:
            return
        action = calmed(action, quiet, actions, rng)


def calmed(action: Action, quiet: Ints, actions: Ints, rng: Ints) -> Action:
    """An action, or more likely what ends the auction, where that is among the actions."""
    for i in range(len(quiet)):
        for j in range(len(actions)):
            if actions[j] == quiet[i] and below(rng, QUIET_SHARE + 1):
                action = quiet[i]
    return action


def _changed(s: State, before: Ints, after: Ints) -> bool:
    for other in range(s.players):
        if after[other] != before[other]:
            return True
    return False


def _lead_gained(s: State, seat: Seat, before: Ints, after: Ints) -> int:
    """What the seat has won against the mean of all, times the number of players to stay whole."""
    lead: int = (after[seat] - before[seat]) * s.players
    for other in range(s.players):
        lead -= after[other] - before[other]
    return lead
