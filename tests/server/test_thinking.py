"""Bots at the table: always legal, always the same from the same view and seed, the stronger the better."""

import asyncio
import threading
import time
from dataclasses import replace
from typing import Any, cast

import pytest

from cases import COUNTS, EACH, Case
from octavo.bots import players, thought
from octavo.bots.thought import think
from octavo.engine import compiler
from octavo.kernel.chance import generator
from octavo.kernel.options import Number
from octavo.kernel.timing import CLOCK
from octavo.match.match import Match, game_of
from octavo.server.net.hub import Hub
from octavo.server.room.playing import Ask
from octavo.server.store import Store
from octavo.server.wire.protocol import Strength
from octavo.server.work import bot_threads
from octavo.server.work.bot_threads import Thinkers, decide
from server.eyes import other_world, put_into, watched
from server.house import PATIENCE
from server.lines import Disk
from situations import simulated

COMPILED = ("meinz", "huzz")  # turns with tricks and turns with sets; to compile all games would take minutes
STRENGTHS: tuple[Strength, ...] = ("beginner", "club", "expert")
MOST: dict[Strength, int] = {"beginner": 10_000, "club": 10_000, "expert": 40}  # decisions in a match


def match_of(key: str, players: int, number: int = 0) -> Match:
    """A match, as short as the options allow."""
    options = {option.key: str(option.low) for option in game_of(key).INFO.options if isinstance(option, Number)}
    return Match(key, players, options, secret=number.to_bytes(32))


def ask_of(match: Match, seat: int, strength: Strength) -> Ask:
    return Ask(
        match.terms.key, seat, len(match.log), strength, match.view(seat), match.legal(seat), 1000 + len(match.log)
    )


def asked(match: Match, chance: list[int]) -> int | None:
    """The seat whose decision it is; None after simulated players went on with a race."""
    if match.racing or not match.actors():
        match.play(*simulated(match, chance))
        return None
    return match.actors()[0]


