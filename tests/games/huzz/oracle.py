"""Húzz egyet!: the rules, slowly and plainly. A twin to compare a faster implementation with."""

from collections.abc import Callable

NUMBERS = [str(number) for number in range(1, 14)]
JOKER = "x"
KINDS = [*NUMBERS, JOKER]
COPIES = 8
JOKERS = 5
HAND_CARDS = 13
DUEL_JOKERS = 2
PLACES = 6
SHADOW_CARDS = 13
ONLY_JOKERS = 14  # more than any number


def all_cards() -> list[str]:
    """109 cards: each number from 1 to 13 eight times, and five jokers."""
    return NUMBERS * COPIES + [JOKER] * JOKERS


def in_order(cards: list[str]) -> list[str]:
    """Numbers first, from the lowest, then the jokers."""
    return sorted(cards, key=KINDS.index)


def value(cards: list[str]) -> int:
    """What a set counts as: its number, whatever jokers are with it; jokers alone are above 13."""
    numbers = [int(card) for card in cards if card != JOKER]
    return numbers[0] if numbers else ONLY_JOKERS


def sets_to_play(hand: list[str]) -> list[list[str]]:
    """Any number of equal cards with any number of jokers, or jokers alone; at least one card."""
    jokers = hand.count(JOKER)
    sets = [[JOKER] * count for count in range(1, jokers + 1)]
    for number in NUMBERS:
        for count in range(1, hand.count(number) + 1):
            for helpers in range(jokers + 1):
                sets.append([number] * count + [JOKER] * helpers)
    return sets


def beats(played: list[str], lying: list[str], mode: str) -> bool:
    """Just as many cards and a higher value; in the master mode ones beat 13s and lone jokers too."""
    if len(played) != len(lying):
        return False
    if mode == "master" and value(played) == 1 and value(lying) in (13, ONLY_JOKERS):
        return True
    return value(played) > value(lying)


