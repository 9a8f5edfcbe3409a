"""Random deals: of a whole pack, and of what a seat has not seen.

`deal_out` is exactly uniform. `fill` deals unseen cards to hidden places of known size that can't hold certain cards
(a seat that did not follow suit has none of it). It starts from a deal that fits, made card by card in random order,
and then swaps random pairs of cards wherever both fit their new places. A swap is as likely as its reverse, so swapping
leaves the uniform distribution over fitting deals unchanged. After MIX swaps a card, little is left of the bias of the
start. Where nothing is ruled out, the start is uniform already and nothing is swapped.
`tests/kernel/test_dealing.py` measures the bias on a small deal with all its fitting worlds listed.
"""

from octavo.kernel.cards import bit, count, gain, lowest, spread
from octavo.kernel.chance import MASK, below, fraction
from octavo.kernel.primitives import scratch
from octavo.kernel.types import Cards, Ints, Table

MIX = 4  # swaps for each card
NOWHERE = -1

# Nine numbers below 64 in one word, seven bits each; the seventh is free to show a comparison.
DIGIT = 7
DIGITS = 9
ONES = sum(1 << DIGIT * i for i in range(DIGITS))
FLAGS = ONES << (DIGIT - 1)
WHOLE = (1 << DIGIT * DIGITS) - 1


def deal_out(places: Ints, n: int, each: int, pack: Cards, copies: Table, rng: Ints) -> None:
    """Add `each` random cards of the pack to each of the first n places; what is left over goes to place n, if any.

    The cards come in order, and each goes to a place in proportion to the room that is left there: all deals are as
    likely, and nothing needs to be shuffled. Digit i of `upto` is the room at places 0 to i, so that a ticket drawn
    among all rooms belongs to the place whose number is the count of digits that it reaches (a comparison of all
    digits at once, without a branch).
    """
    left = count(pack)
    upto = ONES * left
    for place in range(n):
        upto -= (left - (place + 1) * each) << DIGIT * place
    while left:
        # Four tickets from one word of chance; the ranges of the last ones may reach 1.
        part = fraction(rng, left * max(left - 1, 1) * max(left - 2, 1) * max(left - 3, 1))
        for _ in range(min(left, 4)):
            card = lowest(pack)
            pack &= pack - 1
            product = part * left
            part = product & MASK
            place = count((ONES * (product >> 32) + FLAGS - upto) & FLAGS)
            upto -= (ONES << DIGIT * place) & WHOLE
            places[place] = gain(places[place], copies[card])
            left -= 1


def fill(places: Ints, rooms: Ints, lacks: Ints, n: int, unseen: Cards, copies: Table, rng: Ints) -> None:
    """Add the unseen cards at random to n places: rooms[i] of them to places[i], but no card that is in lacks[i].

    The rooms add up to the unseen cards, and are used up. Some deal must fit; a true situation always does.
    """
    cards, where = scratch(), scratch()
    total = spread(unseen, 0, cards, 0)
    ruled_out = False
    for place in range(n):
        ruled_out |= rooms[place] > 0 and (lacks[place] & unseen) != 0
    for i in range(total):
        other = i + below(rng, total - i)
        cards[i], cards[other] = cards[other], cards[i]
        where[i] = _place(cards[i], rooms, lacks, n, rng)
        if where[i] == NOWHERE:
            _make_room(i, cards, where, rooms, lacks, n)
        else:
            rooms[where[i]] -= 1
    if ruled_out:
        _mix(cards, where, total, lacks, rng)
    for i in range(total):
        places[where[i]] = gain(places[where[i]], copies[cards[i]])


def _place(card: int, rooms: Ints, lacks: Ints, n: int, rng: Ints) -> int:
    """A place that may hold the card, in proportion to the room there; NOWHERE if all such are full."""
    room = 0
    for place in range(n):
        if not lacks[place] & bit(card):
            room += rooms[place]
    if room == 0:
        return NOWHERE
    ticket = below(rng, room)
    for place in range(n):
        if not lacks[place] & bit(card):
            if ticket < rooms[place]:
                return place
            ticket -= rooms[place]
    return NOWHERE


def _make_room(card: int, cards: Ints, where: Ints, rooms: Ints, lacks: Ints, n: int) -> None:
    """Place a card whose places are all full, by moving others on: the shortest chain that ends where there is room.

    A breadth-first search over places (an augmenting path, as in bipartite matching); `mover[place]` is the card that
    would come to a place, from where it lies now.
    """
    queue, mover = scratch(), scratch()
    tail = 0
    for place in range(n):
        mover[place] = NOWHERE
        if not lacks[place] & bit(cards[card]):
            mover[place] = card
            queue[tail] = place
            tail += 1
    head = 0
    while head < tail:
        full = queue[head]
        head += 1
        for i in range(card):
            if where[i] != full:
                continue
            for place in range(n):
                if mover[place] != NOWHERE or lacks[place] & bit(cards[i]):
                    continue
                mover[place] = i
                queue[tail] = place
                tail += 1
                if rooms[place] > 0:
                    rooms[place] -= 1
                    _move_on(place, where, mover)
                    return


def _move_on(place: int, where: Ints, mover: Ints) -> None:
    """Carry out a chain of moves from its end back to the card that had no place."""
    while place != NOWHERE:
        moved = mover[place]
        left = where[moved]
        where[moved] = place
        place = left


def _mix(cards: Ints, where: Ints, total: int, lacks: Ints, rng: Ints) -> None:
    for _ in range(MIX * total):
        i, other = below(rng, total), below(rng, total)
        fits = not lacks[where[other]] & bit(cards[i]) and not lacks[where[i]] & bit(cards[other])
        if fits:
            where[i], where[other] = where[other], where[i]
