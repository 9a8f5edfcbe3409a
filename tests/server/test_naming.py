"""Naming: no two at a table are called alike, nobody passes for a player, and it stays so."""

import asyncio
import json
from pathlib import Path
from typing import cast

import pytest

from octavo.match import notation
from octavo.server.http.reviews import Review
from octavo.server.net.guests import Guests
from octavo.server.room import naming
from octavo.server.room.chairs import Guest
from octavo.server.room.clocks import ABSENCE
from octavo.server.room.room import Room
from octavo.server.store import Store
from octavo.server.wire import protocol
from octavo.text.names import LONGEST_NAME, columns
from server.lines import Disk
from server.rooms import ANNA, BELA, CYRIL, Sitting, new
from server.serving import Serving, run

OTHER, THIRD = Guest("guest-other", "Anna"), Guest("guest-third", "аnna")  # the latter begins with a Cyrillic letter


def called(t: Sitting) -> list[str | None]:
    return [chair.name for chair in t.room.info().chairs]


def watching(t: Sitting) -> list[str]:
    return [person.name for person in t.room.info().watchers]


def names_of(t: Sitting) -> tuple[str, ...]:
    assert t.room.playing
    return t.room.playing.match.names


def test_of_two_annas_the_later_one_has_a_number_wherever_she_is_named() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open"), OTHER, THIRD)
    assert called(t) == ["Anna", "Anna (2)", "аnna (3)"]
    assert [chair.person and chair.person.name for chair in t.room.info().chairs] == called(t)
    assert names_of(t) == ("Anna", "Anna (2)", "аnna (3)") == t.room.summary().names
    t.send(OTHER, "Say", text="hm")
    assert t.room.said == [protocol.Said(1, OTHER.id, "Anna (2)", "hm", 1)]
    before = t.room.info()
    t.crash()
    for guest in (THIRD, OTHER, ANNA):
        t.room.arrived(guest, t.now)
    assert t.room.info() == before, "in whatever order they come back"
    assert t.room.said == [protocol.Said(1, OTHER.id, "Anna (2)", "hm", 1)]


def test_a_numbered_name_is_kept_until_the_end_and_in_a_rematch() -> None:
    t = Sitting.open(new("meinz", "me", "open", "club"))
    t.room.arrived(OTHER, t.now)
    t.send(OTHER, "Sit", seat=1)
    t.send(ANNA, "Stand")
    t.pass_time(1)
    assert called(t)[:2] == ["Anna", "Anna (2)"] and t.room.status == "playing"
    t.send(ANNA, "Sit", seat=0)
    assert called(t)[:2] == ["Anna", "Anna (2)"]
    again = t.room.again("table-2", t.now)
    assert [chair.guest and chair.guest.name for chair in again.chairs] == ["Anna", "Anna (2)", None]


def test_the_first_to_come_has_a_free_name() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open"), OTHER)
    t.send(ANNA, "Stand")
    assert called(t) == [None, "Anna (2)", None] and watching(t) == ["Anna"]
    t.send(OTHER, "Stand")
    t.send(ANNA, "Sit", seat=2)
    t.send(OTHER, "Sit", seat=0)
    assert called(t) == ["Anna (2)", None, "Anna"]


def test_a_bot_is_not_called_like_a_person_nor_a_person_like_a_bot() -> None:
    ada, bruno = Guest("guest-ada", "АDA"), Guest("guest-bruno", "bruno")
    t = Sitting.open(new("njet", "me", "club", "club"), host=ada)
    assert called(t) == ["АDA", "Bruno", "Cleo"]
    t.room.arrived(bruno, t.now)
    t.send(bruno, "Sit", seat=2)
    assert called(t) == ["АDA", "Bruno", "bruno (2)"], "though the match has begun"
    t.crash()
    assert called(t) == ["АDA", "Bruno", "bruno (2)"]


