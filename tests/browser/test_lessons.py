"""A first game that teaches: every lesson is walked through, by hand, by the keyboard, in four languages."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.eyes import LANGUAGES, check, check_words
from browser.player import PLACE
from browser.visitors import Visitors

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
# Every game by default, each language twice, and every game in every language with --deep.
LESSONS = [
    ("en", "huzz", {}),
    ("hu", "mu", PHONE),
    ("cs", "njet", {}),
    ("de", "was_sticht", PHONE),
    ("en", "meinz", PHONE),
    ("hu", "ciao", {}),
    ("cs", "kreuz_quer", PHONE),
    ("de", "take_it", PHONE),
]
# In one go: when the others are done, the same button leads on.
HURRY = "document.querySelector('.speech .watch') && document.querySelector('.speech .next').click()"
READ = 400  # milliseconds after which a sentence may have been read
OFFERED = (".race-bar button", ".answers .answer", ".choices button[data-action]")


def steps_of(page: Page, language: str, game: str) -> list[dict[str, Any]]:
    """What the lesson says and asks, as the server has it."""
    taught = page.request.get(f"/api/lessons/{language}/{game}").json()
    steps: list[dict[str, Any]] = taught["steps"]
    return steps


def arrived(page: Page, step: dict[str, Any]) -> None:
    """The step's sentence is there; waiting for others is cut short."""
    page.evaluate(HURRY)
    expect(page.locator(".speech .sentence")).to_have_text(step["say"])
    if len(step.get("plays", ())) > 1:
        page.wait_for_timeout(READ)


def choose(page: Page, name: str) -> None:
    """Do a choice by whatever is offered for it."""
    covered = ""
    for selector in OFFERED:
        place = page.evaluate(PLACE, [selector, name, 0])
        if place is not None and "x" in place:
            page.mouse.click(place["x"], place["y"])
            return
        covered = place["covered"] if place else covered
    raise AssertionError(covered or f"{name} is not offered")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "device" in metafunc.fixturenames:
        deep = metafunc.config.getoption("--deep")
        chosen = [
            (other, game, device) for language, game, device in LESSONS for other in (LANGUAGES if deep else [language])
        ]
        metafunc.parametrize(("language", "game", "device"), chosen)


def test_a_lesson_is_walked_through(visitors: Visitors, language: str, game: str, device: dict[str, Any]) -> None:
    page = visitors.come(locale=language, **device)
    page.goto(f"/learn/{game}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    steps = steps_of(page, language, game)
    for at, step in enumerate(steps):
        arrived(page, step)
        check_words(page)
        if at == len(steps) - 2:
            check(page)
        if step.get("do"):
            choose(page, step["do"])
        else:
            page.locator(".speech .next").click()
    expect(page.locator(".summary li")).to_have_count(3)
    check(page)
    page.locator(".summary .main").click()
    expect(page.locator(".table[data-number]")).to_be_visible()


def test_another_choice_is_answered_and_a_wrong_card_explained(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/learn/mu")
    steps = steps_of(page, "en", "mu")
    asked = next(at for at, step in enumerate(steps) if step.get("do") == "r9")
    for step in steps[:asked]:
        arrived(page, step)
        page.locator(".speech .next").click()
    arrived(page, steps[asked])
    page.locator('.hand [data-card="b4"]').click()
    expect(page.locator(".why-not")).to_be_visible()
    choose(page, "r5")
    expect(page.locator(".speech .other")).to_contain_text("allowed, too")
    expect(page.locator(".speech")).to_contain_text(f"{asked + 1} / {len(steps)}")
    page.locator(".speech .small").first.click()
    expect(page.locator(".speech")).to_contain_text(f"{asked} / {len(steps)}")


def test_a_lesson_by_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/learn/take_it")
    steps = steps_of(page, "en", "take_it")
    expect(page.locator(".speech")).to_be_visible()
    page.locator(".speech .next").focus()
    for step in steps:
        expect(page.locator(".speech .sentence")).to_have_text(step["say"])
        if step.get("do"):
            expect(page.locator(".prompt")).to_be_focused()
            page.keyboard.press("Space" if step["do"] == "take" else "Enter")
        else:
            expect(page.locator(".speech .next")).to_be_focused()
            page.wait_for_timeout(READ)
            page.keyboard.press("Enter")
    expect(page.locator(".summary h2")).to_be_focused()


def test_the_language_can_be_changed_on_the_way(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/new/ciao")
    page.get_by_role("link", name="Learn it in three minutes").click()
    steps = steps_of(page, "cs", "ciao")
    page.locator(".speech .next").click()
    page.locator("header select").select_option("cs")
    expect(page.locator(".speech .sentence")).to_have_text(steps[1]["say"])
    check_words(page)
