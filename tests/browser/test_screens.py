"""Every phase of every game on any screen, with as many players as there may be, and names of 20 letters."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.paths import GAMES
from browser.positions import shown
from browser.sight import faults, sizes
from browser.still import StillHouse, still_house
from browser.visitors import Visitors
from octavo.games import catalogue
from octavo.server.room.chairs import Guest

SCREENS: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
    {"width": 3840, "height": 2160},
    {"width": 768, "height": 1024},
    {"width": 360, "height": 640},
    {"width": 740, "height": 360},
)
TABLET: ViewportSize = {"width": 1024, "height": 768}  # where nothing is open beside the table by itself
ME = "Wilhelmina von Trott"
NAMES = (
    "Bartholomäus Schmidt",
    "Christopher-Valentin",
    "Desdemona Wunderlich",
    "Emmerich-Maximiliane",
    "Friederike Zimmerman",
    "Konstantin Habsburge",
)
# Eight teams of two or three names are scrolled on a phone; or one points at the partners.
SCROLLED = [("njet", "teams", 360), ("njet", "teams", 740)]
LARGE = 2160  # pixels: a window so high is looked at from far away
CARD, LETTER = 0.1, 0.011  # of the height: a card of one's hand, and the smallest letters


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StillHouse]:
    with still_house(tmp_path_factory.mktemp("still"), NAMES) as still:
        yield still


def small(page: Page) -> list[str]:
    """What is too small to be seen from far away."""
    card, letter = sizes(page)
    return [f"small cards: {card:.3f}"] * (card < CARD) + [f"small letters: {letter:.4f}"] * (letter < LETTER)


@pytest.mark.parametrize("game", GAMES)
def test_all_is_seen_on_any_screen(game: str, visitors: Visitors, house: StillHouse) -> None:
    found: dict[str, list[str]] = {}
    for first, others in ((SCREENS[0], SCREENS[1:]), (TABLET, ())):
        page = visitors.come(has_touch=True, viewport=first)
        me = page.request.post("/api/me", data={"name": ME}, headers={"Origin": house.url}).json()
        for one in shown(game, catalogue.game(game).INFO.players[1]):
            page.set_viewport_size(first)
            page.goto(house.seat(Guest(me["guest"], me["name"]), one))
            expect(page.locator(".prompt.asked")).to_be_visible()
            for screen in (first, *others):
                page.set_viewport_size(screen)
                seen = faults(page)
                if (game, one.phase, screen["width"]) in SCROLLED:
                    seen = [fault for fault in seen if not fault.startswith("cut: answer")]
                if screen["height"] >= LARGE:
                    seen += small(page)
                if seen:
                    found[f"{one.phase} {screen['width']}x{screen['height']}"] = seen
    assert found == {}
