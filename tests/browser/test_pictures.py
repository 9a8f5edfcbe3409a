"""How cards look: each game's faces and the hand of its lesson, compared with pictures that people have looked at.

What is drawn there has no letters of the system's fonts: numbers are paths. `pytest tests/browser/test_pictures.py
--write` takes the pictures anew.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.paths import GAMES
from browser.pictures import difference
from browser.visitors import Visitors

PICTURES = Path(__file__).parent / "pictures"
SEEN = 0.004  # of a picture that may differ: less than a number on a card
SCREEN = {"viewport": {"width": 1000, "height": 760}, "device_scale_factor": 1}
HELD = {"kreuz_quer": ".track.own", "take_it": ".centre .zone"}  # where there is no hand of cards


def taken(thing: Locator) -> bytes:
    expect(thing).to_be_visible()
    return thing.screenshot(animations="disabled", caret="hide")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_cards_look_as_they_did(theme: str, visitors: Visitors, rewrite: bool) -> None:
    page, empty = visitors.come(color_scheme=theme, **SCREEN), visitors.come()
    seen: dict[str, bytes] = {}
    page.goto("/")
    expect(page.locator("article.tile")).to_have_count(len(GAMES))
    for tile in page.locator("article.tile").all():
        game = (tile.locator("a[href^='/new/']").first.get_attribute("href") or "").removeprefix("/new/")
        seen[f"{game}-fan"] = taken(tile.locator(".card-fan"))
    for game in GAMES:
        page.goto(f"/learn/{game}")
        expect(page.locator(".speech")).to_be_visible()
        page.add_style_tag(content=".speech, .spotlight { visibility: hidden !important }")
        seen[f"{game}-hand"] = taken(page.locator(HELD.get(game, ".hand .cards")).first)
    changed = {}
    for name, png in seen.items():
        path = PICTURES / f"{name}-{theme}.png"
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
    one, other = ((PICTURES / f"{name}-fan-light.png").read_bytes() for name in ("mu", "njet"))
    assert difference(page, one, one) == 0
    found = difference(page, one, other)
    assert isinstance(found, str) or found > SEEN
