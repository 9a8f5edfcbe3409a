"""Waiting for a page without looking at every frame, which would keep the browser busy drawing."""

from typing import Any

from playwright.sync_api import Page

from browser.visitors import PATIENCE

# `met` is put in its place: a function of the argument that says whether the wait is over.
UNTIL = """
([argument, patience]) => {
  const met = %s;
  return new Promise((resolve) => {
    const end = (found) => { watching.disconnect(); clearTimeout(late); resolve(found); };
    const look = () => { if (met(argument)) end(true); };
    const watching = new MutationObserver(look);
    const late = setTimeout(() => end(false), patience);
    watching.observe(document, { attributes: true, childList: true, subtree: true });
    look();
  });
}
"""


def until(page: Page, met: str, argument: Any = None) -> None:
    """Wait until a condition, written as a JavaScript function, holds; AssertionError if it does not."""
    assert page.evaluate(UNTIL % met, [argument, PATIENCE]), f"nothing happens: {met} {argument}"
