"""Somebody who plays by what the page shows, and knows no rules: points at what lights up, presses what is offered."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from browser.waiting import until

# What there is to do now, found in one look. Every place is the middle of something that is in sight and not covered.
LOOK = """
() => {
  const shown = (element) => element.getClientRects().length > 0 && !element.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const table = document.querySelector(".table");
  const number = table ? Number(table.dataset.number) : -1;
  if (document.querySelector(".ending")) return { state: "over", number };
  if (!document.querySelector(".prompt.asked")) return { state: "waiting", number };
  if (document.querySelector(".prompt [data-action][aria-disabled=true]")) return { state: "waiting", number };
  const name = (element) => element.dataset.action ?? element.dataset.touch;
  const names = (selector) => all(selector).map(name);
  return {
    state: table.classList.contains("racing") ? "race" : "turn",
    number,
    phase: document.querySelector(".scene").dataset.phase,
    race: names(".race-bar button"),
    ready: names(".answers .answer.ready"),
    can: names(".scene [data-touch].can"),
    answers: names(".answers .answer"),
    list: [...document.querySelectorAll(".choices button[data-action]")].map(name),
  };
}
"""

# Brings something into sight, and says where to press; null if it has gone, or what lies over it.
PLACE = """
async ([selector, name, at]) => {
  const told = document.querySelector(".why-not .close"); // why a card could not be played: read, and put away
  if (told) await new Promise((drawn) => { told.click(); requestAnimationFrame(drawn); });
  const found = [...document.querySelectorAll(selector)].filter(
    (element) => (element.dataset.action ?? element.dataset.touch) === name)[at];
  if (!found || found.disabled) return null;
  const open = found.closest("details:not([open])");
  if (open) open.open = true;
  for (const list of document.querySelectorAll(".choices[open]")) {
    if (!list.contains(found)) list.open = false; // it lies over the table: one closes it first
  }
  let top = null;
  for (const block of ["nearest", "center"]) {
    found.scrollIntoView({ block, inline: "nearest" });
    const box = found.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    top = document.elementFromPoint(x, y);
    if (top && (found === top || found.contains(top))) return { x, y };
  }
  return { covered: `${name} is covered by ${top ? top.outerHTML.slice(0, 200) : "nothing"}` };
}
"""

CHANGED = """
([number, state]) => {
  const table = document.querySelector(".table");
  if (!table || document.querySelector(".ending")) return true;
  if (Number(table.dataset.number) !== number) return true;
  return state === "waiting" && document.querySelector(".prompt.asked") !== null
    && !document.querySelector(".prompt [data-action][aria-disabled=true]");
}
"""

POINTS = 6  # at so many things before somebody gives up and reads the list


class Player:
    """Plays at a page that shows a table. `touch` taps instead of clicking."""

    def __init__(
        self, page: Page, seed: int = 1, *, touch: bool = False, look: Callable[[int], None] | None = None
    ) -> None:
        """`look` is called when one is asked in a phase for the first time, with how many phases there were before."""
        self.page, self.touch, self.look = page, touch, look
        self.lot = random.Random(seed)
        self.did: dict[str, int] = {"race": 0, "ready": 0, "can": 0, "answers": 0, "list": 0}
        self.phases: set[str] = set()
        self._found: dict[str, Any] | None = None  # what was seen when a wait was over
        self._situation = -1
        self._pointed = 0

    def play(self, most: int = 2000) -> None:
        """Until the match is over."""
        for _ in range(most):
            if not self.step():
                return
        raise AssertionError(f"the match does not end: {self.did}")

    def step(self, *, patient: bool = True) -> bool:
        """Do one thing, or wait for others if one is patient; False when it is over."""
        found, self._found = self._found or self.page.evaluate(LOOK), None
        if found["state"] == "over":
            return False
        if found["state"] == "waiting":
            if patient:
                self._wait(found)
            return True
        if self.look and found["phase"] not in self.phases:
            self.look(len(self.phases))
            self.phases.add(found["phase"])
            return True  # the page was used meanwhile: look again
        if found["number"] != self._situation:
            self._situation, self._pointed = found["number"], 0
        self._do(found)
        return True

    def asked(self) -> bool:
        """Whether it is one's turn."""
        return str(self.page.evaluate(LOOK)["state"]) in ("turn", "race")

    def _do(self, found: dict[str, Any]) -> None:
        if found["state"] == "race":
            if found["race"]:
                self._press(".race-bar button", self.lot.choice(found["race"]), "race")
            self.page.wait_for_timeout(self.lot.choice((30, 60, 120)))  # nobody presses faster
            return
        way = self._way(found)
        selector = {
            "ready": ".answers .answer.ready",
            "can": ".scene [data-touch].can",
            "answers": ".answers .answer",
            "list": ".choices button[data-action]",
        }[way]
        pressed = self._press(selector, self.lot.choice(found[way]), way)
        self._pointed += 1
        if pressed and way != "can":
            self._wait(found | {"state": "done"})

    def _way(self, found: dict[str, Any]) -> str:
        """How somebody answers: by what is complete, by pointing, by a button, and by the list if nothing helps."""
        if found["ready"]:
            return "ready"
        ways = [way for way in ("can", "can", "answers", "list") if found[way]]
        way = self.lot.choice(ways) if self._pointed == 0 else ways[0]
        return "list" if self._pointed > POINTS else way

    def _press(self, selector: str, name: str, way: str) -> bool:
        place = self.page.evaluate(PLACE, [selector, name, 0])
        if place is None:
            return False
        assert "covered" not in place or way == "race", place["covered"]
        if "covered" in place:
            return False
        if self.touch:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])
        self.did[way] += 1
        return True

    def _wait(self, found: dict[str, Any]) -> None:
        """Until something is different, and what it is like then: one look less."""
        self._found = until(self.page, CHANGED, [found["number"], found["state"]], LOOK)
