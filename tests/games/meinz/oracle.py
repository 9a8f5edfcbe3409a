"""Meinz: the rules, slowly and plainly. A twin to compare a faster implementation with."""

from collections.abc import Callable

COLOURS = ["r", "b", "y", "g"]
SEATS = 4  # always four seats: with three players the monster has the fourth
MONSTER = 3
CARDS_EACH = 9
TRICKS = 8
TRICKS_EACH = 2
ROUNDS = 8
MONSTER_EXTRA = 12
POINTS_FOR_PLACE = {1: 3, 2: 1, 3: 0, 4: 2}


def all_cards() -> list[str]:
    """36 cards: 1 to 9 in four colours."""
    return [colour + str(number) for colour in COLOURS for number in range(1, 10)]


def card_order(card: str) -> tuple[int, int]:
    """Where a card stands in a sorted hand."""
    return COLOURS.index(card[0]), int(card[1])


def value(card: str) -> int:
    return int(card[1])


def followers(hand: list[str], led_card: str) -> list[str]:
    """With the led colour in hand: that colour, or the value of the led card. Without it: anything."""
    if not any(card[0] == led_card[0] for card in hand):
        return list(hand)
    return [card for card in hand if card[0] == led_card[0] or value(card) == value(led_card)]


def claim_order(trick: list[tuple[int, str]]) -> list[int]:
    """The seat that has just played comes first, then the earlier ones, from the leader on.

    After the fourth card nobody may claim.
    """
    seats = [seat for seat, _ in trick]
    if len(seats) == SEATS:
        return []
    return [seats[-1], *seats[:-1]]


def lowest_card_seat(trick: list[tuple[int, str]], tricks_won: list[int]) -> int:
    """The lowest card, the first of equal ones; seats that have two tricks already are skipped."""
    best_seat = -1
    best_value = 10
    for seat, card in trick:
        if tricks_won[seat] < TRICKS_EACH and value(card) < best_value:
            best_seat = seat
            best_value = value(card)
    return best_seat


def round_points(sums: list[int]) -> list[int]:
    """3, 1, 0, 2 for the places 1 to 4 from the highest sum; tied seats get nothing and use up places."""
    points = []
    for own in sums:
        higher = len([other for other in sums if other > own])
        tied = sums.count(own) > 1
        points.append(0 if tied else POINTS_FOR_PLACE[1 + higher])
    return points


