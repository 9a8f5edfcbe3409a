"""What anybody must be able to read: axe looks for barriers, and every word has to be a word."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.paths import GAMES

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
# Rules that axe leaves out by itself: WCAG 2.2 is new to it, and of the others it is not sure yet. One stays out,
# "focus-order-semantics": it minds that what scrolls can have the focus, which "scrollable-region-focusable" asks for.
MORE = (
    "target-size",
    "label-content-name-mismatch",
    "css-orientation-lock",
    "p-as-heading",
    "table-fake-caption",
    "td-has-header",
)
# By day everything is looked for, and by night what depends on the colours.
RUN = """
async ([night, more]) => {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const all = { rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])) };
  const only = night ? { runOnly: ["color-contrast"] } : all;
  const found = await axe.run(document, { ...only, resultTypes: ["violations"], selectors: false });
  const where = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
  return found.violations.map(({ id, nodes }) => ({ id, where: where(nodes) }));
}
"""
# A key of the catalogues that was not put into words, or a fact that has not found its place.
BEGINNINGS = "|".join(("web", "table", "refused", "zone", "option", "seat", "colour", "task", "why", *GAMES))
BARE = re.compile(rf"\b(?:{BEGINNINGS})-[a-z]+|\{{\s*\$")
TEXTS = """
() => {
  const said = ["aria-label", "aria-valuetext", "title", "alt", "placeholder"];
  const all = [...document.querySelectorAll("*")];
  const words = all.flatMap((element) => said.map((name) => element.getAttribute(name) ?? ""));
  return [document.title, document.body.textContent, ...words];
}
"""
LANGUAGES = ("en", "hu", "cs", "de")


def check(page: Page) -> None:
    """Nothing by axe, be it ever so small, in a light and in a dark room, and all in words."""
    assert AXE.is_file(), "axe-core is missing: run make client"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    for night in (False, True):
        page.emulate_media(color_scheme="dark" if night else "light")
        found: list[Any] = page.evaluate(RUN, [night, MORE])
        assert found == [], (page.url, "dark" if night else "light", found)
    page.emulate_media(color_scheme="light")
    check_words(page)


def check_words(page: Page) -> None:
    """What is seen, and what is read aloud."""
    texts = page.evaluate(TEXTS)
    bare = [match[0] for text in texts for match in BARE.finditer(text)]
    assert bare == [], (page.url, bare)


def speak(page: Page, language: str) -> None:
    """Choose a language by the menu of the page."""
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
