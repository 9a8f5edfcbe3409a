"""Njet!: what may happen. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.njet.state import (
    ALL,
    AWAY_ROW,
    BOARD,
    CELL_SUITS,
    CELLS,
    COLOUR,
    COPIES,
    FIRSTS,
    HAND,
    NO_ZEROS,
    NONE_AWAY,
    OUT,
    PACK,
    PACK_SIZE,
    POINTS_ROW,
    RANK,
    ROUNDS,
    ROW,
    SEATS,
    SHORT,
    START_ROW,
    STATE,
    SUITS,
    SUPER_ROW,
    TO_RIGHT,
    TRUMP_ROW,
    TWO_AWAY,
    WIDTH,
    WORTH,
    ZEROS,
    Ending,
    Phase,
    Scoring,
    State,
)
from octavo.kernel.cards import NO_CARD, bit, count, gain, lose, lowest, spread
from octavo.kernel.chance import below
from octavo.kernel.contract import Info
from octavo.kernel.dealing import deal_out
from octavo.kernel.record import (
    NOBODY,
    clear,
)
from octavo.kernel.tricks import follow, left_of
from octavo.kernel.types import Action, Card, Cards, Ints, Seat, Seats

# Actions: a card number plays that card.
AWAY = PACK.size  # + card
AWAY_TWO = AWAY + PACK.size  # + card * PACK.size + card, the lower one first
GIVE = AWAY_TWO + PACK.size * PACK.size  # + card * PACK.size + card
VETO = GIVE + PACK.size * PACK.size  # + cell
TEAM = VETO + BOARD.size  # + the team's set of seats * HOLDERS + the seat that gets the monster
HOLDERS = 8
UNNAMED = HOLDERS - 1  # no seat is named: the rules decide about the monster

OVER_SUIT, OVER_ALL = 10, 20  # how far the trump colour stands above the suit led, and supertrumps above both
INFO = Info(
    key="njet",
    version=1,
    titles={"en": "Njet!"},
    designers=("Stefan Dorra",),
    publisher="AMIGO",
    layout=STATE,
    choices=max(HAND) * (max(HAND) - 1) // 2,  # two cards out of the largest hand
    longest=1000,
    endings=Ending.texts(),
    order=3,
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
    s.phase = Phase.VETO
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
    if s.phase == Phase.AWAY:
        return everyone(s) & ~s.ready
    if s.phase == Phase.OVER:
        return Ending.ROUNDS
    return 1 << s.turn


def legal(s: State, seat: Seat, actions: Ints) -> int:
    """The legal actions of a seat."""
    if not actors(s) >> seat & 1:
        return 0
    if s.phase == Phase.PLAY:
        return spread(playable(s, s.hands[seat]) & FIRSTS, 0, actions, 0)
    if s.phase == Phase.VETO:
        return _vetoes(s, actions)
    if s.phase == Phase.TEAMS:
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
    """Half of the seats, rounded up or down, with the starter; with five, also the monster's seat (R13-R15)."""
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
    if s.phase == Phase.PLAY:
        _play(s, seat, action)
        s.turn = left_of(seat, s.players)
        if s.turn == s.leader:
            _gather(s)
            if not s.hands[s.turn]:
                _end_round(s, rng)
    elif s.phase == Phase.VETO:
        _veto(s, seat, action - VETO)
    elif s.phase == Phase.TEAMS:
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
    s.phase = Phase.TEAMS
    if s.players == 2:
        s.team = 1 << s.turn
        _ask_for_cards(s)


def _form_teams(s: State, team: Seats, holder: Seat) -> None:
    """The monster goes to the seat that the starter names; with three players, to the lone one (R13-R15)."""
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
    s.phase = Phase.AWAY
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
    s.phase = Phase.PLAY
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
    return mine + s.equals > theirs  # Equals.LAST is 1: to be equal is enough


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
    if s.scoring == Scoring.DIFFERENCE:
        ours, theirs = max(ours - theirs, 0), max(theirs - ours, 0)
    for seat in range(s.players):
        if s.team >> seat & 1:
            s.total[seat] += ours
        else:
            s.total[seat] += theirs
    s.rounds += 1
    if s.rounds == ROUNDS[s.players]:
        s.phase = Phase.OVER
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
    if s.phase == Phase.OVER:
        return Ending.ROUNDS
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