class Meinz:
    """One match of eight rounds. Phases: deal, away, play, claims, swap; finally over."""

    def __init__(self, players: int, options: dict[str, str], start: int) -> None:
        if players not in (3, 4):
            raise ValueError("three or four players")
        if not 0 <= start < SEATS:
            raise ValueError("the start player must be one of the seats")
        self.monster_rule = options.get("monster", "counts")
        if self.monster_rule not in ("counts", "highest"):
            raise ValueError("monster: counts or highest")
        self.players = players
        self.starter = start
        self.waiting = True
        self.over = False
        self.phase = "deal"

        self.total: list[int] = [0] * SEATS
        self.rounds_played = 0

        self.monster: Callable[[], str] | None = None
        self.hands: list[list[str]] = [[] for _ in range(SEATS)]
        self.put_away: dict[int, str] = {}
        self.leader = start
        self.trick: list[tuple[int, str]] = []
        self.claimed_by: int | None = None
        self.questions: list[int] = []
        self.winner = start
        self.tricks: list[list[list[str]]] = [[] for _ in range(SEATS)]

    # ---- what can be asked

    def points(self) -> list[int]:
        """Points of the match so far; with three players the monster's come last."""
        return list(self.total)

    def hand(self, seat: int) -> list[str]:
        """The cards of a person; the monster has only a face-down stack."""
        return sorted(self.hands[seat], key=card_order)

    def actors(self) -> set[int]:
        if self.phase == "away":
            return {seat for seat in range(self.players) if seat not in self.put_away}
        if self.phase == "play":
            return {self.next_seat()}
        if self.phase == "claims":
            return {self.questions[0]}
        if self.phase == "swap":
            return {self.winner}
        return set()

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        hand = self.hands[seat]
        if self.phase == "away":
            return {"away." + card for card in hand}
        if self.phase == "play":
            return set(followers(hand, self.trick[0][1])) if self.trick else set(hand)
        if self.phase == "claims":
            return {"claim", "leave"}
        won = self.tricks[seat][-1]
        return {"swap." + given + "." + taken for given in hand for taken in won} | {"keep"}

    def next_seat(self) -> int:
        return (self.leader + len(self.trick)) % SEATS

    def is_monster(self, seat: int) -> bool:
        return self.players == 3 and seat == MONSTER

    def tricks_won(self) -> list[int]:
        return [len(won) for won in self.tricks]

    # ---- what can be done

    def deal(self, hands: list[list[str]], monster: Callable[[], str] | None) -> None:
        """Nine cards for each person; with three players `monster` turns the top card of the stack."""
        if not self.waiting:
            raise ValueError("no cards are to be dealt now")
        if [len(hand) for hand in hands] != [CARDS_EACH] * self.players:
            raise ValueError("nine cards for each person")
        dealt = [card for hand in hands for card in hand]
        if len(set(dealt)) != len(dealt) or not set(dealt) <= set(all_cards()):
            raise ValueError("no card twice")
        if (self.players == 3) != (monster is not None):
            raise ValueError("the monster plays with three players, and only then")
        self.hands = [list(hand) for hand in hands]
        if self.players == 3:
            self.hands.append([])
        self.monster = monster
        self.put_away = {}
        self.leader = self.starter
        self.trick = []
        self.claimed_by = None
        self.questions = []
        self.tricks = [[] for _ in range(SEATS)]
        self.waiting = False
        self.phase = "away"

    def play(self, seat: int, action: str) -> None:
        if action not in self.legal(seat):
            raise ValueError(f"{action} is not legal for seat {seat}")
        if self.phase == "away":
            self.put_card_away(seat, action.removeprefix("away."))
        elif self.phase == "play":
            self.hands[seat].remove(action)
            self.card_played(seat, action)
        elif self.phase == "claims":
            self.answer_claim(seat, action)
        else:
            if action != "keep":
                _, given, taken = action.split(".")
                self.swap_card(seat, given, taken)
            self.after_trick()

    # ---- putting away

    def put_card_away(self, seat: int, card: str) -> None:
        """Every person puts one card away, the monster none; then the start player leads."""
        self.hands[seat].remove(card)
        self.put_away[seat] = card
        if len(self.put_away) == self.players:
            self.go_on_playing()

    # ---- the cards of a trick

    def go_on_playing(self) -> None:
        """The next seat plays; the monster turns its top card by itself and need not follow."""
        self.phase = "play"
        seat = self.next_seat()
        if self.is_monster(seat):
            assert self.monster is not None
            self.card_played(seat, self.monster())

    def card_played(self, seat: int, card: str) -> None:
        """After a card come the questions, then the next card; after the fourth card the trick is over."""
        self.trick.append((seat, card))
        if len(self.trick) == SEATS:
            self.finish_trick()
            return
        self.questions = self.seats_to_ask()
        if self.questions:
            self.phase = "claims"
        else:
            self.go_on_playing()

    # ---- claims

    def seats_to_ask(self) -> list[int]:
        """Only those who can claim: not after a claim, not with two tricks, never the monster."""
        if self.claimed_by is not None:
            return []
        return [seat for seat in claim_order(self.trick) if self.can_claim(seat)]

    def can_claim(self, seat: int) -> bool:
        return not self.is_monster(seat) and len(self.tricks[seat]) < TRICKS_EACH

    def answer_claim(self, seat: int, answer: str) -> None:
        """A claim settles the trick, so nobody else is asked."""
        if answer == "claim":
            self.claimed_by = seat
            self.questions = []
        else:
            self.questions.pop(0)
        if not self.questions:
            self.go_on_playing()

    # ---- the end of a trick

    def finish_trick(self) -> None:
        """The claimant takes it, otherwise the lowest card; a person with cards left may swap."""
        if self.claimed_by is not None:
            self.winner = self.claimed_by
        else:
            self.winner = lowest_card_seat(self.trick, self.tricks_won())
        self.tricks[self.winner].append([card for _, card in self.trick])
        self.trick = []
        self.claimed_by = None
        self.leader = self.winner
        if not self.is_monster(self.winner) and self.hands[self.winner]:
            self.phase = "swap"
        else:
            self.after_trick()

    def swap_card(self, seat: int, given: str, taken: str) -> None:
        """One card of the hand for one card of the trick just won."""
        won = self.tricks[seat][-1]
        won.remove(taken)
        won.append(given)
        self.hands[seat].remove(given)
        self.hands[seat].append(taken)

    def after_trick(self) -> None:
        """The winner leads to the next trick; after eight tricks the round is over."""
        if sum(self.tricks_won()) == TRICKS:
            self.end_round()
        else:
            self.go_on_playing()

    # ---- the end of a round

    def sums(self) -> list[int]:
        """What the cards of each seat's two tricks add up to; the monster adds 12, or is always highest."""
        sums = [sum(value(card) for trick in won for card in trick) for won in self.tricks]
        if self.players == 3:
            if self.monster_rule == "highest":
                sums[MONSTER] = max(sums) + 1
            else:
                sums[MONSTER] += MONSTER_EXTRA
        return sums

    def end_round(self) -> None:
        """Points are written down; the start moves one seat to the left; eight rounds are played."""
        for seat, points in enumerate(round_points(self.sums())):
            self.total[seat] += points
        self.rounds_played += 1
        if self.rounds_played == ROUNDS:
            self.phase = "over"
            self.over = True
        else:
            self.starter = (self.starter + 1) % SEATS
            self.phase = "deal"
            self.waiting = True
