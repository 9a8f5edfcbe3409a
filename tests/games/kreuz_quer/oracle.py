"""Kreuz & Quer: the rules, slowly and plainly. A twin to compare a faster implementation with."""

from collections.abc import Callable

GOALS = ["w", "k", "g", "s"]
SIDES = ["0", "1"]  # as printed, turned
COLUMNS = 3
ROWS = 6
PUT_AWAY = 2
BEFORE_THE_TRACK = (0, 0)
ON_THE_GOAL = (99, 0)

Place = tuple[int, int]  # (place on the track from 1, field 1 to 18 as the walker sees the garden)


def gardens_dealt(players: int) -> int:
    return 8 if players == 2 else 7


def number_of_races(players: int, length: str) -> int:
    """The long game: four races with two or four players, three with three."""
    if length == "race":
        return 1
    return 3 if players == 3 else 4


def row_of(field: int) -> int:
    """Row 1 is at the start side."""
    return (field - 1) // COLUMNS + 1


def column_of(field: int) -> int:
    return (field - 1) % COLUMNS + 1


def field_at(row: int, column: int) -> int:
    return (row - 1) * COLUMNS + column


def seen_fields(rows: list[str], turned: bool) -> list[str]:
    """The 18 letters as the walker sees them; turned, field 1 is the printed field 18."""
    fields = [letter for row in rows for letter in row]
    if turned:
        fields.reverse()
    return fields


def neighbours_inside(field: int, diagonal: bool) -> list[int]:
    """The neighbouring fields of the same garden, backwards too."""
    found = []
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            down = abs(row - row_of(field))
            across = abs(column - column_of(field))
            straight_step = down + across == 1
            diagonal_step = down == 1 and across == 1
            if straight_step or (diagonal and diagonal_step):
                found.append(field_at(row, column))
    return found


