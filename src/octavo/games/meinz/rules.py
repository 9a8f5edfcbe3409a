"""Meinz: what may happen. The numbers in brackets are those of rulebook/en.md."""

from enum import auto

from octavo.kernel.cards import NO_CARD, bit, count, lowest, number_cards, spread
from octavo.kernel.chance import below
from octavo.kernel.contract import Info
from octavo.kernel.dealing import deal_out
from octavo.kernel.record import (
    NOBODY,
    Layout,
    Names,
    Record,
    cards,
    clear,
    named,
    number,
    one_card,
    one_seat,
    seats_set,
)
from octavo.kernel.types import Action, Card, Cards, Ints, Seat, Seats

SEATS = 4  # the monster's included
MONSTER = 3  # its seat with three players (R29)
HAND = 9
ROUNDS = 8  # (R4)
TRICKS = 8
SHARE = 2  # tricks for each seat (R18)
PLACE_POINTS = (3, 1, 0, 2)  # by place (R26)
MONSTER_BONUS = 12  # (R35)
ALWAYS_FIRST = 1000  # a sum that nobody reaches (R36)

PACK = number_cards("rbyg", dict.fromkeys(range(1, 10), 1))  # (R1)
ALL, PACK_SIZE = PACK.all, PACK.size
COPIES, SUITS, RANKS, COLOUR, RANK = PACK.copies, PACK.suits, PACK.ranks, PACK.colour, PACK.rank

# Actions: a card number plays that card.
AWAY = PACK.size  # + card
CLAIM = AWAY + PACK.size
LEAVE = CLAIM + 1
KEEP = LEAVE + 1
SWAP = KEEP + 1  # + card of the hand * PACK.size + card of the trick


class Phase(Names):
    AWAY = auto()
    PLAY = auto()
    CLAIM = auto()
    SWAP = auto()
    OVER = auto()


class Monster(Names):
    """How the monster scores."""

    COUNTS = auto()
    HIGHEST = auto()


class Ending(Names):
    ROUNDS = auto()


class State(Record):
    players: int = number(3, SEATS, static=True)
    monster: int = named(Monster, option="counts")
    start: Seat = one_seat(option="lot")
    rounds: int = number(0, ROUNDS, seen="all")  # rounds finished
    starter: Seat = one_seat(somebody=True, seen="all")  # start player of this round
    phase: int = named(Phase, seen="all")
    turn: Seat = one_seat(seen="all")  # the seat that plays, answers or swaps; NOBODY while cards are put away
    hands: Ints = cards(PACK, seats=SEATS, seen="owner")  # the monster's is its stack, in no order
    away: Ints = cards(PACK, seats=SEATS, seen="owner")  # the card put away
    ready: Seats = seats_set(seen="all")  # seats that have put a card away
    shown: Ints = cards(PACK, seats=SEATS, seen="all")  # cards of the hand that all have seen, by a swap
    lacks: Ints = cards(PACK, seats=SEATS, seen="all")  # colours that the rest of the hand is known not to hold
    leader: Seat = one_seat(seen="all")
    trick: Ints = one_card(PACK, seats=SEATS, seen="all")
    table: Cards = cards(PACK, seen="all")  # the cards of the trick
    asked: int = number(0, SEATS - 1, seen="all")  # questions put or passed over since the last card
    claimer: Seat = one_seat(seen="all")  # the seat that has claimed this trick
    winner: Seat = one_seat(seen="all")  # the seat that swaps
    tricks: Ints = number(0, SHARE, seats=SEATS, seen="all")
    taken: Ints = cards(PACK, seats=SEATS, seen="all")  # cards in the tricks
    total: Ints = number(0, ROUNDS * max(PLACE_POINTS), seats=SEATS, seen="all")


STATE = Layout(State)

INFO = Info(
    key="meinz",
    version=1,
    titles={"en": "Meinz"},
    designers=("Günter Burkhardt",),
    publisher="AMIGO",
    layout=STATE,
    choices=1 + (HAND - 2) * SEATS,
    longest=1000,
    endings=Ending.texts(),
    extra_seats={3: 1},
    order=5,
)


def deal(s: State, rng: Ints) -> None:
    """Begin the first round, with a start player drawn by lot unless one is named (R3)."""
    s.starter = s.start
    if s.start == NOBODY:
        s.starter = below(rng, s.players)
    _deal_round(s, rng)


