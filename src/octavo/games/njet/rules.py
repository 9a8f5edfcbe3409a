"""Njet!: what may happen. The numbers in brackets are those of docs/rules/njet.md."""

import numpy as np

from octavo.kernel.cards import NO_CARD, Pack, bit, count, gain, lose, lowest, number_cards, spread
from octavo.kernel.chance import below
from octavo.kernel.contract import Choice, Info, Start
from octavo.kernel.dealing import deal_out
from octavo.kernel.record import NOBODY, Record, cards, clear, named, number, one_card, one_seat, seats_set
from octavo.kernel.tricks import follow, left_of
from octavo.kernel.types import Action, Card, Cards, Ints, Seat, Seats, State

SEATS = 5
ROUNDS, HAND = (0, 0, 8, 9, 8, 10), (0, 0, 15, 16, 15, 12)  # by players (R4)

PACK = number_cards("rbyk", {0: 3, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 4, 8: 1, 9: 1})  # (R2)
ALL, PACK_SIZE, FIRSTS = PACK.all, PACK.size, PACK.firsts
COPIES, SUITS, COLOUR, RANK = PACK.copies, PACK.suits, PACK.colour, PACK.rank
ZEROS = PACK.matching("0")
SHORT = ALL & ~(PACK.matching("7") & ~FIRSTS)  # the pack for three

# The board: five rows of five cells (R7), and sets of cells that are written like sets of cards.
COLOUR_CELLS = ("r", "k", "b", "y", "none")
ROWS = {
    "start": ("0", "1", "2", "3", "4"),
    "away": ("1", "2", "2x", "right", "none"),
    "trump": COLOUR_CELLS,
    "super": COLOUR_CELLS,
    "points": ("1", "2", "3", "4", "-2"),
}
BOARD = Pack(tuple(f"{row}.{cell}" for row, cells in ROWS.items() for cell in cells))
CELLS = BOARD.all
WIDTH = 5
ROW = (1 << WIDTH) - 1  # the cells of one row
START_ROW, AWAY_ROW, TRUMP_ROW, SUPER_ROW, POINTS_ROW = range(5)
ONE_AWAY, TWO_AWAY, NO_ZEROS, TO_RIGHT, NONE_AWAY = range(5)  # the cells of row 2
OUT = (1, 2, 2, 2, 0)  # by cell of row 2: how many cards everyone chooses
CELL_SUITS = np.array([PACK.matching(cell) for cell in COLOUR_CELLS], np.int64)  # by cell of row 3: its cards
WORTH = (1, 2, 3, 4, -2)  # by cell of row 5

# Actions: a card number plays that card.
AWAY = PACK.size  # + card
AWAY_TWO = AWAY + PACK.size  # + card * PACK.size + card, the lower one first
GIVE = AWAY_TWO + PACK.size * PACK.size  # + card * PACK.size + card
VETO = GIVE + PACK.size * PACK.size  # + cell
TEAM = VETO + BOARD.size  # + the team's set of seats * HOLDERS + who gets the monster
HOLDERS = 8
UNNAMED = HOLDERS - 1  # nobody is named: the rules say who has the monster, if anybody

PHASES = ("veto", "teams", "away", "play", "over")
VETOING, TEAMING, PUTTING_AWAY, PLAYING, OVER = range(5)
FIRST, LAST = range(2)  # of equal cards, which wins (R27)
FULL, DIFFERENCE = range(2)  # what a team gets (R33)
OVER_SUIT, OVER_ALL = 10, 20  # how far the trump colour stands above the suit led, and supertrumps above both

INFO = Info(
    key="njet",
    version=1,
    titles={"en": "Njet!", "hu": "Njet!", "cs": "Njet!", "de": "Njet!"},
    designers=("Stefan Dorra",),
    publisher="AMIGO",
    players=(2, SEATS),
    options=(
        Choice("equals", ("first", "last"), "first"),
        Choice("scoring", ("full", "difference"), "full"),
        Start(),
    ),
    choices=max(HAND) * (max(HAND) - 1) // 2,  # two cards out of the largest hand
    longest=1000,
    endings=("rounds",),
    order=3,
)

