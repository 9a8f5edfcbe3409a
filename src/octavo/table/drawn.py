"""Drawn examples: the situations of `octavo.examples` as the page draws them beside the rules."""

from functools import cache

from octavo import compiler, examples
from octavo.chance import generator
from octavo.examples import Example
from octavo.match import default_names
from octavo.table import sight, wire
from octavo.types import Seat, State


@cache
def written(key: str) -> bytes:
    """All examples of a game, as JSON."""
    return wire.encode([drawn(key, example) for example in examples.of(key)])


def drawn(key: str, example: Example) -> wire.Example:
    """An example before and after what is done in it."""
    rules = compiler.interpreted(key)
    s = example.position().state
    before = look(key, s, example.seat, example.shows)
    did = []
    rng = generator(1)
    for number, (seat, name) in enumerate(example.play, 1):
        action = rules.parse(name)
        did.append(wire.Entry(number, seat, sight.told(key, action)))
        rules.apply(s, seat, action, rng)
    return wire.Example(
        key=example.name,
        rules=example.rules,
        seat=example.seat,
        names=default_names(s.players),
        before=before,
        did=tuple(did),
        after=look(key, s, example.seat, example.then) if did else None,
    )


def look(key: str, s: State, seat: Seat, shows: tuple[str, ...]) -> wire.Look:
    """A situation through the eyes of a seat, and what it may do."""
    rules = compiler.interpreted(key)
    view = rules.STATE.blank()
    rules.observe(s, seat, view)
    scene = rules.scene(view, seat)
    actions, points = [0] * rules.INFO.choices, [0] * s.players
    rules.score(s, points)
    bits = rules.actors(s)
    legal = actions[: rules.legal(s, seat, actions)]
    choices = tuple(wire.Choice(a, rules.name(a), rules.tell(a), rules.touch(view, seat, a)) for a in legal)
    return wire.Look(
        shows=shows,
        scene=scene,
        points=tuple(points),
        actors=tuple(other for other in range(s.players) if bits >> other & 1),
        choices=choices,
        barred=sight.barred(key, view, seat, scene, choices),
    )
