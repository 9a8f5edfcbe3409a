"""Somebody who has only a keyboard: Tab to what can be done, Enter to do it, and the keys of a race."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from browser.player import CHANGED, LOOK, POINTS
from browser.waiting import until, within

# Remembers every place where the focus could not be seen, and what had it when Enter was pressed last. To be put into a
# page before its own scripts.
WATCH = """
window.unseenFocus = [];
window.lastEntered = "nothing";
document.addEventListener("keydown", ({ key, target }) => {
  if (key === "Enter") window.lastEntered = target.outerHTML.slice(0, 200);
}, true);
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
# What there is to do now, the keys of a race, and where the focus was lost.
SURVEY = f"""
() => ({{
  ...({LOOK})(),
  keys: [...document.querySelectorAll(".race-bar button[aria-keyshortcuts]")].map((button) => button.ariaKeyShortcuts),
  lost: document.activeElement === document.body ? window.lastEntered : null,
}})
"""
WAYS = {
    "race": ".race-bar button",
    "ready": ".answers .answer.ready",
    "can": ".scene [data-touch].can",
    "answers": ".answers .answer",
    "list": ".choices button[data-action]",
}
TRIES = 5  # to get somewhere, while the page goes on; who needs more has lost the way
EAGER = 16  # presses in one race, after which somebody presses only where nobody else does anything
CALM = 250  # milliseconds in which nobody does anything in a race


class Typist:
    """Uses a page by the keyboard alone. The focus has to be seen wherever it comes, and is never lost."""

    def __init__(self, page: Page, seed: int = 1, *, look: Callable[[int], None] | None = None) -> None:
        """`look` is called when one is asked in a phase for the first time, with how many phases there were before."""
        self.page, self.look = page, look
        self.lot = random.Random(seed)
        self.pressed = 0
        self.phases: set[str] = set()
        page.add_init_script(WATCH)

    def go(self, wanted: str, *, any_of: bool = False) -> None:
        """Tab to the nearest thing of a kind, or to one of the near ones."""
        lot = self.lot.random() if any_of else 0
        for _ in range(TRIES):
            way = self.page.evaluate(WAY, [wanted, lot])
            assert way is not None, f"there is no {wanted}"
            if way == 0:
                return
            for _ in range(abs(way)):
                self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
            lot = 0
        raise AssertionError(f"no way by Tab to {wanted}")

    def press(self, wanted: str, *, any_of: bool = False) -> None:
        self.go(wanted, any_of=any_of)
        self.page.keyboard.press("Enter")
        self.pressed += 1

    def play(self, most: int = 3000) -> None:
        """Until the match is over."""
        found = self._survey()
        for _ in range(most):
            if found["state"] == "over":
                assert found["lost"] is None, f"the focus is lost after {found['lost']}"
                unseen = self.page.evaluate("window.unseenFocus")
                assert unseen == [], unseen
                return
            found = self._step(found)
        raise AssertionError(f"the match does not end after {self.pressed} presses")

    def _step(self, found: dict[str, Any]) -> dict[str, Any]:
        """Do one thing, or wait for others; what is to be seen then."""
        if found["state"] == "waiting":
            return self._changed(found["number"], "waiting")
        if self.look and found["phase"] not in self.phases:
            self.look(len(self.phases))
            self.phases.add(found["phase"])
            return self._survey()  # the page was used meanwhile
        return self._race(found) if found["state"] == "race" else self._answer(found)

    def _survey(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(SURVEY)
        return found

    def _changed(self, number: int, state: str) -> dict[str, Any]:
        found: dict[str, Any] = until(self.page, CHANGED, [number, state], SURVEY)
        return found

    def _race(self, found: dict[str, Any]) -> dict[str, Any]:
        """Press keys of the race, each when something has come of the one before."""
        phase, before, presses = found["phase"], -1, 0
        while found["state"] == "race" and found["phase"] == phase:
            if found["keys"] and (presses < EAGER or found["number"] == before):
                self.page.keyboard.press(self.lot.choice(found["keys"]))
                presses += 1
            before = found["number"]
            found = within(self.page, CALM, CHANGED, [before, "done"], SURVEY)
        self.pressed += presses
        return found

    def _answer(self, found: dict[str, Any]) -> dict[str, Any]:
        """Point at cards and press what is complete; who has pointed for long takes the list."""
        assert found["lost"] is None, f"the focus is lost after {found['lost']}"
        number, pointed = found["number"], 0
        while found["state"] == "turn" and found["number"] == number:
            way = self._way(found, pointed)
            try:
                if way == "list":
                    self.press(".choices summary")
                self.press(WAYS[way], any_of=way != "ready")
            except AssertionError:
                found = self._survey()
                if found["number"] == number:
                    raise
                return found  # it was for everybody, and somebody was quicker
            pointed += 1
            found = self._survey() if way == "can" else self._changed(number, "done")
        return found

    def _way(self, found: dict[str, Any], pointed: int) -> str:
        if found["ready"]:
            return "ready"
        ways = [way for way in ("can", "can", "answers") if found[way]]
        if not ways or pointed > POINTS:
            return "list"
        return self.lot.choice(ways) if pointed == 0 else ways[0]
