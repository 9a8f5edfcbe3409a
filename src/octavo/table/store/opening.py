"""The file of an SQLite database: opened, made where there is none, and brought up to date."""

import contextlib
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from octavo.refusal import Refused
from octavo.table.store.schema import check_version, steps

RHYTHM = 0.005, 0.02  # seconds between two tries, at least and at most


def connect(path: Path, patience: float) -> sqlite3.Connection:
    """A connection that waits so long for others, and commits to the disk itself.

    A file that has gone is not made anew in mid-game: mode=rw.
    """
    address = f"{path.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(address, uri=True, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        _begin_log(connection, patience)
        connection.execute("PRAGMA synchronous = FULL")
    except BaseException:
        connection.close()
        raise
    return connection


def _begin_log(connection: sqlite3.Connection, patience: float) -> None:
    """Have the file keep a WAL. While others open a new one, SQLite refuses that at once, whatever its timeout says."""
    end = time.monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if not busy(error) or time.monotonic() > end:
                raise
        time.sleep(random.uniform(*RHYTHM))


def busy(error: sqlite3.Error) -> bool:
    """Whether somebody else is at it, and it may be done later."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, one transaction a step. Refused when a newer program, or another one, wrote here."""
    for number, step in enumerate(("", *steps("sqlite"))):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if number == 0:
                if not _has_table(connection, "schema_version"):
                    if one(connection, "SELECT count(*) FROM sqlite_master"):
                        raise Refused("foreign-database")
                    connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
                    connection.execute("INSERT INTO schema_version VALUES (0)")
                check_version("sqlite", one(connection, "SELECT version FROM schema_version"))
            elif one(connection, "SELECT version FROM schema_version") < number:
                for statement in _statements(step):
                    connection.execute(statement)
                connection.execute("UPDATE schema_version SET version = ?", (number,))
            connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):  # what went wrong may have ended it already
                connection.execute("ROLLBACK")
            raise


def _has_table(connection: sqlite3.Connection, name: str) -> bool:
    return bool(one(connection, "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?", name))


def _statements(script: str) -> Iterator[str]:
    """The statements of a script; each ends its line."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    assert not statement.strip(), "the last statement has no end"


def one(connection: sqlite3.Connection, query: str, *values: Any) -> Any:
    """The first value of the first row, or None."""
    found = connection.execute(query, values).fetchone()
    return None if found is None else found[0]