def test_a_bot_in_the_place_of_a_removed_person_shares_its_name_with_nobody() -> None:
    t = Sitting.open(new("njet", "me", "open", "club"), BELA)
    cleo, ada = Guest("guest-cleo", "Cleo"), Guest("guest-ada", "Ada")
    assert called(t) == ["Anna", "Béla", "Ada"]
    t.room.arrived(cleo, t.now)
    t.send(cleo, "Sit", seat=2)
    t.send(ANNA, "Remove", guest=BELA.id)
    t.room.arrived(ada, t.now)
    t.send(ada, "Sit", seat=1)
    t.send(ANNA, "Remove", guest=cleo.id)
    assert called(t) == ["Anna", "Ada (2)", "Ada"]


def test_a_spectator_never_speaks_as_a_player() -> None:
    t = Sitting.open(new("njet", "me", "club", "club"))
    ada = Guest("guest-ada", "ada")
    for guest in (OTHER, ada, THIRD):
        t.room.arrived(guest, t.now)
        t.send(guest, "Say", text="I am it")
    t.send(ANNA, "Say", text="no, I")
    assert watching(t) == ["Anna (2)", "ada (2)", "аnna (3)"]
    assert [(said.name, said.seat) for said in t.room.said] == [
        ("Anna (2)", -1), ("ada (2)", -1), ("аnna (3)", -1), ("Anna", 0),
    ]  # fmt: skip
    said = list(t.room.said)
    t.crash()
    t.room.arrived(THIRD, t.now)
    t.room.arrived(OTHER, t.now)
    assert t.room.said == said and watching(t) == ["аnna (3)", "Anna (2)"], "who has spoken is called so again"
    t.room.left(OTHER, t.now)
    fourth = Guest("guest-fourth", "Anna")
    t.room.arrived(fourth, t.now)
    assert watching(t) == ["аnna (3)", "Anna (4)"], "nor is a name taken over from who has gone"


def test_a_player_s_name_comes_before_a_spectator_s() -> None:
    t = Sitting.open(new("njet", "me", "open", "club"), host=BELA)
    t.room.arrived(OTHER, t.now)
    t.send(OTHER, "Say", text="hello")
    assert watching(t) == ["Anna"] and t.room.said[0].seat == -1
    t.room.arrived(ANNA, t.now)
    assert watching(t) == ["Anna", "Anna (2)"]
    t.send(ANNA, "Sit", seat=1)
    assert called(t)[1] == "Anna" and watching(t) == ["Anna (3)"], "she was called Anna (2) just now"
    t.send(OTHER, "Sit", seat=2)
    assert watching(t) == [] and called(t)[2] == "Anna (2)"


def test_a_player_with_a_new_name_plays_and_speaks_under_the_old_one() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open"), BELA, CYRIL)
    t.room.left(BELA, t.now)
    renamed = Guest(BELA.id, "Anna")
    t.room.arrived(renamed, t.now)
    t.send(renamed, "Say", text="I am Anna")
    assert called(t)[1] == "Béla" and t.room.said[0].name == "Béla"


def test_refusals_name_people_as_the_table_does() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open"), OTHER, CYRIL)
    answer = t.send(CYRIL, "Close")
    assert isinstance(answer, protocol.No) and answer.problem.facts == {"host": "Anna"}
    t.room.left(ANNA, t.now)
    t.pass_time(ABSENCE + 1)
    answer = t.send(CYRIL, "Close")
    assert isinstance(answer, protocol.No) and answer.problem.facts == {"host": "Anna (2)"}


