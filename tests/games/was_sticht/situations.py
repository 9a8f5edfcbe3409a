"""Situations of Was sticht?, for its tests."""

from octavo.games.was_sticht.invariants import FAULTS
from octavo.games.was_sticht.rules import PACK, TASKS, Phase, State
from octavo.kernel.contract import Scene
from octavo.kernel.types import Cards
from situations import Situation

SPECTATOR = -1
WS1 = "b7 r6 r2 y2"


def names(cards: Cards) -> set[str]:
    return set(PACK.held(cards))


def kinds(tasks: Cards) -> list[str]:
    return list(TASKS.held(tasks))


def at(fields: str, players: int = 4) -> Situation:
    return Situation("\n".join(["game was_sticht", f"players {players}", *fields.split("; ")]))


def dealt(phase: int, players: int = 4, seed: int = 1) -> Situation:
    """A match that random actions have brought to a phase."""
    return Situation.deal("was_sticht", players, seed).random(until=lambda s: s.phase == phase)


def row(cards: str, colour: str, number: str, players: int = 4) -> Situation:
    """A first row to be picked, seat 0 first; seat 2 or 3, the last to pick, is start player."""
    trumps = f"trump_colour {colour}; trump_number {number}"
    return at(f"starter {players - 1}; phase rows; turn 0; {trumps}; rows.0 {cards}", players)


def lead(colour: str, number: str, *hands: str) -> Situation:
    """Seat 0 leads, with these hands of seats 0, 1, 2 and 3."""
    held = "; ".join(f"hands.{seat} {hand}" for seat, hand in enumerate(hands))
    return at(f"starter 3; phase play; turn 0; leader 0; trump_colour {colour}; trump_number {number}; {held}")


def winner(colour: str, number: str, cards: str) -> int:
    """The winner of these cards, seat 0's first; each seat holds another card of the colour that it plays."""
    free = [name for name in PACK.names if name not in cards and name[1:] != number]
    hands = []
    for card in cards.split():
        hands.append(f"{card} {next(name for name in free if name[0] == card[0])}")
        free.remove(hands[-1].split()[1])
    t = lead(colour, number, *hands)
    t.do(" ".join(f"{seat}:{card}" for seat, card in enumerate(cards.split())))
    return int(t.s.leader)


def ended(
    chosen: str, tricks: str, last: int = -1, more: str = "", spare: str = "last", own: str = "most fewest"
) -> Situation:
    """A round just judged: the last seat is start player, the others showed these tasks and have one to spare.

    `tricks` counts everyone's tricks; the ninth, four or three green cards, goes to seat `last`.
    """
    counts = [int(n) for n in tricks.split()]
    players = len(counts)
    last %= players
    lines = [f"starter {players - 1}", "phase play", f"turn {last}", f"leader {last}", "trump_colour none"]
    for seat in range(players):
        lines += [f"tricks.{seat} {counts[seat] - (seat == last)}", f"hands.{seat} g{9 if seat == last else seat + 1}"]
    for seat, task in enumerate(chosen.split()):
        lines += [f"tasks.{seat} {task} {spare}", f"chosen.{seat} {task}"]
    lines.append(f"tasks.{players - 1} {own}")
    t = at("; ".join([*lines, more] if more else lines), players)
    for place in range(players):
        seat = (last + place) % players
        t.do(f"{seat}:g{9 if seat == last else seat + 1}")
    return t


def faults(s: State, t: Situation) -> list[str]:
    found = t.rules.faults(s)
    return [text for i, text in enumerate(FAULTS) if found >> i & 1]


def scene(t: Situation, seat: int) -> Scene:
    shown: Scene = t.rules.scene(t.view(seat), seat)
    return shown


def first_pickers(players: int) -> list[int]:
    """The seat that picks first in each row, counted from the start player."""
    t = dealt(Phase.ROWS, players)
    first: list[int] = []
    while t.s.phase == Phase.ROWS:
        if len(first) == t.s.row:
            first.append((t.s.turn - t.s.starter) % players)
        t.step()
    return first


def imagined(t: Situation, seat: int) -> State:
    view: State = t.view(seat)
    t.rules.imagine(view, seat, t.rng)
    return view
