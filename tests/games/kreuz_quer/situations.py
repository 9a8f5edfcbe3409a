"""Situations of Kreuz & Quer, for its tests."""

from octavo.games.kreuz_quer.fields import FIELDS
from octavo.games.kreuz_quer.invariants import FAULTS
from octavo.games.kreuz_quer.table import GARDENS, OPEN, PLACES, QUEUE, SIDES, TERRAIN, Phase, State
from octavo.kernel.cards import NO_CARD
from octavo.kernel.chance import generator
from octavo.kernel.record import HIDDEN
from octavo.kernel.types import Cards
from situations import Situation

SPECTATOR = -1
TRACKS = {2: ("1 2 3 4 5 6", "7 8 9 10 11 12"), 3: ("1 2 3 4 5", "6 7 8 9 10", "11 12 13 14 15")}
TRACKS[4] = (*TRACKS[3], "16 17 18 19 20")
GOALS = "w k g s"


def heap(cards: str) -> list[str]:
    """The cards of a text such as `s*3 w`, one by one."""
    parts = (word.partition("*") for word in cards.split())
    return [name for name, _, times in parts for _ in range(int(times or 1))]


def collecting(
    *queues: str,
    down: str = "",
    up: str = "",
    held: str = "",
    pawns: str = "",
    more: str = "",
    players: int = 2,
    starter: int = 0,
    track: str = "",
    seed: int = 1,
) -> Situation:
    """All collect; the seats have these queues, and hold these cards (- for none). Pawns are where `go` would say.

    `track` is that of seat 0, where it matters.
    """
    lines = ["game kreuz_quer", f"players {players}", "phase collect", f"starter {starter}", *more.split("; ")]
    lines += [f"down {down or '-'}", f"down_left {len(heap(down))}", f"up {up or '-'}"]
    tracks = (track or TRACKS[players][0], *TRACKS[players][1:])
    for seat, (sides, goal) in enumerate(zip(tracks, GOALS.split(), strict=False)):
        lines += [f"track.{seat * PLACES + i} {side}" for i, side in enumerate(sides.split())]
        lines += [f"laid.{seat} {len(sides.split())}", f"goal.{seat} {goal}"]
    for seat, queue in enumerate(queues):
        lines += [f"queue.{seat * QUEUE + i} {card}" for i, card in enumerate(queue.split())]
        lines += [f"collected.{seat} {len(queue.split())}"]
    lines += [f"held.{seat} {card}" for seat, card in enumerate(held.split()) if card != "-"]
    for seat, pawn in enumerate(pawns.split()):
        place, _, field = pawn.partition(".")
        lines += [f"place.{seat} {place}", f"field.{seat} {field or 0}"]
        lines += [f"gone.{seat} {max(int(place) - 1, 0)}"]
    t = Situation("\n".join(lines))
    t.rng = generator(seed)
    return t


def moving(queue: str, pawn: str = "0", more: str = "", players: int = 2, track: str = "") -> Situation:
    """Seat 0 has stopped with this queue, when nothing was face down, and moves."""
    return collecting(queue, pawns=pawn, more=more, up="f", players=players, track=track).do("0:stop")


def two_columns(t: Situation) -> Situation:
    """Gardens of nine rows of two: fields 1 2, 3 4 … One comes in by 1 and 2 and goes out by 17 and 18.

    Shape 1 and 2 are not neighbours.
    """
    for field in range(FIELDS):
        near = {field ^ 1, field - 2, field + 2} & set(range(FIELDS)) - ({0, 1} if field < 2 else set())
        t.s.links[field] = sum(1 << other for other in near)
    t.s.entries[:] = [0, 1, -1, -1, -1, -1]
    t.s.exits[:] = [16, 17, -1, -1, -1, -1]
    t.s.layout = 1
    return t


def walk(t: Situation, *steps: str) -> Situation:
    for step in steps:
        t.do(f"0:go.{step}")
    return t


def lay(t: Situation, seat: int, sides: str) -> None:
    for side in sides.split():
        t.do(f"{seat}:lay.{side}")


def gardens(cards: Cards) -> set[str]:
    return set(GARDENS.held(cards))


def track(s: State, seat: int) -> list[str]:
    return [SIDES.names[side] for side in list(s.track)[seat * PLACES : seat * PLACES + s.laid[seat]]]


def queue(s: State, seat: int) -> str:
    """A queue as it stands in a state or a view: capitals for what all know, ? for what is hidden."""
    cards = list(s.queue)[seat * QUEUE : seat * QUEUE + s.collected[seat]]
    return " ".join(shown(card) for card in cards)


def shown(card: int) -> str:
    if card == HIDDEN:
        return "?"
    if card == NO_CARD:
        return "-"
    name = TERRAIN.names[card % OPEN]
    return name.upper() if card >= OPEN else name


def pawn(s: State, seat: int) -> tuple[int, int]:
    return s.place[seat], s.field[seat]


def standing(t: Situation) -> list[int]:
    marks = [0] * t.s.players
    t.rules.standing(t.s, marks)
    return marks


def winners(t: Situation) -> set[int]:
    marks = standing(t)
    return {seat for seat, mark in enumerate(marks) if mark == max(marks)}


def dealt(players: int = 2, seed: int = 1, **options: str) -> Situation:
    """A match in which everybody collects for the first time."""
    return Situation.deal("kreuz_quer", players, seed, **options).random(until=lambda s: s.phase == Phase.COLLECT)


def imagined(t: Situation, seat: int) -> State:
    """A possible world that fits what a seat knows."""
    world: State = t.view(seat)
    t.rules.imagine(world, seat, t.rng)
    assert broken(t, world) == []
    return world


def broken(t: Situation, s: State) -> list[str]:
    found = t.rules.faults(s)
    return [text for i, text in enumerate(FAULTS) if found >> i & 1]
