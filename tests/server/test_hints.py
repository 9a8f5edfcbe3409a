"""Hints at a table: who gets one, that it holds, and that it is made of what the seat sees and of nothing else."""

import asyncio
from typing import cast

import pytest

from cases import EACH
from octavo.bots import thought
from octavo.bots.advice import Advice
from octavo.bots.review import Budget
from octavo.games import catalogue
from octavo.server.net.hub import Hub
from octavo.server.room.chairs import Guest
from octavo.server.room.hints import REST, HintAsk, Hints
from octavo.server.store import Store
from octavo.server.wire import protocol
from octavo.server.work import hinting
from octavo.server.work.bot_threads import Thinkers
from server.eyes import Eyes, other_world, put_into, watched
from server.house import PATIENCE
from server.lines import Disk, begun, by_lot
from server.rooms import ANNA, BELA, CYRIL, Sitting, new

FEW = Budget(simulations=24, compiled=False)
ADVICE = Advice((), ())


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "HINT", FEW)


def key(answer: protocol.Outgoing | None) -> str:
    assert isinstance(answer, protocol.No), answer
    return answer.problem.key


def told(sitting: Sitting, guest: Guest) -> list[protocol.Advice]:
    return [a.message for a in sitting.answers if a.guest == guest.id and isinstance(a.message, protocol.Advice)]


def settle(sitting: Sitting, ask: HintAsk, advice: Advice | None = ADVICE) -> protocol.Outgoing:
    """Thought about: the answer to the command."""
    sitting.room.advised(ask, advice, sitting.now)
    sitting.settle()
    return sitting.answers[-1].message


def alone(**more: object) -> Sitting:
    """Anna, alone against bots, has to decide."""
    sitting = Sitting.open(new("meinz", "me", "club", "club", **more))
    assert sitting.play(ANNA).choices
    return sitting


def other(sitting: Sitting) -> tuple[Guest, Guest]:
    """Of two people in a game of turns: the one who has to decide, and the other."""
    mine = bool(sitting.play(ANNA).choices)
    return (ANNA, BELA) if mine else (BELA, ANNA)


def test_a_hint_comes_before_its_answer_and_again_without_thinking() -> None:
    sitting = alone()
    assert sitting.send(ANNA, "Hint") is None
    (ask,) = sitting.room.take_hint_asks()
    assert (ask.key, ask.seat, ask.on) == ("meinz", 0, 0)
    assert sitting.room.take_hint_asks() == []
    advice = hinting.advise(ask)
    assert advice is not None and 1 <= len(advice.best) <= 3
    choices = {choice.action: choice for choice in sitting.play(ANNA).choices}
    for one in advice.best:
        assert (one.name, one.do, one.touch) == (
            choices[one.action].name,
            choices[one.action].do,
            choices[one.action].touch,
        )
    assert isinstance(settle(sitting, ask, advice), protocol.Ok)
    assert told(sitting, ANNA) == [protocol.Advice(0, advice.best, advice.why)]
    assert isinstance(sitting.send(ANNA, "Hint"), protocol.Ok)
    assert sitting.room.take_hint_asks() == [] and len(told(sitting, ANNA)) == 2
    assert sitting.room.take_events() == []  # nothing of it is kept


def test_among_strangers_there_are_none_and_among_friends_there_are() -> None:
    open_table = Sitting.open(new("njet", "me", "open", "club", open=True), BELA)
    for guest in (ANNA, BELA):
        assert key(open_table.send(guest, "Hint")) == "hint-strangers"
    by_link = Sitting.open(new("njet", "me", "open", "club", options={"start": "0"}), BELA)
    turn, waits = other(by_link)
    assert key(by_link.send(waits, "Hint")) == "hint-no-turn"
    assert by_link.send(turn, "Hint") is None
    bots = Sitting.open(new("meinz", "me", "club", "club", open=True))
    assert bots.send(ANNA, "Hint") is None
    assert key(bots.send(CYRIL, "Hint")) == "not-seated"


def test_a_spectator_gets_no_hint_even_with_a_player_s_view() -> None:
    sitting = alone()
    sitting.room.arrived(CYRIL, sitting.now)
    sitting.send(ANNA, "Allow", on=True)
    assert isinstance(sitting.send(CYRIL, "Watch", seat=0), protocol.Ok)
    assert sitting.room.play(CYRIL.id, 0, sitting.now).seat == 0  # type: ignore[union-attr]
    assert key(sitting.send(CYRIL, "Hint")) == "not-seated"


def test_before_and_after_a_match_and_while_a_bot_plays_there_are_none() -> None:
    waiting = Sitting.open(new("meinz", "me", "open", "club"))
    assert key(waiting.send(ANNA, "Hint")) == "not-in-play"
    sitting = alone()
    sitting.send(ANNA, "Stand")
    assert key(sitting.send(ANNA, "Hint")) == "bot-plays"


