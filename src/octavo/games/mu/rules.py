"""Mü: what may happen. The numbers in brackets are those of rulebook/en.md."""

from enum import auto

import numpy as np

from octavo.kernel.cards import NO_CARD, bit, count, gain, lose, number_cards, spread
from octavo.kernel.chance import below
from octavo.kernel.contract import Info
from octavo.kernel.dealing import deal_out
from octavo.kernel.record import NOBODY, Layout, Names, Record, cards, clear, named, number, one_card, one_seat
from octavo.kernel.tricks import left_of
from octavo.kernel.types import Action, Cards, Ints, Seat, Seats, Table

SEATS = 6
HAND = (15, 12, 10)  # cards each for 4, 5 and 6 players (R5)
LEAST, STEP = (28, 21, 16), (2, 3, 4)  # for as many: a bid of n needs LEAST + n * STEP triangles (R31)
BONUS, MOST_BONUS = 10, 100  # (R32)
LOSS, GAIN = 10, 5  # for each card of a shortfall (R33), and of an Eklat (R13)

PACK = number_cards("rbygk", {0: 1, 1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 1, 9: 1})  # (R1, R2)
ALL, PACK_SIZE, FIRSTS, SECONDS = PACK.all, PACK.size, PACK.firsts, PACK.all & ~PACK.firsts
COPIES, SUITS, RANKS, COLOUR, RANK = PACK.copies, PACK.suits, PACK.ranks, PACK.colour, PACK.rank
TWO_TRIANGLES = PACK.matching("6") | PACK.matching("7")  # (R2)
TRIANGLES = ALL & ~(PACK.matching("1") | PACK.matching("9"))  # cards that have any

TRUMPS = ("none", *"rbygk", *"0123456789")
NONE, FIRST_NUMBER, ALL_TRUMPS = 0, 6, 16  # places in TRUMPS, and how many
TRUMP_CARDS: Table = np.array([PACK.matching(trump) for trump in TRUMPS], np.int64)
TRUMP_BONUS = (30, 0, 0, 0, 0, 0, 20, 10, 20, 20, 20, 20, 20, 10, 20, 20)  # (R32)

# Actions: a card number plays that card from the hand.
OPEN = PACK.size  # + card of the table
LAY = OPEN + PACK.size  # + card
PASS = LAY + PACK.size
DONE = PASS + 1
TRUMP = DONE + 1  # + place in TRUMPS
PARTNER = TRUMP + ALL_TRUMPS  # + seat

LONGEST = 100_000  # actions of a match in which nobody plays to win


class Phase(Names):
    AUCTION = auto()
    TRUMP = auto()  # vice and chief name theirs
    PARTNER = auto()
    PLAY = auto()
    OVER = auto()


class Ending(Names):
    GOAL = auto()


class State(Record):
    players: int = number(4, SEATS, static=True)
    goal: int = number(50, 1000, option="200")
    start: Seat = one_seat(option="lot")
    rounds: int = number(0, LONGEST, seen="all")  # hands finished, played or not
    dealer: Seat = one_seat(somebody=True, seen="all")
    phase: int = named(Phase, seen="all")
    turn: Seat = one_seat(seen="all")  # NOBODY when the match is over
    hands: Ints = cards(PACK, seats=SEATS, seen="owner")
    laid: Ints = cards(PACK, seats=SEATS, seen="all")  # face up in front of a seat, and not played yet
    bids: Ints = number(0, max(HAND), seats=SEATS, seen="all")  # cards laid in the auction
    highest: int = number(0, max(HAND), seen="all")  # of the bids; at last the chief's
    turns: int = number(0, PACK_SIZE * SEATS, seen="all")  # of the auction so far, the present one included
    passes: int = number(0, "players", seen="all")  # in a row
    laid_at: Ints = number(0, "turns", seats=SEATS, seen="all")  # the latest turn in which the seat laid a card
    chief: Seat = one_seat(seen="all")
    vice: Seat = one_seat(seen="all")
    partner: Seat = one_seat(seen="all")
    chief_trump: int = named(*TRUMPS, seen="all")
    vice_trump: int = named(*TRUMPS, seen="all")
    leader: Seat = one_seat(seen="all")
    trick: Ints = one_card(PACK, seats=SEATS, seen="all")
    last: Ints = one_card(PACK, seats=SEATS, seen="all")  # the trick before
    taken: Ints = cards(PACK, seats=SEATS, seen="all")  # cards in the tricks
    lacks: Ints = cards(PACK, seats=SEATS, seen="all")  # cards that a seat has shown not to have, by not following
    total: Ints = number(-10_000, 1300, seats=SEATS, seen="all")


