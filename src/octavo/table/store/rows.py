"""A summary as a row of the database."""

from collections.abc import Iterable
from typing import Any

import msgspec

from octavo.table.store.base import Summary

COLUMNS = ("id", "game", "players", "free", "status", "open", "host", "names", "options", "created", "updated")
COLUMN_LIST = ", ".join(COLUMNS)
UPDATES = ", ".join(f"{column} = excluded.{column}" for column in COLUMNS[1:])

Row = tuple[str, str, int, int, str, bool, str, str, str, float, float]


def row(summary: Summary) -> Row:
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


def summary(values: Iterable[Any]) -> Summary:
    """The summary of a row; a row that is none is a fault of the database, and raises."""
    table, game, players, free, status, is_open, host, names, options, created, updated = values
    return Summary(
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
