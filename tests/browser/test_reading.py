"""Everybody can read it: axe finds nothing on any page, and four languages leave no word out."""

from playwright.sync_api import expect

from browser.eyes import LANGUAGES, check, check_words, speak
from browser.paths import SHORT, begin
from browser.visitors import Visitors


def test_pages_around_the_table(visitors: Visitors) -> None:
    page = visitors.come()
    for path in ("/", "/new/ciao", "/new/njet", "/rules/huzz", "/import", "/link"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        if path.startswith("/new/"):
            page.locator("details summary").first.click()
        check(page)
        for language in LANGUAGES[1:]:
            speak(page, language)
            check_words(page)
        speak(page, "en")


def test_the_waiting_room_and_an_address_with_nothing(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/new/meinz")
    page.locator("details summary").first.click()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").first.click()
    expect(page.get_by_role("heading", name="Before the match")).to_be_visible()
    for language in LANGUAGES:
        speak(page, language)
        check_words(page)
    speak(page, "en")
    check(page)
    answer = page.goto("/nowhere/at/all")
    assert answer is not None and answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address")
    check(page)
    visitors.complaints = [text for text in visitors.complaints if "/nowhere/at/all" not in text]


def test_what_is_beside_the_table(visitors: Visitors) -> None:
    page = visitors.come()
    begin(page, "mu", **SHORT["mu"])
    for name in ("Score", "Chat", "People", "Rules", "Log"):
        page.get_by_role("tab", name=name).click()
        check(page)
        for language in LANGUAGES:
            speak(page, language)
            check_words(page)
        speak(page, "en")


def test_settings_and_the_bar_of_the_browser(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    page.locator("header button.settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)
    for language in LANGUAGES[1:]:
        page.evaluate("document.querySelector('dialog').close()")
        speak(page, language)
        page.locator("header button.settings").click()
        check_words(page)
    page.locator("dialog button.main").click()
    bars = page.locator("meta[name=theme-color]")
    usual = [bar.get_attribute("content") for bar in bars.all()]
    assert len(set(usual)) == 2  # by day and by night
    for theme, colours in (("dark", usual[1:] * 2), ("light", usual[:1] * 2), ("system", usual)):
        page.locator(f"header .theme label:has(input[value={theme}])").click()
        assert [bar.get_attribute("content") for bar in bars.all()] == colours