STATE = Layout(State)

INFO = Info(
    key="mu",
    version=1,
    titles={"en": "Mü"},
    designers=("Frank Nestel", "Doris Matthäus"),
    publisher="AMIGO",
    layout=STATE,
    choices=16,  # all trumps, or fifteen cards to lay and a pass
    longest=LONGEST,
    endings=Ending.texts(),
    order=2,
)


def deal(s: State, rng: Ints) -> None:
    """Begin the first hand, with a dealer drawn by lot unless one is named (R4)."""
    s.dealer = s.start
    if s.start == NOBODY:
        s.dealer = below(rng, s.players)
    _deal_hand(s, rng)


def _deal_hand(s: State, rng: Ints) -> None:
    """The whole pack; the dealer has the first turn of the auction (R5, R6)."""
    clear(s.hands, 0)
    clear(s.laid, 0)
    clear(s.bids, 0)
    clear(s.laid_at, 0)
    clear(s.trick, NO_CARD)
    clear(s.last, NO_CARD)
    clear(s.taken, 0)
    clear(s.lacks, 0)
    s.chief = s.vice = s.partner = s.leader = NOBODY
    s.chief_trump = s.vice_trump = NONE
    s.highest, s.passes, s.turns = 0, 0, 1
    s.phase = Phase.AUCTION
    s.turn = s.dealer
    deal_out(s.hands, s.players - 1, HAND[s.players - 4], ALL, COPIES, rng)


def actors(s: State) -> Seats:
    """The seat in turn."""
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.turn


def legal(s: State, seat: Seat, actions: Ints) -> int:
    """The legal actions of a seat."""
    if s.phase == Phase.OVER or seat != s.turn:
        return 0
    if s.phase == Phase.PLAY:
        return _plays(s, seat, actions)
    if s.phase == Phase.AUCTION:
        return _lays(s, seat, actions)
    if s.phase == Phase.TRUMP:
        return _trumps(s, seat, actions)
    return _partners(s, actions)


def _plays(s: State, seat: Seat, actions: Ints) -> int:
    """Cards of the hand or the table; the suit led, if there is one among them (R25 to R27)."""
    hand, laid = s.hands[seat], s.laid[seat]
    suit = suit_led(s)
    if (hand | laid) & suit:
        hand &= suit
        laid &= suit
    return spread(laid & FIRSTS, OPEN, actions, spread(hand & FIRSTS, 0, actions, 0))


def suit_led(s: State) -> Cards:
    """All trumps, or the cards of the colour led that are not trumps; none before the first card (R22, R26)."""
    led = s.trick[s.leader]
    if led == NO_CARD:
        return 0
    trumps = trump_cards(s)
    if trumps & bit(led):
        return trumps
    return SUITS[COLOUR[led]] & ~trumps


def trump_cards(s: State) -> Cards:
    """The trumps of chief and vice: one suit (R22)."""
    return TRUMP_CARDS[s.chief_trump] | TRUMP_CARDS[s.vice_trump]


def _lays(s: State, seat: Seat, actions: Ints) -> int:
    """To lay a card, which the limit always allows within a turn, and to pass or be done (R6, R8, R10)."""
    n = spread(s.hands[seat] & FIRSTS, LAY, actions, 0)
    actions[n] = PASS + has_laid(s, seat)  # DONE is the next
    return n + 1


def has_laid(s: State, seat: Seat) -> bool:
    """Whether a seat has laid a card in the present turn."""
    return s.laid_at[seat] == s.turns


