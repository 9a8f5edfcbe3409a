"""Njet!: what people call it."""

from functools import cache, lru_cache

from octavo.games.njet.rules import (
    AWAY,
    AWAY_TWO,
    GIVE,
    HOLDERS,
    TEAM,
    UNNAMED,
    VETO,
    board,
    everyone,
    hand_size,
    settled,
    supertrumps,
    trumps,
)
from octavo.games.njet.state import (
    AWAY_ROW,
    BOARD,
    HAND,
    NO_ZEROS,
    ONE_AWAY,
    OUT,
    PACK,
    ROUNDS,
    SEATS,
    TO_RIGHT,
    Phase,
    State,
)
from octavo.kernel.cards import NO_CARD, bit, count
from octavo.kernel.contract import Fact, Guide, Reason, Scene, Touch, Zone
from octavo.kernel.record import NOBODY, clear
from octavo.kernel.types import Action, Cards, Seat, Seats

AWAY_RULES = {"1": "one", "2": "two", "2x": "no-zeros", "right": "right", "none": "none"}
TEAM_RULES = {3: 15, 4: 14, 5: 13}  # by players
KEPT_BOARDS = 4096  # boards whose free cells are remembered in words
KEPT_TOUCHES = 16384
KEPT_COUNTS = 4096
FACTS_ABOVE = 2  # facts of a scene before the cells of the board: the heading

GUIDE = Guide(
    phases={"veto": 9, "teams": 13, "teams-3": 15, "teams-4": 14, "away": 16, "play": 21, "over": 34},
    actions={
        "veto-start": 9,
        "veto-away": 9,
        "veto-trump": 9,
        "veto-super": 9,
        "veto-points": 9,
        "team-1": 15,
        "team-2": 14,
        "team-2-3": 15,
        "team-2-monster": 13,
        "team-3-monster": 13,
        "away-one": 17,
        "away-two": 17,
        "give": 19,
        "play": 24,
    },
)


def name(action: Action) -> str:
    """The action as a word: `r7`, `away.r1`, `away.r1+b2`, `give.r1+b2`, `veto.trump.r`, `team.02`, `team.02.m2`."""
    if action < AWAY:
        return PACK.names[action]
    if action < AWAY_TWO:
        return f"away.{PACK.names[action - AWAY]}"
    if action < VETO:
        first, second = _pair(action)
        return f"{'away' if action < GIVE else 'give'}.{first}+{second}"
    if action < TEAM:
        return f"veto.{BOARD.names[action - VETO]}"
    team, holder = divmod(action - TEAM, HOLDERS)
    members = "".join(str(seat) for seat in _members(team))
    return f"team.{members}" if holder == UNNAMED else f"team.{members}.m{holder}"


def _pair(action: Action) -> tuple[str, str]:
    """The two cards that are put away or given."""
    first, second = divmod(action - (AWAY_TWO if action < GIVE else GIVE), PACK.size)
    return PACK.names[first], PACK.names[second]


def _members(team: Seats) -> list[Seat]:
    return [seat for seat in range(SEATS) if team >> seat & 1]


def parse(text: str) -> Action:
    """The action of such a word; ValueError for any other."""
    action = _read(text.split("."))
    if name(action) != text:  # as with cards or seats in another order
        raise ValueError(text)
    return action


def _read(parts: list[str]) -> Action:
    match parts:
        case [card]:
            return PACK.card(card)
        case ["away", cards] if "+" not in cards:
            return AWAY + PACK.card(cards)
        case ["away" | "give" as what, cards]:
            first, _, second = cards.partition("+")
            low, high = sorted((PACK.card(first), PACK.card(second)))
            return (AWAY_TWO if what == "away" else GIVE) + low * PACK.size + high
        case ["veto", row, cell]:
            return VETO + BOARD.card(f"{row}.{cell}")
        case ["team", members]:
            return TEAM + _team(members) * HOLDERS + UNNAMED
        case ["team", members, holder] if holder.startswith("m"):
            return TEAM + _team(members) * HOLDERS + _seat(holder[1:])
    raise ValueError(".".join(parts))


