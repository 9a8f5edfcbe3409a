"""A summary as a row of the database, and the conditions of the lists."""

from collections.abc import Iterable
from typing import Any

import msgspec

from octavo.server.store.base import MOST_VERDICTS
from octavo.server.wire.summaries import TableSummary

KEPT = ("secrets", "guests", "tables", "events", "verdicts")  # the tables that pieces of a backup come from
FORGET_VERDICTS = f"DELETE FROM verdicts WHERE number <= (SELECT max(number) FROM verdicts) - {MOST_VERDICTS}"
COLUMNS = ("id", "game", "players", "free", "status", "open", "host", "names", "options", "created", "updated")
COLUMN_LIST = ", ".join(COLUMNS)
UPDATES = ", ".join(f"{column} = excluded.{column}" for column in COLUMNS[1:])

# Each is read off an index of its own, in order: the conditions stand there, word for word.
LISTED = ("open AND status = 'waiting' AND free > 0", "open AND status = 'playing'")
UNFINISHED = "status IN ('waiting', 'playing')"


def listed(condition: str, since: str, limit: str) -> str:
    """The query for tables of a list, given how the dialect names its values."""
    return f"""SELECT {COLUMN_LIST} FROM tables WHERE {condition} AND updated >= {since}
        ORDER BY updated DESC, id LIMIT {limit}"""


def unfinished(host: str, since: str) -> str:
    """The query for how many tables a guest hosts that are not over."""
    return f"SELECT count(*) FROM tables WHERE host = {host} AND {UNFINISHED} AND updated >= {since}"


Row = tuple[str, str, int, int, str, bool, str, str, str, float, float]


def row(summary: TableSummary) -> Row:
    return (
        summary.table,
        summary.game,
        summary.players,
        summary.free,
        summary.status,
        summary.open,
        summary.host,
        msgspec.json.encode(summary.names).decode(),
        msgspec.json.encode(summary.options).decode(),
        summary.created,
        summary.updated,
    )


def summary(values: Iterable[Any]) -> TableSummary:
    """The summary of a row; raises for a bad row, which is a fault of the database."""
    table, game, players, free, status, is_open, host, names, options, created, updated = values
    return TableSummary(
        table=table,
        game=game,
        players=players,
        free=free,
        status=status,
        open=bool(is_open),
        host=host,
        names=msgspec.json.decode(names, type=tuple[str, ...]),
        options=msgspec.json.decode(options, type=dict[str, str]),
        created=created,
        updated=updated,
    )
