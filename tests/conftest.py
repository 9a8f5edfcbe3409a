"""Options of the whole suite, and the order of its tests."""

import pytest

# Files whose tests have games compiled: those of one game run in one process, so that it is compiled once.
COMPILING = ("test_contract", "test_decks", "test_gpu", "test_modes", "test_speed", "test_thinking", "test_warming")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="more matches, deeper counts")
    parser.addoption("--write", action="store_true", help="write golden files anew instead of comparing")


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist looks at the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process is left alone with it in the end."""
    for item in items:
        game = _game(item)
        if game and item.path.stem in COMPILING:
            item.add_marker(pytest.mark.xdist_group(game))
    items.sort(key=lambda item: item.get_closest_marker("xdist_group") is None)


def _game(item: pytest.Item) -> str | None:
    """The game that a test is about."""
    parameters = getattr(item, "callspec", None)
    given = parameters.params if parameters else {}
    case = given.get("case")
    return case.key if case else given.get("key")


@pytest.fixture
def deep(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--deep"))


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--write"))
