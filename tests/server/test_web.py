"""The server over real HTTP and real websockets."""

import asyncio
import json
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

import pytest
from aiohttp import WSMsgType

from octavo.games import catalogue
from octavo.match import decks, notation
from octavo.server.http.frames import Message
from octavo.server.http.sockets import Socket
from octavo.server.limits import Limits
from octavo.server.wire import protocol
from server.house import PATIENCE
from server.serving import Line, Serving, run, serving


async def play_on(line: Line) -> int:
    """Do the last choice, whenever there is one, until the match is over; how many were done."""
    done, waits = 0, 0
    play: protocol.Play | None = None
    while True:
        message = await line.until(protocol.Play, protocol.Room, protocol.Ok, protocol.No)
        if isinstance(message, protocol.Room):
            if message.status == "over":
                return done
        elif isinstance(message, protocol.Play):
            play = message
        elif message.id == waits:
            done += isinstance(message, protocol.Ok)
            waits = 0
        if play is not None and play.choices and not waits:
            waits = await line.say("act", action=play.choices[-1].action, on=play.number)
            play = None


def test_a_match_is_played_to_its_end_over_the_network(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        people = [await server.somebody().become(name) for name in ("Anna", "Béla", "Cyril")]
        table = await people[0].open("meinz")
        async with people[0].at(table) as one, people[1].at(table) as two, people[2].at(table) as three:
            for seat, line in enumerate((one, two, three)):
                if seat:
                    await line.say("sit", seat=seat)
            counts = await asyncio.gather(*(play_on(line) for line in (one, two, three)))
        status, replay = await people[0].get(f"/api/tables/{table}/replay")
        assert status == 200 and len(replay["entries"]) == sum(counts)
        text = (await people[0].get(f"/api/tables/{table}/match.txt"))[1]
        assert notation.read(text).verify().points() == tuple(replay["points"])
        assert (await people[0].get(f"/api/tables/{table}"))[1]["status"] == "over"

    run(tmp_path, story, Limits(messages=1000, messages_burst=1000))


def test_a_match_is_imported_looked_at_and_played_on(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        text = match_text()
        status, opened = await anna.post("/api/matches", data=text, **{"Content-Type": "text/plain"})
        assert status == 201, opened
        table = opened["table"]
        status, replay = await anna.get(f"/api/tables/{table}/replay")
        assert status == 200 and replay["game"] == "meinz" and len(replay["secret"]) == 64
        last = len(replay["entries"])
        status, situation = await anna.get(f"/api/tables/{table}/replay/{last}")
        assert status == 200 and situation["points"] == replay["points"]
        for number in (5, 4, last - 1):
            status, situation = await anna.get(f"/api/tables/{table}/replay/{number}")
            assert status == 200 and situation["number"] == number
            assert not any("?" in zone["cards"] for zone in situation["scene"]["zones"] if zone["key"] == "hand")
        assert (await anna.get(f"/api/tables/{table}/replay/{last + 1}"))[1]["key"] == "no-such-entry"
        assert (await anna.get(f"/api/tables/{table}/match.txt"))[1] == text
        status, opened = await anna.post(f"/api/tables/{table}/on", {"number": 5, "seat": 1, "strength": "beginner"})
        assert status == 201, opened
        async with anna.at(opened["table"]) as line:
            play = await line.until(protocol.Play)
            assert play.seat == 1 and play.points == (0, 0, 0)
        status, problem = await anna.post(f"/api/tables/{table}/on", {"number": last, "seat": 1})
        assert (status, problem["key"]) == (400, "nothing-to-play")

    run(tmp_path, story)


def test_a_match_with_an_own_deck_is_imported_with_it(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        usual = (files("octavo.games.take_it") / "standard.json").read_text("utf-8")
        deck = usual.replace('"value": 6, "count": 2', '"value": 6, "count": 3')
        text = match_text("take_it", 2, decks.own("take_it", deck))
        plain = {"Content-Type": "text/plain"}
        assert (await anna.post("/api/matches", data=text, **plain))[1]["key"] == "deck-needed"
        for brought, key in (
            ({"text": text}, "deck-needed"),
            ({"text": text, "deck": usual}, "other-deck"),
            ({"text": text, "deck": "{}"}, "deck-missing"),
            ({"text": match_text(), "deck": deck}, "unknown-option"),
            ({"text": text, "deck": "x" * 65537}, "bad-message"),
            ({"deck": deck}, "bad-message"),
        ):
            status, problem = await anna.post("/api/matches", brought)
            assert (status, problem["key"]) == (400, key)
        status, opened = await anna.post("/api/matches", {"text": text, "deck": deck})
        assert status == 201, opened
        table = opened["table"]
        assert (await anna.get(f"/api/tables/{table}/match.txt"))[1] == text
        status, situation = await anna.get(f"/api/tables/{table}/replay/3")
        assert status == 200 and situation["number"] == 3
        status, opened = await anna.post(f"/api/tables/{table}/on", {"number": 3, "seat": 1})
        assert status == 201, opened
        status, opened = await anna.post("/api/matches", {"text": match_text()})
        assert status == 201, opened  # and without one, as plain text is

    run(tmp_path, story, Limits(openings_burst=20))


def match_text(game: str = "meinz", players: int = 3, deck: decks.Deck | None = None) -> str:
    """A whole match, as text."""
    from octavo.kernel.chance import below, generator
    from octavo.match.match import Match

    names = ("Anna", "Béla", "Cyril")[:players]
    match, rng = Match(game, players, names=names, secret=bytes(32), deck=deck), generator(1)
    while not match.over:
        seat = match.actors()[0]
        choices = match.legal(seat)
        match.play(seat, choices[below(rng, len(choices))])
    return notation.write(match)


def test_a_race_is_decided_over_the_network(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = await anna.open("take_it", ("me", "open"), pace="quick")
        bela = await server.somebody().become("Béla")
        async with anna.at(table) as one, bela.at(table) as two:
            assert isinstance(await two.do("sit", seat=1), protocol.Ok)
            lines = {line: await line.until(protocol.Play) for line in (one, two)}
            line, play = next((line, play) for line, play in lines.items() if play.choices)
            assert play.racing
            answer = await line.do("act", action=play.choices[0].action, on=play.number, after=300)
            assert isinstance(answer, protocol.Ok)

    run(tmp_path, story)


def test_a_line_that_is_broken_off_as_it_says_hello_comes_to_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    introduced, greet = Socket.introduced, Socket._greet
    lines: list[asyncio.Task[object]] = []

    async def known(socket: Socket) -> bool:
        task = asyncio.current_task()
        assert task
        lines.append(task)
        return await introduced(socket)

    def broken_off(socket: Socket, message: Message) -> None:
        greet(socket, message)
        lines[0].cancel()

    monkeypatch.setattr(Socket, "introduced", known)
    monkeypatch.setattr(Socket, "_greet", broken_off)

    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        async with anna.at(await anna.open()) as line:
            assert (await line.ws.receive(PATIENCE)).type is WSMsgType.CLOSE
        await asyncio.wait(lines)
        assert lines[0].cancelled()

    run(tmp_path, story)


def test_a_lost_line_is_resumed_where_it_was(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        bela = await server.somebody().become("Béla")
        table = await anna.open("meinz", ("me", "open", "club"))
        async with anna.at(table) as one:
            async with bela.at(table) as two:
                await two.do("sit", seat=1)
                play = await two.until(protocol.Play)
                number = await two.say("act", action=play.choices[0].action, on=play.number)
                two.ws._response.close()
            await one.until(protocol.Play)
            async with bela.at(table) as two:
                two.ids = 1  # the client counts on, and sends again what was not acknowledged
                again = await two.say("act", action=play.choices[0].action, on=play.number)
                assert again == number
                while True:
                    answer = await two.until(protocol.Ok, protocol.No)
                    if answer.id == again:
                        break
                assert answer == protocol.Ok(again)

    run(tmp_path, story)


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            anna = await server.somebody().become("Anna")
            table = await anna.open("meinz", ("me", "club", "club"))
            async with anna.at(table) as line:
                play = await line.until(protocol.Play)
                await line.do("act", action=play.choices[0].action, on=play.number)
                await line.do("say", text="back soon")
                stopping = asyncio.ensure_future(server.running.hub.stop())
                notice = await line.until(protocol.Notice)
                assert notice.key == "restart" and notice.wait
                message = await line.ws.receive()
                assert message.type is WSMsgType.CLOSE
                await stopping
        async with serving(tmp_path) as server:
            again = server.somebody()
            again.token, again.guest = anna.token, anna.guest
            async with again.at(table, seen=0) as line:
                play = await line.until(protocol.Play)
                assert play.number >= 1 and play.entries[0].number == 1
                chat = await line.until(protocol.Chat)
                assert chat.said[0].text == "back soon"

    asyncio.run(story())


def test_tables_are_listed_if_they_are_open(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        secret = await anna.open()
        shown = await anna.open(open=True)
        busy = await anna.open("meinz", ("me", "club", "club"), open=True)
        status, tables = await anna.get("/api/tables")
        assert status == 200
        assert [(t["table"], t["free"], t["status"]) for t in tables] == [(shown, 2, "waiting"), (busy, 0, "playing")]
        status, listed = await anna.get(f"/api/tables/{secret}")
        assert status == 200 and listed["names"] == ["Anna"]
        assert (await anna.get("/api/tables/nowhere"))[0] == 404
        status, code = await anna.get(f"/api/tables/{secret}/qr.svg")
        assert status == 200 and code.startswith("<svg")
        assert (await anna.get(f"/api/tables/{secret}/replay"))[0] == 409

    run(tmp_path, story)


def test_the_catalogue_the_words_and_the_rules_are_served(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        someone = server.somebody()
        status, games = await someone.get("/api/catalogue")
        assert status == 200 and len(games) == 8
        races = {game["key"] for game in games if game["racing"]}
        assert races == {"take_it", "kreuz_quer", "ciao"}
        kinds = {option["kind"] for game in games for option in game["options"]}
        assert kinds == {"choice", "number", "start", "deck"}
        for tongue in ("en", "hu", "cs", "de"):
            async with someone.session.get(f"{server.url}/words/{tongue}.ftl") as response:
                assert "refused-no-guest" in await response.text()
                tag = response.headers["Etag"]
            headers = {"If-None-Match": tag}
            async with someone.session.get(f"{server.url}/words/{tongue}.ftl", headers=headers) as response:
                assert response.status == 304
        status, book = await someone.get("/api/books/en/njet")
        assert status == 200 and '<p id="R1">' in book and "<script" not in book
        assert (await someone.get("/api/books/xx/njet"))[0] == 404
        assert (await someone.get("/words/xx.ftl"))[0] == 404
        async with someone.session.get(f"{server.url}/api/rules/njet.js") as response:
            assert response.content_type == "text/javascript" and "as apply" in await response.text()
        assert (await someone.get("/api/rules/whist.js"))[0] == 404
        status, taught = await someone.get("/api/lessons/de/njet")
        assert status == 200 and taught["game"] == "njet" and "verbietet" in taught["steps"][0]["say"]
        for lost in ("/api/lessons/xx/njet", "/api/lessons/en/whist"):
            assert (await someone.get(lost))[0] == 404

    run(tmp_path, story)


def test_health_metrics_and_the_api_document(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        assert (await anna.get("/healthz")) == (200, {"ok": True})
        table = await anna.open()
        async with anna.at(table) as line:
            await line.do("say", text="hello")
            text = (await anna.get("/metrics"))[1]
        assert "octavo_tables 1.0" in text and "octavo_connections 1.0" in text and "octavo_commands_total 1.0" in text
        assert "hello" not in text and table not in text and anna.token not in text
        status, document = await anna.get("/api/openapi.json")
        assert status == 200
        routed = {
            (route.method, route.resource.canonical)
            for route in server.running.app.router.routes()
            if route.resource is not None and route.method != "HEAD"
        }
        written = {(method.upper(), path) for path, of in document["paths"].items() for method in of}
        pages = {
            path for _, path in routed if not path.startswith(("/api", "/ws", "/words", "/me", "/healthz", "/metrics"))
        }
        assert written == {
            (method, path) for method, path in routed - {("GET", "/api/openapi.json")} if path not in pages
        }
        refs = set(find_refs(document))
        assert refs <= {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}

    run(tmp_path, story)


def find_refs(value: object) -> list[str]:
    """Every reference in a JSON document."""
    if isinstance(value, dict):
        own = [str(value["$ref"])] if "$ref" in value else []
        return own + [ref for part in value.values() for ref in find_refs(part)]
    return [ref for part in value for ref in find_refs(part)] if isinstance(value, list) else []


def test_the_client_is_served_with_its_headers(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Octavo</title>")
    (client / "assets" / "index-abc.js").write_text("let a = 1")
    (client / "icon.svg").write_text("<svg/>")
    (client / "sw.js").write_text("let b = 2")
    (client / ".built").write_text("x")
    (tmp_path / "secret.txt").write_text("secret")

    async def story(server: Serving) -> None:
        server.running.show(client)
        someone = server.somebody()
        for path in ("/", "/t/abc", "/rules/njet", "/replay/abc", "/new/njet", "/learn/njet", "/import"):
            async with someone.session.get(server.url + path) as response:
                assert response.status == 200 and "<title>Octavo" in await response.text()
                policy = response.headers["Content-Security-Policy"]
                assert "unsafe" not in policy and "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
                assert response.headers["X-Content-Type-Options"] == "nosniff"
                assert response.headers["Referrer-Policy"] == "no-referrer"
        async with someone.session.get(f"{server.url}/assets/index-abc.js") as response:
            assert response.status == 200 and "immutable" in response.headers["Cache-Control"]
            assert response.content_type == "text/javascript"
        assert (await someone.get("/icon.svg"))[0] == 200
        async with someone.session.get(f"{server.url}/sw.js") as response:
            assert response.status == 200 and response.content_type == "text/javascript"
            assert response.headers["Cache-Control"] == "no-cache"
            assert "worker-src 'self'" in response.headers["Content-Security-Policy"]
        for path in ("/.built", "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/index.html", "/assets/", "/nothing"):
            assert (await someone.get(path))[0] == 404, path
        status, page = await someone.get("/nothing/here", Accept="text/html")
        assert status == 404 and "<title>Octavo" in page  # a person reads it in words, a program gets the problem
        assert (await someone.get("/api/nothing", Accept="text/html"))[1]["key"] == "no-page"

    run(tmp_path, story)


def test_a_page_names_what_it_will_ask_for(tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<!doctype html><title>Octavo</title>")

    async def foreseen(server: Serving, path: str, wanted: str) -> list[str]:
        async with server.somebody().session.get(server.url + path, headers={"Accept-Language": wanted}) as response:
            links = response.headers["Link"].split(", ")
        assert all(link.endswith(">; rel=preload; as=fetch; crossorigin") for link in links)
        return [link[1 : link.index(">")] for link in links]

    async def story(server: Serving) -> None:
        server.running.show(tmp_path / "client")
        always = ["/api/me", "/api/catalogue"]
        assert await foreseen(server, "/", "fr, hu-HU;q=0.8, de;q=0.5") == [*always, "/words/hu.ftl"]
        assert await foreseen(server, "/t/abc", "xx") == [*always, "/words/en.ftl", "/api/tables/abc"]
        assert await foreseen(server, "/t/a%3Eb", "cs") == [*always, "/words/cs.ftl", "/api/tables/a%3Eb"]

    run(tmp_path, story)


def test_the_page_can_be_installed_in_the_reader_s_language(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        someone = server.somebody()
        async with someone.session.get(f"{server.url}/manifest.webmanifest?lang=hu") as response:
            assert response.status == 200 and response.content_type == "application/manifest+json"
            told = json.loads(await response.read())
        assert told["lang"] == "hu" and told["description"] == "Nyolc kártyajáték egy asztalon"
        assert [way["url"] for way in told["shortcuts"]] == [f"/new/{key}" for key in catalogue.listed()]
        assert told["shortcuts"][0]["name"] == catalogue.game("huzz").INFO.titles["hu"]
        async with someone.session.get(f"{server.url}/manifest.webmanifest?lang=xx") as response:
            other = json.loads(await response.read())
        assert other["lang"] == "en" and other["id"] == told["id"] == "/"
        public = Path(__file__).parents[2] / "client" / "public"
        assert all((public / picture["src"][1:]).is_file() for picture in told["icons"])

    run(tmp_path, story)


def test_a_client_that_is_not_built_is_said_to_be(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        server.running.show(tmp_path / "nowhere")
        status, problem = await server.somebody().get("/")
        assert (status, problem["key"]) == (503, "no-client")

    run(tmp_path, story)


def test_pings_are_answered_and_measured(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = await anna.open("meinz", ("me", "club", "club"))
        async with anna.at(table) as line:
            await line.until(protocol.Play)
            playing = server.running.hub.keepers[table].room.playing
            assert playing
            for _ in range(100):
                if playing.referee.line(0).measured:
                    break
                await line.ws.ping()
                with suppress(TimeoutError):
                    await line.ws.receive(0.05)
            assert playing.referee.line(0).measured

    run(tmp_path, story)


def test_here_is_answered_and_nothing_is_done(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = await anna.open("meinz", ("me", "open", "club"))
        async with anna.at(table) as line:
            await line.do("say", text="hello")
            keeper = server.running.hub.keepers[table]
            room, (connection,) = keeper.room, keeper.connections
            before = (room.event_count, room.version, list(room.deeds))
            heard = connection.alive
            for _ in range(3):
                assert await line.do("here") == protocol.Ok(line.ids)
            line.ids -= 1  # it comes again
            assert await line.do("here") == protocol.Ok(line.ids)
            assert (room.event_count, room.version, list(room.deeds)) == before and connection.alive > heard
            line.ids -= 2  # what came late is done, whatever was asked since
            assert await line.do("say", text="late") == protocol.Ok(line.ids)
            assert [said.text for said in room.said] == ["hello", "late"]
            assert "octavo_commands_total 2.0" in (await anna.get("/metrics"))[1]

    run(tmp_path, story)


def test_the_journal_is_json_without_secrets(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def broken(_: object) -> None:
        raise RuntimeError("the secret")

    tokens = []

    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        tokens.append(anna.token)
        server.running.server.guests.known = broken  # type: ignore[assignment, method-assign]
        assert (await anna.get(f"/me/{anna.token}")) == (500, {"key": "fault"})

    run(tmp_path, story)
    err = capfd.readouterr().err
    lines = [json.loads(line) for line in err.splitlines()]
    (fault,) = (line for line in lines if line["what"] == "fault")
    assert fault["error"] == "RuntimeError" and fault["route"] == "/me/{token}" and "broken" in fault["where"]
    assert tokens[0] not in err and "the secret" not in err
