"""The front page: from there to the first card, back to a match, and by a friend's link to a seat."""

import re

import pytest
from playwright.sync_api import expect

from browser.eyes import check
from browser.paths import GAMES
from browser.visitors import Visitors

PLAY = {"en": "Play now", "de": "Losspielen"}


@pytest.mark.parametrize("language", list(PLAY))
def test_one_press_on_a_game_is_enough(language: str, visitors: Visitors) -> None:
    page = visitors.come(locale=language)
    page.goto("/")
    expect(page.locator("article.tile")).to_have_count(len(GAMES))
    check(page)
    page.locator("article.tile").nth(4).get_by_role("button", name=re.compile(f"^{PLAY[language]}")).click()
    expect(page.locator(".scene")).to_have_attribute("data-game", "meinz")
    expect(page.locator(".hand [data-card]").first).to_be_visible()


def test_every_game_shows_its_own_cards(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    tiles = page.locator("article.tile")
    expect(tiles).to_have_count(len(GAMES))
    drawn = {tile.locator(".card-fan").inner_html() for tile in tiles.all()}
    assert len(drawn) == len(GAMES)
    expect(page.locator("article.tile .plate")).to_have_count(0)  # no card that has no face


def test_a_match_that_was_left_is_found_again(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    expect(page.get_by_role("heading", name="Unfinished matches")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Play now: Meinz")).click()
    expect(page.locator(".scene")).to_be_visible()
    table = page.url
    page.goto("/")
    check(page)
    page.get_by_role("link", name=re.compile("^Meinz.*Continue")).click()
    expect(page).to_have_url(table)
    expect(page.locator(".scene")).to_be_visible()


def test_a_friend_s_link_leads_to_a_seat_by_one_press(visitors: Visitors) -> None:
    anna, bela = visitors.come(), visitors.come(locale="cs")
    anna.goto("/new/meinz")
    anna.locator("details summary").first.click()
    anna.get_by_label("Seat 2").select_option("open")
    anna.get_by_role("button", name="Open the table").first.click()
    expect(anna.get_by_role("heading", name="Before the match")).to_be_visible()

    bela.goto("/")
    bela.locator(".by-link input").fill("nonsense!")
    bela.locator(".by-link button").click()
    expect(bela.locator(".by-link .problem")).not_to_be_empty()
    bela.locator(".by-link input").fill(f" {anna.url} ")
    bela.locator(".by-link button").click()
    expect(bela.locator("#join-name")).not_to_have_value("")
    check(bela)
    bela.locator(".join button.main").click()
    for page in (anna, bela):
        expect(page.locator(".scene")).to_be_visible()


def test_a_personal_link_asks_before_one_becomes_somebody_else(visitors: Visitors) -> None:
    anna, bela = visitors.come(), visitors.come()
    for page, name in ((anna, "Anna"), (bela, "Béla")):
        page.goto("/link")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Save name").click()
        expect(page.get_by_text(f"Your name is now {name}.")).to_be_visible()
    anna.get_by_role("button", name="Make the link").click()
    link = anna.get_by_label("Your personal link").input_value()

    for answer, name in (("Keep playing as Béla", "Béla"), ("Play as Anna", "Anna")):
        bela.goto(f"{link}?to=/import")
        expect(bela.get_by_role("heading", name="Play as Anna on this device?")).to_be_visible()
        check(bela)
        bela.get_by_role("button", name=answer).click()
        expect(bela.get_by_role("heading", name="Open a saved match")).to_be_visible()
        bela.goto("/")
        expect(bela.get_by_label("Your name")).to_have_value(name)
    bela.goto(link)
    expect(bela.locator("article.tile").first).to_be_visible()


def test_a_phone_on_its_side_shows_games_at_once(visitors: Visitors) -> None:
    page = visitors.come(viewport={"width": 740, "height": 360}, has_touch=True)
    page.goto("/")
    for tile in (0, 1):
        expect(page.locator("article.tile h3").nth(tile)).to_be_in_viewport(ratio=1)
