"""Cards in flight: they are seen, they land, and nothing of them stays. With less motion asked for, there are none."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.matches import bring
from browser.paths import SHORT, begin
from browser.player import Player
from browser.visitors import Visitors

PLAYS = 100
LONGEST = 4000  # milliseconds that a story with its points can last

# Counts what is put into the sky, and what of it the browser really animates.
WATCH = """
window.flown = 0;
window.animated = 0;
window.ways = [];
new MutationObserver((records) => {
  for (const { target, addedNodes } of records) {
    if (!target.classList?.contains("flights")) continue;
    window.flown += addedNodes.length;
    window.ways.push(...[...addedNodes].map((node) => node.dataset.way ?? "gain"));
    const running = document.getAnimations().filter(({ effect }) => effect.target.parentElement === target);
    window.animated = Math.max(window.animated, running.length);
  }
}).observe(document, { childList: true, subtree: true });
"""
STILL = """
() => document.querySelector(".flights").childElementCount === 0
  && document.getAnimations().every(({ effect }) => !effect.target.closest(".flights"))
"""


def watched(visitors: Visitors, **more: Any) -> Page:
    page = visitors.come(**more)
    page.add_init_script(WATCH)
    return page


def play_until(page: Page, met: str, *, moving: bool = False) -> None:
    """Play until a condition holds. While cards are `moving`, a missed click is tried again."""
    player = Player(page, 7)
    for _ in range(1000):
        if page.evaluate(met):
            return
        try:
            if not player.step():
                break
        except AssertionError as error:
            assert moving and "is covered by" in str(error)
            page.wait_for_timeout(50)
    assert page.evaluate(met), met


def test_tricks_fly_to_their_winners_and_nothing_stays_in_the_air(visitors: Visitors) -> None:
    page = watched(visitors, reduced_motion="no-preference")
    begin(page, "njet", **SHORT["njet"])
    play_until(page, f"Number(document.querySelector('.table').dataset.number) >= {PLAYS}", moving=True)
    assert page.evaluate("window.flown") > PLAYS / 2
    assert page.evaluate("window.animated") > 0
    assert {"deals", "moves", "gathers"} <= set(page.evaluate("window.ways"))
    page.wait_for_function(STILL, timeout=LONGEST)


def test_what_counts_twice_is_seen_to(visitors: Visitors) -> None:
    """Of three players, the lone one has the monster."""
    page = watched(visitors, reduced_motion="no-preference")
    begin(page, "njet", players="3")
    play_until(page, "window.ways.includes('double')", moving=True)


def test_less_motion_is_none(visitors: Visitors) -> None:
    page = watched(visitors, reduced_motion="reduce")
    begin(page, "njet", **SHORT["njet"])
    play_until(page, "document.querySelector('.last-trick') !== null")
    assert page.evaluate("window.flown") == 0
    assert page.evaluate("document.getAnimations().length") == 0


def test_motion_can_be_switched_off(visitors: Visitors) -> None:
    page = watched(visitors, reduced_motion="no-preference")
    page.goto("/")
    page.locator("header button.settings").click()
    page.locator("dialog input[value=off]").check()
    page.locator("dialog button.main").click()
    begin(page, "njet", **SHORT["njet"])
    play_until(page, "document.querySelector('.last-trick') !== null")
    assert page.evaluate("window.flown") == 0


def test_steps_of_a_review_fly(visitors: Visitors) -> None:
    page = watched(visitors, reduced_motion="no-preference")
    page.goto("/")
    page.goto(bring(page, "mu", 5))
    expect(page.locator(".scene")).to_be_visible()
    for step in range(1, 8):  # somebody lays cards in the auction
        page.keyboard.press("ArrowRight")
        expect(page.locator(".log [aria-current=step]")).to_have_attribute("data-number", str(step))
        page.wait_for_timeout(100)
    assert "moves" in page.evaluate("window.ways")
    page.wait_for_function(STILL, timeout=LONGEST)