def _trumps(s: State, seat: Seat, actions: Ints) -> int:
    """The trumps that the seat's laid cards show; for the chief also none, but not the vice's (R19, R20)."""
    n = 0
    if seat == s.chief:
        actions[0] = TRUMP + NONE
        n = 1
    for trump in range(NONE + 1, ALL_TRUMPS):
        if s.laid[seat] & TRUMP_CARDS[trump] and trump != s.vice_trump:
            actions[n] = TRUMP + trump
            n += 1
    return n


def _partners(s: State, actions: Ints) -> int:
    """Anybody but chief and vice (R21)."""
    n = 0
    for other in range(s.players):
        if other not in (s.chief, s.vice):
            actions[n] = PARTNER + other
            n += 1
    return n


def apply(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Do a legal action and what follows from it."""
    if s.phase == Phase.PLAY:
        _play(s, seat, action, rng)
    elif s.phase == Phase.AUCTION:
        _bid(s, seat, action, rng)
    elif s.phase == Phase.TRUMP:
        _name_trump(s, seat, action - TRUMP)
    else:
        s.partner = action - PARTNER
        s.phase = Phase.PLAY
        s.leader = s.chief  # (R25)


def _play(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Play a card to the trick; one that does not follow shows what the seat lacks (R26, R39)."""
    card = action
    if action >= OPEN:
        card = action - OPEN
        s.laid[seat] = lose(s.laid[seat], COPIES[card])
    else:
        s.hands[seat] = lose(s.hands[seat], COPIES[card])
    suit = suit_led(s)
    if not suit & bit(card):
        s.lacks[seat] |= suit
    s.trick[seat] = card
    s.turn = left_of(seat, s.players)
    if s.turn == s.leader:
        _take_trick(s)
        if not s.hands[s.leader] | s.laid[s.leader]:
            _score_hand(s)
            _end_hand(s, rng)


def _take_trick(s: State) -> None:
    """The trick goes to its winner, who leads to the next (R29)."""
    winner = trick_winner(s)
    won = s.taken[winner]
    for seat in range(s.players):
        won = gain(won, COPIES[s.trick[seat]])
        s.last[seat] = s.trick[seat]
        s.trick[seat] = NO_CARD
    s.taken[winner] = won
    s.leader = s.turn = winner


def trick_winner(s: State) -> Seat:
    """The seat with the strongest card of a whole trick, the first of equals (R28).

    A card's strength is its number and more for each rank that it reaches: the suit led, the vice's trump, the chief's
    trump, and for a double trump the latter two (R23, R24).
    """
    suit = suit_led(s)
    chiefs, vices = TRUMP_CARDS[s.chief_trump], TRUMP_CARDS[s.vice_trump]
    winner = seat = s.leader
    best = -1
    for _ in range(s.players):
        card = s.trick[seat]
        strength = RANK[card] + 10 * (suit >> card & 1) + 20 * (vices >> card & 1) + 40 * (chiefs >> card & 1)
        if strength > best:
            winner, best = seat, strength
        seat = left_of(seat, s.players)
    return winner


def _bid(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Lay a card or end the turn; as many passes in a row as players end the auction (R8, R11)."""
    if action == PASS:
        s.passes += 1
        if s.passes == s.players:
            _end_auction(s, rng)
            return
    elif action != DONE:
        copies = COPIES[action - LAY]
        s.hands[seat] = lose(s.hands[seat], copies)
        s.laid[seat] = gain(s.laid[seat], copies)
        s.bids[seat] += 1
        s.laid_at[seat] = s.turns
        s.passes = 0
        if s.bids[seat] <= s.highest and s.hands[seat]:
            return
        if s.bids[seat] > s.highest:  # by one, which is the limit (R7)
            s.highest += 1
    s.turns += 1
    s.turn = left_of(seat, s.players)


def _end_auction(s: State, rng: Ints) -> None:
    """A chief if one seat has laid more than any other; else an Eklat or a void hand (R12 to R15)."""
    leaders, last = 0, NOBODY
    for seat in range(s.players):
        if s.bids[seat] == s.highest:
            leaders += 1
            if last == NOBODY or s.laid_at[seat] > s.laid_at[last]:
                last = seat
    if s.highest == 0 or leaders > 1:
        for seat in range(s.players):
            if s.bids[seat] == s.highest and seat != last:
                s.total[seat] += GAIN * s.highest
        s.total[last] -= LOSS * s.highest
        _end_hand(s, rng)
        return
    s.chief = s.turn = last
    s.vice = find_vice(s, s.chief)
    if s.vice != NOBODY:
        s.turn = s.vice  # (R18)
    s.phase = Phase.TRUMP


def find_vice(s: State, chief: Seat) -> Seat:
    """The seat with the best of the other bids; NOBODY if there is none, or if the best are equal (R16, R17).

    A bid's worth has four bits each for the number of its cards, of its 9s, of its 8s and so on.
    """
    vice = NOBODY
    best = 0
    for seat in range(s.players):
        if seat != chief:
            worth = count(s.laid[seat])
            for lower in range(10):
                worth = worth << 4 | count(s.laid[seat] & RANKS[9 - lower])
            if worth == best:
                vice = NOBODY
            elif worth > best:
                vice, best = seat, worth
    return vice


def _name_trump(s: State, seat: Seat, trump: int) -> None:
    """The vice's trump, or the chief's, who then picks a partner (R18)."""
    if seat == s.vice:
        s.vice_trump = trump
        s.turn = s.chief
    else:
        s.chief_trump = trump
        s.phase = Phase.PARTNER


def _score_hand(s: State) -> None:
    """Triangles for all; a bonus for the chief's team or a penalty for the chief (R30 to R33)."""
    team = triangles(s, s.chief) + triangles(s, s.partner)
    shortfall = s.highest
    while shortfall and team >= target(s.players, s.highest - shortfall + 1):
        shortfall -= 1
    bonus = 0
    if not shortfall:
        bonus = min(BONUS * s.highest + TRUMP_BONUS[s.chief_trump], MOST_BONUS)
    for seat in range(s.players):
        s.total[seat] += triangles(s, seat)
        if seat in (s.chief, s.partner):
            s.total[seat] += bonus
        else:
            s.total[seat] += GAIN * shortfall
    s.total[s.chief] -= LOSS * shortfall


def triangles(s: State, seat: Seat) -> int:
    """How many a seat has taken (R2)."""
    return count(s.taken[seat] & TRIANGLES) + count(s.taken[seat] & TWO_TRIANGLES)


def target(players: int, bid: int) -> int:
    """The triangles that a bid needs (R31)."""
    return LEAST[players - 4] + bid * STEP[players - 4]


def _end_hand(s: State, rng: Ints) -> None:
    """The match ends when somebody has reached the goal; else the deal moves on (R4, R34)."""
    s.rounds += 1
    if goal_reached(s):
        s.phase = Phase.OVER
        s.turn = NOBODY
        return
    s.dealer = left_of(s.dealer, s.players)
    _deal_hand(s, rng)


def goal_reached(s: State) -> bool:
    """Whether anybody's total is the goal or more (R34)."""
    for seat in range(s.players):
        if s.total[seat] >= s.goal:
            return True
    return False


def score(s: State, points: Ints) -> None:
    """The totals."""
    for seat in range(s.players):
        points[seat] = s.total[seat]


def ending(s: State) -> int:
    """Only one ending: somebody has reached the goal."""
    if s.phase == Phase.OVER:
        return Ending.GOAL
    return -1


def hand_size(s: State, seat: Seat) -> int:
    """How many cards a seat holds, from what all can see."""
    gone = 0
    for other in range(s.players):
        gone += count(s.taken[other])
    size = (PACK_SIZE - gone) // s.players - count(s.laid[seat])
    if s.trick[seat] != NO_CARD:
        size -= 1
    return size


def together(some: Cards, more: Cards) -> Cards:
    """The cards of two sets: where each holds one of two identical cards, both."""
    return some | more | (some & more & SECONDS >> 1) << 1
