"""Verdicts in the store: a restart forgets none.

Each is kept with the build that found it. The build covers everything that decides the result: the rules of the game,
the bots, and how long they think. A verdict of another build counts as missing.
"""

import asyncio
import importlib
import zlib
from functools import cache
from pathlib import Path

from octavo import bots
from octavo.bots.review import Budget
from octavo.engine import compiler, sources
from octavo.games import catalogue
from octavo.server.store.base import KeptVerdict, Store

MOST_PACKED = 512 * 1024  # bytes of one, packed; a match of 311 entries at Mü takes 13 kB
MOST_UNPACKED = 16 * MOST_PACKED


@cache
def build(key: str, effort: Budget) -> str:
    """The game, and a hash of everything that decides a verdict on one of its matches."""
    game = importlib.import_module(catalogue.package(key))
    folders = [Path(str(package.__file__)).parent for package in (game, bots)]
    files = {*compiler.files(key), *(path for folder in folders for path in folder.glob("*.py"))}
    return f"{key} {sources.fingerprint(sorted(files), repr(effort))}"


async def keep(store: Store, table: str, key: str, effort: Budget, text: bytes) -> None:
    """Keep a verdict that this build has found, unless it is too long for that."""
    packed = await asyncio.to_thread(zlib.compress, text)
    if len(packed) <= MOST_PACKED and len(text) <= MOST_UNPACKED:
        await store.put_verdict(KeptVerdict(table, await asyncio.to_thread(build, key, effort), packed))


async def kept(store: Store, table: str, effort: Budget) -> bytes | None:
    """The verdict on a match as this build has found it, if it has."""
    found = await store.verdict(table)
    key = found.build.partition(" ")[0] if found is not None else ""
    if found is None or not catalogue.has(key) or found.build != await asyncio.to_thread(build, key, effort):
        return None
    try:
        return zlib.decompressobj().decompress(found.body, MOST_UNPACKED)
    except zlib.error:
        return None
