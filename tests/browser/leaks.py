"""What a page still holds when tables have come and gone in it: memory, nodes, listeners, by Chromium's own count."""

import re
from dataclasses import dataclass

from playwright.sync_api import CDPSession, Page, expect

from browser.paths import SHORT, arrange, tile

CALM = "a[href='/import']"  # leads to a page that is the same however many matches there were


@dataclass(frozen=True)
class Held:
    """After so many matches, with all garbage gone."""

    matches: int
    nodes: int
    listeners: int
    heap: int  # bytes


class Stay:
    """A person who never reloads the page, and goes from match to match by its links."""

    def __init__(self, page: Page) -> None:
        self.page, self.matches = page, 0
        self._chromium: CDPSession = page.context.new_cdp_session(page)
        self._chromium.send("Performance.enable")
        page.goto("/")

    def open(self, game: str) -> None:
        """Another table, by the form and its shortest options."""
        self.page.locator("a.home").click()
        tile(self.page, game).click()
        arrange(self.page, SHORT[game])
        self.page.get_by_role("button", name=re.compile("^(Begin|Start|Play)")).first.click()
        expect(self.page.locator(".scene")).to_be_visible()
        self.matches += 1

    def look_in(self, title: str) -> None:
        """Another table, by one press on the front page."""
        self.page.locator("a.home").click()
        self.page.get_by_role("button", name=f"Play now: {title}").click()
        expect(self.page.locator(".scene")).to_be_visible()
        self.matches += 1

    def let_play(self) -> None:
        """Get up, and see how a bot plays it to the end."""
        self.page.get_by_role("button", name="Leave seat").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Leave seat").click()
        expect(self.page.locator(".ending")).to_be_visible(timeout=120_000)

    def held(self) -> Held:
        """What is left of it all."""
        self.page.locator("a.home").click()
        self.page.locator(CALM).first.click()
        expect(self.page.locator("textarea")).to_be_visible()
        for _ in range(2):  # what only the first collection lets go goes with the second
            self._chromium.send("HeapProfiler.collectGarbage")
        found = {one["name"]: int(one["value"]) for one in self._chromium.send("Performance.getMetrics")["metrics"]}
        return Held(self.matches, found["Nodes"], found["JSEventListeners"], found["JSHeapUsedSize"])