def _deal_round(s: State, rng: Ints) -> None:
    """Nine cards for each seat; everyone puts one away (R5, R6)."""
    clear(s.hands, 0)
    clear(s.away, 0)
    clear(s.shown, 0)
    clear(s.lacks, 0)
    clear(s.trick, NO_CARD)
    clear(s.tricks, 0)
    clear(s.taken, 0)
    s.ready = 0
    s.phase = Phase.AWAY
    s.turn = s.leader = s.claimer = s.winner = NOBODY
    s.table = s.asked = 0
    deal_out(s.hands, SEATS - 1, HAND, ALL, COPIES, rng)


def actors(s: State) -> Seats:
    """Everyone who has not put a card away yet; later the seat in turn."""
    if s.phase == Phase.AWAY:
        return ((1 << s.players) - 1) & ~s.ready
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.turn


def legal(s: State, seat: Seat, actions: Ints) -> int:
    """The legal actions of a seat."""
    if not actors(s) >> seat & 1:
        return 0
    hand = s.hands[seat]
    if s.phase == Phase.AWAY:
        return spread(hand, AWAY, actions, 0)
    if s.phase == Phase.PLAY:
        return spread(playable(s, hand), 0, actions, 0)
    if s.phase == Phase.CLAIM:
        actions[0], actions[1] = CLAIM, LEAVE
        return 2
    return _swaps(s, hand, actions)


def playable(s: State, hand: Cards) -> Cards:
    """The cards of a hand that may be played to the trick (R9, R10)."""
    led = s.trick[s.leader]
    if led == NO_CARD or not hand & SUITS[COLOUR[led]]:
        return hand
    return hand & (SUITS[COLOUR[led]] | RANKS[RANK[led]])


def _swaps(s: State, hand: Cards, actions: Ints) -> int:
    """To keep, or to swap any card of the hand for any card of the trick (R21, R22)."""
    actions[0] = KEEP
    n = 1
    while hand:
        given = lowest(hand)
        hand &= hand - 1
        n = spread(s.table, SWAP + given * PACK_SIZE, actions, n)
    return n


