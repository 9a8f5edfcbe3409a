"""Hints at a table, and what decisions have cost in a review."""

import re

import pytest
from playwright.sync_api import Page, expect

from bots.test_review import random_match
from browser.eyes import check
from browser.paths import begin
from browser.visitors import Visitors
from octavo.match import notation


def test_a_hint_lights_up_the_best_choice_says_why_and_goes_when_one_acts(visitors: Visitors) -> None:
    page = visitors.come()
    begin(page, "njet", players="3")
    expect(page.locator(".prompt.asked")).to_be_visible()
    number = page.locator(".table").get_attribute("data-number") or ""
    page.keyboard.press("h")
    panel = page.get_by_role("group", name="What a strong player would do")
    expect(panel).to_be_visible()
    expect(panel.locator("tbody tr").first).to_be_visible()
    expect(panel).to_contain_text("possible deals that fit what you see")
    expect(page.locator("p[aria-live=polite]", has_text="Best: ")).to_have_count(1)
    rings = page.locator(".spotlight span").count() + page.locator(".answer.advised").count()
    assert rings > 0
    check(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()  # again, without thinking
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    page.keyboard.press("h")
    panel.locator("tbody button").first.click()  # what is advised can be done from there
    expect(page.locator(".table")).not_to_have_attribute("data-number", number)
    expect(panel).to_have_count(0)


def brought(page: Page) -> str:
    """A finished match, at whose end chances to win are judged too; where its review is."""
    page.goto("/")
    origin = page.evaluate("location.origin")
    page.request.post("/api/me", data={"name": "Anna"}, headers={"Origin": origin})
    headers = {"Origin": origin, "Content-Type": "text/plain; charset=utf-8"}
    answer = page.request.post("/api/matches", data=notation.write(random_match()), headers=headers)
    return f"/replay/{answer.json()['table']}"


def test_a_review_tells_what_decisions_cost(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(brought(page))
    page.get_by_role("tab", name="Decisions").click()
    page.get_by_role("button", name="Judge the decisions").click()
    expect(page.locator(".share")).to_have_text(re.compile(r"Anna made \d+% of \d+ decisions? as an expert would\."))
    costly = page.locator(".costliest button").or_(page.locator(".swings button"))
    costly.first.click()
    expect(page.locator("input[type=range]")).not_to_have_value("0")
    check(page)
    page.reload()
    page.get_by_role("tab", name="Decisions").click()
    expect(page.locator(".share")).to_be_visible()  # kept


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU", "cs-CZ", "de-DE"])
def test_all_figures_of_a_decision_fit_beside_the_table(visitors: Visitors, locale: str) -> None:
    page = visitors.come(locale=locale, viewport={"width": 1000, "height": 800})
    page.goto(brought(page))
    page.get_by_role("tab").nth(2).click()
    page.locator(".verdict .main").click()
    page.locator(".costliest button").or_(page.locator(".swings button")).first.click()
    expect(page.locator(".worths thead th")).to_have_count(4)  # chances to win among them
    for width in (1000, 1280, 390, 360):
        page.set_viewport_size({"width": width, "height": 800})
        whole = "[document.documentElement, ...document.querySelectorAll('.panel')]"
        cut = page.evaluate(f"{whole}.map((one) => one.scrollWidth - one.clientWidth)")
        assert max(cut) <= 0, width
    check(page)
