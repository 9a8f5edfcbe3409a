"""Ciao!: the pile that is drawn from. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.ciao.kinds import GROUP, GROUPS, MANY, USED
from octavo.games.ciao.state import State
from octavo.kernel.cards import NO_CARD, bit
from octavo.kernel.chance import below
from octavo.kernel.types import Card, Ints, Seat


def fill_pile(s: State) -> None:
    """All cards of the deck that take part (R6, R41 to R43)."""
    used = USED[s.variant]
    s.pile_size = s.discarded = 0
    kind = 0
    for group in range(GROUPS):
        cards = 0
        for kind in range(group * GROUP, min(group * GROUP + GROUP, MANY)):
            copies = s.deck[kind] * (used >> kind & 1)
            s.pile[kind] = s.stock[kind] = copies
            s.discards[kind] = 0
            cards += copies
        s.groups[group] = cards
        s.pile_size += cards


def draw_card(s: State, seat: Seat, rng: Ints) -> Card:
    """A random card of the pile into a hand: its kind; NO_CARD if there is none left (R14).

    As `heaps.draw_one`, but a group of kinds at a time, and without a branch that chance would decide.
    """
    if s.pile_size == 0:
        _turn_over(s)
        if s.pile_size == 0:
            return NO_CARD
    ticket = below(rng, s.pile_size)
    group = before = cards = 0
    for i in range(GROUPS - 1):
        cards += s.groups[i]
        group += ticket >= cards
        before = max(before, cards * (ticket >= cards))
    ticket -= before
    kind = group * GROUP
    cards = 0
    for i in range(kind, min(kind + GROUP, MANY) - 1):
        cards += s.pile[i]
        kind += ticket >= cards
    s.pile[kind] -= 1
    s.groups[group] -= 1
    s.pile_size -= 1
    s.hands[seat][kind] += 1
    s.holds[seat] |= bit(kind)
    s.sizes[seat] += 1
    return kind


def draw_cards(s: State, seat: Seat, n: int, rng: Ints) -> None:
    """Several cards; what can't be drawn is skipped (R14)."""
    for _ in range(n):
        draw_card(s, seat, rng)


def _turn_over(s: State) -> None:
    """The cards played, except the one on top, become the pile; all know what is in it (R14, R50)."""
    for kind in range(MANY):
        s.pile[kind] = s.stock[kind] = s.discards[kind]
        s.groups[kind // GROUP] += s.discards[kind]
        s.discards[kind] = 0
    s.pile_size = s.discarded
    s.discarded = 0
