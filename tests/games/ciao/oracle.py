"""Ciao!: the rules, slowly and plainly. A twin to compare a faster implementation with."""

from collections.abc import Callable

CLOCK = 8
CARDS_EACH = 7
FINE = 3  # cards for a wrong card, and for a forgotten thank-you
PLUS = 3  # cards that each +3 adds to what is pending
COLOURS = ["g", "y", "r"]  # from weak to strong
SYMBOLS = ["r", "p", "s"]
LOSES_TO = {"r": "p", "p": "s", "s": "r"}  # paper beats rock, scissors beat paper, rock beats scissors
SPECIALS = ["", "again", "fast", "plus3", "give", "swap"]
PENALTIES = {"g": 10, "y": 20, "r": 30}
PENALTY_JOKER_OR_MILLSTONE = 50
MILLSTONE = "m"


def is_joker(card: str) -> bool:
    return card in ("gx", "yx", "rx")


def special(card: str) -> str:
    """What stands after the dash: again, fast, plus3, give, swap; nothing on other cards."""
    return card.partition("-")[2]


def card_order(card: str) -> tuple[int, int, int, int]:
    """Where a card stands in a sorted hand: colour, symbol, special; then the jokers; then millstones."""
    if card == MILLSTONE:
        return 2, 0, 0, 0
    if is_joker(card):
        return 1, COLOURS.index(card[0]), 0, 0
    return 0, COLOURS.index(card[0]), SYMBOLS.index(card[1]), SPECIALS.index(special(card))


def penalty(card: str) -> int:
    """Points that a card left in hand costs."""
    if card == MILLSTONE or is_joker(card):
        return PENALTY_JOKER_OR_MILLSTONE
    return PENALTIES[card[0]]


def cards_of_variant(deck: list[str], variant: str) -> list[str]:
    """Only the full game has millstones; the variant of symbols has no specials either."""
    if variant == "full":
        return list(deck)
    if variant == "symbols":
        return [card for card in deck if card != MILLSTONE and special(card) == ""]
    return [card for card in deck if card != MILLSTONE]


