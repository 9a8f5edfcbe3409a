"""Somebody who has only a keyboard: Tab to what can be done, Enter to do it, and the keys of a race."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from browser.player import CHANGED, LOOK, POINTS
from browser.waiting import until

# Remembers every place where the focus could not be seen. To be put into a page before its own scripts.
WATCH = """
window.unseenFocus = [];
document.addEventListener("focusin", ({ target }) => {
  if (target.tabIndex < 0) return; // a heading that was led to, and no stop on the way
  const style = getComputedStyle(target);
  const ring = target.matches("input.unseen") ? getComputedStyle(target.parentElement) : style;
  const box = target.getBoundingClientRect();
  const outlined = ring.outlineStyle !== "none" && parseFloat(ring.outlineWidth) > 1;
  if (!outlined) window.unseenFocus.push(`no outline: ${target.outerHTML.slice(0, 160)}`);
  const inside = box.bottom > 0 && box.top < innerHeight;
  if (!inside) window.unseenFocus.push(`out of sight: ${target.outerHTML.slice(0, 160)}`);
});
"""

# How many times Tab, or Shift and Tab, to one of several things: the nearest by lot. null if there is none of them.
WAY = """
([wanted, lot]) => {
  const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")]
    .filter((one) => (document.querySelector("dialog:modal") ?? document.body).contains(one))
    .filter((one) => !one.disabled && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => one.type !== "radio" || one.checked
      || !document.querySelector(`input[type=radio][name='${CSS.escape(one.name)}']:checked`));
  const here = document.activeElement ?? document.body;
  if (here.matches(wanted)) return 0;
  const at = stops.indexOf(here);
  const precedes = (one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
  const before = at >= 0 ? at : stops.filter(precedes).length;
  const ways = stops.flatMap((one, place) => {
    if (!one.matches(wanted)) return [];
    return [at >= 0 ? place - at : place < before ? place - before : place - before + 1];
  });
  ways.sort((one, other) => Math.abs(one) - Math.abs(other));
  return ways.length ? ways[Math.floor(lot * Math.min(ways.length, 4))] : null;
}
"""
HERE = "(wanted) => document.activeElement?.matches(wanted) ?? false"
KEYS = """
() => [...document.querySelectorAll(".race-bar button[aria-keyshortcuts]")].map((button) =>
  button.getAttribute("aria-keyshortcuts"))
"""
WAYS = {
    "race": ".race-bar button",
    "ready": ".answers .answer.ready",
    "can": ".scene [data-touch].can",
    "answers": ".answers .answer",
    "list": ".choices button[data-action]",
}
STRAY = 6  # presses more or fewer than expected, beyond which somebody has lost the way


class Typist:
    """Uses a page by the keyboard alone. The focus has to be seen wherever it comes, and is never lost."""

    def __init__(self, page: Page, seed: int = 1, *, look: Callable[[int], None] | None = None) -> None:
        """`look` is called when one is asked in a phase for the first time, with how many phases there were before."""
        self.page, self.look = page, look
        self.lot = random.Random(seed)
        self.pressed = 0
        self._last = "nothing"
        self.phases: set[str] = set()
        page.add_init_script(WATCH)

    def go(self, wanted: str, *, any_of: bool = False) -> None:
        """Tab to the nearest thing of a kind, or to one of the near ones."""
        way = self.page.evaluate(WAY, [wanted, self.lot.random() if any_of else 0])
        assert way is not None, f"there is no {wanted}"
        key = "Tab" if way >= 0 else "Shift+Tab"
        for _ in range(abs(way) - STRAY):
            self.page.keyboard.press(key)
        for _ in range(2 * STRAY):
            if self.page.evaluate(HERE, wanted):
                return
            self.page.keyboard.press(key)
        if self.page.evaluate("document.activeElement === document.body"):  # out of the page, while it went away
            self.page.keyboard.press("Tab" if key == "Shift+Tab" else "Shift+Tab")
        raise AssertionError(f"no way by {way} times {key} to {wanted}")

    def press(self, wanted: str, *, any_of: bool = False) -> None:
        self.go(wanted, any_of=any_of)
        self._last = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        self.page.keyboard.press("Enter")
        self.pressed += 1

    def play(self, most: int = 3000) -> None:
        """Until the match is over."""
        for _ in range(most):
            found = self.page.evaluate(LOOK)
            if found["state"] == "over":
                unseen = self.page.evaluate("window.unseenFocus")
                assert unseen == [], unseen
                return
            if found["state"] == "waiting":
                until(self.page, CHANGED, [found["number"], found["state"]])
            elif self.look and found["phase"] not in self.phases:
                self.look(len(self.phases))
                self.phases.add(found["phase"])
            elif found["state"] == "race":
                self._race()
            else:
                self._answer(found)
        raise AssertionError(f"the match does not end after {self.pressed} presses")

    def _race(self) -> None:
        keys = self.page.evaluate(KEYS)
        if keys:
            self.page.keyboard.press(self.lot.choice(keys))
            self.pressed += 1
        self.page.wait_for_timeout(self.lot.choice((20, 40)))  # nobody presses faster

    def _answer(self, found: dict[str, Any]) -> None:
        """Point at cards and press what is complete; who has pointed for long takes the list."""
        assert self.page.evaluate("document.activeElement !== document.body"), f"the focus is lost after {self._last}"
        number, pointed = found["number"], 0
        while found["state"] == "turn" and found["number"] == number:
            way = self._way(found, pointed)
            try:
                if way == "list":
                    self.press(".choices summary")
                self.press(WAYS[way], any_of=way != "ready")
            except AssertionError:
                assert self.page.evaluate(LOOK)["number"] != number  # it was for everybody, and somebody was quicker
                return
            pointed += 1
            if way != "can":
                until(self.page, CHANGED, [number, "done"])
                return
            found = self.page.evaluate(LOOK)

    def _way(self, found: dict[str, Any], pointed: int) -> str:
        if found["ready"]:
            return "ready"
        ways = [way for way in ("can", "can", "answers") if found[way]]
        if not ways or pointed > POINTS:
            return "list"
        return self.lot.choice(ways) if pointed == 0 else ways[0]
