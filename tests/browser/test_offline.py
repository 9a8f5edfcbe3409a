"""An installed page: what a browser keeps, what is there when nobody answers, and that it comes back by itself."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.eyes import check
from browser.house import House
from browser.visitors import Visitors

KEPT = """
async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}
"""
SETTLED = """
async (path) => {
  await navigator.serviceWorker.ready;
  while (!(await caches.match(path))) await new Promise((resolve) => setTimeout(resolve, 50));
}
"""
AWAY = {"en": "No connection at the moment", "hu": "Most nincs kapcsolat"}


def settle(page: Page, language: str) -> None:
    """Wait until the browser has kept all that it keeps: the last of the rules."""
    page.evaluate(SETTLED, f"/api/books/{language}/take_it")


@pytest.mark.parametrize("language", list(AWAY))
def test_without_a_server_there_is_a_calm_screen_and_the_rules_and_it_comes_back(
    language: str, chromium: Browser, own_house: House
) -> None:
    people = Visitors(chromium, own_house.url)
    page = people.come(service_workers="allow", locale=language)
    page.goto("/")
    settle(page, language)
    people.lines_may_break()
    own_house.stop()

    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(AWAY[language])
    check(page)
    page.locator("a[href='/rules/njet']").click()
    expect(page.locator("#R1")).to_be_visible()
    page.goto("/learn/njet")
    expect(page.locator(".scene")).to_be_visible()
    page.goto("/new/njet")
    expect(page.get_by_role("heading", level=1)).to_have_text(AWAY[language])

    own_house.start()
    expect(page.get_by_role("heading", level=1)).to_have_text("Njet!")
    page.locator("form button.main").first.click()
    expect(page.locator(".scene")).to_be_visible()
    people.leave()
    assert people.complaints == []


def test_nothing_personal_is_kept(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    page.goto("/")
    settle(page, "en")
    page.goto("/")  # from here on the service worker sees everything
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save name").click()
    page.locator("article.tile button.main").nth(4).click()
    expect(page.locator(".scene")).to_be_visible()
    page.reload()
    expect(page.locator(".scene")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert "/" in kept and any(path.startswith("/assets/") for path in kept) and "/words/en.ftl" in kept
    own = ("/api/tables", "/api/me", "/ws", "/t/", "/me/")
    assert [path for path in kept if path.startswith(own)] == []


def test_a_page_that_is_open_says_so_above_itself(chromium: Browser, own_house: House) -> None:
    people = Visitors(chromium, own_house.url)
    page = people.come()
    page.goto("/")
    expect(page.locator("article.tile").first).to_be_visible()
    people.lines_may_break()
    own_house.stop()
    page.locator("article.tile button.main").first.click()
    expect(page.get_by_text("No connection at the moment.")).to_be_visible()
    check(page)
    own_house.start()
    expect(page.get_by_text("No connection at the moment.")).to_have_count(0)
    page.locator("article.tile button.main").first.click()
    expect(page.locator(".scene")).to_be_visible()
    people.leave()
    assert people.complaints == []


def test_the_manifest_is_in_the_reader_s_language_and_its_pictures_are_there(visitors: Visitors) -> None:
    page = visitors.come(locale="cs")
    page.goto("/")
    link = page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", "/manifest.webmanifest?lang=cs")
    manifest = json.loads(page.request.get(link.get_attribute("href") or "").text())
    assert manifest["lang"] == "cs" and manifest["display"] == "standalone"
    for picture in manifest["icons"]:
        answer = page.request.get(picture["src"])
        assert answer.ok and answer.headers["content-type"].startswith(picture["type"])
    sizes = {picture["sizes"] for picture in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes


def test_a_new_version_comes_with_the_next_page_and_not_into_a_match(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    page.goto("/")
    settle(page, "en")
    page.goto("/")
    page.locator("article.tile button.main").nth(4).click()
    expect(page.locator(".scene")).to_be_visible()
    page.evaluate("window.stays = true")
    page.evaluate("navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))")
    expect(page.locator(".scene")).to_be_visible()
    assert page.evaluate("window.stays")
    page.locator("a.home").click()
    expect(page.locator("article.tile").first).to_be_visible()
    assert not page.evaluate("Boolean(window.stays)")
