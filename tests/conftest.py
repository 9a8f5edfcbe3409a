"""Options of the whole suite, and which process runs what."""

import re

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from octavo import catalogue

# Files whose tests have games compiled: those of one game run in one process, so that it is compiled once.
COMPILING = ("test_contract", "test_decks", "test_gpu", "test_modes", "test_speed", "test_thinking", "test_warming")
ABOUT = re.compile(rf".*?(?P<file>\w+)\.py::\w+\[(?P<game>{'|'.join(catalogue.KEYS)})\b.*\]")


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
