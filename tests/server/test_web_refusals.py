"""What comes in wrong, from elsewhere, too often or too large: a clear answer, and nothing has changed."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from aiohttp import WSMsgType, WSServerHandshakeError

from octavo.games import catalogue
from octavo.server.limits import Limits
from octavo.server.room.meters import Bucket, Meter
from octavo.server.store.base import KeptSummary
from octavo.server.wire import protocol
from octavo.text.language import knows
from server.keeping import held
from server.serving import Line, Person, Serving, run


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ("", "$"),
        ("{", "$"),
        ("[]", "$"),
        ('{"name": 5}', "$.name"),
        ('{"name": ""}', "$.name"),
        (json.dumps({"name": "x" * 81}), "$.name"),
        ('{"name": "Anna", "admin": true}', "$"),
        (b'{"name": "\xff"}', "$.name"),
    ],
)
def test_a_body_is_decoded_strictly(tmp_path: Path, body: str | bytes, path: str) -> None:
    async def story(server: Serving) -> None:
        someone = server.somebody()
        status, problem = await someone.post("/api/me", data=body or b" ", **{"Content-Type": "application/json"})
        assert (status, problem["key"]) == (400, "bad-message")
        assert problem["path"] in (path, "$")
        assert await someone.get("/api/me") == (200, None)

    run(tmp_path, story)


def test_every_refusal_over_http_has_its_status_and_its_words(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        nobody = server.somebody()
        anna = await server.somebody().become("Anna")
        good = {"game": "meinz", "players": 3, "seats": ["me", "club", "open"]}
        text = {"Content-Type": "text/plain"}
        found = [
            (401, "no-guest", await nobody.post("/api/tables", good)),
            (401, "no-guest", await nobody.post("/api/me/link")),
            (400, "bad-name", await nobody.post("/api/me", {"name": "x" * 40})),
            (400, "unknown-game", await anna.post("/api/tables", good | {"game": "chess"})),
            (400, "player-count", await anna.post("/api/tables", good | {"players": 7, "seats": ["me"] * 6})),
            (400, "seat-count", await anna.post("/api/tables", good | {"seats": ["me"]})),
            (400, "bad-message", await anna.post("/api/tables", good | {"seats": ["king"]})),
            (400, "unknown-option", await anna.post("/api/tables", good | {"options": {"a": "b"}})),
            (415, "body-type", await anna.post("/api/tables", data="{}", **text)),
            (413, "body-size", await anna.post("/api/tables", good | {"deck": "x" * 300_000})),
            (400, "not-a-match", await anna.post("/api/matches", data="hello", **text)),
            (404, "no-table", await anna.get("/api/tables/nowhere")),
            (404, "no-table", await anna.get("/api/tables/nowhere/replay")),
            (404, "no-table", await anna.get("/api/tables/nowhere/qr.svg")),
            (404, "no-table", await anna.get("/ws/nowhere", Upgrade="websocket")),
            (404, "no-page", await anna.get("/api/nothing")),
            (405, "no-page", await anna.post("/api/catalogue")),
            (401, "no-guest", await anna.get(f"/me/{anna.token[:-4]}AAAA")),
            (400, "unknown-option", await anna.post("/api/tables", good | {"deck": "{}"})),
            (403, "foreign-origin", await anna.post("/api/me", {"name": "Anna"}, Origin="http://[")),
            (415, "body-packed", await anna.post("/api/tables", good, **{"Content-Encoding": "gzip"})),
        ]
        for status, key, (got, problem) in found:
            assert (got, problem["key"]) == (status, key)
            assert knows(f"refused-{key}")
        assert not any(isinstance(piece, KeptSummary) for piece in await held(server.running.database))

    run(tmp_path, story)


def test_only_our_own_pages_may_post_and_connect(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = await anna.open()
        own, public = server.url, "https://cards.example.org"
        for origin in ("https://evil.example", "null", "", f"{public}.evil.example", "file://", f"{own}0"):
            status, problem = await anna.post("/api/me", {"name": "Eve"}, Origin=origin)
            assert (status, problem["key"]) == (403, "foreign-origin"), origin
            with pytest.raises(WSServerHandshakeError) as refused:
                await connect(anna, table, Origin=origin)
            assert refused.value.status == 403
        for origin in (own, public):
            assert (await anna.post("/api/me", {"name": "Anna"}, Origin=origin))[0] == 200
            ws = await connect(anna, table, Origin=origin)
            await ws.ws.close()

    run(tmp_path, story, url="https://cards.example.org")


async def connect(person: Person, table: str, **headers: str) -> Line:
    bearer = {"Authorization": f"Bearer {person.token}"}
    return Line(await person.session.ws_connect(f"{person.url}/ws/{table}", headers=bearer | headers))


async def welcome(line: Line) -> bool:
    """Whether somebody who says hello is welcome."""
    await line.send(t="hello", client="telephone", protocol=1)
    return isinstance(await line.next(), protocol.Welcome)


async def turned_away(person: Person, table: str, **headers: str) -> str:
    """Why somebody can't come to a table: it is said on the line, which is closed with that."""
    line = await connect(person, table, **headers)
    answer = await line.next()
    assert isinstance(answer, protocol.No)
    assert (await line.ws.receive()).type is WSMsgType.CLOSE
    return answer.problem.key


