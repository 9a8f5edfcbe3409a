"""A game of another package at the table: played by friends and a bot to its end, read up, reviewed, and checked."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.eyes import check
from browser.house import House
from browser.player import Player
from browser.test_company import join, named, play_both
from browser.test_review import answer_to_check
from browser.visitors import Visitors
from outside import Outside, outside_games

FAIR = "every card dealt or drawn, every decision and all points match"


@pytest.fixture(params=outside_games(), ids=str)
def game(request: pytest.FixtureRequest) -> Outside:
    found: Outside = request.param
    return found


@pytest.fixture
def people(game: Outside, chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    """Visitors of a house in which the game is installed."""
    environment = game.install(tmp_path_factory.mktemp("packages"))
    house = House(tmp_path_factory.mktemp("house"), environment=environment)
    house.start()
    visitors = Visitors(chromium, house.url)
    yield visitors
    visitors.leave()
    house.stop()
    assert visitors.complaints == [] and house.faults() == []


def open_table(page: Page, game: Outside) -> str:
    """A table for oneself, a friend and a bot, and for one match that is soon over; its link."""
    page.goto("/")
    page.locator(f"a[href='/new/{game.key}']").first.click()
    page.locator("details summary").first.click()
    page.locator("input[name=players]").first.check()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Seat 3").select_option("club")
    page.locator("input[type=number]").first.fill("1")
    page.get_by_role("button", name="Open the table").first.click()
    expect(page.get_by_label("The table's link", exact=True)).to_be_visible()
    return page.url


def test_friends_and_a_bot_play_it_to_its_end(game: Outside, people: Visitors) -> None:
    anna, bela = people.come(), people.come()
    named(anna, "Anna")
    link = open_table(anna, game)
    join(bela, link, "Béla")
    for page in (anna, bela):
        expect(page.locator(".scene")).to_be_visible()
        check(page)
    play_both(Player(anna, 1), Player(bela, 2))
    for page in (anna, bela):
        expect(page.locator(".ending")).to_be_visible()
    anna.goto(link.replace("/t/", "/replay/"))
    answer_to_check(anna, FAIR)


def test_its_rules_can_be_read_in_every_language(game: Outside, people: Visitors) -> None:
    """In English where there is no text in the reader's language; and no lesson is offered where there is none."""
    for language in ("en", "hu", "cs"):
        page = people.come(locale=language)
        page.goto(f"/rules/{game.key}")
        expect(page.locator("#R1")).to_be_visible()
        lessons = list(game.folder.rglob("lesson/steps.toml"))
        page.goto("/")
        expect(page.locator(f"a[href='/new/{game.key}']").first).to_be_visible()
        expect(page.locator(f"a[href='/learn/{game.key}']")).to_have_count(len(lessons))
        check(page)