STATE = Record(
    players=number(),
    equals=named("first", "last"),
    scoring=named("full", "difference"),
    start=one_seat(),
    rounds=number(),  # rounds finished
    dealer=one_seat(),
    phase=named(*PHASES),
    turn=one_seat(),  # NOBODY while cards are put away
    free=cards(BOARD),  # cells that nobody has covered
    stones=cards(BOARD, seats=SEATS),  # cells that each has covered
    team=seats_set(),  # the starter's
    monster=one_seat(),  # who has the monster card
    hands=cards(PACK, seats=SEATS),
    aside=cards(PACK),  # with two players, the cards that take no part
    away=cards(PACK, seats=SEATS),  # put away, or about to be given
    ready=seats_set(),  # whose cards are there
    given=cards(PACK, seats=SEATS),  # what the left neighbour gave and must still be in the hand
    lacks=cards(PACK, seats=SEATS),  # suits that the hand is known not to hold
    only_zeros=seats_set(),  # who has played nothing but 0s
    leader=one_seat(),
    trick=one_card(PACK, seats=SEATS),
    best=one_seat(),  # who is about to win the trick
    tricks=number(seats=SEATS),
    taken=cards(PACK, seats=SEATS),  # cards in the tricks, but for the captured
    captured=cards(PACK, seats=SEATS),
    total=number(seats=SEATS),
)


def deal(s: State, rng: Ints) -> None:
    """Begin the first round, with a dealer drawn by lot unless one is named (R4)."""
    s.dealer = s.start
    if s.start == NOBODY:
        s.dealer = below(rng, s.players)
    _deal_round(s, rng)


def _deal_round(s: State, rng: Ints) -> None:
    """All cards are dealt, or 30 of them with two players; the dealer has the first veto (R5, R8, R9)."""
    clear(s.hands, 0)
    clear(s.stones, 0)
    clear(s.away, 0)
    clear(s.given, 0)
    clear(s.lacks, 0)
    clear(s.tricks, 0)
    clear(s.taken, 0)
    clear(s.captured, 0)
    clear(s.trick, NO_CARD)
    s.phase = VETOING
    s.turn = s.dealer
    s.free = board(s)
    s.aside = s.ready = s.team = 0
    s.only_zeros = everyone(s)
    s.monster = s.leader = s.best = NOBODY
    deal_out(s.hands, s.players, HAND[s.players], pack(s), COPIES, rng)
    if s.players == 2:
        s.aside = s.hands[2]
        s.hands[2] = 0


def everyone(s: State) -> Seats:
    return (1 << s.players) - 1


def pack(s: State) -> Cards:
    """The cards of this match: with three players there is one 7 of each colour (R2)."""
    if s.players == 3:
        return SHORT
    return ALL


def board(s: State) -> Cards:
    """The cells that are free before the first stone: the seats that are there, and all other rows (R8)."""
    return (CELLS & ~ROW) | everyone(s)


def settled(s: State, row: int) -> int:
    """The first free cell of a row; after the vetoes it is the only one (R12)."""
    return lowest(s.free >> WIDTH * row & ROW)


def starter(s: State) -> Seat:
    return settled(s, START_ROW)


def trumps(s: State) -> Cards:
    """The trump suit: the trump colour and the supertrumps (R22, R23)."""
    return CELL_SUITS[settled(s, TRUMP_ROW)] | supertrumps(s)


def supertrumps(s: State) -> Cards:
    return CELL_SUITS[settled(s, SUPER_ROW)] & ZEROS


def worth(s: State) -> int:
    """Points for a trick, or for a captured 0 (R30)."""
    return WORTH[settled(s, POINTS_ROW)]


def actors(s: State) -> Seats:
    """Everyone who has not put cards away yet, in that phase; else the seat in turn."""
    if s.phase == PUTTING_AWAY:
        return everyone(s) & ~s.ready
    if s.phase == OVER:
        return 0
    return 1 << s.turn


def legal(s: State, seat: Seat, actions: Ints) -> int:
    """The legal actions of a seat."""
    if not actors(s) >> seat & 1:
        return 0
    if s.phase == PLAYING:
        return spread(playable(s, s.hands[seat]) & FIRSTS, 0, actions, 0)
    if s.phase == VETOING:
        return _vetoes(s, actions)
    if s.phase == TEAMING:
        return _teams(s, actions)
    return _cards_away(s, s.hands[seat], actions)


def playable(s: State, hand: Cards) -> Cards:
    """The cards of a hand that may be played to the trick (R21, R24, R25)."""
    led = s.trick[s.leader]
    if led == NO_CARD:
        return hand
    return follow(hand, suit_of(s, led))


def suit_of(s: State, card: Card) -> Cards:
    """All cards of a card's suit: the trumps, or what its colour has beside them (R22)."""
    suit = trumps(s)
    if not suit & bit(card):
        suit = SUITS[COLOUR[card]] & ~suit
    return suit


def _vetoes(s: State, actions: Ints) -> int:
    """Every free cell of a row that has another one (R10)."""
    return spread(_coverable(s), VETO, actions, 0)


