"""Websocket frames, sound and otherwise: a client that can say anything, and reads what a server says."""

import asyncio
import base64
import os
from collections.abc import AsyncIterator

from hostile.raw import Peer, request

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def frame(
    payload: bytes = b"",
    opcode: int = TEXT,
    *,
    last: bool = True,
    mask: bytes | None = b"\x12\x34\x56\x78",
    reserved: int = 0,
    length: int | None = None,
) -> bytes:
    """A frame; `length` is what it says its length is, if that is not so, and no `mask` is a mistake of a client."""
    size = len(payload) if length is None else length
    masked = 0x80 if mask is not None else 0
    head = bytes([0x80 * last | reserved << 4 | opcode])
    if size < 126:
        head += bytes([masked | size])
    elif size < 1 << 16:
        head += bytes([masked | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([masked | 127]) + size.to_bytes(8, "big")
    if mask is None:
        return head + payload
    key = int.from_bytes((mask * (len(payload) // 4 + 1))[: len(payload)], "big")
    return head + mask + (int.from_bytes(payload, "big") ^ key).to_bytes(len(payload), "big")


def handshake(path: str, address: str, **headers: str) -> bytes:
    """The request that opens a line."""
    key = base64.b64encode(os.urandom(16)).decode()
    given = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Version": "13", "Sec_WebSocket_Key": key}
    return request("GET", path, b"", address, **(given | headers))


async def frames(peer: Peer) -> AsyncIterator[tuple[int, bytes]]:
    """What comes, as opcode and payload, until the connection ends. ValueError for what a server must not send."""
    try:
        while True:
            first, second = await peer.reader.readexactly(2)
            size = second & 0x7F
            if first & 0x70 or second & 0x80 or not first & 0x80:
                raise ValueError(f"a frame that begins with {first:#x} {second:#x}")
            if size > 125:
                size = int.from_bytes(await peer.reader.readexactly(2 if size == 126 else 8), "big")
            yield first & 0x0F, await peer.reader.readexactly(size)
    except (asyncio.IncompleteReadError, ConnectionError):
        return
