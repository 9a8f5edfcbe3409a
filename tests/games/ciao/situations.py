"""Positions of Ciao! typed in by what matters: what is kept beside the hands and the pile is worked out here."""

from octavo.games.ciao.kinds import FIRST_JOKER, GROUP, KINDS
from octavo.games.ciao.memory import row
from octavo.games.ciao.state import Phase, State
from octavo.kernel.types import Ints
from situations import Situation

SPECTATOR = -1
CLOCK = 8


def at(fields: str, *hands: str, pile: str = "gr*20") -> Situation:
    """A position of these fields and hands; the card on top is the one to beat unless `beat` is given."""
    held = [f"hands.{seat} {hand or '-'}" for seat, hand in enumerate(hands)]
    lines = ["game ciao", f"players {len(hands)}", "length 5", *fields.split("; "), *held, f"pile {pile}"]
    t = Situation("\n".join(lines))
    settle(t.s)
    return t


def settle(s: State) -> None:
    """Fill in what follows from the rest."""
    if 0 <= s.top < FIRST_JOKER and s.beat < 0:
        s.beat = s.top
    for seat, hand in enumerate(s.hands):
        s.sizes[seat] = sum(hand)
        s.holds[seat] = KINDS.where(kind for kind, n in enumerate(hand) if n)
    s.pile_size, s.discarded = sum(s.pile), sum(s.discards)
    s.stock = list(s.pile)
    for kind, n in enumerate(s.pile):
        s.groups[kind // GROUP] += n


def turn(top: str, *hands: str, seat: int = 0, more: str = "", pile: str = "gr*20") -> Situation:
    """A seat's turn on this card, or on an empty table."""
    return at(f"phase turn; turn {seat}; top {top or '-'}; {more or 'rounds 0'}", *hands, pile=pile)


def names(heap: Ints) -> list[str]:
    """The cards of a heap, in order."""
    return [name for name, n in zip(KINDS.names, heap, strict=True) for _ in range(n)]


def hand(t: Situation, seat: int) -> list[str]:
    return names(t.s.hands[seat])


def known(t: Situation, observer: int, holder: int) -> list[str]:
    """What a seat, or a spectator, knows somebody to hold, as its view has it."""
    view = t.view(observer)
    return names(view.known[row(holder if observer == SPECTATOR else observer, holder)])


def end_round(t: Situation) -> Situation:
    rounds = t.s.rounds
    return t.random(until=lambda s: s.rounds > rounds)


def is_over(t: Situation) -> bool:
    return bool(t.s.phase == Phase.OVER)


def imagined(t: Situation, seat: int) -> State:
    """A possible world that fits what a seat knows."""
    world: State = t.view(seat)
    t.rules.imagine(world, seat, t.rng)
    return world
