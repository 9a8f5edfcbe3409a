"""The questions that a table and its bots ask at every action, for any game at any speed.

The compiler binds `game` to a game's rules. A state is passed as an array of one: a compiled function that is called
from Python takes an array at once, but unpacks a single state field by field, which takes longer than its work.
"""

from octavo.kernel.contract import Game
from octavo.kernel.record import Record, States
from octavo.kernel.types import Action, Ints, Seat, Seats

game: Game[Record]


def do_deal(states: States, rng: Ints) -> None:
    """Begin a match."""
    game.deal(states[0], rng)


def do_apply(states: States, seat: Seat, action: Action, rng: Ints) -> None:
    """Do a legal action."""
    game.apply(states[0], seat, action, rng)


def do_observe(states: States, seat: Seat, views: States) -> None:
    """Write what a seat knows into a blank view."""
    game.observe(states[0], seat, views[0])


def do_imagine(views: States, seat: Seat, rng: Ints) -> None:
    """Complete a view into a world."""
    game.imagine(views[0], seat, rng)


def ask_legal(states: States, seat: Seat, actions: Ints) -> int:
    """How many legal actions a seat has, and which."""
    return game.legal(states[0], seat, actions)


def ask_situation(states: States, points: Ints) -> Seats:
    """Write the points of each seat; return the seats that may act, as the complement (below zero) in a race."""
    game.score(states[0], points)
    actors = game.actors(states[0])
    return ~actors if game.racing(states[0]) else actors


def ask_standing(states: States, marks: Ints) -> None:
    """By what winners are found."""
    game.standing(states[0], marks)


def ask_delay(states: States, seat: Seat, action: Action) -> int:
    """Milliseconds that an action takes by itself."""
    return game.delay(states[0], seat, action)


def ask_default_action(states: States, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """The choice of a simulated player."""
    return game.default_action(states[0], seat, actions, n, rng)
