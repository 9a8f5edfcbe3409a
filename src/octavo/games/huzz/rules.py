"""Húzz egyet!: what may happen. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.huzz.sets import (
    COPIES,
    JOKER,
    JOKERS,
    KIND_COUNT,
    OWNER,
    PACK_SIZE,
    TOP,
    cards_of,
    jokers_of,
    kind_of,
    numbers_of,
    set_of,
)
from octavo.games.huzz.state import DUEL, HAND, MOST_ROUNDS, PLACES, SEATS, STATE, Ending, Mode, Phase, State
from octavo.games.huzz.supply import (
    PAIR,
    draw_from_market,
    draw_from_pile,
    fill_market,
    fill_shadow,
    lose,
    market_empty,
    offer,
    receive,
    receive_set,
)
from octavo.kernel.cards import NO_CARD, spread
from octavo.kernel.chance import below
from octavo.kernel.contract import Info, Version
from octavo.kernel.record import NOBODY, clear
from octavo.kernel.types import Action, Card, Ints, Seat, Seats

SHADOW_SIZE = 13
GIFT = 2  # jokers of each in the duel (R32)

# Actions: the number of a set (see sets.py) plays it; all others are smaller.
TAKE, REFUSE, BACK, AWAY, SKIP, PILE = range(6)
MARKET = 6  # + what is offered: below three times the number of kinds
SHADOW = MARKET + 3 * KIND_COUNT  # + kind

TIES = 10_000  # more than all cards left in hand over all rounds

INFO = Info(
    key="huzz",
    version=2,
    titles={"en": "Abluxxen", "hu": "Húzz egyet!"},
    designers=("Wolfgang Kramer", "Michael Kiesling"),
    publisher="AMIGO",
    layout=STATE,
    # Who holds nearly all cards; three are elsewhere: on the market, in another hand and in the set played before.
    choices=(JOKER * COPIES - 3) * (JOKERS + 1) + JOKERS,
    longest=1000 * MOST_ROUNDS,
    endings=Ending.texts(),
    earlier=(Version(1, actions={MARKET + PAIR + 2 * JOKER: MARKET + PAIR + 2 * TOP + 1}),),  # (R36)
    order=1,
)


def deal(s: State, rng: Ints) -> None:
    """Begin the first round, with a start player drawn by lot unless one is named (R2)."""
    s.starter = s.start
    if s.start == NOBODY:
        s.starter = below(rng, s.players)
    _deal_round(s, rng)


def _deal_round(s: State, rng: Ints) -> None:
    """Hands, market and, in the duel, the shadow set (R3, R4, R32)."""
    for seat in range(SEATS):
        clear(s.hands[seat], 0)
        clear(s.known[seat], 0)
    clear(s.sizes, 0)
    clear(s.tops, 0)
    clear(s.layers, 0)
    clear(s.market, NO_CARD)
    clear(s.onto, NO_CARD)
    clear(s.discards, 0)
    clear(s.shadow, 0)
    clear(s.pile, COPIES)
    s.pile[JOKER] = JOKERS
    s.left = PACK_SIZE
    s.laid = 0
    if s.players == DUEL:
        for seat in range(DUEL):
            receive(s, seat, JOKER, GIFT)
            s.pile[JOKER] -= GIFT
            s.left -= GIFT
    for seat in range(s.players):
        while s.sizes[seat] < HAND:
            draw_from_pile(s, seat, rng)
    fill_market(s, rng)
    if s.players == DUEL:
        fill_shadow(s, SHADOW_SIZE, rng)
    _begin_turn(s, s.starter)


def _begin_turn(s: State, seat: Seat) -> None:
    s.phase = Phase.PLAY
    s.active = s.turn = seat
    s.victim = NOBODY
    s.victims = s.due = 0


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
        return _sets(s.hands[seat], actions)
    if s.phase == Phase.STEAL:
        actions[0], actions[1] = TAKE, REFUSE
        return 2
    if s.phase == Phase.ANSWER:
        actions[0], actions[1] = BACK, AWAY
        return 2
    if s.phase == Phase.DRAW:
        return _draws(s, seat, actions)
    return spread(shadow_groups(s), SHADOW, actions, 0)


def _sets(hand: Ints, actions: Ints) -> int:
    """Every number of cards of one value with every number of jokers, and jokers alone (R6, R7, R8)."""
    jokers = hand[JOKER]
    n = 0
    for kind in range(JOKER):
        for numbers in range(1, hand[kind] + 1):
            for wild in range(jokers + 1):
                actions[n] = set_of(kind, numbers, wild)
                n += 1
    for wild in range(1, jokers + 1):
        actions[n] = set_of(JOKER, 0, wild)
        n += 1
    return n


def _draws(s: State, seat: Seat, actions: Ints) -> int:
    """A card of the pile or of the market (R19); the active player may do without (R22)."""
    n = 0
    if seat == s.active:
        actions[n] = SKIP
        n += 1
    if s.left:
        actions[n] = PILE
        n += 1
    offers = 0
    for place in range(PLACES):
        if s.market[place] != NO_CARD:
            offers |= 1 << offer(s, place)
    return spread(offers, MARKET, actions, n)


def beats(s: State, play: int, top: int) -> bool:
    """Whether a set robs a top layer; 0, for none, has no cards (R11, R12, R30)."""
    if cards_of(play) != cards_of(top):
        return False
    if s.mode == Mode.MASTER and kind_of(play) == 0 and kind_of(top) >= TOP:
        return True
    return kind_of(play) > kind_of(top)


def beaten(s: State) -> Seats:
    """The seats that the active player's set robs."""
    seats = 0
    for seat in range(s.players):
        if beats(s, s.tops[s.active], s.tops[seat]):
            seats |= 1 << seat
    return seats