def test_an_old_log_loads_and_its_people_are_told_apart() -> None:
    t = Sitting.open(new("njet", "me", "open", "club", "club"), OTHER)
    t.send(OTHER, "Say", text="hm")
    t.send(OTHER, "Stand")  # a bot plays for her
    t.play_to_the_end()
    old = [json.loads(data) for data in t.disk]
    for event in old:  # as people were once allowed to be called
        if event["e"] in ("sat", "spoke"):
            event["name"] = "\u3164" if event["guest"] == OTHER.id else "ada"
    blank = Room.restore("old", [json.dumps(event).encode() for event in old], t.now)
    assert [chair.name for chair in blank.info().chairs] == ["ada", OTHER.id, "Bruno", "Cleo"]
    assert blank.said[0].name == OTHER.id
    for event in old:
        if event["e"] in ("sat", "spoke"):
            event["name"] = "Ada"
    same = Room.restore("old", [json.dumps(event).encode() for event in old], t.now)
    assert [chair.name for chair in same.info().chairs] == ["Ada", "Ada (2)", "Bruno", "Cleo"]
    assert same.said[0].name == "Ada (2)" and same.said[0].seat == 1
    for room in (blank, same):
        assert room.playing and room.status == "over"
        assert notation.read(notation.write(room.playing.match)).verify().names == room.playing.match.names
    assert json.loads(Review(same).replay)["guests"] == [ANNA.id, OTHER.id, "", ""], "so that each finds the own seat"


def test_an_old_text_of_two_annas_is_verified_and_shown_apart() -> None:
    t = Sitting.open(new("njet", "me", "club"))
    t.play_to_the_end()
    assert t.room.playing
    text = notation.write(t.room.playing.match).replace("seat 1 Ada", "seat 1 Anna")
    room = Room.open("text", BELA, new("njet", "open", "open"), t.now, text=text)
    assert [chair.name for chair in room.info().chairs] == ["Anna", "Anna (2)"]


def test_a_limited_number_of_spectators_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "MOST_KNOWN", 5)
    t = Sitting.open(new("njet", "me", "club", "club"))
    for number in range(30):
        guest = Guest(f"guest-{number}", "Anna")
        t.room.arrived(guest, t.now)
        assert watching(t)[0] not in ("Anna", None)
        t.room.left(guest, t.now)
    assert len(t.room.naming._called) == 5


def test_a_long_name_has_room_for_its_number() -> None:
    long = "王" * 10
    t = Sitting.open(new("njet", "me", "open"), Guest("guest-long", long), host=Guest("guest-host", long))
    assert names_of(t) == (long, f"{'王' * 8} (2)") and all(columns(name) <= LONGEST_NAME for name in names_of(t))


def test_a_guest_of_old_comes_back_under_a_name_that_can_be_read() -> None:
    async def story() -> None:
        disk = Disk()
        someone = Guests(cast(Store, disk), bytes(32))
        for name, readable in (("\u3164\u3164", "abcdefghjk"), ("An\u3164na", "Anna"), ("Anna", "Anna")):
            await disk.put_guest("abcdefghjk", name)
            fresh = Guests(cast(Store, disk), bytes(32))
            assert await fresh.known(someone.token("abcdefghjk")) == Guest("abcdefghjk", readable)

    asyncio.run(story())


def test_two_annas_at_a_real_table(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna, other, third = [await server.somebody().become(name) for name in ("Anna", "anna", "Anna")]
        status, refused = await other.post("/api/me", {"name": "\u3164"})
        assert status == 400 and refused["key"] == "name-letter"
        table = await anna.open("meinz", ("me", "open", "open"), open=True)
        async with anna.at(table) as one, other.at(table) as two:
            await one.until(protocol.Welcome)
            assert (await two.until(protocol.Welcome)).name == "anna (2)", "as the others will read it"
            assert isinstance(await two.do("sit", seat=1), protocol.Ok)
            assert isinstance(await two.do("say", text="me too"), protocol.Ok)
            assert (await one.until(protocol.Chat)).said == (protocol.Said(1, other.guest, "anna (2)", "me too", 1),)
            async with third.at(table) as three:
                assert (await three.until(protocol.Welcome)).name == "Anna (3)"
                room = await three.until(protocol.Room)
                assert [chair.name for chair in room.chairs] == ["Anna", "anna (2)", None]
                assert [person.name for person in room.watchers] == ["Anna (3)"]
        status, listed = await third.get("/api/tables")
        assert status == 200 and [one["names"] for one in listed] == [["Anna", "anna (2)"]]

    run(tmp_path, story)