def _team(members: str) -> Seats:
    return sum({1 << _seat(digit) for digit in members})


def _seat(digit: str) -> Seat:
    return [str(seat) for seat in range(SEATS)].index(digit)


def tell(action: Action) -> Fact:
    """The action as something to say."""
    if action >= TEAM:
        team, holder = divmod(action - TEAM, HOLDERS)
        return _tell_team(team, NOBODY if holder == UNNAMED else holder)
    if action >= VETO:
        cell = _tell_cell(action - VETO, "seat_start")
        return Fact(f"veto-{cell.key}", cell.facts)
    if action >= AWAY_TWO:
        first, second = _pair(action)
        return Fact("away-two" if action < GIVE else "give", {"card": first, "second": second})
    if action >= AWAY:
        return Fact("away-one", {"card": PACK.names[action - AWAY]})
    return Fact("play", {"card": PACK.names[action]}, role="play")


@cache
def _tell_cell(cell: int, start: str) -> Fact:
    """The fact that a cell of the board stands for; `start` names its value that holds a seat."""
    row, label = BOARD.names[cell].split(".")
    match row:
        case "start":
            return Fact(row, {start: int(label)})
        case "away":
            return Fact(row, {"rule": AWAY_RULES[label]})
        case "points":
            return Fact(row, {"points": int(label)})
    return Fact(row, {"colour": label})


@lru_cache(KEPT_BOARDS)
def _free_cells(free: Cards) -> tuple[Fact, ...]:
    """The facts of the free cells. All viewers see the same, and it seldom changes, so it is kept."""
    return tuple(_tell_cell(cell, "seat") for cell in range(BOARD.size) if free >> cell & 1)


@cache
def _tell_team(team: Seats, holder: Seat) -> Fact:
    """The members of a team; each size has its own sentence."""
    members = _members(team)
    facts: dict[str, str | int] = {f"seat_{letter}": seat for letter, seat in zip("abcde", members, strict=False)}
    if holder == NOBODY:
        return Fact(f"team-{len(members)}", facts)
    return Fact(f"team-{len(members)}-monster", {**facts, "seat_monster": holder})


def why(view: State, seat: Seat, action: Action) -> Reason:
    """Which rule forbids the action to the seat."""
    if view.phase == Phase.VETO:
        return _why_no_veto(view, action)
    if view.phase == Phase.TEAMS:
        return Reason(TEAM_RULES[view.players], f"form-teams-{view.players}")
    if view.phase == Phase.AWAY:
        return _why_not_away(view, view.hands[seat], action)
    return _why_no_play(view, view.hands[seat], action)


def _why_no_veto(view: State, action: Action) -> Reason:
    if not VETO <= action < TEAM:
        return Reason(9, "cover-a-cell")
    if not board(view) >> action - VETO & 1:
        return Reason(8, "seat-not-there")
    if not view.free >> action - VETO & 1:
        return Reason(9, "cell-covered")
    return Reason(10, "last-of-row")


def _why_not_away(view: State, hand: Cards, action: Action) -> Reason:
    """The wrong kind of choice, a card that is not there, or a 0 where there are others."""
    rule = settled(view, AWAY_ROW)
    if rule == ONE_AWAY:
        if AWAY <= action < AWAY_TWO:
            return Reason(17, "not-in-hand", {"card": PACK.names[action - AWAY]})
        return Reason(17, "put-one-away")
    if rule == TO_RIGHT and not GIVE <= action < VETO:
        return Reason(19, "give-two")
    if rule != TO_RIGHT and not AWAY_TWO <= action < GIVE:
        return Reason(18 if rule == NO_ZEROS else 17, "put-two-away")
    pair = list(_pair(action))
    for card in pair:
        if pair.count(card) > PACK.held(hand).count(card):
            key = "not-in-hand" if pair[0] != pair[1] or not PACK.cards([card]) & hand else "not-twice"
            return Reason(16, key, {"card": card})
    return Reason(18, "no-zeros")


