"""A server, a browser, and people who use both."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.house import House
from browser.visitors import PATIENCE, Visitors

# Chromium without its windows takes a sixth less time; a full Chromium will do as well.
CHROMIUMS = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
CHROMIUM = next((path for path in CHROMIUMS if path.is_file()), CHROMIUMS[0])
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
CLIENT = Path(__file__).parents[2] / "src" / "octavo" / "client" / "index.html"

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not CHROMIUM.is_file():
        pytest.fail(f"{CHROMIUM} is missing: run .ci/packages as root, or apt-get install {CHROMIUM.name}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a process. It has to keep free of faults."""
    if not CLIENT.is_file():
        pytest.fail("The client is not built: run make client.")
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()
    assert house.faults() == []


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that may be stopped or killed."""
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()
    assert house.faults() == []


@pytest.fixture
def visitors(chromium: Browser, house: House) -> Iterator[Visitors]:
    """People who come to the house. In the end nothing may stand on their consoles."""
    people = Visitors(chromium, house.url)
    yield people
    people.leave()
    assert people.complaints == []