@pytest.fixture(autouse=True)
def no_limits_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under load, or while something is compiled, they would be met. So experts think less here."""
    for strength, effort in players.EFFORTS.items():
        monkeypatch.setitem(players.EFFORTS, strength, replace(effort, seconds=None))
    monkeypatch.setitem(players.EFFORTS, "expert", players.Effort(simulations=400, seconds=None))


def other_view(match: Match, seat: int, chance: list[int]) -> Any:
    """What the seat sees in another world that fits what it sees in this one."""
    rules = compiler.interpreted(match.terms.key)
    world, view = match.view(seat), rules.STATE.blank()
    rules.imagine(world, seat, chance)
    rules.observe(world, seat, view)
    return view


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_a_bot_without_machine_code_plays_whole_matches(key: str, players: int) -> None:
    match, chance, decisions = match_of(key, players), generator(1), 0
    while not match.over:
        seat = asked(match, chance)
        if seat is not None:
            ask = ask_of(match, seat, STRENGTHS[(seat + decisions) % 3])
            match.play(seat, decide(ask, compiled=False))  # Refused if it is not legal
            decisions += 1
    assert decisions or key == "take_it"


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("key", COMPILED)
def test_compiled_bots_play(key: str, strength: Strength) -> None:
    players = game_of(key).INFO.players[1]
    match, chance, decisions = match_of(key, players), generator(3), 0
    while not match.over and decisions < MOST[strength]:
        seat = asked(match, chance)
        if seat is not None:
            match.play(seat, decide(ask_of(match, seat, strength), compiled=True))
            decisions += 1


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("key", COMPILED)
def test_a_view_and_a_seed_are_one_decision(key: str, strength: Strength) -> None:
    """Of two worlds that look the same the bot decides the same; another seed may decide otherwise."""
    match, chance, differ = match_of(key, 4), generator(4), 0
    for _ in range(40):
        seat = asked(match, chance)
        if seat is None:
            continue
        ask = ask_of(match, seat, strength)
        again = Ask(key, seat, ask.on, strength, other_view(match, seat, chance), ask.choices, ask.seed)
        other = Ask(key, seat, ask.on, strength, ask.view, ask.choices, ask.seed + 1)
        action = decide(ask, compiled=True)
        assert action == decide(ask, compiled=True) == decide(again, compiled=True)
        differ += action != decide(other, compiled=True)
        match.play(seat, action)
    assert differ


@pytest.mark.parametrize("case", EACH, ids=str)
def test_what_a_bot_is_asked_is_the_same_in_both_worlds(case: Case) -> None:
    """View, seed and nature, and so what it decides, whatever the others really hold."""
    differ = 0
    layout = compiler.interpreted(case.key).STATE
    with watched(case, 2) as eyes:
        for number in range(30):
            if eyes.match.over:
                break
            for seat in sorted({*eyes.match.actors()} - {CLOCK}) if number % 5 == 4 else ():
                truth, other = eyes.match.backend.words(), other_world(eyes.match, seat, eyes.rng)
                differ += truth.tolist() != other.tolist()
                asked = []
                for world in (other, truth):
                    put_into(eyes.match, world)
                    ask = eyes.playing._ask(seat, number, "expert")
                    asked.append((ask.seed, ask.nature, layout.words(ask.view).tolist()))
                assert asked[0] == asked[1]
            eyes.step()
    assert differ or case.key in ("take_it", "was_sticht"), "where little or nothing is hidden, both worlds are one"


@pytest.mark.parametrize("key", COMPILED)
def test_both_speeds_think_the_same(key: str) -> None:
    match, chance = match_of(key, 3), generator(5)
    for step in range(30):
        seat = asked(match, chance)
        if seat is None:
            continue
        thoughts = think(key, match.view(seat), seat, step, simulations=40)
        if step % 6 == 0:
            assert think(key, match.view(seat), seat, step, simulations=40, compiled=False) == thoughts
        match.play(seat, thoughts[0].action)


def test_a_beginner_loses_to_a_club_player() -> None:
    """Two of each, who change seats after every match."""
    lead = 0
    for number in range(6):
        match, chance = match_of("huzz", 4, number), generator(number)
        club = {number % 2, number % 2 + 2}
        while not match.over:
            seat = asked(match, chance)
            if seat is not None:
                strength: Strength = "club" if seat in club else "beginner"
                match.play(seat, decide(ask_of(match, seat, strength), compiled=True))
        lead += sum(points if seat in club else -points for seat, points in enumerate(match.points()))
    assert lead > 0


def test_in_an_auction_habit_mostly_ends_it() -> None:
    match = match_of("mu", 4)
    seat = match.actors()[0]
    asks = [Ask("mu", seat, 0, "club", match.view(seat), match.legal(seat), seed) for seed in range(100)]
    names = {match.game.name(decide(ask, compiled=False)) for ask in asks}
    assert "pass" in names and len(names) < len(match.legal(seat)), "only cards of one colour are laid"


def test_when_many_bots_wait_each_thinks_less() -> None:
    thinkers = Thinkers(1)
    shares = list[float]()
    for waiting in (0, 1, 2, 4, 100, 10_000):
        thinkers.waiting = waiting
        shares.append(thinkers.share())
    assert shares[:3] == [1, 1, 1]
    assert shares[3] == 0.5 and shares == sorted(shares, reverse=True) and shares[-1] == bot_threads.LEAST
    thinkers.close()


def test_all_bots_of_a_server_share_one_budget() -> None:
    match = match_of("huzz", 3)
    seat = match.actors()[0]
    shares, all_ask = list[float](), threading.Event()

    def note(ask: Ask, share: float) -> int:
        shares.append(share)
        all_ask.wait(20)
        return 0

    async def think() -> int:
        thinkers = Thinkers(1, note)
        hub = Hub(cast(Store, Disk()), thinkers)
        asks = [Ask("huzz", seat, on, "expert", match.view(seat), match.legal(seat), on) for on in range(100)]
        thoughts = [hub.think(ask) for ask in asks]
        all_ask.set()
        await asyncio.gather(*thoughts)
        await hub.stop()
        thinkers.close()
        return thinkers.waiting

    assert asyncio.run(think()) == 0
    assert len(shares) == 100 and shares[1] < 0.1, "while so many wait, nobody thinks for long"


def test_a_bot_with_one_choice_chooses_at_once() -> None:
    match, chance = match_of("njet", 2), generator(1)
    while len(match.legal(match.actors()[0])) > 1:
        match.play(*simulated(match, chance))
    seat = match.actors()[0]

    async def think() -> tuple[bool, int]:
        thinkers = Thinkers(1, lambda ask, share: -99)
        chosen = thinkers.think(ask_of(match, seat, "expert"))
        done = chosen.done(), await chosen
        thinkers.close()
        return done

    assert asyncio.run(think()) == (True, match.legal(seat)[0])


def test_what_finds_nothing_fails_and_keeps_nobody_waiting() -> None:
    async def think() -> None:
        thinkers = Thinkers(1)
        with pytest.raises(RuntimeError, match="nothing was found"):
            async with asyncio.timeout(PATIENCE):
                await thinkers.beside(lambda: next(iter(())))
        assert thinkers.waiting == 0
        thinkers.close()

    asyncio.run(think())


def test_a_bot_that_fails_does_the_first_that_it_may(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*args: object) -> int:
        raise IndexError

    match = match_of("huzz", 3)
    seat = match.actors()[0]
    monkeypatch.setattr(players, "by_habit", fails)
    monkeypatch.setattr(thought, "loaded", lambda key: False)
    assert (
        bot_threads.choose(Ask("huzz", seat, 0, "club", match.view(seat), match.legal(seat), 1)) == match.legal(seat)[0]
    )
    assert '"bot-failed"' in capsys.readouterr().err


def test_bots_think_beside_the_loop_and_in_order() -> None:
    match = match_of("huzz", 3)
    seat = match.actors()[0]
    asks = [Ask("huzz", seat, on, "club", match.view(seat), match.legal(seat), on) for on in range(30)]

    async def think() -> tuple[list[int], int]:
        thinkers, answered, turns = Thinkers(1), list[int](), 0

        async def one(ask: Ask) -> None:
            assert await thinkers.think(ask) in match.legal(seat)
            answered.append(ask.on)

        thoughts = asyncio.gather(*(one(ask) for ask in asks))
        until = time.monotonic() + 60
        while not thoughts.done() and time.monotonic() < until:
            await asyncio.sleep(0)
            turns += 1
        await thoughts
        thinkers.close()
        return answered, turns

    answered, turns = asyncio.run(think())
    assert answered == list(range(30))
    assert turns > 1, "the loop went on meanwhile"
