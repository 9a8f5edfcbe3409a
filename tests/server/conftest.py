"""What tests of the table share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from octavo.server import log
from server.postgres import Postgres


@pytest.fixture(autouse=True)
def _journal() -> None:
    """Each test has a journal that has written nothing yet."""
    log.forget()


@pytest.fixture
def new_database(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Makes an empty database of a dialect, and tells its URL."""
    count = iter(range(1, 100))

    def make(dialect: str) -> str:
        if dialect == "sqlite":
            return f"sqlite:///{tmp_path}/octavo-{next(count)}.db"
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()

    return make
