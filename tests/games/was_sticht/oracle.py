"""Was sticht?: the rules, slowly and plainly. A twin to compare a faster implementation with."""

COLOURS = ["r", "b", "y", "g"]
TABLE = 3  # with three players the fourth card of each row belongs to the table
TASKS_EACH = 4
ROWS = 9

TASK_COPIES = {
    "null": 3,
    "no-r": 1,
    "no-b": 1,
    "no-y": 1,
    "no-g": 1,
    "exactly-1": 2,
    "exactly-2": 2,
    "exactly-3": 2,
    "exactly-4": 2,
    "last": 3,
    "most": 3,
    "fewest": 3,
}


def all_cards() -> list[str]:
    """36 cards: 1 to 9 in four colours."""
    return [colour + str(number) for colour in COLOURS for number in range(1, 10)]


def card_order(card: str) -> tuple[int, int]:
    """Where a card stands in a sorted hand."""
    return COLOURS.index(card[0]), int(card[1])


def is_trump(card: str, trump_colour: str, trump_number: str) -> bool:
    """The trump suit is the trump colour and the trump number together."""
    return card[0] == trump_colour or card[1] == trump_number


def suit(card: str, trump_colour: str, trump_number: str) -> str:
    """A trump is not of its printed colour."""
    if is_trump(card, trump_colour, trump_number):
        return "trump"
    return card[0]


def strength(card: str, led: str, trump_colour: str, trump_number: str) -> int:
    """Supertrump, then the trump number (all equal), then the trump colour, then the led suit."""
    of_colour = card[0] == trump_colour
    of_number = card[1] == trump_number
    if of_colour and of_number:
        return 300
    if of_number:
        return 200
    if of_colour:
        return 100 + int(card[1])
    if card[0] == led:
        return int(card[1])
    return 0


def trick_winner(trick: list[tuple[int, str]], trump_colour: str, trump_number: str) -> int:
    """The seat with the strongest card; among equal ones the first played."""
    led = suit(trick[0][1], trump_colour, trump_number)
    best_seat = -1
    best_strength = 0
    for seat, card in trick:
        value = strength(card, led, trump_colour, trump_number)
        if value > best_strength:
            best_seat = seat
            best_strength = value
    return best_seat


def followers(hand: list[str], led_card: str, trump_colour: str, trump_number: str) -> list[str]:
    """The cards that may follow: the led suit if there is any, otherwise everything."""
    led = suit(led_card, trump_colour, trump_number)
    same = [card for card in hand if suit(card, trump_colour, trump_number) == led]
    return same if same else list(hand)


def task_done(task: str, seat: int, tricks: list[list[list[str]]], last_winner: int) -> bool:
    """Does this seat, with the tricks that everybody has taken, fulfil the task?"""
    own = len(tricks[seat])
    others = [len(won) for other, won in enumerate(tricks) if other != seat]
    if task == "null":
        return own == 0
    if task.startswith("no-"):
        colour = task[-1]
        taken = [card for trick in tricks[seat] for card in trick]
        return own >= 1 and not any(card[0] == colour for card in taken)
    if task.startswith("exactly-"):
        return own == int(task[-1])
    if task == "last":
        return last_winner == seat
    if task == "most":
        return all(own > other for other in others)
    if task == "fewest":
        return own >= 1 and all(own < other for other in others)
    raise ValueError(f"no such task: {task}")


