"""Other hands than a mouse's: a phone with touch, and the keyboard alone. Each plays turns and a race to the end."""

import random

import pytest
from playwright.sync_api import Page, expect

from browser.paths import SHORT, begin
from browser.player import Player
from browser.visitors import Visitors
from browser.waiting import until

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


FOCUS = """
() => {
  const here = document.activeElement;
  if (!here || here === document.body) return null;
  const style = getComputedStyle(here);
  const box = here.getBoundingClientRect();
  return {
    what: here.outerHTML.slice(0, 120),
    action: here.dataset.action ?? "",
    can: here.matches(".scene [data-touch].can"),
    answer: here.matches(".answers .answer, .race-bar button"),
    outlined: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 1,
    inside: box.bottom > 0 && box.top < innerHeight,
  };
}
"""


KEYS = (
    "() => [...document.querySelectorAll('.race-bar button')].map((button) => button.getAttribute('aria-keyshortcuts'))"
)


ANSWERED = """
(number) => document.querySelector(".table").dataset.number !== number
  || document.querySelector(".answers .answer, .ending")
"""


class Typist:
    """Somebody who has only a keyboard: Tab to what can be done, Enter to do it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lost = 0

    def go(self, wanted: str, most: int = 120) -> None:
        """Tab until something has the focus; everything on the way has to show it."""
        for _ in range(most):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
                return
            self.page.keyboard.press("Tab")
            focus = self.page.evaluate(FOCUS)
            if focus is not None:
                assert focus["outlined"], f"the focus can't be seen on {focus['what']}"
                assert focus["inside"], f"the focus is out of sight on {focus['what']}"
        raise AssertionError(f"no way by Tab to {wanted}")

    def press(self, wanted: str) -> None:
        self.go(wanted)
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", KINDS)
def test_the_keyboard_alone_plays_a_match(game: str, visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    typist = Typist(page)
    typist.press(f"a[href='/new/{game}']")
    expect(page.locator("form .summary")).to_be_visible()
    typist.press("summary")
    players = SHORT[game]["players"]
    typist.go("input[name=players]")
    for _ in range(6):
        if page.evaluate("document.activeElement.value") == players:
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator(f"input[name=players][value='{players}']")).to_be_checked()
    page.keyboard.press("Enter")
    expect(page.locator(".scene")).to_be_visible()
    lot = random.Random(3)
    for _ in range(1000):
        if page.locator(".ending").count():
            break
        until(page, "() => document.querySelector('.prompt.asked, .ending')")
        if page.locator(".ending").count():
            break
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        if game == "take_it":
            keys = page.evaluate(KEYS)
            if keys:
                page.keyboard.press(lot.choice(keys))
            page.wait_for_timeout(40)
        else:
            number = page.locator(".table").get_attribute("data-number")
            typist.press(".answers .answer.ready, .answers .answer, .scene [data-touch].can")
            if page.locator(".answers .answer.ready").count():
                typist.press(".answers .answer.ready")
            until(page, ANSWERED, number)
    expect(page.locator(".ending")).to_be_visible()
