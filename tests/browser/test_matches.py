"""Each of the eight games, from the front page to the score sheet, and what can be done with the match afterwards."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.eyes import LANGUAGES, check, check_words, speak
from browser.keyboard import WAYS, Typist
from browser.matches import bring
from browser.paths import GAMES, SHORT, table_of
from browser.player import LOOK, PLACE, Player
from browser.visitors import Visitors

# The page may still be on its way into another language.
GIVE_BACK = """
async (here) => {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  (here.isConnected ? here : document.querySelector(".prompt")).focus();
}
"""
CLICKS = 8  # until it is clear that a mouse does it, too


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_plays_a_match(game: str, visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come()
    typist = Typist(page, seed=7, look=lambda number: read_table(page, LANGUAGES[1 + number % 3]))
    type_in(typist, game)
    typist.play()
    assert typist.pressed > 3
    read_score(typist)
    look_back(typist, tmp_path)


def test_a_match_that_goes_on_from_its_review_is_played_to_its_end(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come()
    typist = Typist(page, seed=7)
    go_on(typist, "meinz", left=36)
    typist.play()
    read_score(typist)
    look_back(typist, tmp_path)


def go_on(typist: Typist, game: str, left: int) -> None:
    """From the review of a match to a table that goes on where so many actions are left."""
    page = typist.page
    page.goto("/")
    page.goto(bring(page, game, int(SHORT[game]["players"])))
    expect(page.locator(".scene")).to_be_visible()
    page.keyboard.press("End")
    slider = page.locator("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last))
    for _ in range(left):
        page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - left))
    typist.press("button.on")
    expect(page.get_by_role("dialog")).to_be_visible()
    typist.press("dialog button.main")
    expect(page.locator(".table")).to_be_visible()


def type_in(typist: Typist, game: str) -> None:
    """From the front page to the first card."""
    page = typist.page
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
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
    if "number" in SHORT[game]:
        typist.go("input[type=number]")
        page.keyboard.press("Control+A")
        page.keyboard.type(SHORT[game]["number"])
    page.keyboard.press("Enter")
    expect(page.locator(".scene")).to_be_visible()


def read_score(typist: Typist) -> None:
    """The winners, and the score sheet."""
    page = typist.page
    expect(page.locator(".ending h2")).to_have_text(re.compile("wins|win"))
    typist.go("aside [role=tab]")
    for _ in range(page.locator("aside [role=tab]").count()):
        if page.locator("aside table").is_visible():
            break
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Score")).to_be_focused()
    expect(page.locator("aside table")).to_contain_text("★")


def read_table(page: Page, language: str) -> None:
    """In every phase axe finds nothing, and there are words for everything, in English and another language."""
    focus = page.evaluate_handle("document.activeElement")
    check(page)
    check_reach(page)
    speak(page, language)
    check_words(page)
    speak(page, "en")
    focus.evaluate(GIVE_BACK)


def check_reach(page: Page) -> None:
    """Everything that can be pointed at or pressed can be hit: nothing lies over it."""
    found = page.evaluate(LOOK)
    if found["state"] not in ("turn", "race"):
        return  # a race has gone on meanwhile
    for way in ("race", "can", "answers"):
        for name in dict.fromkeys(found[way]):
            place = page.evaluate(PLACE, [WAYS[way], name, 0])
            assert place is None or "covered" not in place, place["covered"]


def look_back(typist: Typist, folder: Path) -> None:
    """The review of the match that has just ended, and what begins there."""
    page = typist.page
    page.get_by_role("link", name="Review the match").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("step by step")
    match = table_of(page)
    expect(page.locator(".now")).to_contain_text("The cards are dealt.")
    expect(page.locator(".scene")).to_be_visible()
    for step in range(1, 4):
        page.get_by_role("button", name="Next", exact=True).click()
        expect(page.locator(".now")).to_contain_text(re.compile(rf"^\s*{step} of \d+"))
    check(page)
    for language in ("hu", "cs", "de", "en"):
        speak(page, language)
        check_words(page)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_disabled()
    page.get_by_role("tab", name="More").click()
    check(page)
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("It matches:")).to_contain_text("every card dealt or drawn", timeout=30_000)
    expect(page.get_by_text("This browser noted the same fingerprint")).to_be_visible()

    with page.expect_download() as coming:
        page.get_by_role("link", name="Save as text").click()
    file = folder / "match.txt"
    coming.value.save_as(file)

    page.goto("/")
    lately = page.locator("details.finished").get_by_role("link", name="Review")
    expect(lately).to_have_attribute("href", f"/replay/{match}")
    check(page)

    page.goto("/import")
    page.get_by_label("Or paste the text here").fill(file.read_text())
    page.get_by_role("button", name="Check and show").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("step by step")
    brought = table_of(page)
    assert brought != match
    page.goto("/")
    expect(lately).to_have_count(2)
    lately.first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("step by step")
    assert table_of(page) == brought, "the latest is the first"

    page.get_by_role("button", name="Next", exact=True).click()
    typist.press("button.on")
    expect(page.get_by_role("dialog")).to_be_visible()
    typist.press("dialog button.main")
    expect(page.locator(".table")).to_be_visible()
    assert table_of(page) != match
    player = Player(page, 7)
    for _ in range(CLICKS):
        player.step()  # here by the mouse
