"""The file of an SQLite database: open it, create it if it is missing, and bring it up to date."""

import contextlib
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from octavo.server.store import rows
from octavo.server.store.schema import check_version, steps
from octavo.text.refusal import Refused

RHYTHM = 0.005, 0.02  # seconds between two tries, at least and at most


def look(path: Path, *, make: bool) -> None:
    """Refused if the file is missing but its WAL is there: SQLite would throw away the contents of the WAL."""
    log = path.with_name(f"{path.name}-wal")
    left = _size(log)  # before the file, which others may be making: it is empty no longer when its WAL begins
    if not _size(path):
        if left:
            raise Refused("database-lost", database=path, log=log)
        if path.exists() and not make:
            raise Refused("database-empty", database=path)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def connect(path: Path, patience: float) -> sqlite3.Connection:
    """A connection that waits this long for other processes, and whose commits reach the disk.

    mode=rw: a file that has disappeared is not created again while the server runs.
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
    """Switch the file to WAL. While others open a new file, SQLite refuses that at once, despite its timeout."""
    end = time.monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if not busy(error) or time.monotonic() > end:
                raise
        time.sleep(random.uniform(*RHYTHM))


def busy(error: Exception) -> bool:
    """Whether somebody else is at it, and it may be done later."""
    return _code(error) == sqlite3.SQLITE_BUSY


def _code(error: Exception) -> int:
    """SQLite's code of an error; 0 for other errors."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def migrate(connection: sqlite3.Connection) -> bool:
    """Bring the schema up to date, one transaction a step; whether there was none. Refused when a newer program wrote
    here, or another one."""
    made = False
    for number, step in enumerate(("", *steps("sqlite"))):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if number == 0:
                if not _has_table(connection, "schema_version"):
                    if one(connection, "SELECT count(*) FROM sqlite_master"):
                        raise Refused("foreign-database")
                    made = True
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
    return made


def touch(connection: sqlite3.Connection) -> None:
    """Read a little of everything that a server can't do without, so that it does not begin with a broken file."""
    for name in (*rows.KEPT, "heads"):
        connection.execute(f"SELECT * FROM {name} LIMIT 1").fetchone()


def refusal(path: Path, error: Exception) -> Refused:
    """The refusal for a file that can't be opened."""
    damaged = isinstance(error, sqlite3.Error) and _code(error) == sqlite3.SQLITE_CORRUPT
    return Refused("database-damaged" if damaged else "no-database", database=path, reason=reason(error))


def reason(error: Exception) -> str:
    """Why something did not work, for the host's log: nothing that came in is quoted."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror if error.filename is None else f"{error.strerror} ({error.filename})"
    if busy(error):
        return f"{error}: another process writes to it"
    if isinstance(error, sqlite3.Error) and _code(error):
        return f"{error} ({error.sqlite_errorname})"
    return type(error).__name__


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
