"""Requests that are as large and as odd as may be: none of them costs the loop more than ten milliseconds."""

import asyncio
from pathlib import Path

import pytest

from hostile.house import house, needs_linux
from hostile.raw import ATTACKER, peer, request
from octavo.server.net.guests import COOKIE
from server.serving import serving

pytestmark = needs_linux
MOST = 0.01  # CPU seconds
CHUNKS = {"Content_Type": "application/json", "Transfer_Encoding": "chunked"}
COSTLY = {
    "chunks of a byte": request("POST", "/api/me", b"", ATTACKER, **CHUNKS) + b"1\r\nx\r\n" * 200_000 + b"0\r\n\r\n",
    "a chunk that says much": request("POST", "/api/me", b"", ATTACKER, **CHUNKS)
    + b"1;"
    + b"x" * 1_000_000
    + b"\r\nx\r\n0\r\n\r\n",
    "trailers": request("POST", "/api/me", b"", ATTACKER, **CHUNKS)
    + b"1\r\nx\r\n0\r\n"
    + b"a: b\r\n" * 100_000
    + b"\r\n",
    "cookies": request("GET", "/api/me", Cookie="a=b; " * 1600),
    "tags": request("GET", "/words/en.ftl", If_None_Match='"a",' * 2000),
    "addresses": request("GET", "/api/me", address="127.0.0.1," * 800),
    "languages": request("GET", "/", Accept_Language="x;q=1," * 1300),
    "letters": request("GET", "/t/" + "%41" * 2600),
    "headers": request("GET", "/", b"", ATTACKER, **{f"X{number}": "x" * 500 for number in range(50)}),
    "pipelined": request("GET", "/api/me") * 20,
}


@pytest.mark.parametrize("kind", COSTLY)
def test_no_request_costs_more_than_ten_milliseconds(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server:
            costs = []
            for _ in range(11):
                before = server.main_seconds()
                async with peer(server) as one:
                    await one.send(COSTLY[kind])
                    assert (await one.head()).startswith(b"HTTP/1.")
                costs.append(server.main_seconds() - before)
            assert sorted(costs)[5] < MOST, costs
            assert not server.faults()

    asyncio.run(story())


def test_large_chunks_are_welcome(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            someone = server.somebody(browser=True)
            name = '{"name": ' + " " * 4000 + '"Anna"}'

            async def pieces(size: int):  # type: ignore[no-untyped-def]
                for at in range(0, len(name), size):
                    yield name[at : at + size].encode()

            for size in (1, 50, 10_000):
                kind = {"Content-Type": "application/json"}
                async with someone.session.post(f"{server.url}/api/me", data=pieces(size), headers=kind) as response:
                    assert response.status == 200 and COOKIE in response.cookies

    asyncio.run(story())
