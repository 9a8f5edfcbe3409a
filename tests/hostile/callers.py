"""Attackers who speak HTTP: sound requests mutated, requests that are none, packed bodies, and half sentences."""

import asyncio
import gzip
import json
import random
import re
import zlib

from hostile.mutating import MARK, bent, encoded, scratched
from hostile.oddities import CHUNKS, HEADERS, METHODS, PREFACES, STRINGS
from hostile.raw import MEBIBYTE, crowd, packed, request
from hostile.siege import PLAYERS, Siege, address, call
from octavo.games import catalogue
from octavo.server.http import routes
from octavo.server.http.routes import FIELD

ROUTES = (*(route.at for route in routes.ROUTES), "GET /api/openapi.json")
BODIES = {
    "/api/me": {"name": f"{MARK}x"},
    "/api/matches": {"text": "octavo match 1\n", "deck": None},
}


def path(siege: Siege, pattern: str, chance: random.Random) -> str:
    """A path of a route, with what belongs there, or something else."""

    def filled(found: re.Match[str]) -> str:
        if chance.random() < 0.15:
            return chance.choice(STRINGS)[:300]
        match found[1]:
            case "table":
                return chance.choice((siege.table(chance)[0], chance.choice(siege.finished), "nosuchtable", "a" * 40))
            case "number":
                return str(chance.choice((0, 1, 17, 99, 100, 101, 999999)))
            case "game":
                return chance.choice(catalogue.listed())
            case "language":
                return chance.choice(("en", "hu", "cs", "de", "xx"))
            case "token":
                token = chance.choice(siege.guests).token
                return token if chance.random() < 0.5 else scratched(token, chance)[:200]
            case _:
                return chance.choice(("index.html", "favicon.ico", "robots.txt", "icon.svg", "..", "a.js"))

    found = (
        FIELD.sub(filled, pattern)
        .replace("\\.(?:ico|svg|png|txt)}", "")
        .replace(" ", "%20")
        .replace("\n", "%0a")
        .replace("\r", "%0d")
    )
    if chance.random() < 0.1:
        found += chance.choice(
            ("?to=//evil.example", "?to=%0d%0aX:y", "?" + "a" * 5000, "/", "%00", "//", "?to=/\\evil", "#", ";x")
        )
    return found


def headers(chance: random.Random, most: int) -> dict[str, str]:
    return {name: chance.choice(HEADERS[name]) for name in chance.sample(sorted(HEADERS), chance.randrange(most + 1))}


async def route(siege: Siege, chance: random.Random) -> None:
    """A route, with whatever headers, method and body."""
    method, _, pattern = chance.choice(ROUTES).partition(" ")
    if chance.random() < 0.15:
        method = chance.choice(METHODS)
    body = b""
    if method not in ("GET", "HEAD") or chance.random() < 0.05:
        body = encoded(bent(sound_body(pattern, chance), chance), chance)
    given = headers(chance, chance.choice((0, 0, 1, 3)))
    for status, answer in await siege.exchange(
        "request", call(siege, method, path(siege, pattern, chance), body, chance, **given), chance
    ):
        if status == 201 and pattern in ("/api/tables", "/api/matches"):
            siege.opened(json.loads(answer)["table"], "")
        elif status == 200 and pattern == "/api/me" and '"token"' in answer:
            siege.findings.secrets.add(json.loads(answer)["token"].partition(".")[2])


def sound_body(pattern: str, chance: random.Random) -> object:
    if pattern in BODIES:
        return BODIES[pattern]
    if pattern.endswith("/on"):
        return {"number": 10, "seat": 0, "strength": "beginner"}
    game = chance.choice(catalogue.listed())
    players = chance.choice(PLAYERS[game])
    seats = ["me", *[chance.choice(("open", "beginner", "club")) for _ in range(players - 1)]]
    return {"game": game, "players": players, "seats": seats, "open": chance.random() < 0.5, "pace": "quick"}


async def nonsense(siege: Siege, chance: random.Random) -> None:
    """What is no request, or several that look like one."""
    data = chance.choice(PREFACES)
    match chance.randrange(4):
        case 0:
            head = request(
                "POST", "/api/me", b"", address(chance), Transfer_Encoding="chunked", Content_Type="application/json"
            )
            data = head + chance.choice(CHUNKS)
        case 1:
            data = request("POST", "/api/me", b'{"name": "a"}', address(chance), Transfer_Encoding="chunked") + data
        case 2:
            data = b"".join(
                request("GET", path(siege, "/api/tables/{table}", chance), b"", address(chance))
                for _ in range(chance.choice((2, 20, 200)))
            )
        case _:
            if chance.random() < 0.3:
                at = chance.randrange(len(data) + 1)
                data = data[:at] + chance.randbytes(chance.randrange(1, 30)) + data[at:]
    await siege.exchange("nonsense", data, chance, wait=2.0)


async def packing(siege: Siege, chance: random.Random) -> None:
    """A body that unpacks to a thousand times as much, or is not packed as its head says."""
    size = chance.choice((1, 16, 64))
    match chance.randrange(6):
        case 0:
            body, how = zlib.compress(bytes(size * MEBIBYTE), 1), "deflate"
        case 1:
            body, how = gzip.compress(packed(size)), "gzip, gzip"
        case 2:
            body, how = packed(1)[:-9] + b"x", "gzip"
        case 3:
            body, how = chance.randbytes(2000), chance.choice(("gzip", "br", "zstd", "deflate"))
        case 4:
            body, how = gzip.compress(b'{"name": "Packed"}'), "gzip"
        case _:
            body, how = packed(size), "gzip"
    target = chance.choice(("/api/me", "/api/tables", "/api/matches", "/", "/nowhere", "/sw.js", "/healthz"))
    given = {"Content_Encoding": how, "Content_Type": chance.choice(("application/json", "text/plain"))}
    if chance.random() < 0.3:
        data = call(siege, "POST", target, b"", chance, Transfer_Encoding="chunked", **given)
        data += b"%x\r\n" % len(body) + body + b"\r\n0\r\n\r\n"
    else:
        data = call(siege, "POST", target, body, chance, **given)
    await siege.exchange("packed body", data, chance)


async def half(siege: Siege, chance: random.Random) -> None:
    """Connections that begin a sentence, say a byte now and then, and go."""
    whole = request("POST", chance.choice(("/api/me", "/", "/nowhere")), b'{"name": "Slow"}', address(chance))
    begun = whole[: chance.choice((0, 1, 10, 40, len(whole) - 1))]
    count = chance.choice((1, 5, 40))
    siege.findings.sent["half-open connection"] += count
    async with crowd(siege.server, count, begun) as peers:
        for at in range(len(begun), min(len(begun) + 20, len(whole))):
            await asyncio.sleep(0.1)
            for one in peers:
                await one.send(whole[at : at + 1])