class Huzz:
    """One match of one or more rounds. Phases: play, shadow, thief, victim, draw; finally over."""

    def __init__(self, players: int, options: dict[str, str], start: int, draw: Callable[[list[str]], str]) -> None:
        self.players = players
        self.mode = options["mode"]
        self.rounds = int(options["length"])
        self.duel = players == 2
        self.draw = draw
        self.over = False

        self.starter = start
        self.rounds_played = 0
        self.total: list[int] = [0] * players
        self.cards_left: list[int] = [0] * players

        self.pile: list[str] = []
        self.discards: list[str] = []
        self.removed: list[str] = []
        self.hands: list[list[str]] = []
        self.displays: list[list[list[str]]] = []
        self.places: list[list[str]] = []
        self.shadow_cards: list[str] = []

        self.phase = "play"
        self.active = start
        self.played: list[str] = []
        self.victims: list[int] = []
        self.drawer = start
        self.still_to_draw = 0
        self.may_skip = False
        self.deal()

    # ---- what can be asked

    def points(self) -> list[int]:
        """The total of the rounds that are finished."""
        return list(self.total)

    def winners(self) -> set[int]:
        """The most points; of these the fewest cards left in hand over all rounds; then it is shared."""
        leaders = [seat for seat in range(self.players) if self.total[seat] == max(self.total)]
        fewest = min(self.cards_left[seat] for seat in leaders)
        return {seat for seat in leaders if self.cards_left[seat] == fewest}

    def hand(self, seat: int) -> list[str]:
        return in_order(self.hands[seat])

    def display(self, seat: int) -> list[list[str]]:
        """The layers from the bottom to the top."""
        return [in_order(layer) for layer in self.displays[seat]]

    def market(self) -> list[str]:
        """Place by place: a card, a pair like 2+13, whichever of its two lies on the other, or nothing."""
        return ["+".join(in_order(place)) for place in self.places]

    def shadow(self) -> list[str]:
        return in_order(self.shadow_cards)

    def actors(self) -> set[int]:
        if self.phase in ("play", "shadow", "thief"):
            return {self.active}
        if self.phase == "victim":
            return {self.victims[0]}
        if self.phase == "draw":
            return {self.drawer}
        return set()

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if self.phase == "play":
            return {".".join(cards) for cards in sets_to_play(self.hands[seat])}
        if self.phase == "shadow":
            return {"shadow." + number for number in self.shadow_groups_to_steal()}
        if self.phase == "thief":
            return {"take", "refuse"}
        if self.phase == "victim":
            return {"back", "away"}
        return self.ways_to_draw()

    def play(self, seat: int, action: str) -> None:
        if self.phase == "play":
            self.play_set(action.split("."))
        elif self.phase == "shadow":
            self.steal_from_shadow(action.removeprefix("shadow."))
        elif self.phase == "thief":
            self.thief_decides(action)
        elif self.phase == "victim":
            self.victim_decides(action)
        elif self.phase == "draw":
            self.draw_or_skip(action)

    # ---- setting up

    def deal(self) -> None:
        """Everybody has 13 cards, the market six; in the duel two jokers of each hand are sure."""
        self.pile = all_cards()
        self.discards = []
        self.removed = []
        self.hands = [[] for _ in range(self.players)]
        self.displays = [[] for _ in range(self.players)]
        self.places = [[] for _ in range(PLACES)]
        self.shadow_cards = []
        if self.duel:
            for hand in self.hands:
                self.hand_out_jokers(hand)
        for hand in self.hands:
            while len(hand) < HAND_CARDS:
                hand.append(self.card_from_pile())
        self.refill_market()
        if self.duel:
            self.refill_shadow()
        self.begin_turn(self.starter)

    def hand_out_jokers(self, hand: list[str]) -> None:
        for _ in range(DUEL_JOKERS):
            self.pile.remove(JOKER)
            hand.append(JOKER)

    def card_from_pile(self) -> str:
        card = self.draw(list(self.pile))
        self.pile.remove(card)
        return card

    def refill_market(self) -> None:
        """A card for each empty place, from the left, while the pile lasts; discards never come back."""
        for place in self.places:
            if not place and self.pile:
                place.append(self.card_from_pile())

    # ---- the shadow set of the duel

    def refill_shadow(self) -> None:
        """Up to 13 cards while the pile lasts; a 13 or a joker goes to the market instead."""
        while len(self.shadow_cards) < SHADOW_CARDS and self.pile:
            card = self.card_from_pile()
            if card in ("13", JOKER):
                self.put_on_market(card)
            else:
                self.shadow_cards.append(card)

    def put_on_market(self, card: str) -> None:
        """Onto the lowest card that is alone on its place, the leftmost of equal ones; else out of the game."""
        alone = [place for place in self.places if len(place) == 1]
        if not alone:
            self.removed.append(card)
            return
        lowest = min(value(place) for place in alone)
        for place in alone:
            if value(place) == lowest:
                place.append(card)
                return

    def shadow_groups_to_steal(self) -> list[str]:
        """Every group counts as lying on top; the set must be as large as the whole group."""
        groups = []
        for number in NUMBERS:
            count = self.shadow_cards.count(number)
            if count > 0 and beats(self.played, [number] * count, self.mode):
                groups.append(number)
        return groups

    def steal_from_shadow(self, number: str) -> None:
        """Exactly one group, into the hand; the shadow set is filled up before the opponent is robbed."""
        group = [card for card in self.shadow_cards if card == number]
        self.shadow_cards = [card for card in self.shadow_cards if card != number]
        self.hands[self.active].extend(group)
        self.refill_shadow()
        self.go_on_stealing()

    # ---- a turn

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.played = []
        self.victims = []
        self.phase = "play"

    def end_turn(self) -> None:
        self.begin_turn((self.active + 1) % self.players)

    def play_set(self, cards: list[str]) -> None:
        """A new layer on top of the own display. With the last card of the hand the round is over at once."""
        for card in cards:
            self.hands[self.active].remove(card)
        self.displays[self.active].append(list(cards))
        self.played = list(cards)
        if not self.hands[self.active]:
            self.end_round()
        else:
            self.compare()

    def compare(self) -> None:
        """The shadow set first, then the others. Without any steal the base mode allows one card."""
        self.victims = self.seats_to_rob()
        if self.shadow_groups_to_steal():
            self.phase = "shadow"
        elif self.victims:
            self.go_on_stealing()
        elif self.mode == "base":
            self.begin_draw(self.active, 1, may_skip=True)
        else:
            self.end_turn()

    def seats_to_rob(self) -> list[int]:
        """Clockwise from the left neighbour; only the top layer counts, each seat is robbed once."""
        seats = []
        for step in range(1, self.players):
            seat = (self.active + step) % self.players
            if self.displays[seat] and beats(self.played, self.displays[seat][-1], self.mode):
                seats.append(seat)
        return seats

    # ---- stealing

    def go_on_stealing(self) -> None:
        """One victim after the other, each one completely; then the turn is over."""
        if self.victims:
            self.phase = "thief"
        else:
            self.end_turn()

    def thief_decides(self, action: str) -> None:
        """Taken cards are replaced by a draw; refused ones lie where they are until the victim has chosen."""
        if action == "refuse":
            self.phase = "victim"
            return
        victim = self.victims.pop(0)
        layer = self.displays[victim].pop()
        self.hands[self.active].extend(layer)
        self.begin_draw(victim, len(layer), may_skip=False)

    def victim_decides(self, action: str) -> None:
        """Back to the hand without a draw, or away and as many new ones."""
        victim = self.victims.pop(0)
        layer = self.displays[victim].pop()
        if action == "back":
            self.hands[victim].extend(layer)
            self.go_on_stealing()
        else:
            self.discards.extend(layer)
            self.begin_draw(victim, len(layer), may_skip=False)

    # ---- drawing

    def begin_draw(self, seat: int, count: int, may_skip: bool) -> None:
        self.drawer = seat
        self.still_to_draw = count
        self.may_skip = may_skip
        self.phase = "draw"

    def ways_to_draw(self) -> set[str]:
        """Each card from the pile or from the market, as one likes."""
        ways = {"market." + place for place in self.market() if place}
        if self.pile:
            ways.add("pile")
        if self.may_skip:
            ways.add("skip")
        return ways

    def draw_or_skip(self, action: str) -> None:
        """Nothing left in pile and market ends the round at once, in the middle of a draw too."""
        if action == "skip":
            self.end_draw()
            return
        if action == "pile":
            self.hands[self.drawer].append(self.card_from_pile())
        else:
            self.take_from_market(action.removeprefix("market."))
        self.still_to_draw -= 1
        if not self.pile and not any(self.places):
            self.end_round()
        elif self.still_to_draw == 0:
            self.end_draw()

    def take_from_market(self, name: str) -> None:
        """The leftmost of equal places; a pair comes whole and counts as one card drawn."""
        index = self.market().index(name)
        self.hands[self.drawer].extend(self.places[index])
        self.places[index] = []

    def end_draw(self) -> None:
        """The market is filled up only after the last card; then the next victim, or the turn is over."""
        self.still_to_draw = 0
        self.refill_market()
        self.go_on_stealing()

    # ---- the end of a round

    def end_round(self) -> None:
        """A point for each card in the display, one less for each in hand; the start moves to the left."""
        for seat in range(self.players):
            on_table = sum(len(layer) for layer in self.displays[seat])
            in_hand = len(self.hands[seat])
            self.total[seat] += on_table - in_hand
            self.cards_left[seat] += in_hand
        self.rounds_played += 1
        if self.rounds_played == self.rounds:
            self.phase = "over"
            self.over = True
        else:
            self.starter = (self.starter + 1) % self.players
            self.deal()
