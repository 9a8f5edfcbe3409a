"""Drawn examples: the situations of `octavo.examples` as the page draws them beside the rules."""

from functools import cache

from octavo import catalogue, compiler, examples
from octavo.chance import generator
from octavo.examples import Example
from octavo.match import default_names
from octavo.speed import Interpreted
from octavo.table import learning, sight, wire
from octavo.types import Seat, State


@cache
def written(key: str) -> bytes:
    """All examples of a game, as JSON."""
    return wire.encode([drawn(key, example) for example in examples.of(key)])


def drawn(key: str, example: Example) -> learning.Example:
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
    return learning.Example(
        key=example.name,
        rules=example.rules,
        seat=example.seat,
        names=default_names(s.players),
        before=before,
        did=tuple(did),
        after=look(key, s, example.seat, example.then) if did else None,
    )


def look(key: str, s: State, seat: Seat, shows: tuple[str, ...]) -> learning.Look:
    """A situation through the eyes of a seat, and what it may do."""
    rules = Interpreted(key, s)
    view = rules.view(seat)
    scene = catalogue.game(key).scene(view, seat)
    choices = sight.offered(key, view, seat, rules.legal(seat))
    return learning.Look(
        shows=shows,
        scene=scene,
        points=tuple(rules.score()),
        actors=tuple(other for other in range(s.players) if rules.actors() >> other & 1),
        choices=choices,
        barred=sight.barred(key, view, seat, scene, choices),
    )