class Ciao:
    """One match. Phases: turn, drawn, name, again, give, swap, race, thanks; finally over."""

    def __init__(
        self, players: int, options: dict[str, str], start: int, deck: list[str], draw: Callable[[list[str]], str]
    ) -> None:
        self.players = players
        self.colours_count = options["variant"] in ("full", "colours")
        self.table_rules = options["table"] == "on"
        self.with_thanks = options["thanks"] == "on"
        self.only_stronger_answers = options["answers"] == "stronger"
        self.length = int(options["length"])
        self.cards = cards_of_variant(deck, options["variant"])
        if len(self.cards) < CARDS_EACH * players:
            raise ValueError("too few cards to deal")
        self.draw = draw

        self.penalties: list[int] = [0] * players
        self.rounds_played = 0
        self.over = False

        self.phase = "turn"
        self.turn = start  # whose turn it is, also while a question is answered, a race is run or thanks are due
        self.direction = 1
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.pile: list[str] = []
        self.discards: list[str] = []  # the last one is the card to beat
        self.named = ""  # the symbol named for the joker to beat
        self.pending = 0  # cards that +3s have in store for the player in turn
        self.drawn = ""  # the card that was drawn and may be played at once
        self.racers: set[int] = set()
        self.receiver = start  # who has been given a card
        self.deal()

    # ---- what can be asked

    def points(self) -> list[int]:
        return [-penalties for penalties in self.penalties]

    def winners(self) -> set[int]:
        if not self.over:
            return set()
        return self.leaders()

    def hand(self, seat: int) -> list[str]:
        return sorted(self.hands[seat], key=card_order)

    def top(self) -> str:
        return self.discards[-1] if self.discards else ""

    def pile_size(self) -> int:
        return len(self.pile)

    def actors(self) -> set[int]:
        """In a race everybody still racing, and the clock; for a thank-you the receiver and the clock."""
        if self.phase == "over":
            return set()
        if self.phase == "race":
            return self.racers | {CLOCK}
        if self.phase == "thanks":
            return {self.receiver, CLOCK}
        return {self.turn}

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if seat == CLOCK:
            return {"time"}
        if self.phase == "turn":
            return self.cards_to_play(seat) | {"draw"}
        if self.phase == "drawn":
            return {self.drawn, "keep"}
        if self.phase == "name":
            return {"name." + symbol for symbol in SYMBOLS}
        if self.phase == "again":
            return {"again", "reverse"}
        if self.phase == "give":
            return {f"give.{card}.{other}" for card in self.hands[seat] for other in self.others(seat)}
        if self.phase == "swap":
            return {f"swap.{other}" for other in self.others(seat)}
        if self.phase == "race":
            return self.cards_to_play(seat) | {"pass"}
        return {"thanks"}

    def cards_to_play(self, seat: int) -> set[str]:
        """Only right cards; by table rules every card, wrong ones too."""
        if self.table_rules:
            return set(self.hands[seat])
        return {card for card in self.hands[seat] if self.is_right(card)}

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat]

    def next_seat(self) -> int:
        return (self.turn + self.direction) % self.players

    # ---- which card may be played

    def is_right(self, card: str) -> bool:
        """Millstones never, jokers always; on the empty table anything; else what answers or beats the top."""
        if card == MILLSTONE:
            return False
        if is_joker(card) or self.top() == "":
            return True
        if self.pending > 0:
            return self.answers_plus3(card)
        return self.beats_top(card)

    def answers_plus3(self, card: str) -> bool:
        """A +3 answers a +3: any one, or by the option only a stronger one. (A joker does so too.)"""
        if special(card) != "plus3":
            return False
        return self.beats_top(card) or not self.only_stronger_answers

    def beats_top(self, card: str) -> bool:
        """A stronger symbol in any colour; or the same symbol in a stronger colour, if colours count.

        A joker on top has its own colour and the symbol that was named.
        """
        top = self.top()
        top_symbol = self.named if is_joker(top) else top[1]
        if card[1] == LOSES_TO[top_symbol]:
            return True
        stronger_colour = COLOURS.index(card[0]) > COLOURS.index(top[0])
        return self.colours_count and card[1] == top_symbol and stronger_colour

    # ---- what can be done

    def play(self, seat: int, action: str) -> None:
        if self.phase == "turn":
            if action == "draw":
                self.draw_instead(seat)
            else:
                self.play_card(seat, action)
        elif self.phase == "drawn":
            if action == "keep":
                self.next_turn()
            else:
                self.play_card(seat, action)
        elif self.phase == "name":
            self.named = action.removeprefix("name.")
            self.next_turn()
        elif self.phase == "again":
            if action == "again":
                self.again(seat)
            else:
                self.reverse(seat)
        elif self.phase == "give":
            _, card, receiver = action.split(".")
            self.give(seat, card, int(receiver))
        elif self.phase == "swap":
            self.swap(seat, int(action.removeprefix("swap.")))
        elif self.phase == "race":
            if action == "time":
                self.next_turn()
            elif action == "pass":
                self.leave_race(seat)
            else:
                self.play_card_in_race(seat, action)
        elif self.phase == "thanks":
            if action == "time":
                self.draw_cards(self.receiver, FINE)
            self.after_giving(self.turn)

    # ---- drawing

    def draw_card(self, seat: int) -> str:
        """One card into the hand; "" if there is none, not even among the discards under the top card."""
        if not self.pile:
            self.pile = self.discards[:-1]
            self.discards = self.discards[-1:]
        if not self.pile:
            return ""
        card = self.draw(list(self.pile))
        self.pile.remove(card)
        self.hands[seat].append(card)
        return card

    def draw_cards(self, seat: int, number: int) -> None:
        for _ in range(number):
            self.draw_card(seat)

    def draw_instead(self, seat: int) -> None:
        """Facing +3: all that is pending, and the turn is lost. Otherwise one card, which may be played."""
        if self.pending > 0:
            self.draw_pending(seat)
            self.next_turn()
            return
        card = self.draw_card(seat)
        if card == "":
            self.next_turn()
        else:
            self.ask_about_drawn(card)

    def draw_pending(self, seat: int) -> None:
        self.draw_cards(seat, self.pending)
        self.pending = 0

    def ask_about_drawn(self, card: str) -> None:
        """The drawn card, only this one, may be played at once if it can be; by table rules one may try."""
        if self.is_right(card) or self.table_rules:
            self.drawn = card
            self.phase = "drawn"
        else:
            self.next_turn()

    # ---- playing a card

    def play_card(self, seat: int, card: str) -> None:
        """A wrong card stays in hand and costs three cards, what is pending, and the turn."""
        if self.is_right(card):
            self.lay(seat, card)
        else:
            self.draw_cards(seat, FINE)
            self.draw_pending(seat)
            self.next_turn()

    def lay(self, seat: int, card: str) -> None:
        """The card goes on top. An emptied hand ends the round before any effect, except again-or-reverse."""
        self.hands[seat].remove(card)
        self.discards.append(card)
        self.named = ""
        self.turn = seat
        if special(card) == "again":
            self.phase = "again"
        elif not self.hands[seat]:
            self.end_round(seat)
        else:
            self.effect(seat, card)

    def effect(self, seat: int, card: str) -> None:
        if is_joker(card):
            self.pending = 0
            self.phase = "name"
        elif special(card) == "plus3":
            self.pending += PLUS
            self.next_turn()
        elif special(card) == "fast":
            self.racers = set(self.others(seat))
            self.phase = "race"
        elif special(card) in ("give", "swap"):
            self.phase = special(card)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.turn = self.next_seat()
        self.phase = "turn"

    # ---- again or reverse

    def again(self, seat: int) -> None:
        """Another turn. With an empty hand a card must be drawn, this turn's draw; if there is none, one has won."""
        if self.hands[seat]:
            self.phase = "turn"
            return
        card = self.draw_card(seat)
        if card == "":
            self.end_round(seat)
        else:
            self.ask_about_drawn(card)

    def reverse(self, seat: int) -> None:
        """The direction changes; with an empty hand one has won."""
        self.direction = -self.direction
        if not self.hands[seat]:
            self.end_round(seat)
        else:
            self.next_turn()

    # ---- the race

    def play_card_in_race(self, seat: int, card: str) -> None:
        """The first right card wins, and play goes on from its player. A wrong one costs three cards and the race."""
        if self.is_right(card):
            self.lay(seat, card)
        else:
            self.draw_cards(seat, FINE)
            self.leave_race(seat)

    def leave_race(self, seat: int) -> None:
        """When nobody is left, play goes on in order from the player of the speed card."""
        self.racers.remove(seat)
        if not self.racers:
            self.next_turn()

    # ---- giving and swapping

    def give(self, seat: int, card: str, receiver: int) -> None:
        self.hands[seat].remove(card)
        self.hands[receiver].append(card)
        self.receiver = receiver
        if self.with_thanks:
            self.phase = "thanks"
        else:
            self.after_giving(seat)

    def after_giving(self, seat: int) -> None:
        """Giving away the last card wins; the thank-you was due before."""
        if not self.hands[seat]:
            self.end_round(seat)
        else:
            self.next_turn()

    def swap(self, seat: int, other: int) -> None:
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        self.next_turn()

    # ---- rounds

    def deal(self) -> None:
        """Seven cards to each seat, to seat 0 first; the table is empty and the direction clockwise."""
        self.phase = "turn"
        self.direction = 1
        self.pile = list(self.cards)
        self.discards = []
        self.named = ""
        self.pending = 0
        self.hands = [[] for _ in range(self.players)]
        for seat in range(self.players):
            self.draw_cards(seat, CARDS_EACH)

    def end_round(self, winner: int) -> None:
        """Cards left in hand count against their holders; the round's winner starts the next round."""
        for seat in range(self.players):
            self.penalties[seat] += sum(penalty(card) for card in self.hands[seat])
        self.rounds_played += 1
        if self.rounds_played >= self.length and len(self.leaders()) == 1:
            self.phase = "over"
            self.over = True
        else:
            self.turn = winner
            self.deal()

    def leaders(self) -> set[int]:
        """The players with the fewest penalty points; a tie after the last round means one more round for all."""
        return {seat for seat in range(self.players) if self.penalties[seat] == min(self.penalties)}