def _coverable(s: State) -> Cards:
    cells = 0
    for row in range(POINTS_ROW + 1):
        free = s.free & ROW << WIDTH * row
        if free & (free - 1):
            cells |= free
    return cells


def _teams(s: State, actions: Ints) -> int:
    """Half of the seats, rounded up or down, with the starter; of five, also who gets the monster (R13-R15)."""
    n = 0
    for team in range(1, everyone(s)):
        if not is_team(s, team):
            continue
        if s.players < SEATS:
            actions[n] = TEAM + team * HOLDERS + UNNAMED
            n += 1
            continue
        small = smaller_team(s, team)
        while small:
            actions[n] = TEAM + team * HOLDERS + lowest(small)
            small &= small - 1
            n += 1
    return n


def is_team(s: State, team: Seats) -> bool:
    """Whether the starter may form this team."""
    return team >> starter(s) & 1 == 1 and s.players - 1 <= 2 * count(team) <= s.players + 1


def smaller_team(s: State, team: Seats) -> Seats:
    if 2 * count(team) < s.players:
        return team
    return everyone(s) & ~team


def _cards_away(s: State, hand: Cards, actions: Ints) -> int:
    """One card, or two cards in no order, as row 2 says (R16-R19)."""
    rule = settled(s, AWAY_ROW)
    if rule == TO_RIGHT:
        return _pairs(hand, hand, GIVE, actions)
    if rule == TWO_AWAY:
        return _pairs(hand, hand, AWAY_TWO, actions)
    if rule == NO_ZEROS:
        others = hand & ~ZEROS
        if count(others) >= 2:
            return _pairs(others, others, AWAY_TWO, actions)
        if others:
            return _pairs(hand, others, AWAY_TWO, actions)
        return _pairs(hand, hand, AWAY_TWO, actions)
    return spread(hand & FIRSTS, AWAY, actions, 0)


def _pairs(hand: Cards, needed: Cards, first: Action, actions: Ints) -> int:
    """All pairs of the cards of a hand of which at least one is among the needed; two identical cards are a pair."""
    kinds = hand & FIRSTS
    n = 0
    while kinds:
        card = lowest(kinds)
        seconds = kinds
        kinds &= kinds - 1
        if count(hand & COPIES[card]) == 1:
            seconds = kinds
        if not needed & bit(card):
            seconds &= needed
        n = spread(seconds, first + card * PACK_SIZE, actions, n)
    return n