def _why_no_play(view: State, hand: Cards, action: Action) -> Reason:
    if not 0 <= action < AWAY:
        return Reason(21, "play-a-card")
    card = PACK.names[action]
    if not hand >> action & 1:
        return Reason(21, "not-in-hand", {"card": card})
    led = view.trick[view.leader]
    if trumps(view) >> led & 1:
        return Reason(24, "follow", {"colour": "trump"})
    colour = PACK.names[led][0]
    if card[0] == colour and supertrumps(view) >> action & 1:
        return Reason(22, "super-is-trump", {"card": card, "colour": colour})
    return Reason(24, "follow", {"colour": colour})


def scene(view: State, seat: Seat) -> Scene:
    """Hands, the trick, captured 0s, the free cells of the board, the teams, and what everyone has taken."""
    held, names = PACK.held, PACK.names
    zones: list[Zone] = []
    for place in range(view.players):
        played = view.trick[place]
        zones += (
            Zone("hand", place, held(view.hands[place]) if place == seat else ("?",) * hand_size(view, place)),
            Zone("trick", place, () if played == NO_CARD else (names[played],), leads=place == view.leader),
            Zone("taken", place, ("?",) * view.taken[place].bit_count()),
            Zone("captured", place, held(view.captured[place])),
        )
        if view.ready >> place & 1:
            unknown = ("?",) * OUT[settled(view, AWAY_ROW)]
            zones.append(Zone("away", place, held(view.away[place]) if place == seat else unknown))
        if view.given[place] > 0:
            zones.append(Zone("given", place, held(view.given[place]), note=True))
    if view.players == 2:
        zones.append(Zone("aside", None, ("?",) * (PACK.size - 2 * HAND[2])))
    facts = [*_heading(view.rounds, ROUNDS[view.players], view.dealer), *_free_cells(view.free)]
    if view.team:
        facts += [_tell_team(view.team, NOBODY), _tell_team(everyone(view) & ~view.team, NOBODY)]
    if view.monster != NOBODY:
        facts.append(Fact("monster", {"seat": view.monster}))
    if view.phase > Phase.AWAY:
        facts += _tricks(tuple(view.tricks)[: view.players])
    return Scene(Phase(view.phase).text, tuple(zones), tuple(facts))


@cache
def _heading(rounds: int, most: int, dealer: Seat) -> tuple[Fact, ...]:
    return (
        Fact("round", {"round": min(rounds + 1, most), "rounds": most}),
        Fact("dealer", {"seat": dealer}, role="dealer"),
    )


@lru_cache(KEPT_COUNTS)
def _tricks(tricks: tuple[int, ...]) -> tuple[Fact, ...]:
    """The tricks that everyone has taken in this round."""
    return tuple(Fact("tricks", {"seat": place, "tricks": taken}) for place, taken in enumerate(tricks))


def touch(view: State, seat: Seat, action: Action) -> tuple[Touch, ...]:
    """Cards of the hand, a free cell of the board, or the team's seats; the monster's seat by its hand."""
    if action < VETO or action >= TEAM:
        return _touch(seat, action)
    lower = view.free & bit(action - VETO) - 1
    return (Touch(fact=FACTS_ABOVE + count(lower)),)


@lru_cache(KEPT_TOUCHES)
def _touch(seat: Seat, action: Action) -> tuple[Touch, ...]:
    """The touches of an action, the same wherever it is legal."""
    if action < AWAY:
        return (Touch(zone="hand", seat=seat, card=PACK.names[action]),)
    if action < AWAY_TWO:
        return (Touch(zone="hand", seat=seat, card=PACK.names[action - AWAY]),)
    if action < VETO:
        return tuple(Touch(zone="hand", seat=seat, card=card) for card in _pair(action))
    team, holder = divmod(action - TEAM, HOLDERS)
    members = tuple(Touch(seat=member) for member in _members(team))
    return members if holder == UNNAMED else (*members, Touch(zone="hand", seat=holder))


def ahead(view: State, seat: Seat) -> bool:
    """A veto, or a card for the trick."""
    if view.phase == Phase.PLAY and view.trick[seat] != NO_CARD:  # in the next trick, in which nothing is led yet
        clear(view.trick, NO_CARD)
    view.turn = seat
    return bool(view.phase in (Phase.VETO, Phase.PLAY))