def apply(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Do a legal action and what follows from it."""
    if s.phase == Phase.AWAY:
        _put_away(s, seat, action - AWAY)
        if s.ready != (1 << s.players) - 1:
            return
        s.leader = s.starter
    elif s.phase == Phase.PLAY:
        _play(s, seat, action)
    elif s.phase == Phase.CLAIM:
        if action == CLAIM:
            s.claimer = seat
    else:
        if action != KEEP:
            _swap(s, seat, (action - SWAP) // PACK_SIZE, (action - SWAP) % PACK_SIZE)
        _gather(s)
    _go_on(s, rng)


def _put_away(s: State, seat: Seat, card: Card) -> None:
    s.hands[seat] ^= bit(card)
    s.away[seat] = bit(card)
    s.ready |= 1 << seat


def _play(s: State, seat: Seat, card: Card) -> None:
    """Lay a card to the trick; one that neither follows nor has the number led shows a void (R9)."""
    led = s.trick[s.leader]
    if led != NO_CARD and not is_monster(s, seat) and not (SUITS[COLOUR[led]] | RANKS[RANK[led]]) & bit(card):
        s.lacks[seat] |= SUITS[COLOUR[led]]
    s.hands[seat] ^= bit(card)
    s.shown[seat] &= ~bit(card)
    s.trick[seat] = card
    s.table |= bit(card)
    s.asked = 0


def is_monster(s: State, seat: Seat) -> bool:
    return s.players < SEATS and seat == MONSTER


def _go_on(s: State, rng: Ints) -> None:
    """Find the next question, card or swap; the monster plays by itself (R30)."""
    while s.phase != Phase.OVER:
        played = count(s.table)
        if played == SEATS:
            s.winner = trick_winner(s)
            if not is_monster(s, s.winner) and s.hands[s.winner]:
                s.phase = Phase.SWAP
                s.turn = s.winner
                return
            _gather(s)
            if count_tricks(s) == TRICKS:
                _end_round(s, rng)
                return
            continue
        if s.claimer == NOBODY:
            s.turn = _next_to_claim(s, played)
            if s.turn != NOBODY:
                s.phase = Phase.CLAIM
                return
        s.phase = Phase.PLAY
        s.turn = (s.leader + played) % SEATS
        if not is_monster(s, s.turn):
            return
        _play(s, MONSTER, _top_card(s, rng))


def _next_to_claim(s: State, played: int) -> Seat:
    """The next seat to ask that has room for a trick (R12, R17)."""
    while s.asked < played:
        seat = asked_seat(s, played, s.asked)
        s.asked += 1
        if s.tricks[seat] < SHARE and not is_monster(s, seat):
            return seat
    return NOBODY


def asked_seat(s: State, played: int, question: int) -> Seat:
    """The seat that is asked: first the one that played last, then the others from the leader on (R12)."""
    place = played - 1
    if question > 0:
        place = question - 1
    return (s.leader + place) % SEATS


def _top_card(s: State, rng: Ints) -> Card:
    """The card that the monster turns up: any of its stack, since nobody knows the order."""
    stack = s.hands[MONSTER]
    for _ in range(below(rng, count(stack))):
        stack &= stack - 1
    return lowest(stack)


def trick_winner(s: State) -> Seat:
    """The seat that claimed the trick, or else the one with the lowest card that has room for it (R11, R19)."""
    if s.claimer != NOBODY:
        return s.claimer
    winner = NOBODY
    for place in range(SEATS):
        seat = (s.leader + place) % SEATS
        full = s.tricks[seat] == SHARE
        if not full and (winner == NOBODY or RANK[s.trick[seat]] < RANK[s.trick[winner]]):
            winner = seat
    return winner


def _swap(s: State, seat: Seat, given: Card, taken: Card) -> None:
    """Exchange a card of the hand for one of the trick; all see both (R22)."""
    s.hands[seat] ^= bit(given) | bit(taken)
    s.table ^= bit(given) | bit(taken)
    s.shown[seat] = (s.shown[seat] | bit(taken)) & ~bit(given)
    for other in range(SEATS):
        if s.trick[other] == taken:
            s.trick[other] = given
            return


def _gather(s: State) -> None:
    """The trick goes to its winner, who leads to the next (R8)."""
    s.taken[s.winner] |= s.table
    s.table = 0
    s.tricks[s.winner] += 1
    clear(s.trick, NO_CARD)
    s.leader = s.winner
    s.claimer = s.winner = NOBODY
    s.asked = 0


def count_tricks(s: State) -> int:
    """How many tricks have been taken in this round."""
    tricks = 0
    for seat in range(SEATS):
        tricks += s.tricks[seat]
    return tricks


def _end_round(s: State, rng: Ints) -> None:
    """Score the round, then deal the next, whose start player sits one to the left (R4)."""
    for seat in range(SEATS):
        s.total[seat] += _round_points(s, seat)
    s.rounds += 1
    if s.rounds == ROUNDS:
        s.phase = Phase.OVER
        s.turn = NOBODY
        return
    s.starter = (s.starter + 1) % SEATS
    _deal_round(s, rng)


def _round_points(s: State, seat: Seat) -> int:
    """By the place of the sum; equal sums get nothing and use up their places (R26, R27)."""
    mine = card_sum(s, seat)
    place = 0
    for other in range(SEATS):
        if other != seat:
            theirs = card_sum(s, other)
            if theirs == mine:
                return 0
            if theirs > mine:
                place += 1
    return PLACE_POINTS[place]


def card_sum(s: State, seat: Seat) -> int:
    """The sum of the cards that a seat has taken, as it counts in the ranking."""
    if is_monster(s, seat) and s.monster == Monster.HIGHEST:
        return ALWAYS_FIRST  # (R36)
    points = 0
    if is_monster(s, seat):
        points = MONSTER_BONUS
    taken = s.taken[seat]
    while taken:
        points += RANK[lowest(taken)]
        taken &= taken - 1
    return points


def score(s: State, points: Ints) -> None:
    """The points of the people; the monster can't win (R37)."""
    for seat in range(s.players):
        points[seat] = s.total[seat]


def ending(s: State) -> int:
    """Only one ending: all rounds are played."""
    if s.phase == Phase.OVER:
        return Ending.ROUNDS
    return -1


def hand_size(s: State, seat: Seat) -> int:
    """How many cards a seat holds, from what all can see."""
    size = HAND - count_tricks(s)
    if s.trick[seat] != NO_CARD:
        size -= 1
    if s.ready >> seat & 1:
        size -= 1
    return size