class KreuzQuer:
    """One match. Phases: away, lay, collect, move; finally over.

    A race is laying the tracks, then rounds of collecting and moving until somebody reaches the goal.
    """

    def __init__(
        self,
        players: int,
        options: dict[str, str],
        start: int,
        gardens: dict[int, list[str]],
        terrain: list[str],
        draw: Callable[[list[str]], str],
    ) -> None:
        self.players = players
        self.diagonal = options["steps"] == "diagonal"
        self.long = options["length"] == "long"
        self.races = number_of_races(players, options["length"])
        self.start = start
        self.gardens = gardens
        self.terrain = terrain
        self.draw = draw
        self.over = False
        self.phase = "away"
        self.races_played = 0
        self.total: list[int] = [0] * players
        self.unlaid: list[list[str]] = [[] for _ in range(players)]  # gardens in hand, not on the track
        self.put_away: list[str] = []
        self.undealt: list[str] = [str(number) for number in sorted(gardens)]
        self.goals: list[str] = []
        self.has_put_away: set[int] = set()
        self.penalties: list[tuple[list[str], str]] = []  # where a penalty garden came from, the garden
        self.track_length = gardens_dealt(players) - PUT_AWAY
        self.to_move: list[int] = []

        self.clear_tracks()
        self.gather_terrain()
        self.deal_gardens()

    def clear_tracks(self) -> None:
        """How a race begins."""
        self.tracks: list[list[str]] = [[] for _ in range(self.players)]  # garden numbers, passed ones too
        self.track_fields: list[list[list[str]]] = [[] for _ in range(self.players)]  # what the walker sees
        self.places: list[Place] = [BEFORE_THE_TRACK] * self.players
        self.first_lying: list[int] = [1] * self.players  # the first garden of the track that still lies there
        self.finishers: list[int] = []  # in order

    def gather_terrain(self) -> None:
        """How a round begins: all terrain cards lie face down, nobody has any."""
        self.face_down: list[str] = list(self.terrain)
        self.lying_face_up: list[str] = []
        self.held: list[str] = [""] * self.players
        self.queues: list[list[str]] = [[] for _ in range(self.players)]
        self.caller: int | None = None
        self.stopped_early = False

    # ---- what can be asked

    def actors(self) -> set[int]:
        seats = range(self.players)
        if self.phase == "away":
            return {seat for seat in seats if seat not in self.has_put_away}
        if self.phase == "lay":
            return {seat for seat in seats if self.unlaid[seat]}
        if self.phase == "collect":
            return set(seats)
        if self.phase == "move":
            return {self.to_move[0]}
        return set()

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if self.phase == "away":
            own = self.unlaid[seat]
            return {f"away.{low}+{high}" for low in own for high in own if int(low) < int(high)}
        if self.phase == "lay":
            return {"lay." + garden + side for garden in self.unlaid[seat] for side in ("", "t")}
        if self.phase == "collect":
            return self.collecting_choices(seat)
        return self.steps(seat)

    def points(self) -> list[int]:
        """Long game: of the finished races. Short race: the gardens passed."""
        if self.long:
            return list(self.total)
        return [self.gardens_passed(seat) for seat in range(self.players)]

    def winners(self) -> set[int]:
        if self.long:
            return self.winners_of_long_game()
        return {self.finishers[0]}

    def hand(self, seat: int) -> list[str]:
        """The collected queue, first taken first."""
        return list(self.queues[seat])

    def place(self, seat: int) -> Place:
        return self.places[seat]

    def face_up(self) -> list[str]:
        return sorted(self.lying_face_up)

    # ---- what can be done

    def play(self, seat: int, action: str) -> None:
        if self.phase == "away":
            self.put_two_away(seat, action.removeprefix("away.").split("+"))
        elif self.phase == "lay":
            name = action.removeprefix("lay.")
            self.lay_garden(seat, name.removesuffix("t"), name.endswith("t"))
        elif self.phase == "collect":
            self.collect(seat, action)
        else:
            self.step(seat, action)

    def draw_from(self, cards: list[str]) -> str:
        card = self.draw(list(cards))
        cards.remove(card)
        return card

    # ---- preparation

    def deal_gardens(self) -> None:
        """Seven gardens each, with two players eight."""
        for seat in range(self.players):
            for _ in range(gardens_dealt(self.players)):
                self.unlaid[seat].append(self.draw_from(self.undealt))

    def put_two_away(self, seat: int, pair: list[str]) -> None:
        """Everybody puts two gardens away; then all lay their tracks."""
        for garden in pair:
            self.unlaid[seat].remove(garden)
            self.put_away.append(garden)
        self.has_put_away.add(seat)
        if len(self.has_put_away) == self.players:
            self.phase = "lay"

    def lay_garden(self, seat: int, garden: str, turned: bool) -> None:
        """The next garden of the own track, from the start on, either way round."""
        self.unlaid[seat].remove(garden)
        self.lengthen_track(seat, garden, turned)
        if all(gardens == [] for gardens in self.unlaid):
            if not self.goals:
                self.deal_goals()
            self.phase = "collect"

    def lengthen_track(self, seat: int, garden: str, turned: bool) -> None:
        self.tracks[seat].append(garden)
        self.track_fields[seat].append(seen_fields(self.gardens[int(garden)], turned))

    def deal_goals(self) -> None:
        """Once in a match, when the first tracks lie."""
        goals = list(GOALS)
        self.goals = [self.draw_from(goals) for _ in range(self.players)]

    # ---- collecting

    def collecting_choices(self, seat: int) -> set[str]:
        """One card at a time in the hand; Stop may be called always."""
        if self.held[seat]:
            return {"keep", "return", "stop"}
        choices = {"grab." + card for card in self.lying_face_up}
        if self.face_down:
            choices.add("grab")
        return choices | {"stop"}

    def collect(self, seat: int, action: str) -> None:
        if action == "stop":
            self.call_stop(seat)
        elif action == "grab":
            self.held[seat] = self.draw_from(self.face_down)
        elif action == "keep":
            self.queues[seat].append(self.held[seat])
            self.held[seat] = ""
            self.end_collecting_if_table_is_empty()
        elif action == "return":
            self.put_held_card_back(seat)
        else:
            self.held[seat] = action.removeprefix("grab.")
            self.lying_face_up.remove(self.held[seat])

    def put_held_card_back(self, seat: int) -> None:
        """Face up, whichever way it lay before."""
        self.lying_face_up.append(self.held[seat])
        self.held[seat] = ""

    def call_stop(self, seat: int) -> None:
        """It is early if cards lie face down; held cards do not count as such, and go back to the table."""
        self.caller = seat
        self.stopped_early = self.face_down != []
        for other in range(self.players):
            if self.held[other]:
                self.put_held_card_back(other)
        self.begin_moving(seat)

    def end_collecting_if_table_is_empty(self) -> None:
        """Nothing on the table and nothing held: nobody called Stop, so the start player moves first."""
        if self.face_down == [] and self.lying_face_up == [] and not any(self.held):
            self.begin_moving(self.start)

    # ---- where a pawn may step

    def steps(self, seat: int) -> set[str]:
        """The steps that fit the card on top of the queue; there is no other choice."""
        if not self.queues[seat]:
            return set()
        top = self.queues[seat][0]
        fitting = set()
        for place, field in self.next_fields(seat):
            if self.track_fields[seat][place - 1][field - 1] == top:
                fitting.add(f"go.{place}.{field}")
        if self.goal_is_next(seat) and self.goals[seat] == top:
            fitting.add("go.goal")
        return fitting

    def next_fields(self, seat: int) -> list[Place]:
        if self.places[seat] == BEFORE_THE_TRACK:
            return [(1, column) for column in range(1, COLUMNS + 1)]
        place, field = self.places[seat]
        inside = [(place, neighbour) for neighbour in neighbours_inside(field, self.diagonal)]
        return inside + self.straight_across(seat)

    def straight_across(self, seat: int) -> list[Place]:
        """From garden to garden only straight; back only while the garden before still lies there."""
        place, field = self.places[seat]
        if row_of(field) == ROWS and place < len(self.tracks[seat]):
            return [(place + 1, field_at(1, column_of(field)))]
        if row_of(field) == 1 and place > self.first_lying[seat]:
            return [(place - 1, field_at(ROWS, column_of(field)))]
        return []

    def goal_is_next(self, seat: int) -> bool:
        """From every field of the last row of the last garden."""
        place, field = self.places[seat]
        return place == len(self.tracks[seat]) and row_of(field) == ROWS

    # ---- moving

    def begin_moving(self, first: int) -> None:
        """Everybody moves once, clockwise."""
        self.phase = "move"
        self.to_move = [(first + turn) % self.players for turn in range(self.players)]
        self.end_moves_that_cannot_go_on()

    def step(self, seat: int, action: str) -> None:
        self.queues[seat].pop(0)
        if action == "go.goal":
            self.places[seat] = ON_THE_GOAL
            self.finishers.append(seat)
            self.queues[seat] = []
        else:
            _, place, field = action.split(".")
            self.places[seat] = (int(place), int(field))
        self.end_moves_that_cannot_go_on()

    def end_moves_that_cannot_go_on(self) -> None:
        """A move ends on the goal, without cards, or when the next card does not fit."""
        while self.to_move and not self.steps(self.to_move[0]):
            self.end_move(self.to_move.pop(0))
        if not self.to_move:
            self.end_round()

    def end_move(self, seat: int) -> None:
        """What is left in the queue is lost, passed gardens leave the track, then comes the penalty."""
        self.queues[seat] = []
        if self.places[seat] != BEFORE_THE_TRACK:
            self.first_lying[seat] = self.places[seat][0]
        if seat == self.caller and self.stopped_early and seat not in self.finishers:
            self.take_penalty(seat)

    def take_penalty(self, seat: int) -> None:
        """A random garden of those put away, or else an undealt one, any side up, before the goal."""
        pile = self.put_away if self.put_away else self.undealt
        if not pile:
            return
        garden = self.draw_from(pile)
        side = self.draw(list(SIDES))
        self.lengthen_track(seat, garden, side == "1")
        self.penalties.append((pile, garden))

    def end_round(self) -> None:
        """Somebody on the goal ends the race, once all have moved; otherwise cards are collected again."""
        if self.finishers:
            self.end_race()
        else:
            self.gather_terrain()
            self.phase = "collect"

    # ---- the end of a race

    def gardens_passed(self, seat: int) -> int:
        """At most the original track, which is also what the goal is worth; penalty gardens add nothing."""
        return min(self.first_lying[seat] - 1, self.track_length)

    def end_race(self) -> None:
        for seat in range(self.players):
            self.total[seat] += self.gardens_passed(seat)
        self.races_played += 1
        if self.races_played == self.races:
            self.phase = "over"
            self.over = True
        else:
            self.return_penalty_gardens()
            self.hand_tracks_over()

    def return_penalty_gardens(self) -> None:
        """Each to where it came from."""
        for pile, garden in self.penalties:
            pile.append(garden)
        self.penalties = []

    def hand_tracks_over(self) -> None:
        """All gardens of the original track and the goal go to the left; then tracks are laid again."""
        goals = list(self.goals)
        for seat in range(self.players):
            left = (seat + 1) % self.players
            self.unlaid[left] = self.tracks[seat][: self.track_length]
            self.goals[left] = goals[seat]
        self.clear_tracks()
        self.gather_terrain()
        self.phase = "lay"

    # ---- the end of the match

    def winners_of_long_game(self) -> set[int]:
        """Most points; tied, the one who got further in the last race; still tied, they share."""
        results = [(self.total[seat], *self.progress(seat)) for seat in range(self.players)]
        return {seat for seat in range(self.players) if results[seat] == max(results)}

    def progress(self, seat: int) -> tuple[int, int]:
        """Garden, then row, on penalty gardens too; the goal is beyond all, the start before all."""
        place, field = self.places[seat]
        if self.places[seat] in (BEFORE_THE_TRACK, ON_THE_GOAL):
            return place, 0
        return place, row_of(field)
