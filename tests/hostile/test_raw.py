"""Attackers stop when they are told to."""

import asyncio
import socket

from hostile.raw import Peer


async def talk(one: Peer) -> None:
    await one.send(b"word")
    await asyncio.Event().wait()


def test_a_deed_ends_though_what_it_waits_for_comes_as_it_is_broken_off() -> None:
    async def story() -> None:
        near, far = socket.socketpair()
        with far:
            one = Peer(*await asyncio.open_connection(sock=near))
            flow = one.writer.transport.get_protocol()
            assert isinstance(flow, asyncio.StreamReaderProtocol)
            flow.pause_writing()
            deed = asyncio.create_task(talk(one))
            for _ in range(10):
                await asyncio.sleep(0)
            flow.resume_writing()
            deed.cancel()
            for _ in range(10):
                await asyncio.sleep(0)
            assert deed.cancelled()
            await one.close()

    asyncio.run(story())
