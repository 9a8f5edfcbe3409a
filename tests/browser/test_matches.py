"""Each of the eight games, from the front page to the score sheet, and what can be done with the match afterwards."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.eyes import LANGUAGES, check, check_words, speak
from browser.paths import GAMES, SHORT, begin, table_of
from browser.player import Player
from browser.visitors import Visitors


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_through_the_page(game: str, visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come()
    begin(page, game, **SHORT[game])
    player = Player(page, seed=7, look=lambda number: read_table(page, LANGUAGES[1 + number % 3]))
    player.play()
    assert sum(player.did.values()) > 3, player.did
    expect(page.locator(".ending h2")).to_have_text(re.compile("wins|win"))
    page.get_by_role("tab", name="Score").click()
    expect(page.locator("aside table")).to_be_visible()
    expect(page.locator("aside table")).to_contain_text("★")
    look_back(page, tmp_path)


def read_table(page: Page, language: str) -> None:
    """In every phase axe finds nothing serious, and there are words for everything, in English and another language."""
    check(page)
    speak(page, language)
    check_words(page)
    speak(page, "en")


def look_back(page: Page, folder: Path) -> None:
    """The review of the match that has just ended, and what begins there."""
    page.get_by_role("link", name="Look through the match").click()
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
    expect(page.get_by_text("It fits:")).to_be_visible()
    expect(page.get_by_text("This browser had noted the same fingerprint")).to_be_visible()

    with page.expect_download() as coming:
        page.get_by_role("link", name="Save as text").click()
    file = folder / "match.txt"
    coming.value.save_as(file)
    page.goto("/import")
    page.get_by_label("Or paste the text here").fill(file.read_text())
    page.get_by_role("button", name="Check and show").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("step by step")
    assert table_of(page) != match

    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    expect(page.locator(".table")).to_be_visible()
    assert table_of(page) != match
