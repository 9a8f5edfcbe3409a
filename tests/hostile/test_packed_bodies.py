"""Packed bodies: a megabyte that would be a gibibyte. It stays packed, and its sender is told so."""

import asyncio
from pathlib import Path

import pytest

from hostile.canary import canary
from hostile.house import Besieged, house, needs_linux
from hostile.raw import ATTACKER, MEBIBYTE, attack, packed, peer, request
from server.house import PATIENCE

pytestmark = needs_linux
GIBIBYTE = packed(1024)
JSON = {"Content_Type": "application/json"}


def test_nobody_waits_while_gibibytes_come_packed(tmp_path: Path) -> None:
    async def post(server: Besieged, path: str, kind: str) -> None:
        async with peer(server) as one:
            await one.send(request("POST", path, GIBIBYTE, ATTACKER, **JSON, Content_Encoding=kind))
            said = await one.rest()
        assert said.startswith(b"HTTP/1.1 415 ") and b"\r\nConnection: close\r\n" in said
        assert b'"body-packed"' in said

    async def story() -> None:
        async with house(tmp_path) as server, canary(server) as bird:
            before, memory = await bird.listen(answers=16), server.memory()
            paths = [
                ("/api/me", "gzip"),
                ("/api/matches", "gzip"),
                ("/", "GZip"),
                ("/nothing", "deflate"),
                ("/x", "br"),
            ]
            async with attack(*(post(server, path, kind) for path, kind in paths * 2)):
                (await bird.listen(seconds=2)).as_good_as(before)
            assert server.memory() < memory + 32 * MEBIBYTE
            assert not server.faults()

    asyncio.run(story())


@pytest.mark.parametrize("chunked", [False, True])
def test_a_client_that_sends_on_reads_the_refusal_and_the_connection_ends(chunked: bool, tmp_path: Path) -> None:
    """Most read nothing before they have sent all; but who never stops is hung up on."""

    async def story() -> None:
        async with house(tmp_path) as server:
            length = {"Transfer_Encoding": "chunked"} if chunked else {"Content_Length": str(1 << 40)}
            piece = bytes(MEBIBYTE // 2)
            if chunked:
                piece = f"{len(piece):x}\r\n".encode() + piece + b"\r\n"
            for path, key in (("/nothing", b'"no-page"'), ("/api/tables", b'"no-guest"'), ("/api/me", b'"body-size"')):
                head = request("POST", path, b"", ATTACKER, **JSON, **length)
                async with peer(server) as one:
                    await one.send(head + piece)
                    said = await one.head() + await one.rest()
                    assert said.startswith(b"HTTP/1.1 4") and key in said
                async with peer(server) as one:
                    one.writer.write(head)
                    with pytest.raises(ConnectionError):
                        for _ in range(400):
                            one.writer.write(piece)
                            async with asyncio.timeout(PATIENCE):
                                await one.writer.drain()

    asyncio.run(story())
