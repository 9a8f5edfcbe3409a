"""Drawn examples: the situations of `octavo.match.examples` as the page draws them beside the rules."""

from functools import cache

from octavo.engine import compiler
from octavo.engine.backend import Interpreted
from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.kernel.record import Record
from octavo.kernel.types import Seat
from octavo.match import examples
from octavo.match.examples import Example
from octavo.match.match import default_names
from octavo.server.room import views
from octavo.server.wire import lessons, protocol


@cache
def written(key: str) -> bytes:
    """All examples of a game, as JSON."""
    return protocol.encode([drawn(key, example) for example in examples.of(key)])


def drawn(key: str, example: Example) -> lessons.Example:
    """An example before and after what is done in it."""
    rules = compiler.interpreted(key)
    s = example.position().state
    before = look(key, s, example.seat, example.shows)
    did = []
    rng = generator(1)
    for number, (seat, name) in enumerate(example.play, 1):
        action = rules.parse(name)
        did.append(protocol.Entry(number, seat, views.told(key, action)))
        rules.apply(s, seat, action, rng)
    return lessons.Example(
        key=example.name,
        rules=example.rules,
        seat=example.seat,
        names=default_names(s.players),
        before=before,
        did=tuple(did),
        after=look(key, s, example.seat, example.then) if did else None,
    )


def look(key: str, s: Record, seat: Seat, shows: tuple[str, ...]) -> lessons.Look:
    """A situation through the eyes of a seat, and what it may do."""
    rules = Interpreted(key, s)
    view = rules.view(seat)
    scene = catalogue.game(key).scene(view, seat)
    choices = views.offered(key, view, seat, rules.legal(seat))
    return lessons.Look(
        shows=shows,
        scene=scene,
        points=tuple(rules.score()),
        actors=tuple(other for other in range(s.players) if rules.actors() >> other & 1),
        choices=choices,
        barred=views.barred(key, view, seat, scene, choices),
    )
