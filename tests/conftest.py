"""Options of the whole suite, which process runs what, and databases to keep tables in."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from octavo.games import catalogue
from server.postgres import Postgres

# Files whose tests have games compiled: those of one game run in one process, so that it is compiled once.
COMPILING = ("test_backend", "test_contract", "test_decks", "test_gpu", "test_modes", "test_thinking", "test_warming")
ABOUT = re.compile(rf".*?(?P<file>\w+)\.py::(?:\w+::)*\w+\[(?P<game>{'|'.join(catalogue.listed())})\b.*\]")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="more matches, deeper counts")
    parser.addoption("--write", action="store_true", help="write golden files anew instead of comparing")


class ByGame(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Hands out tests to processes one by one, those that have a game compiled together, and these first."""

    def _split_scope(self, nodeid: str) -> str:
        found = ABOUT.fullmatch(nodeid)
        return found["game"] if found and found["file"] in COMPILING else nodeid


@pytest.hookimpl
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByGame:
    return ByGame(config, log)


@pytest.fixture
def deep(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--deep"))


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--write"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, started for these tests."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(params=("sqlite", "postgresql"))
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database: every test that takes it runs on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/octavo.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