class WasSticht:
    """One match. Phases: draft, then in every round deal, rows, choose, play, end; finally over."""

    def __init__(self, players: int, options: dict[str, str], start: int) -> None:
        if players not in (3, 4):
            raise ValueError("three or four players")
        if not 0 <= start < players:
            raise ValueError("the start player must be one of the seats")
        self.players = players
        self.options = dict(options)
        self.starter = start
        self.waiting = False
        self.over = False
        self.phase = "draft"

        self.tasks_left = dict(TASK_COPIES)
        self.tasks: list[list[str]] = [[] for _ in range(players)]
        self.discarded: list[int] = [0] * players

        self.trump_colour = "none"
        self.trump_number = "none"
        self.rows: list[list[str]] = []
        self.picks: list[tuple[int, str]] = []
        self.announced: list[int] = []
        self.chosen: dict[int, str] = {}
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.table: list[str] = []
        self.leader = start
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[list[list[str]]] = [[] for _ in range(players)]

    # ---- what can be asked

    def points(self) -> list[int]:
        """Tasks discarded so far."""
        return list(self.discarded)

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat; while the rows are taken, the cards taken so far."""
        return sorted(self.hands[seat], key=card_order)

    def actors(self) -> set[int]:
        if self.phase == "draft":
            taken = sum(len(tasks) for tasks in self.tasks)
            return {self.left_of(self.starter, taken)}
        if self.phase == "rows":
            return {self.left_of(self.monster_holder(), len(self.picks))}
        if self.phase == "choose":
            return {seat for seat in range(self.players) if seat != self.starter and seat not in self.chosen}
        if self.phase == "play":
            return {self.left_of(self.leader, len(self.trick))}
        if self.phase == "end":
            return {self.starter}
        return set()

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if self.phase == "draft":
            return {"take." + task for task, copies in self.tasks_left.items() if copies > 0}
        if self.phase == "rows":
            return {"pick." + card for card in self.current_row()}
        if self.phase == "choose":
            return {"task." + task for task in self.tasks[seat]}
        if self.phase == "play":
            return set(self.playable(seat))
        return {"drop." + task for task in self.tasks[seat]} | {"keep"}

    def left_of(self, seat: int, steps: int = 1) -> int:
        """Clockwise from a seat."""
        return (seat + steps) % self.players

    def monster_holder(self) -> int:
        """First the start player's left neighbour; one seat to the left after every row."""
        return self.left_of(self.starter, 1 + len(self.announced))

    def current_row(self) -> list[str]:
        return self.rows[len(self.announced)]

    def playable(self, seat: int) -> list[str]:
        if not self.trick:
            return list(self.hands[seat])
        return followers(self.hands[seat], self.trick[0][1], self.trump_colour, self.trump_number)

    # ---- what can be done

    def deal(self, rows: list[list[str]], trump_colour: str, trump_number: str) -> None:
        """Nine rows of four cards, and the bottom cards of the two trump decks."""
        if not self.waiting:
            raise ValueError("no cards are to be dealt now")
        if [len(row) for row in rows] != [4] * ROWS:
            raise ValueError("nine rows of four cards")
        if sorted(card for row in rows for card in row) != sorted(all_cards()):
            raise ValueError("every card once")
        if trump_colour not in [*COLOURS, "none"]:
            raise ValueError("no such trump colour")
        if trump_number not in [*"123456789", "none"]:
            raise ValueError("no such trump number")
        self.rows = [list(row) for row in rows]
        self.trump_colour = trump_colour
        self.trump_number = trump_number
        self.picks = []
        self.announced = []
        self.chosen = {}
        self.hands = [[] for _ in range(self.players)]
        self.table = []
        self.trick = []
        self.tricks = [[] for _ in range(self.players)]
        self.waiting = False
        self.phase = "rows"

    def play(self, seat: int, action: str) -> None:
        if action not in self.legal(seat):
            raise ValueError(f"{action} is not legal for seat {seat}")
        if self.phase == "draft":
            self.take_task(seat, action.removeprefix("take."))
        elif self.phase == "rows":
            self.pick_card(seat, action.removeprefix("pick."))
        elif self.phase == "choose":
            self.choose_task(seat, action.removeprefix("task."))
        elif self.phase == "play":
            self.play_card(seat, action)
        else:
            if action != "keep":
                self.discard(seat, action.removeprefix("drop."))
            self.end_round()

    # ---- the task draft

    def take_task(self, seat: int, task: str) -> None:
        """One task at a time, clockwise from the start player, until everyone has four."""
        self.tasks_left[task] -= 1
        self.tasks[seat].append(task)
        if all(len(tasks) == TASKS_EACH for tasks in self.tasks):
            self.phase = "deal"
            self.waiting = True

    # ---- the rows

    def pick_card(self, seat: int, card: str) -> None:
        """Any card of the row may be taken; it is kept openly."""
        self.current_row().remove(card)
        self.picks.append((seat, card))
        self.hands[seat].append(card)
        if len(self.picks) == self.players:
            self.finish_row()

    def finish_row(self) -> None:
        """The row counts as a trick led by the holder of the monster card; its winner is announced."""
        if self.players == 3:
            self.give_last_card_to_table()
        self.announced.append(trick_winner(self.picks, self.trump_colour, self.trump_number))
        self.picks = []
        if len(self.announced) == ROWS:
            self.phase = "choose"

    def give_last_card_to_table(self) -> None:
        """The card that is left counts as the last of the trick and is then put away."""
        card = self.current_row().pop()
        self.picks.append((TABLE, card))
        self.table.append(card)

    # ---- the choice of tasks

    def choose_task(self, seat: int, task: str) -> None:
        """Everyone but the start player chooses; when all have chosen, the tasks are shown."""
        self.chosen[seat] = task
        if len(self.chosen) == self.players - 1:
            self.leader = self.left_of(self.starter)
            self.phase = "play"

    # ---- the tricks

    def play_card(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) == self.players:
            self.finish_trick()

    def finish_trick(self) -> None:
        """The winner takes the trick and leads to the next one."""
        winner = trick_winner(self.trick, self.trump_colour, self.trump_number)
        self.tricks[winner].append([card for _, card in self.trick])
        self.trick = []
        self.leader = winner
        if sum(len(won) for won in self.tricks) == ROWS:
            self.judge_tasks(last_winner=winner)

    # ---- the end of a round

    def judge_tasks(self, last_winner: int) -> None:
        """Fulfilled tasks are discarded; then the start player is asked, if he earned it."""
        earned = False
        for seat, task in self.chosen.items():
            if task_done(task, seat, self.tricks, last_winner):
                self.discard(seat, task)
            elif task_done(task, self.starter, self.tricks, last_winner):
                earned = True
        if earned:
            self.phase = "end"
        else:
            self.end_round()

    def discard(self, seat: int, task: str) -> None:
        self.tasks[seat].remove(task)
        self.discarded[seat] += 1

    def end_round(self) -> None:
        """A player who has discarded all four tasks has won; otherwise the start moves one seat to the left."""
        if TASKS_EACH in self.discarded:
            self.phase = "over"
            self.over = True
        else:
            self.starter = self.left_of(self.starter)
            self.phase = "deal"
            self.waiting = True
