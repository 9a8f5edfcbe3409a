"""Looking through a match that is over: the line of time, the score, the log and the table in step."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.eyes import check
from browser.matches import bring
from browser.visitors import Visitors

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

FAIRNESS = [
    ("en", "every card dealt or drawn", "after step 0 in round 1, this page was sent other cards"),
    ("hu", "minden kiosztott vagy húzott lap", "más lapokat kap"),
    ("cs", "každá rozdaná nebo líznutá karta", "jiné karty"),
    ("de", "Jede gegebene", "andere Karten"),
]
REVIEWS = [("en", "njet", 4), ("hu", "mu", 5), ("cs", "meinz", 3), ("de", "njet", 4)]


def come(page: Page, game: str = "njet", players: int = 4) -> int:
    """To the review of a match; how long it is."""
    page.goto("/")
    page.goto(bring(page, game, players))
    expect(page.locator(".scene")).to_be_visible()
    return int(page.locator("input[type=range]").get_attribute("max") or 0)


def at(page: Page, number: int) -> None:
    """All parts of the page are at this place."""
    expect(page.locator(".now")).to_have_text(re.compile(rf"^\s*{number}\D"))
    expect(page.locator("input[type=range]")).to_have_value(str(number))
    if number:
        expect(page.locator(".log [aria-current=step]")).to_have_attribute("data-number", str(number))


@pytest.mark.parametrize(("language", "game", "players"), REVIEWS)
def test_a_match_is_walked_through_by_keys_slider_log_and_score(
    language: str, game: str, players: int, visitors: Visitors
) -> None:
    page = visitors.come(locale=language)
    last = come(page, game, players)
    expect(page.locator("html")).to_have_attribute("lang", language)
    at(page, 0)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    page.keyboard.press("End")
    at(page, last)
    page.keyboard.press("PageUp")
    page.keyboard.press("Home")
    at(page, 0)

    slider = page.locator("input[type=range]")
    slider.focus()
    page.keyboard.press("ArrowRight")
    at(page, 1)
    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(int(slider.input_value()) - last / 2) < last / 20

    page.locator(".log li button").nth(4).click()
    at(page, 5)
    page.locator(".turning-points button").last.click()
    turn = int(slider.input_value())
    assert turn > 5
    at(page, turn)
    check(page)


def test_the_plot_leads_to_where_it_is_pressed_and_the_address_to_where_one_was(visitors: Visitors) -> None:
    page = visitors.come()
    come(page)
    plot = page.locator("svg[role=img]").first
    box = plot.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] / 2)
    expect(page.locator("input[type=range]")).not_to_have_value("0")
    place = page.locator("input[type=range]").input_value()
    expect(page).to_have_url(re.compile(f"#{place}$"))
    page.reload()
    at(page, int(place))
    expect(page.locator(".cursor")).to_have_count(1)


def test_it_runs_by_itself_and_stops_when_somebody_takes_a_step(visitors: Visitors) -> None:
    page = visitors.come()
    come(page)
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.get_by_role("button", name="Autoplay").click()
    expect(page.locator(".now")).to_have_text(re.compile(r"^\s*[3-9]\D"))
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Autoplay")).to_be_visible()
    at(page, 0)


def test_from_any_place_one_plays_on(visitors: Visitors) -> None:
    page = visitors.come(**PHONE)
    come(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.evaluate("innerWidth")
    for _ in range(5):
        page.get_by_role("button", name="Next", exact=True).tap()
    page.get_by_role("button", name="Play on from here").tap()
    check(page)
    page.get_by_label("Your seat").select_option("2")
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).tap()
    expect(page.locator(".table")).to_be_visible()
    expect(page.locator(".own-place .name")).to_have_text("Anna")
    expect(page.get_by_role("heading", level=1)).to_have_text("Njet!")  # the table has its head, and not none


@pytest.mark.parametrize(("language", "fits", "differs"), FAIRNESS)
def test_the_page_deals_again_and_sees_a_card_that_was_swapped(
    language: str, fits: str, differs: str, visitors: Visitors
) -> None:
    page = visitors.come(locale=language)
    come(page, "meinz", 3)
    answer_to_check(page, fits)

    page.route("**/replay/0", swapped)
    page.reload()
    answer_to_check(page, differs)
    check(page)


def test_a_page_that_gets_no_rules_says_what_it_could_not_check(visitors: Visitors) -> None:
    page = visitors.come()
    come(page, "meinz", 3)
    page.route("**/api/rules/*", lambda route: route.fulfill(content_type="text/javascript", body="throw 0"))
    answer_to_check(page, "The secret has this fingerprint, but the cards could not be dealt again here.")


def answer_to_check(page: Page, words: str) -> None:
    """Let the page check whether the match was fair, and see what it says."""
    page.get_by_role("tab").last.click()
    page.locator(".sheets .buttons button").click()
    expect(page.locator(".sheets [role=status]")).to_contain_text(words, timeout=30_000)


def swapped(route: Route) -> None:
    """The first deal, with the first cards of two hands exchanged."""
    response = route.fetch()
    situation = response.json()
    one, other = [zone["cards"] for zone in situation["scene"]["zones"] if zone["key"] == "hand"][:2]
    one[0], other[0] = other[0], one[0]
    route.fulfill(response=response, json=situation)
