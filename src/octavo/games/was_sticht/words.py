"""Was sticht?: what people call it."""

from octavo.games.was_sticht.rules import (
    CHOOSE,
    COLOUR,
    DROP,
    GREY,
    KEEP,
    PACK,
    PICK,
    RANK,
    ROW,
    ROWS,
    SEATS,
    TABLE,
    TAKE,
    TASKS,
    Phase,
    State,
    picks_first,
)
from octavo.kernel.cards import NO_CARD
from octavo.kernel.contract import Fact, Guide, Reason, Scene, Touch, Zone
from octavo.kernel.record import HIDDEN, clear
from octavo.kernel.types import Action, Seat

LETTERS = PACK.letters()
VERBS = ("take", "task", "drop")  # what is done with a task, in the order of the actions

GUIDE = Guide(
    phases={"draft": 8, "rows": 13, "choose": 17, "play": 19, "drop": 30, "over": 32},
    actions={"take": 8, "pick": 13, "task": 17, "play": 23, "drop": 30, "keep": 30},
    dealt={"hand": "hands", "row": "rows"},
)


def name(action: Action) -> str:
    """The action as a word: `r3`, `pick.r3`, `take.null`, `task.null`, `drop.null`, `keep`."""
    if action < PICK:
        return PACK.names[action]
    if action < TAKE:
        return f"pick.{PACK.names[action - PICK]}"
    if action == KEEP:
        return "keep"
    verb, task = divmod(action - TAKE, TASKS.size)
    return f"{VERBS[verb]}.{TASKS.names[task]}"


def parse(text: str) -> Action:
    """The action of such a word; ValueError for any other."""
    match text.split("."):
        case ["keep"]:
            return KEEP
        case [card]:
            return PACK.card(card)
        case ["pick", card]:
            return PICK + PACK.card(card)
        case [verb, task] if verb in VERBS:
            return TAKE + VERBS.index(verb) * TASKS.size + TASKS.card(task)
    raise ValueError(text)


def tell(action: Action) -> Fact:
    """The action as something to say."""
    match name(action).split("."):
        case ["keep"]:
            return Fact("keep")
        case ["pick", card]:
            return Fact("pick", {"card": card})
        case [verb, task]:
            return Fact(verb, {"task": task})
    return Fact("play", {"card": name(action)}, role="play")


def why(view: State, seat: Seat, action: Action) -> Reason:
    """Which rule forbids the action to the seat."""
    if view.phase == Phase.DRAFT:
        if TAKE <= action < CHOOSE:
            return Reason(9, "none-left", {"task": TASKS.names[action - TAKE]})
        return Reason(8, "take-a-task")
    if view.phase == Phase.ROWS:
        if PICK <= action < TAKE:
            return Reason(13, "not-in-row", {"card": PACK.names[action - PICK]})
        return Reason(13, "pick-a-card")
    if view.phase == Phase.CHOOSE:
        if CHOOSE <= action < DROP:
            return Reason(17, "not-your-task", {"task": TASKS.names[action - CHOOSE]})
        return Reason(17, "choose-a-task")
    if view.phase == Phase.PLAY:
        return _why_not_play(view, seat, action)
    if DROP <= action < KEEP:
        return Reason(30, "not-your-task", {"task": TASKS.names[action - DROP]})
    return Reason(30, "drop-or-keep")


def _why_not_play(view: State, seat: Seat, action: Action) -> Reason:
    if not 0 <= action < PICK:
        return Reason(19, "play-a-card")
    if not view.hands[seat] >> action & 1:
        return Reason(19, "not-in-hand", {"card": PACK.names[action]})
    led = view.trick[view.leader]
    if RANK[led] == view.trump_number or COLOUR[led] == view.trump_colour:
        return Reason(24, "follow", {"colour": "trump"})
    colour = LETTERS[COLOUR[led]]
    if COLOUR[led] == COLOUR[action]:
        return Reason(23, "number-is-trump", {"card": PACK.names[action], "colour": colour})
    return Reason(23, "follow", {"colour": colour})


