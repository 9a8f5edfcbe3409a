"""Mü, told slowly: the rules of one match in plain lists, dicts and strings.

Sixty cards in five colours, 4 to 6 players. Each hand is an auction with face-up cards, the naming of the
trumps by vice and chief, the choice of a partner, and tricks for triangles.
"""

COLOURS = "rbygk"
TRIANGLES = {"0": 1, "1": 0, "2": 1, "3": 1, "4": 1, "5": 1, "6": 2, "7": 2, "8": 1, "9": 0}
TARGET_BASE = {4: 28, 5: 21, 6: 16}
TARGET_STEP = {4: 2, 5: 3, 6: 4}
HIGHEST_BONUS = 100
NOBODY = -1
NO_TRUMP = "none"


def card_order(card: str) -> tuple[int, int]:
    """Cards are listed by colour, then by number."""
    return COLOURS.index(card[0]), int(card[1])


def matches(card: str, trump: str) -> bool:
    """Whether a card has the colour or the number that was named ("none" matches nothing)."""
    return card[0] == trump or card[1] == trump


def target(players: int, bid: int) -> int:
    """The triangles that chief and partner need together for a bid of so many cards."""
    return TARGET_BASE[players] + TARGET_STEP[players] * bid


def bonus(bid: int, trump: str) -> int:
    """What chief and partner each get for a bid that was met: the weaker the chief's trump, the more."""
    if trump == NO_TRUMP:
        extra = 30
    elif trump in COLOURS:
        extra = 0
    elif trump in ("1", "7"):
        extra = 10
    else:
        extra = 20
    return min(HIGHEST_BONUS, 10 * bid + extra)


def level_reached(players: int, bid: int, triangles: int) -> int:
    """The largest bid, up to the one made, that so many triangles would have met; 0 if not even one card."""
    for level in range(bid, 0, -1):
        if target(players, level) <= triangles:
            return level
    return 0


