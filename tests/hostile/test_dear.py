"""What one request, and one command, of a stranger costs everybody: hardly any of the loop's time, whichever it is."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import ClientSession, DummyCookieJar

from hostile.callers import ROUTES
from hostile.canary import Player
from hostile.house import Besieged, house, needs_linux
from hostile.senders import shipped
from hostile.siege import PLAYERS, Siege, match_text
from octavo.games import catalogue
from octavo.server.http.routes import FIELD
from server.house import PATIENCE, QUICK

pytestmark = needs_linux
DEAR = 0.05  # CPU seconds of the loop: it is 6 ms where nothing else runs, and other processes make it more
QUESTIONS: tuple[tuple[str, dict[str, object]], ...] = (
    ("why", {}),
    ("why", {"action": 3}),
    ("why", {"name": "r7"}),
    ("ahead", {}),
    ("allow", {"on": True}),
    ("say", {"text": "Well!"}),
)
ICON = "\\.(?:ico|svg|png|txt)}"


class Bill:
    """What was asked, and what it has cost the loop."""

    def __init__(self, server: Besieged) -> None:
        self.server = server
        self.costs: list[tuple[float, str]] = []

    @asynccontextmanager
    async def of(self, what: str) -> AsyncIterator[None]:
        before = self.server.main_seconds()
        yield
        self.costs.append((self.server.main_seconds() - before, what))

    def check(self) -> None:
        self.costs.sort(reverse=True)
        assert self.costs[0][0] < DEAR, self.costs[:5]


@asynccontextmanager
async def visited(folder: Path) -> AsyncIterator[tuple[Siege, Bill]]:
    async with (
        house(folder, program=QUICK) as server,
        ClientSession(cookie_jar=DummyCookieJar()) as session,
    ):
        siege = Siege(server)
        await siege.gather(session, random.Random(1))
        yield siege, Bill(server)


def paths(pattern: str, table: str) -> list[str]:
    """A path of a route: for every game and two languages, where it names them."""
    known = {"table": table, "number": "40", "token": "a.b", "name": "index.html"}
    found = []
    for game in catalogue.listed() if "{game" in pattern else catalogue.listed()[:1]:
        for language in ("en", "hu") if "{language" in pattern else ("en",):
            given = known | {"game": game, "language": language}
            found.append(FIELD.sub("{\\1}", pattern).format_map(given).replace(ICON, ""))
    return found


def test_no_request_of_a_stranger_is_dear(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (siege, bill):
            anna, *others = siege.guests
            for route in ROUTES:
                method, _, pattern = route.partition(" ")
                for path in paths(pattern, siege.finished[0]) if method == "GET" and "/ws/" not in route else ():
                    async with bill.of(path):
                        await anna.get(path, **{"Accept-Encoding": "gzip"})
            for path, body in posts(siege.finished[0]):
                async with bill.of(f"{path} {str(body)[:80]}"):
                    status, answer = await others[len(bill.costs) % len(others)].post(path, body)
                assert status in (200, 201), answer
            assert len(bill.costs) > 80
            bill.check()

    asyncio.run(story())


def posts(finished: str) -> list[tuple[str, object]]:
    """What one may post, with whatever is dearest of each kind."""
    found: list[tuple[str, object]] = [("/api/me", {"name": "Anna"}), (f"/api/tables/{finished}/verdict", None)]
    found.append((f"/api/tables/{finished}/on", {"number": 40, "seat": 0, "strength": "club"}))
    for game in catalogue.listed():
        seats = ["me", *["beginner"] * (PLAYERS[game][-1] - 1)]
        found.append(("/api/tables", {"game": game, "players": len(seats), "seats": seats}))
        found.append(("/api/matches", {"text": match_text(game, PLAYERS[game][0], 1)}))
    for game, text in shipped():
        seats, options = ["me", *["beginner"] * 3], {"deck": "own"}
        new = {"game": game, "players": 4, "seats": seats, "options": options, "deck": json.dumps(json.loads(text))}
        found.append(("/api/tables", new))
    return found


def test_no_command_of_a_stranger_is_dear(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (siege, bill):
            for person, game in zip(siege.guests, catalogue.listed(), strict=False):
                player = Player(person)
                await player.come(
                    await person.open(game, ("me", *["beginner"] * (PLAYERS[game][-1] - 1)), pace="quick")
                )
                for _ in range(4):
                    await ask_all(player, game, bill)
                await player.leave()
            assert len(bill.costs) > 200
            bill.check()

    asyncio.run(story())


async def ask_all(player: Player, game: str, bill: Bill) -> None:
    """Every question that there is, wait for one's turn, and do the first thing that one may."""
    for t, fields in QUESTIONS:
        async with bill.of(f"{game} {t}"):
            await player.do(t, **fields)
    async with asyncio.timeout(PATIENCE):
        while player.play is None or not player.play.choices:
            player.check()
            await asyncio.sleep(0.005)
    play, player.play = player.play, None
    async with bill.of(f"{game} act"):
        await player.do("act", action=play.choices[0].action, on=play.number)
