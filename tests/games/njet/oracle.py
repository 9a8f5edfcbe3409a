"""Njet!, told slowly: the rules of one match in plain lists, dicts and strings.

Four colours, 2 to 5 players. Each round is a phase of vetoes on a board of five rows, the forming of two
teams, cards put away or passed on, and tricks in which zeros of the opponents are captured.
"""

from itertools import combinations

COLOURS = "rbyk"
ROUNDS = {2: 8, 3: 9, 4: 8, 5: 10}
AWAY_CELLS = ["1", "2", "2x", "right", "none"]
COLOUR_CELLS = ["r", "k", "b", "y", "none"]
POINT_CELLS = ["1", "2", "3", "4", "-2"]
NOBODY = -1


def card_order(card: str) -> tuple[int, int]:
    """Cards are listed by colour, then by number."""
    return COLOURS.index(card[0]), int(card[1])


def is_zero(card: str) -> bool:
    """Zeros may be captured, and those of one colour may be supertrumps."""
    return card[1] == "0"


def pairs(cards: list[str]) -> list[tuple[str, str]]:
    """All ways to take two cards out of a hand, each pair in card order."""
    return list(combinations(sorted(cards, key=card_order), 2))


def pairs_sparing_zeros(cards: list[str]) -> list[tuple[str, str]]:
    """Two cards without zeros; who has fewer than two such cards fills up with zeros."""
    others = [card for card in cards if not is_zero(card)]
    needed = min(2, len(others))
    return [pair for pair in pairs(cards) if sum(not is_zero(card) for card in pair) == needed]


