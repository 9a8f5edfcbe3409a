"""Kreuz & Quer: what can't be, and what simulated players do."""

from collections.abc import Callable

import pytest

from games.kreuz_quer.situations import broken, collecting, dealt, imagined, moving, queue, winners
from octavo.games.kreuz_quer.invariants import FAULTS
from octavo.games.kreuz_quer.table import GOAL, GRAB, KEEP, QUEUE, RETURN, STOP, Phase, State
from octavo.kernel.heaps import total
from situations import Situation


def change(name: str, value: int, index: int = 0) -> Callable[[State], None]:
    def done(s: State) -> None:
        field = getattr(s, name)
        if isinstance(field, list):
            field[index] = value
        else:
            setattr(s, name, value)

    return done


def swap_queue(s: State) -> None:
    s.queue[0], s.queue[50] = s.queue[50], s.queue[0]


def more_face_down(s: State) -> None:
    s.down[0] += 1
    s.down_left += 1


def level(s: State) -> None:
    s.hands[0] |= s.hands[1]


@pytest.mark.parametrize(
    ("phase", "wrong", "bit"),
    [
        (Phase.COLLECT, change("phase", 7), 0),
        (Phase.COLLECT, change("starter", 2), 0),
        (Phase.COLLECT, change("layout", 1), 0),
        (Phase.COLLECT, change("gardens", 1 << 60), 0),
        (Phase.COLLECT, change("exits", -1), 0),
        (Phase.COLLECT, change("terrain", 90), 0),
        (Phase.COLLECT, change("track", 56), 0),
        (Phase.COLLECT, change("queue", 16), 0),
        (Phase.COLLECT, change("gone", 9), 0),
        (Phase.COLLECT, change("total", 1000), 0),
        (Phase.COLLECT, change("undealt", 0), 1),
        (Phase.LAY, change("hands", 0), 2),
        (Phase.LAY, level, 2),
        (Phase.COLLECT, change("ready", 1), 3),
        (Phase.COLLECT, change("track", 3, 20), 4),
        (Phase.COLLECT, change("laid", 5), 4),
        (Phase.COLLECT, change("drawn", 1), 5),
        (Phase.COLLECT, more_face_down, 6),
        (Phase.COLLECT, change("down_left", 3), 7),
        (Phase.COLLECT, swap_queue, 8),
        (Phase.COLLECT, change("used", 1), 8),
        (Phase.COLLECT, change("place", GOAL), 9),
        (Phase.COLLECT, change("field", 19), 0),
        (Phase.LAY, change("place", 1), 9),
        (Phase.COLLECT, change("goal", -1), 10),
        (Phase.COLLECT, change("goal", 0), 10),
        (Phase.COLLECT, change("finish", 1), 11),
        (Phase.COLLECT, change("turn", 0), 12),
        (Phase.COLLECT, change("caller", 0), 12),
        (Phase.MOVE, change("turn", -1), 12),
        (Phase.OVER, change("turn", 1), 12),
        (Phase.COLLECT, change("races", 1), 13),
        (Phase.OVER, change("races", 0), 13),
        (Phase.OVER, change("phase", Phase.COLLECT), 13),
    ],
)
def test_each_fault_is_found(phase: int, wrong: Callable[[State], None], bit: int) -> None:
    t = Situation.deal("kreuz_quer", 2)
    t.random(until=lambda s: s.phase == phase and (phase != Phase.COLLECT or s.collected[0] > 1))
    assert broken(t, t.s) == []
    wrong(t.s)
    assert FAULTS[bit] in broken(t, t.s)


def test_a_penalty_from_nowhere_is_found() -> None:
    t = dealt(2).do("0:stop")
    assert t.s.laid[0] == 7 and broken(t, t.s) == []
    t.s.track[6] = t.s.track[0]
    assert FAULTS[5] in broken(t, t.s)


def test_a_player_without_a_step_is_not_in_turn() -> None:
    """And one who has moved comes before one who has not."""
    t = dealt(2).random(until=lambda s: s.phase == Phase.MOVE and s.used[s.turn] > 0)
    seat = t.s.turn
    assert broken(t, t.s) == []
    t.s.used[seat] = t.s.collected[seat]
    for place in range(QUEUE):
        t.s.queue[seat * QUEUE + place] |= 8 if t.s.queue[seat * QUEUE + place] >= 0 else 0
    assert FAULTS[12] in broken(t, t.s)


def test_everything_is_taken_out_of_the_unseen_cards() -> None:
    """Others' cards and those face down can change places; one's own and open ones can't."""
    t = dealt(3).random(until=lambda s: sum(s.collected) > 9 and s.down_left > 5)
    worlds = [imagined(t, 0) for _ in range(30)]
    assert len({tuple(world.down) for world in worlds}) > 5
    for world in worlds:
        assert queue(world, 0) == queue(t.s, 0) and world.up == t.s.up and total(world.down) == t.s.down_left


def test_points_on_the_way_in_the_long_game() -> None:
    t = collecting("w", pawns="6.16 8.3", up="f", more="length long; total.0 3; total.1 2")
    t.s.laid[1], t.s.gone[1] = 8, 7
    assert t.points() == [3, 2]
    assert t.do("0:stop 0:go.goal").points() == [9, 8]


def usual(t: Situation, seat: int) -> int:
    """What a simulated player does most of the time."""
    actions = [0] * t.rules.INFO.choices
    n = t.rules.legal(t.s, seat, actions)
    done: list[int] = [t.rules.default_action(t.s, seat, actions, n, t.rng) for _ in range(60)]
    return max(set(done), key=done.count)


def test_simulated_players_take_what_leads_on() -> None:
    """Garden 1 is gsw kgv skg gws svg msk: after w v the way ahead is k or g."""
    assert t_name(collecting("w v", up="f k", down="s")) == "grab.k"
    assert t_name(collecting("w v", up="f s", down="s")) == "grab"
    assert usual(collecting("w v", down="s", held="g"), 0) == KEEP
    assert usual(collecting("w v", down="s", held="f"), 0) == RETURN
    assert usual(collecting("w v", up="f s"), 0) == STOP, "nothing face down, and nothing fits"
    assert usual(collecting("w", down="s", pawns="6.16"), 0) == STOP, "the goal"
    assert usual(collecting("w v f", up="k", down="s"), 0) == GRAB, "after a wrong card nothing leads on"
    assert t_name(moving("g s", pawn="1.6")) == "go.1.9", "from there a sand follows, and not behind"


def t_name(t: Situation) -> str:
    name: str = t.rules.name(usual(t, 0))
    return name


def test_simulated_players_read_only_what_they_know() -> None:
    t = dealt(3)
    for _ in range(120):
        for seat in t.actors():
            actions = [0] * t.rules.INFO.choices
            n = t.rules.legal(t.s, seat, actions)
            chances = [list(t.rng), list(t.rng)]
            done = [
                t.rules.default_action(s, seat, actions, n, rng)
                for s, rng in zip((t.s, t.view(seat)), chances, strict=True)
            ]
            assert done[0] == done[1] and chances[0] == chances[1]
        if not t.actors():
            break
        t.step()


def test_every_kind_of_ending_occurs() -> None:
    """Early stops and their penalties, stops with nothing face down, moves that fail, two at the goal."""
    seen = set()
    for seed in range(12):
        t = Situation.deal("kreuz_quer", 4, seed)
        while t.actors():
            t.step()
            seen |= {"early"} if t.s.early else {"late"} if t.s.caller >= 0 else set()
        seen |= {"penalty"} if t.s.drawn else set()
        assert len(winners(t)) == 1
    assert seen == {"early", "late", "penalty"}