def test_a_line_is_for_guests_who_say_hello(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = await anna.open()
        with pytest.raises(WSServerHandshakeError) as refused:
            await connect(server.somebody(), table)
        assert refused.value.status == 401
        for message, key in (
            ('{"t":"say","id":1,"text":"x"}', "hello-first"),
            ('{"t":"hello"}', "bad-message"),
            ('{"t":"hello","client":"12345678","protocol":2}', "bad-message"),
            ("hello", "bad-message"),
        ):
            line = await connect(anna, table)
            await line.ws.send_str(message)
            answer = await line.next()
            assert isinstance(answer, protocol.No) and answer.problem.key == key
            assert (await line.ws.receive()).type is WSMsgType.CLOSE
        assert server.running.hub.keepers[table].room.here == {}

    run(tmp_path, story)


def test_a_wrong_message_on_a_line_is_refused_with_its_path_and_changes_nothing(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = await anna.open()
        async with anna.at(table) as line:
            await line.until(protocol.Room)
            room = server.running.hub.keepers[table].room
            for message, path in (
                ('{"t":"act","id":1,"action":"x","on":0}', "$.action"),
                ('{"t":"act","id":0,"action":1,"on":0}', "$.id"),
                ('{"t":"act","id":1,"action":1,"on":0,"cheat":1}', "$"),
                ('{"t":"act","id":1,"action":99999999999999999999,"on":0}', "$.action"),
                ('{"t":"king","id":1}', "$.t"),
                ('{"id":1}', "$"),
                ('{"t":"say","id":1,"text":"' + "x" * 301 + '"}', "$.text"),
                ("[" * 5000, "$"),
                ('{"t":"say","id":1,"text":' + '{"a":' * 1300 + "0" + "}" * 1301, "$.text"),
                ('{"more":' + '{"a":' * 1300 + "0" + "}" * 1301, "$"),
                ("", "$"),
            ):
                before = (room.event_count, room.version, list(room.deeds))
                await line.ws.send_str(message)
                answer = await line.until(protocol.No)
                assert answer.problem.key == "bad-message" and answer.problem.path == path, message[:60]
                assert (room.event_count, room.version, list(room.deeds)) == before
            await line.send(t="hello", client="12345678")
            assert (await line.until(protocol.No)).problem.key == "hello-again"
            await line.ws.send_bytes(b"\x00")
            assert (await line.until(protocol.No)).problem.key == "not-text-frame"
            answer = await line.do("act", action=12345, on=0)
            assert isinstance(answer, protocol.No) and answer.problem.key == "not-in-play"
            await line.ws.send_str("x" * 9000)
            while (last := await line.ws.receive()).type is WSMsgType.TEXT:
                pass
            assert last.data == 1009

    run(tmp_path, story)


def test_too_many_messages_are_refused_and_in_the_end_the_line_is_closed(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = await anna.open()
        async with anna.at(table) as line:
            for number in range(1, 15):
                await line.send(t="react", id=number, what="hello")
            keys = {}
            while (message := await line.ws.receive()).type is WSMsgType.TEXT:
                answer = json.loads(message.data)
                if answer["t"] in ("ok", "no"):
                    keys[answer["id"]] = answer.get("problem", {}).get("key")
            assert message.type is WSMsgType.CLOSE
        assert [keys.get(number) for number in (1, 2, 3)] == [None] * 3
        assert [keys.get(number) for number in range(4, 9)] == ["too-fast"] * 5

    run(tmp_path, story, Limits(messages=0.01, messages_burst=3, strikes=5))


def test_all_lines_of_an_address_share_a_part_of_the_time(tmp_path: Path) -> None:
    """The second one is not even welcomed as long as the first has used it up; who comes from elsewhere is answered."""

    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table, far = await anna.open(), {"X-Forwarded-For": "198.51.100.7"}
        async with anna.at(table) as near:
            first, second = [await connect(anna, table, **far) for _ in range(2)]
            await first.send(t="hello", client="telephone-1")
            await first.until(protocol.Welcome)
            await second.send(t="hello", client="telephone-2")
            welcomed = asyncio.create_task(second.until(protocol.Welcome))
            for _ in range(10):
                assert isinstance(await near.do("here"), protocol.Ok)
            assert not welcomed.done()
            welcomed.cancel()

    run(tmp_path, story, Limits(attention=1e-6, attention_burst=1e-9))


def test_an_address_has_its_limits_and_the_host_has_none(tmp_path: Path) -> None:
    limits = Limits(
        guests=0.001, guests_burst=2, connections=0.001, connections_burst=1, requests=0.001, requests_burst=9
    )

    async def story(server: Serving) -> None:
        host = server.somebody()
        for _ in range(12):
            assert (await host.post("/api/me", {"name": "Host"}))[0] == 200
        anna = await server.somebody().become("Anna")
        table = await anna.open()
        far = {"X-Forwarded-For": "1.2.3.4, 198.51.100.7"}
        keys = [(await host.post("/api/me", {"name": "Eve"}, **far))[1].get("key") for _ in range(3)]
        assert keys == [None, None, "too-many-guests"]
        other = {"X-Forwarded-For": "198.51.100.7, 198.51.100.8"}  # the last one counts
        assert (await host.post("/api/me", {"name": "Eve"}, **other))[0] == 200
        line = await connect(anna, table, **far)
        with pytest.raises(WSServerHandshakeError) as refused:
            await connect(anna, table, **far)
        assert refused.value.status == 429
        await line.ws.close()
        statuses = [(await host.get("/api/tables", **far))[0] for _ in range(8)]
        assert statuses[0] == 200 and statuses[-1] == 429

    run(tmp_path, story, limits)


def test_every_request_of_an_address_counts_and_one_too_many_ends_the_connection(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        someone, far = server.somebody(), {"X-Forwarded-For": "198.51.100.7"}
        paths = ("/", "/assets/x.js", "/words/en.ftl", "/nothing", "/api/me", "/words/en.ftl")
        found = [await someone.get(path, **far) for path in paths]
        assert [status for status, _ in found[:3]] == [200, 404, 200]
        assert [problem["key"] for _, problem in found[3:]] == ["no-page", "too-many-requests", "too-many-requests"]
        async with someone.session.get(f"{server.url}/words/en.ftl", headers=far) as response:
            assert (response.status, response.headers["Connection"]) == (429, "close")
        async with someone.session.get(f"{server.url}/words/en.ftl") as response:
            assert response.status == 200 and "Connection" not in response.headers

    run(tmp_path, story, Limits(any_requests=0.001, any_requests_burst=4))


def test_the_addresses_of_one_household_count_as_one(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        async def keys(*addresses: str) -> list[str | None]:
            """What they are answered who make a guest from these addresses, one after the other."""
            answers = [
                await server.somebody().post("/api/me", {"name": "Eve"}, **{"X-Forwarded-For": address})
                for address in addresses
            ]
            return [body.get("key") for _, body in answers]

        full = "too-many-guests"
        assert await keys("2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:DB8:1:2::3") == [None, None, full]
        assert await keys("2001:db8:1:3::1") == [None], "the neighbours"
        assert await keys("198.51.100.7", "::ffff:198.51.100.7", "198.51.100.7", "198.51.100.8") == [
            None,
            None,
            full,
            None,
        ]
        assert await keys("unknown", "unknown", "unknown") == [None, None, full]

    run(tmp_path, story, Limits(guests=0.001, guests_burst=2))


def test_a_person_has_a_limit_of_tables(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        first = await anna.open()
        await anna.open()
        good = {"game": "meinz", "players": 3, "seats": ["me", "club", "open"]}
        status, problem = await anna.post("/api/tables", good)
        assert (status, problem["key"], problem["facts"]) == (429, "too-many-tables", {"limit": 2})
        async with anna.at(first) as line:
            await line.do("close")
        assert (await anna.post("/api/tables", good))[0] == 201

    run(tmp_path, story, Limits(tables=2))


def test_tables_that_were_left_long_ago_shut_nobody_out(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = {"game": "meinz", "players": 3, "seats": ["me", "open", "open"], "open": True}
        for _ in range(4):
            assert (await anna.post("/api/tables", table))[0] == 201
        assert (await anna.get("/api/tables"))[1] == []

    run(tmp_path, story, Limits(tables=2, lately=-60.0))  # whatever has happened until now is long ago


def test_a_table_has_room_for_so_many_and_always_for_its_players(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        bela = await server.somebody().become("Béla")
        table = await anna.open()
        async with bela.at(table) as one, bela.at(table) as other:
            for line in (one, other):
                await line.until(protocol.Welcome)
            assert await turned_away(bela, table) == "too-many-lines"
            cyril = await server.somebody().become("Cyril")
            assert await turned_away(cyril, table) == "table-full"
            async with anna.at(table) as line:
                await line.until(protocol.Welcome)

    run(tmp_path, story, Limits(at_table=2, of_guest=2))


def test_a_client_that_does_not_read_delays_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket that is never read jams; the others go on, and when it is read again it catches up."""
    monkeypatch.setattr("octavo.server.room.room.AT_ONCE", 10_000)

    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        bela = await server.somebody().become("Béla")
        table = await anna.open()
        async with anna.at(table) as line, bela.at(table) as deaf:
            await deaf.until(protocol.Room)
            deaf.ws._response.connection.transport.pause_reading()  # type: ignore[union-attr]
            hub = server.running.hub
            keeper = hub.keepers[table]
            jammed = next(other for other in keeper.connections if other.guest.name == "Béla")
            for number in range(3000):
                await line.say("say", text=f"{number} " + "x" * 250)
                if number % 10 == 9:
                    while (await line.until(protocol.Ok)).id != line.ids:
                        pass
                if jammed.behind is not None or len(keeper.room.said) >= 990:
                    break
            assert jammed.waiting < 1_000_000
            said = len(keeper.room.said)
            deaf.ws._response.connection.transport.resume_reading()  # type: ignore[union-attr]
            last = 0
            while last < said:
                chat = await deaf.until(protocol.Chat)
                assert chat.said[0].number == last + 1
                last = chat.said[-1].number

    run(tmp_path, story, Limits(messages=1e6, messages_burst=1e6))


def test_a_bucket_fills_again_and_a_meter_forgets_the_quiet() -> None:
    bucket = Bucket(2, 0.0)
    assert [bucket.take(1, 2, now) for now in (0, 0, 0, 1.5, 1.6, 100, 100, 100)] == [
        True, True, False, True, False, True, True, False,
    ]  # fmt: skip
    meter = Meter(0.1, 1, most=2)
    assert meter.take("a", 0) and not meter.take("a", 1)
    assert meter.take("b", 1) and meter.take("c", 1)
    assert meter.take("a", 1)  # forgotten, since two others came


def test_a_program_may_send_its_token_but_no_stranger_s(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        nobody = server.somebody()
        own, other = (f"Bearer {token}" for token in (anna.token, f"{anna.guest}."))
        assert await nobody.get("/api/me", Authorization=own) == (200, {"guest": anna.guest, "name": "Anna"})
        assert await nobody.get("/api/me", Authorization=other) == (200, None)

    run(tmp_path, story)


def test_an_address_has_so_many_lines_and_the_host_as_many_as_wanted(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        bela = await server.somebody().become("Béla")
        table, far = await anna.open(), {"X-Forwarded-For": "198.51.100.7"}
        lines = [await connect(person, table, **far) for person in (anna, bela)]
        assert [await welcome(line) for line in lines] == [True, True]
        assert await turned_away(anna, table, **far) == "too-many-lines-there"
        assert await welcome(await connect(anna, table))
        await lines[0].ws.close()
        while not await welcome(await connect(anna, table, **far)):  # until the server has noticed
            await asyncio.sleep(0.1)

    run(tmp_path, story, Limits(of_address=2))


def test_a_table_of_other_rules_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = await anna.open(seats=("me", "club", "club"))
        game = catalogue.game("meinz")
        monkeypatch.setattr(game, "INFO", replace(game.INFO, version=game.INFO.version + 1))
        assert await turned_away(anna, table) == "other-version"

    run(tmp_path, story)
