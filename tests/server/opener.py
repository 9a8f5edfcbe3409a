"""A process that opens databases as it is told to, for tests of several that do so at the same moment.

    python opener.py WHO server|reader

For each URL that comes in, a line each: opens it, adds an event to a table of its own, closes it, and prints `opened`,
or what it was refused with.
"""

import asyncio
import sys

from octavo.server.store import Session, connect
from octavo.server.store.sqlite import SqliteStore
from octavo.text.refusal import Refused


async def visit(url: str, who: str, alone: bool) -> str:
    made = connect(url)
    assert isinstance(made, SqliteStore)
    store = SqliteStore(made.path, alone=alone, patience=60.0)  # however busy the machine is
    try:
        await store.open()
    except Refused as refused:
        return f"{refused.key}: {refused}"
    try:
        await store.append(Session(who), 1, [b"here"])
        assert len(await store.secret_key()) == 32
    finally:
        await store.close()
    return "opened"


def main(who: str, kind: str) -> None:
    print("ready", flush=True)
    for line in sys.stdin:
        print(asyncio.run(visit(line.strip(), who, alone=kind == "server")), flush=True)


main(*sys.argv[1:])
