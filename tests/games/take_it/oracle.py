"""Take it!, told slowly: one dealer turns card after card, and the first to call takes the whole row.

2 to 5 players. Cards: direct points `d-10` to `d10`, pair or nothing `p-10` to `p10`, joker `x`, black `k`.
"""

from collections.abc import Callable
from itertools import combinations

CLOCK = 8  # the seat of time that runs out
NOBODY = -1
TAKES = {2: 4, 3: 4, 4: 3, 5: 3}
BLACK_BONUS = 10
KINDS = ["d", "p", "x", "k"]


def value(card: str) -> int:
    """The number on a direct or pair card; jokers and black cards have none."""
    return int(card[1:]) if card[0] in "dp" else 0


def card_order(card: str) -> tuple[int, int]:
    """Direct cards, pair cards, jokers, black cards; numbers from low to high."""
    return KINDS.index(card[0]), value(card)


def direct_points(cards: list[str]) -> int:
    """Direct cards count what they show."""
    return sum(value(card) for card in cards if card[0] == "d")


def pair_values(cards: list[str]) -> list[int]:
    """The numbers of all pair cards, with repetitions."""
    return [value(card) for card in cards if card[0] == "p"]


def natural_pairs(cards: list[str]) -> list[int]:
    """Equal pair cards are paired first: one number for every two of them."""
    numbers = pair_values(cards)
    pairs = []
    for number in sorted(set(numbers)):
        pairs += [number] * (numbers.count(number) // 2)
    return pairs


def free_cards(cards: list[str]) -> list[int]:
    """The numbers of pair cards that found no partner: at most one of each number."""
    numbers = pair_values(cards)
    return [number for number in sorted(set(numbers)) if numbers.count(number) % 2 == 1]


def is_allowed(helped: tuple[int, ...], free: list[int]) -> bool:
    """A joker goes to a minus card only if no plus card is left without a joker."""
    helps_minus = any(number < 0 for number in helped)
    plus_left = any(number > 0 and number not in helped for number in free)
    return not (helps_minus and plus_left)


def joker_uses(jokers: int, free: list[int]) -> list[tuple[int, ...]]:
    """Every allowed way to use the jokers: the free cards that get one.

    A joker must be used as long as there is a free card for it; what is over counts nothing.
    """
    used = min(jokers, len(free))
    return [helped for helped in combinations(free, used) if is_allowed(helped, free)]


def joker_points(cards: list[str]) -> int:
    """A joker and a free card are a pair. Of the allowed uses the player has the best one."""
    return max(sum(helped) for helped in joker_uses(cards.count("x"), free_cards(cards)))


def black_points(black: list[int]) -> list[int]:
    """Most black cards: ten points, for each of those who share the lead; without a black card nothing."""
    most = max(black)
    return [BLACK_BONUS if most > 0 and own == most else 0 for own in black]


class TakeIt:
    """One match: rows of turned cards, taken one after the other."""

    def __init__(
        self,
        players: int,
        options: dict[str, str],
        start: int,
        deck: list[str],
        draw: Callable[[list[str]], str],
    ) -> None:
        self.players = players
        self.draw = draw
        self.over = False
        self.dealer = start
        self.last_dealer = NOBODY  # who deals to the end
        self.takes_left = [TAKES[players]] * players
        self.pile = list(deck)
        self.on_table: list[str] = []
        self.lost: list[str] = []
        self.taken: list[list[str]] = [[] for _ in range(players)]

    # ---- what can be asked

    def actors(self) -> set[int]:
        return {seat for seat in [*range(self.players), CLOCK] if self.legal(seat)}

    def legal(self, seat: int) -> set[str]:
        if self.over:
            return set()
        if seat == CLOCK:
            return {"time"} if self.last_window() else set()
        if seat not in range(self.players):
            return set()
        actions = set()
        if self.can_turn(seat):
            actions.add("turn")
        if self.can_take(seat):
            actions.add("take")
        return actions

    def can_turn(self, seat: int) -> bool:
        """The dealer turns cards while there are any."""
        return seat == self.dealer and len(self.pile) > 0

    def can_take(self, seat: int) -> bool:
        """Anybody with a take left may call, the dealer too, if there is something to take."""
        return self.takes_left[seat] > 0 and len(self.on_table) > 0

    def last_window(self) -> bool:
        """After the last card was turned there is a little time to call."""
        return len(self.pile) == 0

    def row(self) -> list[str]:
        """The cards that lie face up."""
        return sorted(self.on_table, key=card_order)

    def hand(self, seat: int) -> list[str]:
        """All cards that the seat has taken so far."""
        return sorted(self.taken[seat], key=card_order)

    # ---- what can be done

    def play(self, seat: int, action: str) -> None:
        if action == "turn":
            self.turn_card()
        elif action == "take":
            self.take_row(seat)
        else:
            self.time_is_up()

    def turn_card(self) -> None:
        card = self.draw(list(self.pile))
        self.pile.remove(card)
        self.on_table.append(card)

    def take_row(self, seat: int) -> None:
        """The whole row for one take."""
        self.taken[seat] += self.on_table
        self.on_table = []
        self.takes_left[seat] -= 1
        self.choose_dealer(seat)
        if len(self.seats_with_takes()) == 1:
            self.give_rest(self.seats_with_takes()[0])
            self.over = True
        elif len(self.pile) == 0:
            self.over = True

    def choose_dealer(self, taker: int) -> None:
        """The taker deals from now on; the first to use up all takes deals to the end."""
        if self.last_dealer != NOBODY:
            return
        self.dealer = taker
        if self.takes_left[taker] == 0:
            self.last_dealer = taker

    def seats_with_takes(self) -> list[int]:
        return [seat for seat in range(self.players) if self.takes_left[seat] > 0]

    def give_rest(self, seat: int) -> None:
        """The only one with takes left gets all cards that were not turned, and no take is used for it."""
        self.taken[seat] += self.pile
        self.pile = []

    def time_is_up(self) -> None:
        """Nobody wanted the last row: it counts for nobody, and the match is over."""
        self.lost = self.on_table
        self.on_table = []
        self.over = True

    # ---- the end

    def points(self) -> list[int]:
        """Nothing before the end; then direct cards, pairs, pairs with jokers and the black bonus."""
        if not self.over:
            return [0] * self.players
        bonus = black_points([cards.count("k") for cards in self.taken])
        return [self.card_points(seat) + bonus[seat] for seat in range(self.players)]

    def card_points(self, seat: int) -> int:
        """What the seat's own cards are worth, whatever others have."""
        cards = self.taken[seat]
        return direct_points(cards) + sum(natural_pairs(cards)) + joker_points(cards)

    def winners(self) -> set[int]:
        """The highest sum; equal ones win together."""
        points = self.points()
        return {seat for seat in range(self.players) if points[seat] == max(points)}
