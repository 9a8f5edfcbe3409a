"""All routes, in one table: what answers them, and what programs are told about them (`openapi`)."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from octavo.server.http import api, hosts, judging, pages, sockets
from octavo.server.http.api import Link
from octavo.server.http.judging import Judging
from octavo.server.http.reviews import Replay, Situation
from octavo.server.wire import lessons, protocol
from octavo.server.wire.games import GameListed

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

FIELD = re.compile(r"\{(\w+)(?::(?:[^{}]|\{[^{}]*\})*)?\}")
GAME = "{game:[a-z_]{1,40}}"
LANGUAGE = "{language:[a-z]{2}}"
NAME = "{name:[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}}"
NUMBER = "{number:[0-9]{1,6}}"
PERSONAL = "/me/{token:[a-z]{4,20}\\.[A-Za-z0-9_-]{20,60}}"
TABLE = "{table:[a-z]{1,40}}"


@dataclass(frozen=True)
class Route:
    """What is at a method and path; `about` is for programs, and a page that only browsers open has none.

    It takes a struct or several, or nothing, and answers with a status and a struct or a media type. One that is
    `asked` takes work, of which an address may ask only so much.
    """

    at: str
    handler: Handler
    about: str = ""
    takes: Any = None
    status: int = 200
    gives: Any = None
    asked: bool = True

    @property
    def method(self) -> str:
        return self.at.partition(" ")[0]

    @property
    def path(self) -> str:
        return self.at.partition(" ")[2]

    @property
    def plain_path(self) -> str:
        """The path with the names of its fields only."""
        return FIELD.sub(r"{\1}", self.path)

    @property
    def fields(self) -> list[str]:
        """The names of what varies in the path."""
        return FIELD.findall(self.path)


ROUTES = (
    Route(
        f"GET /ws/{TABLE}",
        sockets.line,
        "A websocket to a table. The first message is Hello, the others are commands; see docs/protocol.md.",
        status=101,
    ),
    Route("GET /healthz", hosts.health, "Whether the server does its work.", gives="application/json"),
    Route("GET /metrics", hosts.metrics, "Metrics for Prometheus, for the host.", gives="text/plain"),
    Route(
        f"GET {PERSONAL}",
        api.personal,
        "A personal link: be that guest here, then go to the page; who is somebody else here gets a page that asks.",
        status=303,
    ),
    Route(f"POST {PERSONAL}", api.be, "Be the guest of a personal link here, in any case.", gives=protocol.Me),
    Route("GET /api/me", api.me, "Who one is; null for nobody.", gives=protocol.Me | None),
    Route(
        "POST /api/me",
        api.become,
        "Become a guest, or change one's name. The header `Accept-Token: 1` asks for the token, for programs.",
        takes=protocol.Naming,
        gives=protocol.Me,
    ),
    Route("POST /api/me/link", api.link, "One's personal link, for another device.", gives=Link),
    Route("GET /api/catalogue", api.catalogue, "The games.", gives=list[GameListed]),
    Route(
        "GET /api/tables",
        api.tables,
        "The open tables: those that wait, then those in play.",
        gives=list[protocol.Listed],
    ),
    Route(
        "POST /api/tables", api.open_table, "Open a table.", takes=protocol.NewTable, status=201, gives=protocol.Opened
    ),
    Route(f"GET /api/tables/{TABLE}", api.table, "One table.", gives=protocol.Listed),
    Route(f"GET /api/tables/{TABLE}/qr.svg", api.qr_code, "The link of a table as a QR code.", gives="image/svg+xml"),
    Route(f"GET /api/tables/{TABLE}/match.txt", api.match_text, "A finished match as text.", gives="text/plain"),
    Route(f"GET /api/tables/{TABLE}/replay", api.replay, "A finished match, entry by entry.", gives=Replay),
    Route(
        f"GET /api/tables/{TABLE}/replay/{NUMBER}",
        api.situation,
        "The situation after an entry, all hands open.",
        gives=Situation,
    ),
    Route(
        f"POST /api/tables/{TABLE}/on",
        api.play_on,
        "Play on from a situation against bots.",
        takes=protocol.PlayOn,
        status=201,
        gives=protocol.Opened,
    ),
    Route(
        "POST /api/matches",
        api.import_match,
        "Keep a match that was played elsewhere; one of a deck of one's own comes as JSON, with the deck.",
        takes=("text/plain", protocol.Imported),
        status=201,
        gives=protocol.Opened,
    ),
    Route(
        f"GET /api/tables/{TABLE}/verdict", judging.state, "How far the verdict on a finished match is.", gives=Judging
    ),
    Route(
        f"POST /api/tables/{TABLE}/verdict",
        judging.begin,
        "Ask what each decision of a finished match has cost; it is worked out in the background.",
        gives=Judging,
    ),
    Route("GET /", pages.page, asked=False),
    Route("GET /t/{table}", pages.page, asked=False),
    Route("GET /new/{game}", pages.page, asked=False),
    Route("GET /rules/{game}", pages.page, asked=False),
    Route("GET /learn/{game}", pages.page, asked=False),
    Route("GET /replay/{table}", pages.page, asked=False),
    Route("GET /import", pages.page, asked=False),
    Route("GET /link", pages.page, asked=False),
    Route("GET /sw.js", pages.worker, asked=False),
    Route("GET /manifest.webmanifest", pages.installing, asked=False),
    Route(f"GET /assets/{NAME}", pages.asset, asked=False),
    Route(f"GET /{NAME[:-1]}\\.(?:ico|svg|png|txt)}}", pages.icon, asked=False),
    Route(
        f"GET /words/{LANGUAGE}.ftl",
        pages.words,
        "All words of a language but those of lessons, for Fluent.",
        gives="text/plain",
        asked=False,
    ),
    Route(
        f"GET /api/books/{LANGUAGE}/{GAME}", pages.book, "The rules of a game, as HTML.", gives="text/html", asked=False
    ),
    Route(
        f"GET /api/rules/{GAME}.js",
        pages.rules,
        "The rules of a game, as JavaScript.",
        gives="text/javascript",
        asked=False,
    ),
    Route(
        f"GET /api/lessons/{LANGUAGE}/{GAME}",
        pages.lesson,
        "A guided deal that teaches the game, step by step.",
        gives=lessons.Lesson,
        asked=False,
    ),
    Route(
        f"GET /api/examples/{GAME}",
        pages.examples,
        "Situations that show a game's rules.",
        gives=list[lessons.Example],
        asked=False,
    ),
)
