"""How cards look: each game's faces and the first cards of its lesson, compared with pictures that were looked at.

What is drawn there has no letters of the system's fonts: numbers are paths. `pytest tests/browser/test_pictures.py
--write` takes the pictures anew.
"""

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.paths import GAMES
from browser.pictures import difference
from browser.visitors import Visitors

PICTURES = Path(__file__).parent / "pictures"
SEEN = 0.001  # of a picture that may differ: less than a number on one of many cards
SCREEN: dict[str, Any] = {"viewport": {"width": 1000, "height": 760}, "device_scale_factor": 0.5, "bypass_csp": True}
CARDS = ".scene .cards:has(.card:not(.room)):visible, .scene .track.own:visible"
LETTERS = ".speech, .spotlight, .count, .title, .card .words { visibility: hidden !important }"
WORDLESS = ".welcome, .tile .words { display: none !important }"  # cards must not move with the length of a sentence
STEPS = 8  # of a lesson, until there are cards


def taken(thing: Locator) -> bytes:
    expect(thing).to_be_visible()
    return thing.screenshot(animations="disabled", caret="hide", style=LETTERS)


def first_cards(page: Page) -> Locator:
    """The first cards that are seen in a lesson."""
    cards = page.locator(CARDS).first
    expect(page.locator(".speech .sentence")).to_be_visible()
    for _ in range(STEPS):
        if cards.count():
            break
        page.locator(".speech .next").click()
    return cards


def test_cards_look_as_they_did(visitors: Visitors, rewrite: bool) -> None:
    """On the front page by day, and on the table by night."""
    page, empty = visitors.come(color_scheme="light", **SCREEN), visitors.come()
    seen: dict[str, bytes] = {}
    page.goto("/")
    expect(page.locator("article.tile")).to_have_count(len(GAMES))
    page.add_style_tag(content=WORDLESS)
    for tile in page.locator("article.tile").all():
        game = (tile.locator("a[href^='/new/']").first.get_attribute("href") or "").removeprefix("/new/")
        seen[f"{game}-fan"] = taken(tile.locator(".card-fan"))
    page.emulate_media(color_scheme="dark")
    for game in GAMES:
        page.goto(f"/learn/{game}")
        seen[f"{game}-table"] = taken(first_cards(page))
    changed = {}
    for name, png in seen.items():
        path = PICTURES / f"{name}.png"
        if rewrite:
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(png)
            continue
        assert path.is_file(), f"{path.name} is missing: --write takes it"
        found = difference(empty, path.read_bytes(), png)
        if isinstance(found, str) or found > SEEN:
            changed[name] = found
    assert changed == {}


def test_a_difference_is_seen(visitors: Visitors) -> None:
    """A comparison that finds nothing would be none."""
    page = visitors.come()
    one, other = ((PICTURES / f"{name}-fan.png").read_bytes() for name in ("mu", "njet"))
    assert difference(page, one, one) == 0
    found = difference(page, one, other)
    assert isinstance(found, str) or found > SEEN
