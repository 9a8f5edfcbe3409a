"""Waiting for a page without looking at every frame, which would keep the browser busy drawing."""

from typing import Any

from playwright.sync_api import Page

from browser.visitors import PATIENCE

# Two functions are put in their places: whether the wait is over, of the argument, and what there is to be seen then.
UNTIL = """
([argument, patience]) => {
  const met = %s;
  const seen = %s;
  return new Promise((resolve) => {
    const end = (found) => { watching.disconnect(); clearTimeout(late); resolve([found, seen()]); };
    const look = () => { if (met(argument)) end(true); };
    const watching = new MutationObserver(look);
    const late = setTimeout(() => end(false), patience);
    watching.observe(document, { attributes: true, childList: true, subtree: true });
    look();
  });
}
"""


def until(page: Page, met: str, argument: Any = None, seen: str = "() => true") -> Any:
    """Wait until a condition holds, and what `seen` finds then, both JavaScript; AssertionError if it does not."""
    holds, found = page.evaluate(UNTIL % (met, seen), [argument, PATIENCE])
    assert holds, f"nothing happens: {met} {argument}"
    return found


def within(page: Page, patience: float, met: str, argument: Any = None, seen: str = "() => true") -> Any:
    """The same for some milliseconds, and what there is to be seen if it still does not hold then."""
    _, found = page.evaluate(UNTIL % (met, seen), [argument, patience])
    return found