class Mu:
    """One match of Mü from the first deal until somebody has reached the goal."""

    def __init__(self, players: int, options: dict[str, str], start: int) -> None:
        self.players = players
        self.goal = int(options.get("goal", "200"))
        self.starter = start
        self.totals = [0] * players
        self.waiting = True
        self.over = False
        self.phase = "deal"
        self.clear_table()

    def clear_table(self) -> None:
        """Forget everything about the hand."""
        self.hidden: list[list[str]] = [[] for _ in range(self.players)]
        self.laid: list[list[str]] = [[] for _ in range(self.players)]
        self.turn = NOBODY
        self.limit = 0
        self.laid_this_turn = 0
        self.turns_taken = 0
        self.last_laying_turn = [0] * self.players
        self.passes = 0
        self.chief = NOBODY
        self.vice = NOBODY
        self.partner = NOBODY
        self.bid = 0
        self.chief_trump = NO_TRUMP
        self.vice_trump = NO_TRUMP
        self.trick: list[tuple[int, str]] = []
        self.triangles = [0] * self.players

    def deal(self, hands: list[list[str]]) -> None:
        """Begin a hand; the dealer has the first turn of the auction."""
        if not self.waiting:
            raise ValueError("there is nothing to deal now")
        self.clear_table()
        self.hidden = [list(cards) for cards in hands]
        self.waiting = False
        self.phase = "auction"
        self.begin_auction_turn(self.starter)

    def actors(self) -> set[int]:
        """Exactly one seat acts at any time of a hand."""
        if self.waiting or self.over:
            return set()
        return {self.turn}

    def points(self) -> list[int]:
        """The totals written down so far."""
        return list(self.totals)

    def hand(self, seat: int) -> list[str]:
        """Cards in the hand and cards on the table in front of a seat: both may be played."""
        return sorted(self.hidden[seat] + self.laid[seat], key=card_order)

    def legal(self, seat: int) -> set[str]:
        """The names of all actions that a seat may choose from."""
        if seat not in self.actors():
            return set()
        if self.phase == "auction":
            return self.legal_in_auction(seat)
        if self.phase == "trump":
            return self.legal_trumps(seat)
        if self.phase == "partner":
            return self.legal_partners()
        return self.legal_plays(seat)

    def play(self, seat: int, action: str) -> None:
        """Carry out one legal action; any other is refused and changes nothing."""
        if action not in self.legal(seat):
            raise ValueError(f"{action} is not legal for seat {seat}")
        if self.phase == "auction":
            self.act_in_auction(seat, action)
        elif self.phase == "trump":
            self.name_trump(seat, action.removeprefix("trump."))
        elif self.phase == "partner":
            self.name_partner(int(action.removeprefix("partner.")))
        else:
            self.play_card(seat, action)

    def next_seat(self, seat: int) -> int:
        """The left neighbour."""
        return (seat + 1) % self.players

    # The auction

    def begin_auction_turn(self, seat: int) -> None:
        """The limit is one more than the highest total on the table before the turn, the own one included."""
        self.turn = seat
        self.turns_taken += 1
        self.laid_this_turn = 0
        self.limit = max(len(cards) for cards in self.laid) + 1

    def may_lay_more(self, seat: int) -> bool:
        """A further card needs a card in the hand, and the total must stay within the limit."""
        return len(self.hidden[seat]) > 0 and len(self.laid[seat]) < self.limit

    def legal_in_auction(self, seat: int) -> set[str]:
        """Lay a card, or pass if nothing was laid in this turn, or be done if something was."""
        names: set[str] = set()
        if self.may_lay_more(seat):
            names = {"lay." + card for card in self.hidden[seat]}
        names.add("pass" if self.laid_this_turn == 0 else "done")
        return names

    def act_in_auction(self, seat: int, action: str) -> None:
        """Laid cards stay face up; a turn ends by a pass, by "done", or when no more may be laid."""
        if action == "pass":
            self.passes += 1
            self.end_auction_turn(seat)
        elif action == "done":
            self.end_auction_turn(seat)
        else:
            card = action.removeprefix("lay.")
            self.hidden[seat].remove(card)
            self.laid[seat].append(card)
            self.laid_this_turn += 1
            self.last_laying_turn[seat] = self.turns_taken
            self.passes = 0
            if not self.may_lay_more(seat):
                self.end_auction_turn(seat)

    def end_auction_turn(self, seat: int) -> None:
        """The auction is over once every player in a row has passed."""
        if self.passes == self.players:
            self.end_auction()
        else:
            self.begin_auction_turn(self.next_seat(seat))

    def end_auction(self) -> None:
        """Nobody bid: void. Several highest: Eklat. One highest: the chief."""
        bids = [len(cards) for cards in self.laid]
        highest = max(bids)
        leaders = [seat for seat in range(self.players) if bids[seat] == highest]
        if highest == 0:
            self.end_hand()
        elif len(leaders) > 1:
            self.score_eklat(leaders, highest)
            self.end_hand()
        else:
            self.chief = leaders[0]
            self.bid = highest
            self.vice = self.find_vice()
            self.phase = "trump"
            self.turn = self.chief if self.vice == NOBODY else self.vice

    def score_eklat(self, leaders: list[int], bid: int) -> None:
        """Of the tied players the one who laid last loses 10 a card, the others win 5 a card."""
        last = max(leaders, key=lambda seat: self.last_laying_turn[seat])
        for seat in leaders:
            self.totals[seat] += -10 * bid if seat == last else 5 * bid

    def find_vice(self) -> int:
        """The next highest bid; a tie is broken by the highest numbers laid; a complete tie means no vice."""
        others = [seat for seat in range(self.players) if seat != self.chief]
        second = max(len(self.laid[seat]) for seat in others)
        if second == 0:
            return NOBODY
        tied = [seat for seat in others if len(self.laid[seat]) == second]
        best = max(self.numbers_laid(seat) for seat in tied)
        holders = [seat for seat in tied if self.numbers_laid(seat) == best]
        return holders[0] if len(holders) == 1 else NOBODY

    def numbers_laid(self, seat: int) -> list[int]:
        """The numbers on a player's face-up cards, the highest first."""
        return sorted((int(card[1]) for card in self.laid[seat]), reverse=True)

    # Trumps and partner

    def legal_trumps(self, seat: int) -> set[str]:
        """A colour or number on the own face-up cards; the chief may not repeat the vice's, but name none."""
        choices = {card[0] for card in self.laid[seat]} | {card[1] for card in self.laid[seat]}
        if seat == self.chief:
            choices.discard(self.vice_trump)
            choices.add(NO_TRUMP)
        return {"trump." + choice for choice in choices}

    def name_trump(self, seat: int, trump: str) -> None:
        """The vice names first, then the chief, who goes on to choose a partner."""
        if seat == self.vice:
            self.vice_trump = trump
            self.turn = self.chief
        else:
            self.chief_trump = trump
            self.phase = "partner"

    def legal_partners(self) -> set[str]:
        """Anybody but the chief and the vice."""
        return {f"partner.{seat}" for seat in range(self.players) if seat not in (self.chief, self.vice)}

    def name_partner(self, seat: int) -> None:
        """With the partner known, the chief leads to the first trick."""
        self.partner = seat
        self.phase = "play"
        self.turn = self.chief

    # The tricks

    def is_trump(self, card: str) -> bool:
        """Trumps of the chief and of the vice alike."""
        return matches(card, self.chief_trump) or matches(card, self.vice_trump)

    def suit(self, card: str) -> str:
        """All trumps are one common suit and belong to no colour."""
        return "trump" if self.is_trump(card) else card[0]

    def cards_that_follow(self, seat: int) -> list[str]:
        """The led suit, from hand or table, if the player has it; otherwise anything."""
        cards = self.hand(seat)
        if not self.trick:
            return cards
        led = self.suit(self.trick[0][1])
        following = [card for card in cards if self.suit(card) == led]
        return following if following else cards

    def legal_plays(self, seat: int) -> set[str]:
        """A card of the hand goes by its name, a card of the table by "open." and its name."""
        allowed = self.cards_that_follow(seat)
        from_hand = {card for card in self.hidden[seat] if card in allowed}
        from_table = {"open." + card for card in self.laid[seat] if card in allowed}
        return from_hand | from_table

    def play_card(self, seat: int, action: str) -> None:
        """Add a card to the trick; the trick is complete when everybody has played."""
        card = action.removeprefix("open.")
        if action.startswith("open."):
            self.laid[seat].remove(card)
        else:
            self.hidden[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < self.players:
            self.turn = self.next_seat(seat)
        else:
            self.end_trick()

    def strength(self, card: str) -> tuple[int, int]:
        """Double trumps, then the chief's, then the vice's, then the led colour; within each by number."""
        for_chief = matches(card, self.chief_trump)
        for_vice = matches(card, self.vice_trump)
        if for_chief and for_vice:
            return 4, 0
        if for_chief:
            return 3, int(card[1])
        if for_vice:
            return 2, int(card[1])
        if self.suit(card) == self.suit(self.trick[0][1]):
            return 1, int(card[1])
        return 0, 0

    def trick_winner(self) -> int:
        """The strongest card wins; of equal cards the one played first."""
        best_seat, best_card = self.trick[0]
        for seat, card in self.trick[1:]:
            if self.strength(card) > self.strength(best_card):
                best_seat, best_card = seat, card
        return best_seat

    def end_trick(self) -> None:
        """The winner gets the triangles and leads; after the last trick the hand is scored."""
        winner = self.trick_winner()
        self.triangles[winner] += sum(TRIANGLES[card[1]] for _, card in self.trick)
        self.trick = []
        self.turn = winner
        if all(self.hand(seat) == [] for seat in range(self.players)):
            self.score_hand()
            self.end_hand()

    # Scoring

    def score_hand(self) -> None:
        """Everybody's own triangles, and on top the bonus or the penalty for the bid."""
        for seat in range(self.players):
            self.totals[seat] += self.triangles[seat]
        team = self.triangles[self.chief] + self.triangles[self.partner]
        if team >= target(self.players, self.bid):
            for seat in (self.chief, self.partner):
                self.totals[seat] += bonus(self.bid, self.chief_trump)
            return
        missing = self.bid - level_reached(self.players, self.bid, team)
        self.totals[self.chief] -= 10 * missing
        for seat in range(self.players):
            if seat not in (self.chief, self.partner):
                self.totals[seat] += 5 * missing

    def end_hand(self) -> None:
        """After every hand, played or not: the deal moves on, and the match ends if the goal is reached."""
        self.hidden = [[] for _ in range(self.players)]
        self.laid = [[] for _ in range(self.players)]
        self.starter = self.next_seat(self.starter)
        self.phase = "deal"
        self.turn = NOBODY
        self.over = max(self.totals) >= self.goal
        self.waiting = not self.over
