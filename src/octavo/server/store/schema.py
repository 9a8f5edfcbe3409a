"""The schema of the databases: one numbered SQL file a step, in `migrations/<dialect>/`.

A released step is never changed; later changes are new steps.
"""

from functools import cache
from importlib.resources import files
from typing import Literal

from octavo.text.refusal import Refused

Dialect = Literal["sqlite", "postgresql"]


@cache
def steps(dialect: Dialect) -> tuple[str, ...]:
    """The SQL of every step; the n-th leads from version n - 1 to version n."""
    folder = files("octavo.server.store") / "migrations" / dialect
    found = {path.name: path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".sql")}
    names = [f"{number:04}.sql" for number in range(1, len(found) + 1)]
    assert sorted(found) == names, f"steps of {dialect} are not numbered one by one: {sorted(found)}"
    return tuple(found[name] for name in names)


def latest(dialect: Dialect) -> int:
    """The version of the schema that this program works with."""
    return len(steps(dialect))


def check_version(dialect: Dialect, version: int) -> None:
    """Refuse a database that a newer program has written."""
    if version > latest(dialect):
        raise Refused("newer-database", version=version, known=latest(dialect))