def apply(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Do a legal action and what follows from it."""
    if s.phase == PLAYING:
        _play(s, seat, action)
        s.turn = left_of(seat, s.players)
        if s.turn == s.leader:
            _gather(s)
            if not s.hands[s.turn]:
                _end_round(s, rng)
    elif s.phase == VETOING:
        _veto(s, seat, action - VETO)
    elif s.phase == TEAMING:
        _form_teams(s, (action - TEAM) // HOLDERS, (action - TEAM) % HOLDERS)
        _ask_for_cards(s)
    else:
        _put_away(s, seat, action)
        if s.ready == everyone(s):
            if settled(s, AWAY_ROW) == TO_RIGHT:
                _pass_right(s)
            _begin_play(s)


def _veto(s: State, seat: Seat, cell: int) -> None:
    """Cover a cell; when every row has one left, the starter is known (R11, R12). Two players need no teams (R14)."""
    s.free ^= bit(cell)
    s.stones[seat] |= bit(cell)
    s.turn = left_of(seat, s.players)
    if _coverable(s):
        return
    s.turn = starter(s)
    s.phase = TEAMING
    if s.players == 2:
        s.team = 1 << s.turn
        _ask_for_cards(s)


def _form_teams(s: State, team: Seats, holder: Seat) -> None:
    """The monster goes to whom the starter says, or with three players to who is alone (R13-R15)."""
    s.team = team
    if holder != UNNAMED:
        s.monster = holder
    elif s.players == 3:
        s.monster = lowest(smaller_team(s, team))


def _ask_for_cards(s: State) -> None:
    """Everyone chooses cards at once, unless none go away (R16, R20)."""
    if settled(s, AWAY_ROW) == NONE_AWAY:
        _begin_play(s)
        return
    s.phase = PUTTING_AWAY
    s.turn = NOBODY


def _put_away(s: State, seat: Seat, action: Action) -> None:
    s.ready |= 1 << seat
    if action < AWAY_TWO:
        _lay_away(s, seat, action - AWAY)
        return
    pair = action - AWAY_TWO
    if action >= GIVE:
        pair = action - GIVE
    _lay_away(s, seat, pair // PACK_SIZE)
    _lay_away(s, seat, pair % PACK_SIZE)


def _lay_away(s: State, seat: Seat, card: Card) -> None:
    s.hands[seat] = lose(s.hands[seat], COPIES[card])
    s.away[seat] = gain(s.away[seat], COPIES[card])


def _pass_right(s: State) -> None:
    """All that was chosen goes to the right neighbours at once; giver and receiver know it (R19, R38)."""
    s.ready = 0
    for receiver in range(s.players):
        giver = left_of(receiver, s.players)
        passed = s.away[giver]
        s.given[receiver] = passed
        s.away[giver] = 0
        while passed:
            s.hands[receiver] = gain(s.hands[receiver], COPIES[lowest(passed)])
            passed &= passed - 1


def _begin_play(s: State) -> None:
    s.phase = PLAYING
    s.turn = s.leader = starter(s)


def _play(s: State, seat: Seat, card: Card) -> None:
    """Lay a card to the trick; one that does not follow shows a void (R24, R40)."""
    led = s.trick[s.leader]
    if led == NO_CARD:
        s.best = seat
    else:
        suit = suit_of(s, led)
        if not suit & bit(card):
            s.lacks[seat] |= suit
        if beats(s, card, s.trick[s.best], suit):
            s.best = seat
    s.hands[seat] = lose(s.hands[seat], COPIES[card])
    s.given[seat] = lose(s.given[seat], COPIES[card])
    s.trick[seat] = card
    if RANK[card]:
        s.only_zeros &= ~(1 << seat)


def beats(s: State, card: Card, other: Card, suit: Cards) -> bool:
    """Whether a card wins over one played before it, in a trick to which the suit was led (R26, R27)."""
    supers = supertrumps(s)
    colour = trumps(s) & ~supers
    if not (supers | colour | suit) & bit(card):
        return False
    mine, theirs = RANK[card], RANK[other]
    if colour & bit(card):
        mine += OVER_SUIT
    if colour & bit(other):
        theirs += OVER_SUIT
    if supers & bit(card):
        mine += OVER_ALL
    if supers & bit(other):
        theirs += OVER_ALL
    return mine + s.equals > theirs  # LAST is 1: to be equal is enough


def _gather(s: State) -> None:
    """The trick goes to its winner, who captures the 0s of opponents and leads to the next (R28, R29)."""
    winner = s.best
    for seat in range(s.players):
        card = s.trick[seat]
        if RANK[card] == 0 and are_opponents(s, seat, winner):
            s.captured[winner] = gain(s.captured[winner], COPIES[card])
        else:
            s.taken[winner] = gain(s.taken[winner], COPIES[card])
        s.trick[seat] = NO_CARD
    s.tricks[winner] += 1
    s.turn = s.leader = winner
    s.best = NOBODY


def are_opponents(s: State, one: Seat, other: Seat) -> bool:
    return s.team >> one & 1 != s.team >> other & 1


def _end_round(s: State, rng: Ints) -> None:
    """Score the round, then deal the next, whose dealer sits one to the left (R4, R32-R34)."""
    ours, theirs = team_result(s, s.team), team_result(s, everyone(s) & ~s.team)
    if s.scoring == DIFFERENCE:
        ours, theirs = max(ours - theirs, 0), max(theirs - ours, 0)
    for seat in range(s.players):
        if s.team >> seat & 1:
            s.total[seat] += ours
        else:
            s.total[seat] += theirs
    s.rounds += 1
    if s.rounds == ROUNDS[s.players]:
        s.phase = OVER
        s.turn = s.leader = NOBODY
        return
    s.dealer = left_of(s.dealer, s.players)
    _deal_round(s, rng)


def team_result(s: State, team: Seats) -> int:
    """The worth of all tricks and captured 0s of a team, those of the monster's seat twice (R30-R32)."""
    result = 0
    for seat in range(s.players):
        if team >> seat & 1:
            won = s.tricks[seat] + count(s.captured[seat])
            result += won * worth(s)
            if seat == s.monster:
                result += won * worth(s)
    return result


def score(s: State, points: Ints) -> None:
    for seat in range(s.players):
        points[seat] = s.total[seat]


def ending(s: State) -> int:
    """Only one ending: all rounds are played."""
    if s.phase == OVER:
        return 0
    return -1


def hand_size(s: State, seat: Seat) -> int:
    """How many cards a seat holds, from what all can see."""
    size = HAND[s.players] - count_tricks(s)
    if s.trick[seat] != NO_CARD:
        size -= 1
    if s.ready >> seat & 1:
        size -= OUT[settled(s, AWAY_ROW)]
    return size


def count_tricks(s: State) -> int:
    """The tricks that all have taken in this round."""
    tricks = 0
    for seat in range(s.players):
        tricks += s.tricks[seat]
    return tricks