def shadow_groups(s: State) -> int:
    """The kinds in the shadow set, as bits, of which the active player's set robs all cards (R37)."""
    play = s.tops[s.active]
    size = cards_of(play)
    groups = 0
    for kind in range(min(kind_of(play), TOP)):
        if s.shadow[kind] == size:
            groups |= 1 << kind
    return groups


def apply(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Do a legal action and what follows from it."""
    if s.phase == Phase.PLAY:
        _play(s, seat, action, rng)
    elif s.phase == Phase.SHADOW:
        _rob_shadow(s, seat, action - SHADOW, rng)
    elif s.phase == Phase.STEAL:
        _steal(s, seat, action)
    elif s.phase == Phase.ANSWER:
        _answer(s, seat, action)
    else:
        _draw(s, seat, action, rng)


def _play(s: State, seat: Seat, play: Action, rng: Ints) -> None:
    """Lay a set, and see what it steals; the last card of a hand steals nothing (R9, R24)."""
    lose(s, seat, kind_of(play), numbers_of(play))
    lose(s, seat, JOKER, jokers_of(play))
    s.layers[s.laid] = seat * OWNER + play
    s.laid += 1
    s.tops[seat] = play
    if s.sizes[seat] == 0:
        _end_round(s, rng)
        return
    s.victims = beaten(s)
    if s.players == DUEL and shadow_groups(s):
        s.phase = Phase.SHADOW
    elif s.victims == 0 and s.mode == Mode.BASE:
        s.phase = Phase.DRAW  # (R22)
        s.due = 1
    else:
        _go_on(s)


def _go_on(s: State) -> None:
    """Rob the next victim, clockwise from the active player, or begin the next turn (R17, R23)."""
    seat = next_seat(s, s.active)
    if s.victims == 0:
        _begin_turn(s, seat)
        return
    while not s.victims >> seat & 1:
        seat = next_seat(s, seat)
    s.phase = Phase.STEAL
    s.turn = s.active
    s.victim = seat
    s.victims ^= 1 << seat


def next_seat(s: State, seat: Seat) -> Seat:
    """The left neighbour."""
    if seat + 1 == s.players:
        return 0
    return seat + 1


def _rob_shadow(s: State, seat: Seat, kind: Card, rng: Ints) -> None:
    """Take a group of the shadow set, which is filled up before the opponent is robbed (R38, R39)."""
    n = s.shadow[kind]
    s.shadow[kind] = 0
    receive(s, seat, kind, n)
    fill_shadow(s, n, rng)
    _go_on(s)


def _steal(s: State, seat: Seat, action: Action) -> None:
    """The thief takes the layer, or lets its owner choose (R14, R15)."""
    s.turn = s.victim
    if action == TAKE:
        layer = _lift(s, s.victim)
        receive_set(s, seat, layer)
        s.phase = Phase.DRAW
        s.due = cards_of(layer)
    else:
        s.phase = Phase.ANSWER


def _answer(s: State, seat: Seat, action: Action) -> None:
    """The owner takes the layer back, or draws as many cards for it (R15)."""
    layer = _lift(s, seat)
    if action == BACK:
        receive_set(s, seat, layer)
        _go_on(s)
    else:
        s.discards[kind_of(layer)] += numbers_of(layer)
        s.discards[JOKER] += jokers_of(layer)
        s.phase = Phase.DRAW
        s.due = cards_of(layer)


def _lift(s: State, seat: Seat) -> int:
    """Take the top layer off a display; the set that it was (R16)."""
    layer = s.tops[seat]
    place = last_layer(s, seat, s.laid)
    s.laid -= 1
    for later in range(place, s.laid):
        s.layers[later] = s.layers[later + 1]
    s.layers[s.laid] = 0
    below_it = last_layer(s, seat, place)
    s.tops[seat] = 0
    if below_it >= 0:
        s.tops[seat] = s.layers[below_it] - seat * OWNER
    return layer


def last_layer(s: State, seat: Seat, before: int) -> int:
    """The last of the layers before a place that is the seat's, or -1."""
    place = before - 1
    while place >= 0 and s.layers[place] // OWNER != seat:
        place -= 1
    return place


def _draw(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Draw a card; after the last one the market is filled up (R19, R20, R25)."""
    if action == PILE:
        draw_from_pile(s, seat, rng)
    elif action != SKIP:
        draw_from_market(s, seat, action - MARKET)
    if s.left == 0 and market_empty(s):
        _end_round(s, rng)
        return
    s.due -= 1
    if s.due == 0:
        fill_market(s, rng)
        _go_on(s)


def _end_round(s: State, rng: Ints) -> None:
    """Count the round, then deal the next, which begins one seat to the left (R26, R27)."""
    for place in range(s.laid):
        s.total[s.layers[place] // OWNER] += cards_of(s.layers[place] % OWNER)
    for seat in range(s.players):
        s.total[seat] -= s.sizes[seat]
        s.kept[seat] += s.sizes[seat]
    s.rounds += 1
    if s.rounds < s.length:
        s.starter = next_seat(s, s.starter)
        _deal_round(s, rng)
        return
    s.phase = Phase.OVER
    s.turn = s.victim = NOBODY
    s.victims = s.due = 0


def score(s: State, points: Ints) -> None:
    """The points of the finished rounds (R27)."""
    for seat in range(s.players):
        points[seat] = s.total[seat]


def standing(s: State, marks: Ints) -> None:
    """The points, and among equals the fewer cards kept in hand (R28)."""
    for seat in range(s.players):
        marks[seat] = s.total[seat] * TIES - s.kept[seat]


def ending(s: State) -> int:
    """Whether the last round ended with a hand played out or with the cards used up."""
    if s.phase != Phase.OVER:
        return -1
    if s.sizes[s.active] == 0:
        return Ending.OUT
    return Ending.MARKET
