"""The rules beside the table: drawn examples of every game, the search, and what one may do now."""

import pytest
from playwright.sync_api import Page, expect

from browser.eyes import LANGUAGES, check, check_words, speak
from browser.paths import GAMES, SHORT, begin
from browser.player import Player
from browser.visitors import Visitors
from octavo.match.examples import of

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE = "document.documentElement.scrollWidth - window.innerWidth"


def turn_over(page: Page) -> None:
    """Every example to what it is afterwards."""
    for button in page.locator("figure.example").get_by_role("button", name="After").all():
        button.click()


@pytest.mark.parametrize("game", GAMES)
def test_examples_of_every_game(game: str, visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(f"/rules/{game}")
    expect(page.locator("figure.example")).to_have_count(len(of(game)))
    check_words(page)
    turn_over(page)
    check(page)
    for language in LANGUAGES[1:]:
        speak(page, language)
        check_words(page)


def test_examples_fit_a_phone(visitors: Visitors) -> None:
    page = visitors.come(**PHONE)
    for game in GAMES:
        page.goto(f"/rules/{game}")
        expect(page.locator("figure.example")).to_have_count(len(of(game)))
        assert page.evaluate(WIDE) <= 0, game
        turn_over(page)
        assert page.evaluate(WIDE) <= 0, game


def test_search_in_four_languages(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/rules/njet")
    field = page.get_by_role("searchbox")
    for language, sought in (("en", "SUPERTRUMP"), ("hu", "utesek"), ("cs", "zdvih"), ("de", "STICH")):
        speak(page, language)
        expect(page.locator(".book")).to_have_attribute("lang", language)  # the text is fetched when it is wanted
        field.fill(sought)
        expect(page.locator(".found li").first).to_be_visible()
        field.press("Enter")
        expect(page.locator(".book .sought mark").first).to_be_visible()
        expect(page.locator(".book .sought")).to_be_in_viewport()
    check(page)


# In one look: it is one's turn, and something can't be played.
IMPOSSIBLE = """
() => document.querySelector(".prompt.asked") !== null
  && document.querySelector(".now").textContent.includes("Not possible now")
"""


def test_what_may_i_do_now(visitors: Visitors) -> None:
    """The question mark opens it, on the button and on the keyboard, and a rule's number leads into the text."""
    page = visitors.come()
    begin(page, "meinz", **SHORT["meinz"])
    now = page.locator(".now")
    page.keyboard.press("?")
    expect(now.get_by_role("heading", level=3)).to_be_focused()
    player = Player(page, 3)
    while not page.evaluate(IMPOSSIBLE):
        assert player.step(), "no card was ever impossible"
        page.wait_for_timeout(100)  # it is asked for, and told a moment after the situation
    expect(now).to_contain_text("Play ")
    check(page)
    now.get_by_role("button", name="R9").last.click()
    expect(page.locator("#R9")).to_be_focused()
    expect(page.locator("#R9")).to_be_in_viewport()
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="What may I do now?").click()
    expect(now.get_by_role("heading", level=3)).to_be_focused()
    page.get_by_role("searchbox").press("?")
    expect(page.get_by_role("searchbox")).to_have_value("?")