def scene(view: State, seat: Seat) -> Scene:
    """Tasks, the rows, hands, tricks, and every winner announced."""
    zones = [Zone("tasks", None, TASKS.held(view.pool))] if view.phase == Phase.DRAFT else []
    zones += [Zone("row", None, PACK.held(row)) for row in view.rows if row]
    if view.players < SEATS:
        zones.append(Zone("aside", None, tuple(PACK.names[card] for card in list(view.picks)[TABLE::ROW] if card >= 0)))
    for place in range(view.players):
        zones.append(Zone("tasks", place, TASKS.held(view.tasks[place])))
        zones.append(Zone("discarded", place, TASKS.held(view.discarded[place])))
        if view.ready >> place & 1:
            zones.append(Zone("chosen", place, _one(TASKS.names, view.chosen[place]), copy=True))
        zones.append(Zone("hand", place, PACK.held(view.hands[place])))
        if view.phase >= Phase.PLAY:
            zones.append(Zone("trick", place, _one(PACK.names, view.trick[place]), leads=place == view.leader))
            zones.append(Zone("last", place, _one(PACK.names, view.last[place])))
            zones.append(Zone("taken", place, ("?",) * (view.players * view.tricks[place])))
    return Scene(Phase(view.phase).text, tuple(zones), tuple(_facts(view)))


def _one(names: tuple[str, ...], card: int) -> tuple[str, ...]:
    if card == HIDDEN:
        return ("?",)
    return () if card == NO_CARD else (names[card],)


def _facts(view: State) -> list[Fact]:
    facts = [Fact("starter", {"seat": view.starter})]
    if view.phase == Phase.DRAFT:
        return facts
    facts.append(_trumps(view.trump_colour, view.trump_number))
    if view.phase == Phase.ROWS:
        facts.append(Fact("monster", {"seat": picks_first(view, view.row), "row": view.row + 1, "rows": ROWS}))
    for row in range(view.row):
        facts.append(_announcement(view, row))
    if view.phase >= Phase.PLAY:
        facts += [Fact("tricks", {"seat": place, "tricks": view.tricks[place]}) for place in range(view.players)]
    return facts


def _trumps(colour: int, number: int) -> Fact:
    """The trumps, as far as the seat knows them."""
    if colour == HIDDEN:
        return Fact("trumps-secret")
    if colour == GREY:
        return Fact("trump-number", {"number": number}) if number else Fact("no-trumps")
    letter = LETTERS[colour]
    return Fact("trumps", {"colour": letter, "number": number}) if number else Fact("trump-colour", {"colour": letter})


def _announcement(view: State, row: int) -> Fact:
    if view.announced[row] >= view.players:
        return Fact("row-table", {"row": row + 1})
    return Fact("row", {"row": row + 1, "seat": view.announced[row]})


def touch(view: State, seat: Seat, action: Action) -> tuple[Touch, ...]:
    """A card of the hand or a row, or a task: one that is left, or one of the seat's own."""
    if action < PICK:
        return (Touch(zone="hand", seat=seat, card=PACK.names[action]),)
    if action < TAKE:
        return (Touch(zone="row", card=PACK.names[action - PICK]),)
    if action == KEEP:
        return ()
    task = TASKS.names[(action - TAKE) % TASKS.size]
    return (Touch(zone="tasks", card=task),) if action < CHOOSE else (Touch(zone="tasks", seat=seat, card=task),)


def ahead(view: State, seat: Seat) -> bool:
    """A task, a card of the row, or a card for the trick."""
    if view.phase == Phase.PLAY and view.trick[seat] != NO_CARD:  # in the next trick, in which nothing is led yet
        clear(view.trick, NO_CARD)
    view.turn = seat
    return bool(view.phase in (Phase.DRAFT, Phase.ROWS, Phase.PLAY))
