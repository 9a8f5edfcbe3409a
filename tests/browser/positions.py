"""One situation for every phase of every game, always the same: what pictures are taken of.

Players play a few matches of a fixed secret, simulated ones and such as do anything legal. Of each phase the situation
is kept in which the first seat may act and most is to be seen.
"""

from dataclasses import dataclass

from given import given
from octavo.games import catalogue
from octavo.kernel.chance import below, generator
from octavo.kernel.types import Action, Ints, Seat
from octavo.match import position
from octavo.match.fairness import new_secret
from octavo.match.match import Match
from octavo.match.position import Position
from situations import simulated

PLAYERS = {key: int(given(key)["players"]) for key in catalogue.listed()}
SECRET = bytes(range(len(new_secret())))
MATCHES = 3  # that are looked through
LONGEST = 3000  # actions of a match: random play in Ciao! needs far more, and nothing new comes up


@dataclass(frozen=True)
class Shown:
    """A situation to be shown, as text."""

    key: str
    players: int
    phase: str
    text: str
    options: dict[str, str]


def anything(match: Match, rng: Ints) -> tuple[Seat, Action]:
    """Any legal action of the first who may act; the last of them, which may be to pass, half of the time."""
    seat = match.actors()[0]
    legal = match.legal(seat)
    return seat, legal[below(rng, len(legal))] if below(rng, 2) else legal[-1]


def shown(key: str, players: int = 0) -> list[Shown]:
    """The situations of a game, by its phases; with as many players as in the pictures, if no other number is given."""
    players = players or PLAYERS[key]
    found: dict[str, tuple[int, str]] = {}
    for seed in range(MATCHES):
        match, rng = Match(key, players, secret=SECRET), generator(seed)
        for _ in range(LONGEST):
            if match.over:
                break
            if 0 in match.actors():
                scene = match.game.scene(match.view(0), 0)
                seen = sum(card != "?" for zone in scene.zones for card in zone.cards)
                if seen > found.get(scene.phase, (-1, ""))[0]:
                    found[scene.phase] = (seen, position.write(Position(key, match.state)))
            match.play(*(simulated(match, rng) if match.racing or seed % 2 else anything(match, rng)))
    options = {name: value for name, value in match.terms.options.items() if name != "deck"}
    return [Shown(key, players, phase, text, options) for phase, (_, text) in found.items()]
