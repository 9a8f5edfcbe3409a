"""What has been worked out is not asked for again: what is legal, and what a bot that thinks has to know."""

import asyncio
import threading
from collections import Counter
from typing import Any, cast

import pytest

from octavo.bots import players, thought
from octavo.kernel.types import Action, Seat
from octavo.match.match import Match
from octavo.server.net.hub import Hub
from octavo.server.room.playing import Ask, Playing
from octavo.server.store import Store
from octavo.server.wire import protocol
from octavo.server.work import bot_threads
from octavo.server.work.bot_threads import Thinkers
from server.lines import ANNA, Disk, Line, settled
from server.rooms import Sitting, by_habit, new


@pytest.fixture
def legal(monkeypatch: pytest.MonkeyPatch) -> Counter[Seat]:
    """How often it was asked what each seat may do, of the match or of what it sees."""
    asked, of_match, of_view = Counter[Seat](), Match.legal, thought.legal

    def match_legal(match: Match, seat: Seat) -> list[Action]:
        asked[seat] += 1
        return of_match(match, seat)

    def view_legal(key: str, view: Any, seat: Seat) -> list[Action]:
        asked[seat] += 1
        return of_view(key, view, seat)

    monkeypatch.setattr(Match, "legal", match_legal)
    for module in (thought, players):
        monkeypatch.setattr(module, "legal", view_legal)
    return asked


@pytest.mark.parametrize("strength", ["club", "beginner"])
def test_of_a_bot_s_move_it_is_asked_when_it_chooses_and_when_it_acts(
    strength: protocol.Strength, legal: Counter[Seat]
) -> None:
    t = Sitting.open(new("meinz", "me", strength, strength))
    assert t.room.playing
    t.room.playing.tempo = 0.5
    done = 0
    for step in range(40):
        for ask in t.room.asks():
            before = legal[ask.seat]
            action = bot_threads.decide(ask, compiled=False)
            assert legal[ask.seat] == before, "it knows what it may do"
            t.room.bot_chose(ask.seat, action, ask.on, t.now)
            assert legal[ask.seat] == before, "nor is that asked when it has chosen"
        t.now += 1
        t.room.tick(t.now)
        view = t.room.playing.match.view(0)
        if 0 in t.room.playing.match.actors():
            action = by_habit("meinz", view, 0, step)
            before = legal[0]
            assert t.send(ANNA, "Act", action=action, on=t.room.number) is not None
            assert legal[0] == before + 1, "a person's is looked at once"
        done = sum(entry.seat != 0 for entry in t.room.playing.match.log)
    assert done > 10
    bots = legal[1] + legal[2]
    assert bots == 2 * done + len(t.room.playing.intents)


def test_a_compiled_search_does_not_ask_either(legal: Counter[Seat]) -> None:
    t = Sitting.open(new("meinz", "me", "club", "club"))
    for ask in t.room.asks():
        before = legal[ask.seat]
        assert bot_threads.decide(ask, compiled=True) in ask.choices
        assert legal[ask.seat] == before


def test_a_bot_that_thinks_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line of chat made a view and two secrets for each of them."""
    gate, views, chances = threading.Event(), Counter[Seat](), Counter[str]()
    view, chance = Match.view, Playing._chance

    def seen(match: Match, seat: Seat) -> Any:
        views[seat] += 1
        return view(match, seat)

    def drawn(playing: Playing, what: str) -> bytes:
        chances[what] += 1
        return chance(playing, what)

    def slowly(ask: Ask, share: float) -> Action:
        gate.wait(30)
        return ask.choices[0]

    async def story() -> None:
        disk = Disk()
        hub = Hub(cast(Store, disk), Thinkers(1, choose=slowly))
        try:
            keeper = await hub.table(await hub.open(ANNA, protocol.NewTable("meinz", 3, ["me", "club", "club"])))
            line = Line(ANNA)
            keeper.join(line)
            await settled()
            assert chances.total() == 4 and views[1] == views[2] == 1
            for number in range(6):
                line.say(keeper, "Say", text=f"line {number}")
                await settled()
            assert chances.total() == 4 and views[1] == views[2] == 1
            assert [said.text for said in keeper.room.said][-1] == "line 5"
        finally:
            gate.set()
            await hub.stop()

    monkeypatch.setattr(Match, "view", seen)
    monkeypatch.setattr(Playing, "_chance", drawn)
    asyncio.run(story())
