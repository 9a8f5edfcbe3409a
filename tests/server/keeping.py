"""What tests of the store share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from octavo.server.store import Store, connect
from octavo.server.store.base import KeptEvent, KeptGuest, KeptSecret, KeptSummary, KeptVerdict, Piece
from octavo.server.wire.summaries import TableSummary

SUMMARY = TableSummary(
    table="first",
    game="njet",
    players=4,
    free=2,
    status="waiting",
    open=True,
    host="anna",
    names=("Anna", "Žofie “the 2nd”"),
    options={"start": "lot"},
    created=1_700_000_000.123456,
    updated=1_700_000_001.5,
)


def summary(table: str, **changes: Any) -> TableSummary:
    return msgspec.structs.replace(SUMMARY, table=table, **changes)


SAMPLE: tuple[Piece, ...] = (  # one of everything, in the order of a backup
    KeptSecret("cookies", bytes(range(32))),
    KeptGuest("anna", "Anna"),
    KeptGuest("zsofi", "Zsófi; ' \" \\ 🂡"),
    KeptSummary(SUMMARY),
    KeptSummary(summary("second", status="over", open=False, names=(), options={}, free=0)),
    KeptEvent("first", 1, b"\x00\xff'\"\n"),
    KeptEvent("first", 2, b""),
    KeptEvent("second", 1, '{"t":"opened","name":"Žofie"}'.encode()),
    KeptVerdict("second", "njet 0123456789abcdef", b"x\x9c\x00\xff"),
    KeptVerdict("elsewhere", "mu 0123456789abcdef", b""),
)

SCHEMAS: dict[type[Piece], int] = {KeptVerdict: 3}  # from which on there are pieces of a kind
FORMS: dict[type[Piece], int] = {KeptVerdict: 2}  # and the forms of backups


def known(since: dict[type[Piece], int], version: int) -> tuple[Piece, ...]:
    """As much of the sample as an earlier version knew."""
    return tuple(piece for piece in SAMPLE if since.get(type(piece), 1) <= version)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = connect(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def portions(*pieces: Piece) -> AsyncIterator[list[Piece]]:
    for piece in pieces:
        yield [piece]


async def held(store: Store) -> tuple[Piece, ...]:
    """All that a store holds."""
    return tuple([piece async for portion in store.pieces() for piece in portion])
