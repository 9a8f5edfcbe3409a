"""Ways through the pages that several tests take."""

import re

from playwright.sync_api import Locator, Page, expect

from given import given
from octavo.games import catalogue

# Short matches: what is changed in the form before the first card. Every other option is as it comes.
SHORT: dict[str, dict[str, str]] = {key: given(key)["browser"] for key in catalogue.listed()}
GAMES = tuple(SHORT)


def tile(page: Page, game: str) -> Locator:
    """The link of a game on the front page."""
    return page.get_by_role("link", name=catalogue.game(game).INFO.title("en"), exact=True)


def begin(page: Page, game: str, **changes: str) -> str:
    """From the front page to the first card; the id of the table. Without changes that is two clicks."""
    page.goto("/")
    tile(page, game).click()
    if changes:
        arrange(page, changes)
    page.get_by_role("button", name=re.compile("^(Begin|Start|Play)")).first.click()
    expect(page.locator(".scene")).to_be_visible()
    return table_of(page)


def arrange(page: Page, changes: dict[str, str]) -> None:
    """Change the form of a new table."""
    page.locator("details summary").first.click()
    for what, value in changes.items():
        if what == "players":
            page.locator(f"input[name=players][value='{value}']").check()
        elif what == "number":
            page.locator("input[type=number]").fill(value)
        else:
            page.locator(f"input[type=radio][value='{value}']").check()


def table_of(page: Page) -> str:
    found = re.search(r"/(?:t|replay)/([a-z]+)", page.url)
    assert found, page.url
    return found[1]