def test_one_at_a_time_and_not_too_often() -> None:
    sitting = alone()
    assert sitting.send(ANNA, "Hint") is None
    assert key(sitting.send(ANNA, "Hint")) == "hint-too-soon"  # the first is still thought about
    (ask,) = sitting.room.take_hint_asks()
    assert key(settle(sitting, ask, None)) == "hint-not-ready"
    assert key(sitting.send(ANNA, "Hint")) == "hint-too-soon"
    sitting.now += REST
    assert sitting.send(ANNA, "Hint") is None


def test_what_comes_too_late_is_not_told() -> None:
    sitting = alone()
    number = sitting.ids[ANNA.id] = 7
    sitting.send_again(ANNA, number, "Hint")
    (ask,) = sitting.room.take_hint_asks()
    choice = sitting.play(ANNA).choices[0]
    sitting.send(ANNA, "Act", action=choice.action, on=0)
    stale = [a.message for a in sitting.answers if getattr(a.message, "id", 0) == number]
    assert [key(answer) for answer in stale] == ["stale"]
    before = len(sitting.answers)
    sitting.room.advised(ask, ADVICE, sitting.now)
    sitting.settle()
    assert len(sitting.answers) == before and told(sitting, ANNA) == []


def test_a_hint_holds_while_others_choose_and_not_after_an_undo() -> None:
    sitting = Sitting.open(new("meinz", "me", "open", "open"), BELA, CYRIL)
    assert sitting.send(ANNA, "Hint") is None
    (ask,) = sitting.room.take_hint_asks()
    bela = sitting.play(BELA)
    sitting.send(BELA, "Act", action=bela.choices[0].action, on=bela.number)
    assert isinstance(settle(sitting, ask), protocol.Ok) and told(sitting, ANNA)[0].on == 0
    for guest in (ANNA, CYRIL):
        now = sitting.play(guest)
        if now.choices:
            sitting.send(guest, "Act", action=now.choices[0].action, on=now.number)
    sitting.now += REST
    turn = next(guest for guest in (ANNA, BELA, CYRIL) if sitting.play(guest).choices)
    assert sitting.send(turn, "Hint") is None
    (ask,) = sitting.room.take_hint_asks()
    sitting.send(ANNA, "Undo")
    for guest in (BELA, CYRIL):
        sitting.send(guest, "Agree", yes=True)
    assert key(settle(sitting, ask)) == "stale"


@pytest.mark.parametrize("game", catalogue.listed())
def test_the_same_view_is_the_same_hint_to_the_byte(game: str) -> None:
    compared = 0
    with watched(next(case for case in EACH if case.key == game), 3) as eyes:
        for number in range(24):
            for seat in eyes.match.actors()[:2] if number % 8 == 7 else ():
                truth = eyes.match.backend.words()
                sent = hinted(eyes, seat)
                put_into(eyes.match, other_world(eyes.match, seat, eyes.rng))
                compared += truth.tolist() != eyes.match.backend.words().tolist()
                assert hinted(eyes, seat) == sent and b'"advice"' in sent
                put_into(eyes.match, truth)
            eyes.step()
    assert compared or game == "take_it"  # where nothing is hidden, both worlds are one


def hinted(eyes: Eyes, seat: int) -> bytes:
    """All that a device is sent whose person asks for a hint."""
    eyes.room.hints = Hints()
    return eyes.answered(eyes.people[seat], "Hint")


def test_on_a_cold_machine_it_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "HINT", Budget())
    monkeypatch.setattr(thought, "loaded", lambda key: False)
    sitting = alone()
    sitting.send(ANNA, "Hint")
    (ask,) = sitting.room.take_hint_asks()
    assert hinting.advise(ask) is None


def test_a_hint_goes_over_the_hub_beside_the_loop() -> None:
    async def story() -> None:
        hub = Hub(cast(Store, Disk()), Thinkers(choose=by_lot))
        keeper, (anna, *_) = await begun(hub, *(Guest(guest.id, guest.name) for guest in (ANNA, BELA, CYRIL)))
        anna.read()
        number = anna.say(keeper, "Hint")
        async with asyncio.timeout(PATIENCE):
            while not (messages := anna.read()):
                await asyncio.sleep(0.01)
        await hub.stop()
        advice, ok = messages
        assert isinstance(advice, protocol.Advice) and advice.best and advice.why
        assert ok == protocol.Ok(number)

    asyncio.run(story())


def test_a_mind_that_fails_harms_no_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fails(*given: object, **named: object) -> None:
        raise ValueError("no idea")

    monkeypatch.setattr(thought, "think", fails)
    sitting = alone()
    sitting.send(ANNA, "Hint")
    (ask,) = sitting.room.take_hint_asks()
    assert hinting.advise(ask) is None
    assert "hint-failed" in capsys.readouterr().err