class Njet:
    """One match of Njet! over the number of rounds that belongs to the number of players."""

    def __init__(self, players: int, options: dict[str, str], start: int) -> None:
        self.players = players
        self.equals = options.get("equals", "first")
        self.scoring = options.get("scoring", "full")
        self.starter = start
        self.totals = [0] * players
        self.rounds_played = 0
        self.waiting = True
        self.over = False
        self.phase = "deal"
        self.clear_table()

    def clear_table(self) -> None:
        """An empty board: every cell of every row is free, row 1 has a cell for each player."""
        self.free: dict[str, list[str]] = {
            "start": [str(seat) for seat in range(self.players)],
            "away": list(AWAY_CELLS),
            "trump": list(COLOUR_CELLS),
            "super": list(COLOUR_CELLS),
            "points": list(POINT_CELLS),
        }
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.turn = NOBODY
        self.first = NOBODY
        self.team: set[int] = set()
        self.monster = NOBODY
        self.chosen: dict[int, list[str]] = {}
        self.trick: list[tuple[int, str]] = []
        self.tricks = [0] * self.players
        self.captured = [0] * self.players

    def deal(self, hands: list[list[str]]) -> None:
        """Begin a round; the dealer has the first veto."""
        if not self.waiting:
            raise ValueError("there is nothing to deal now")
        self.clear_table()
        self.hands = [list(cards) for cards in hands]
        self.waiting = False
        self.phase = "veto"
        self.turn = self.starter

    def actors(self) -> set[int]:
        """One seat at a time, but cards are put away or passed on by everybody at once."""
        if self.waiting or self.over:
            return set()
        if self.phase == "away":
            return {seat for seat in range(self.players) if seat not in self.chosen}
        return {self.turn}

    def points(self) -> list[int]:
        """The totals written down so far."""
        return list(self.totals)

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat; what was put away is gone, what is passed arrives when all have chosen."""
        return sorted(self.hands[seat], key=card_order)

    def legal(self, seat: int) -> set[str]:
        """The names of all actions that a seat may choose from."""
        if seat not in self.actors():
            return set()
        if self.phase == "veto":
            return self.legal_vetoes()
        if self.phase == "teams":
            return self.legal_teams()
        if self.phase == "away":
            return self.legal_away(seat)
        return set(self.cards_that_follow(seat))

    def play(self, seat: int, action: str) -> None:
        """Carry out one legal action; any other is refused and changes nothing."""
        if action not in self.legal(seat):
            raise ValueError(f"{action} is not legal for seat {seat}")
        if self.phase == "veto":
            self.veto(seat, action)
        elif self.phase == "teams":
            self.form_teams(action)
        elif self.phase == "away":
            self.put_away(seat, action)
        else:
            self.play_card(seat, action)

    def next_seat(self, seat: int) -> int:
        """The left neighbour."""
        return (seat + 1) % self.players

    def right_neighbour(self, seat: int) -> int:
        """With two players this is the opponent."""
        return (seat - 1) % self.players

    # The vetoes

    def legal_vetoes(self) -> set[str]:
        """A stone goes on a free cell of a row that has at least two free cells."""
        names: set[str] = set()
        for row, cells in self.free.items():
            if len(cells) >= 2:
                names |= {f"veto.{row}.{cell}" for cell in cells}
        return names

    def veto(self, seat: int, action: str) -> None:
        """Cover a cell; when each row has one free cell left, these hold for the round."""
        _, row, cell = action.split(".")
        self.free[row].remove(cell)
        if self.legal_vetoes():
            self.turn = self.next_seat(seat)
        else:
            self.end_vetoes()

    def outcome(self, row: str) -> str:
        """The one cell of a row that is left."""
        return self.free[row][0]

    def end_vetoes(self) -> None:
        """The starting player of row 1 forms the teams; with two players there is nothing to choose."""
        self.first = int(self.outcome("start"))
        self.turn = self.first
        if self.players == 2:
            self.team = {self.first}
            self.begin_away()
        else:
            self.phase = "teams"

    # The teams

    def team_sizes(self) -> list[int]:
        """How large the starting player's own team may be."""
        return {3: [1, 2], 4: [2], 5: [2, 3]}[self.players]

    def possible_teams(self) -> list[list[int]]:
        """The starting player with any others, to one of the allowed sizes."""
        others = [seat for seat in range(self.players) if seat != self.first]
        teams: list[list[int]] = []
        for size in self.team_sizes():
            teams += [sorted([self.first, *mates]) for mates in combinations(others, size - 1)]
        return teams

    def outside(self, team: list[int]) -> list[int]:
        """The opponents of a team."""
        return [seat for seat in range(self.players) if seat not in team]

    def smaller_team(self, team: list[int]) -> list[int]:
        """The team with fewer members, a member of which holds the monster."""
        opponents = self.outside(team)
        return team if len(team) < len(opponents) else opponents

    def legal_teams(self) -> set[str]:
        """With five players the starting player also says who of the team of two holds the monster."""
        names: set[str] = set()
        for team in self.possible_teams():
            name = "team." + "".join(str(seat) for seat in team)
            if self.players == 5:
                names |= {f"{name}.m{holder}" for holder in self.smaller_team(team)}
            else:
                names.add(name)
        return names

    def form_teams(self, action: str) -> None:
        """With three players the lone one holds the monster; with four there is no monster."""
        parts = action.split(".")
        team = [int(digit) for digit in parts[1]]
        self.team = set(team)
        if self.players == 3:
            self.monster = self.smaller_team(team)[0]
        elif self.players == 5:
            self.monster = int(parts[2].removeprefix("m"))
        self.begin_away()

    def opponents(self, one: int, other: int) -> bool:
        """Whether two players are in different teams."""
        return (one in self.team) != (other in self.team)

    # Cards put away or passed on

    def begin_away(self) -> None:
        """Row 2 may also say that nobody puts anything away."""
        if self.outcome("away") == "none":
            self.begin_play()
        else:
            self.phase = "away"
            self.turn = NOBODY

    def legal_away(self, seat: int) -> set[str]:
        """One card, or two cards as one decision, or two cards for the right neighbour."""
        cards = self.hands[seat]
        cell = self.outcome("away")
        if cell == "1":
            return {"away." + card for card in cards}
        if cell == "2":
            return {f"away.{one}+{two}" for one, two in pairs(cards)}
        if cell == "2x":
            return {f"away.{one}+{two}" for one, two in pairs_sparing_zeros(cards)}
        return {f"give.{one}+{two}" for one, two in pairs(cards)}

    def put_away(self, seat: int, action: str) -> None:
        """The chosen cards leave the hand; nobody sees anything before everybody has chosen."""
        self.chosen[seat] = action.split(".")[1].split("+")
        for card in self.chosen[seat]:
            self.hands[seat].remove(card)
        if len(self.chosen) == self.players:
            if self.outcome("away") == "right":
                self.pass_to_the_right()
            self.begin_play()

    def pass_to_the_right(self) -> None:
        """All passed cards arrive at the same time."""
        for seat, cards in self.chosen.items():
            self.hands[self.right_neighbour(seat)] += cards

    # The tricks

    def begin_play(self) -> None:
        """The starting player leads to the first trick."""
        self.phase = "play"
        self.turn = self.first

    def is_supertrump(self, card: str) -> bool:
        """The zeros of one colour."""
        return is_zero(card) and card[0] == self.outcome("super")

    def is_trump(self, card: str) -> bool:
        """All cards of the trump colour."""
        return card[0] == self.outcome("trump")

    def suit(self, card: str) -> str:
        """Trumps and supertrumps are one suit; a supertrump does not belong to its own colour."""
        return "trump" if self.is_trump(card) or self.is_supertrump(card) else card[0]

    def cards_that_follow(self, seat: int) -> list[str]:
        """The led suit if the player has it; otherwise anything."""
        cards = self.hand(seat)
        if not self.trick:
            return cards
        led = self.suit(self.trick[0][1])
        following = [card for card in cards if self.suit(card) == led]
        return following if following else cards

    def play_card(self, seat: int, card: str) -> None:
        """Add a card to the trick; the trick is complete when everybody has played."""
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < self.players:
            self.turn = self.next_seat(seat)
        else:
            self.end_trick()

    def strength(self, card: str) -> tuple[int, int]:
        """Supertrumps are equal and above all trumps; trumps are above the led colour."""
        if self.is_supertrump(card):
            return 3, 0
        if self.is_trump(card):
            return 2, int(card[1])
        if self.suit(card) == self.suit(self.trick[0][1]):
            return 1, int(card[1])
        return 0, 0

    def trick_winner(self) -> int:
        """The strongest card wins; of equal ones the first, or by the option the last."""
        best_seat, best_card = self.trick[0]
        for seat, card in self.trick[1:]:
            stronger = self.strength(card) > self.strength(best_card)
            equal = self.strength(card) == self.strength(best_card)
            if stronger or (equal and self.equals == "last"):
                best_seat, best_card = seat, card
        return best_seat

    def end_trick(self) -> None:
        """The winner counts a trick, captures every zero that an opponent played, and leads."""
        winner = self.trick_winner()
        self.tricks[winner] += 1
        for seat, card in self.trick:
            if is_zero(card) and self.opponents(seat, winner):
                self.captured[winner] += 1
        self.trick = []
        self.turn = winner
        if all(cards == [] for cards in self.hands):
            self.end_round()

    # Scoring

    def team_score(self, members: list[int]) -> int:
        """Tricks and captured zeros of all members, doubled for the monster's holder, times row 5."""
        count = 0
        for seat in members:
            factor = 2 if seat == self.monster else 1
            count += factor * (self.tricks[seat] + self.captured[seat])
        return count * int(self.outcome("points"))

    def score_round(self) -> None:
        """Every member writes the team's score, or only the better team writes the difference."""
        ours = sorted(self.team)
        theirs = self.outside(ours)
        our_score, their_score = self.team_score(ours), self.team_score(theirs)
        if self.scoring == "difference":
            our_score, their_score = max(0, our_score - their_score), max(0, their_score - our_score)
        for seat in range(self.players):
            self.totals[seat] += our_score if seat in self.team else their_score

    def end_round(self) -> None:
        """The deal moves on; the match ends when everybody has dealt equally often."""
        self.score_round()
        self.rounds_played += 1
        self.starter = self.next_seat(self.starter)
        self.phase = "deal"
        self.turn = NOBODY
        self.over = self.rounds_played == ROUNDS[self.players]
        self.waiting = not self.over
