"""Fingers on a phone, in turns and in a race, and a card that is dragged."""

import pytest
from playwright.sync_api import Page, expect

from browser.paths import SHORT, begin
from browser.player import Player
from browser.visitors import Visitors

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
KINDS = ("mu", "take_it")  # turns, and a race


def assert_narrow(page: Page) -> None:
    """Nothing sticks out at the side."""
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.evaluate("window.innerWidth"), (page.url, width)


@pytest.mark.parametrize("game", KINDS)
def test_a_phone_plays_a_match(game: str, visitors: Visitors) -> None:
    page = visitors.come(**PHONE)
    begin(page, game, **SHORT[game])
    player = Player(page, 5, touch=True)
    while player.step():
        assert_narrow(page)
    assert sum(player.did.values()) > 3, player.did
    expect(page.locator(".ending")).to_be_visible()
    assert_narrow(page)


def test_no_page_is_wider_than_a_phone(visitors: Visitors) -> None:
    page = visitors.come(**PHONE)
    for path in ("/", "/new/njet", "/new/ciao", "/rules/mu", "/import", "/link"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        assert_narrow(page)
