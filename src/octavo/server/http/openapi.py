"""The HTTP API as an OpenAPI document, made from the structs of the wire."""

from functools import cache
from typing import Any

import msgspec
from aiohttp import web

from octavo import __version__
from octavo.server.http.api import Link
from octavo.server.http.judging import Judging
from octavo.server.http.reviews import Replay, Situation
from octavo.server.wire import lessons, protocol
from octavo.server.wire.games import GameListed

TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[a-z]{1,40}$"}}
NUMBER = {"name": "number", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
LANGUAGE = {"name": "language", "in": "path", "required": True, "schema": {"enum": ["en", "hu", "cs", "de"]}}
TOKEN = {"name": "token", "in": "path", "required": True, "schema": {"type": "string"}}

# Each route: its purpose, its parameters, the struct that it takes (or several), its status, and what it returns.
ROUTES: dict[str, tuple[str, list[dict[str, Any]], Any, int, Any]] = {
    "GET /api/me": ("Who one is; null for nobody.", [], None, 200, protocol.Me | None),
    "POST /api/me": (
        "Become a guest, or change one's name. The header `Accept-Token: 1` asks for the token, for programs.",
        [],
        protocol.Naming,
        200,
        protocol.Me,
    ),
    "POST /api/me/link": ("One's personal link, for another device.", [], None, 200, Link),
    "GET /me/{token}": (
        "A personal link: be that guest here, then go to the page; who is somebody else here gets a page that asks.",
        [TOKEN],
        None,
        303,
        None,
    ),
    "POST /me/{token}": ("Be the guest of a personal link here, in any case.", [TOKEN], None, 200, protocol.Me),
    "GET /api/catalogue": ("The games.", [], None, 200, list[GameListed]),
    "GET /api/books/{language}/{game}": ("The rules of a game, as HTML.", [LANGUAGE, GAME], None, 200, "text/html"),
    "GET /api/rules/{game}.js": ("The rules of a game, as JavaScript.", [GAME], None, 200, "text/javascript"),
    "GET /api/lessons/{language}/{game}": (
        "A guided deal that teaches the game, step by step.",
        [LANGUAGE, GAME],
        None,
        200,
        lessons.Lesson,
    ),
    "GET /words/{language}.ftl": (
        "All words of a language but those of lessons, for Fluent.",
        [LANGUAGE],
        None,
        200,
        "text/plain",
    ),
    "GET /api/examples/{game}": ("Situations that show a game's rules.", [GAME], None, 200, list[lessons.Example]),
    "GET /api/tables": ("The open tables: those that wait, then those in play.", [], None, 200, list[protocol.Listed]),
    "POST /api/tables": ("Open a table.", [], protocol.NewTable, 201, protocol.Opened),
    "GET /api/tables/{table}": ("One table.", [TABLE], None, 200, protocol.Listed),
    "GET /api/tables/{table}/qr.svg": ("The link of a table as a QR code.", [TABLE], None, 200, "image/svg+xml"),
    "GET /api/tables/{table}/match.txt": ("A finished match as text.", [TABLE], None, 200, "text/plain"),
    "GET /api/tables/{table}/replay": ("A finished match, entry by entry.", [TABLE], None, 200, Replay),
    "GET /api/tables/{table}/replay/{number}": (
        "The situation after an entry, all hands open.",
        [TABLE, NUMBER],
        None,
        200,
        Situation,
    ),
    "GET /api/tables/{table}/verdict": ("How far the verdict on a finished match is.", [TABLE], None, 200, Judging),
    "POST /api/tables/{table}/verdict": (
        "Ask what each decision of a finished match has cost; it is worked out in the background.",
        [TABLE],
        None,
        200,
        Judging,
    ),
    "POST /api/tables/{table}/on": (
        "Play on from a situation against bots.",
        [TABLE],
        protocol.PlayOn,
        201,
        protocol.Opened,
    ),
    "POST /api/matches": (
        "Keep a match that was played elsewhere; one of a deck of one's own comes as JSON, with the deck.",
        [],
        ("text/plain", protocol.Imported),
        201,
        protocol.Opened,
    ),
    "GET /healthz": ("Whether the server does its work.", [], None, 200, "application/json"),
    "GET /metrics": ("Metrics for Prometheus, for the host.", [], None, 200, "text/plain"),
    "GET /ws/{table}": (
        "A websocket to a table. The first message is Hello, the others are commands; see docs/protocol.md.",
        [TABLE],
        None,
        101,
        None,
    ),
}


@cache
def written() -> bytes:
    """The document, as JSON."""
    structs = [kind for _, _, takes, _, gives in ROUTES.values() for kind in (*_each(takes), gives) if _is_struct(kind)]
    schemas, components = msgspec.json.schema_components(
        [*structs, protocol.Problem, protocol.Incoming, protocol.Outgoing], ref_template="#/components/schemas/{name}"
    )
    *given, problem, incoming, outgoing = schemas
    found = iter(given)
    paths: dict[str, dict[str, Any]] = {}
    for route, (about, parameters, takes, status, gives) in ROUTES.items():
        method, _, path = route.partition(" ")
        operation: dict[str, Any] = {"summary": about}
        if parameters:
            operation["parameters"] = parameters
        if takes is not None:
            content = {name: body for kind in _each(takes) for name, body in _content(kind, found).items()}
            operation["requestBody"] = {"required": True, "content": content}
        answer: dict[str, Any] = {"description": about}
        if gives is not None:
            answer["content"] = _content(gives, found)
        refused = {"description": "Refused.", "content": {"application/json": {"schema": problem}}}
        operation["responses"] = {str(status): answer, "default": refused}
        paths.setdefault(path, {})[method.lower()] = operation
    components |= {"Incoming": incoming, "Outgoing": outgoing}
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Octavo", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "octavo"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }
    return msgspec.json.encode(document)


def _each(kinds: Any) -> tuple[Any, ...]:
    return kinds if isinstance(kinds, tuple) else (kinds,)


def _is_struct(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _content(kind: Any, schemas: Any) -> dict[str, Any]:
    """A media type by its name, or the next schema."""
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": next(schemas)}}


async def document(request: web.Request) -> web.Response:
    """The document."""
    return web.Response(body=written(), content_type="application/json")
