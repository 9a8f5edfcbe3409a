"""How soon a table is there, on a slow phone: from opening its link to the first card that is drawn.

    python -m bench.first_table [--games mu …] [--slower 4] [--times 7] [--json]

The server is warm and on this machine, and so no network is measured; the browser's cache is empty each time, and its
CPU throttled. The person is known, and sits at the table. Times are the page's own, from the beginning of the
navigation: when its first pixel was painted, when the table's first message came, and the frame after the first card
of one's hand was put into the page. What was fetched is counted as it came over the line.

As many visits more are made without throttling, for the CPU that the page's thread needs until then, by Chromium's
trace. The least of them is steadier than any time on a machine that others use as well.

Who drives the browser listens in, and that must not be measured: nothing is asked of the page before the first card,
and places in the source are noted when it is compiled (otherwise a file is read twice where an error is made in it).
"""

import json
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bench.phone import SCREEN, options, slow_page
from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import ARGUMENTS, CHROMIUM
from browser.house import House
from browser.paths import SHORT, begin

PATIENCE = 60_000  # milliseconds
UNSEEN = "--js-flags=--no-enable-lazy-source-positions"
# The frame in which the first card is painted ends before the task that comes after it.
WATCH = """
const Line = window.WebSocket;
window.WebSocket = class extends Line {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", () => { window.heardAt ??= performance.now(); });
  }
};
new MutationObserver((_, watching) => {
  if (!document.querySelector(".hand [data-card]")) return;
  watching.disconnect();
  requestAnimationFrame(() => setTimeout(() => {
    window.drawnAt = performance.now();
    performance.mark("drawn");
    console.debug("drawn");
  }));
}).observe(document, { childList: true, subtree: true });
"""
FOUND = """
() => {
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  const fetched = performance.getEntriesByType("resource");
  const bytes = [...fetched, ...performance.getEntriesByType("navigation")].map(({ transferSize }) => transferSize);
  return {
    painted: paint?.startTime ?? 0,
    heard: window.heardAt,
    drawn: window.drawnAt,
    files: fetched.length,
    kilobytes: bytes.reduce((sum, one) => sum + one, 0) / 1000,
  };
}
"""


@dataclass(frozen=True)
class First:
    """Milliseconds until something was painted, the table's first message came and its first card was drawn."""

    game: str
    painted: float
    heard: float
    drawn: float
    worst: float
    cpu: float  # of the page's thread until then, not throttled
    files: int
    kilobytes: float


def visit(browser: Browser, kept: Any, url: str, slower: float) -> dict[str, float]:
    """Once, with an empty cache."""
    context = browser.new_context(storage_state=kept, locale="en-GB", service_workers="block", **SCREEN)
    page = slow_page(context, slower)
    page.add_init_script(WATCH)
    with page.expect_console_message(lambda message: message.text == "drawn", timeout=PATIENCE):
        page.goto(url, wait_until="commit")
    found: dict[str, float] = page.evaluate(FOUND)
    context.close()
    return found


def cpu(browser: Browser, kept: Any, url: str) -> float:
    """Milliseconds that the page's thread was at work until the first card, from the start of its process."""
    browser.start_tracing(categories=["blink.user_timing"])
    visit(browser, kept, url, slower=1)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return float(next(event["tts"] for event in events if event["name"] == "drawn")) / 1000


def open_table(page: Page, game: str) -> str:
    begin(page, game, **SHORT[game])
    return page.url


def measure(browser: Browser, house: House, game: str, slower: float, times: int) -> First:
    home = browser.new_context(base_url=house.url, locale="en-GB", service_workers="block")
    url = open_table(home.new_page(), game)
    kept: Any = home.storage_state()
    home.close()
    found = [visit(browser, kept, url, slower) for _ in range(times)]
    busy = min(cpu(browser, kept, url) for _ in range(times))
    middle = {name: median(one[name] for one in found) for name in found[0]}
    drawn = [one["drawn"] for one in found]
    files, kilobytes = int(middle["files"]), middle["kilobytes"]
    return First(game, middle["painted"], middle["heard"], middle["drawn"], max(drawn), busy, files, kilobytes)


def main() -> None:
    parser = options(__doc__, ["mu", "njet", "huzz"])
    parser.add_argument("--times", type=int, default=7)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), tempo=1e6)  # nothing happens while one looks
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, UNSEEN])
        found = [measure(browser, house, game, given.slower, given.times) for game in given.games]
        browser.close()
        house.stop()
    if given.json:
        print(json.dumps([asdict(first) for first in found]))
        return
    for one in found:
        print(
            f"{one.game}: first paint {one.painted:.0f} ms, first message {one.heard:.0f} ms, "
            f"first card {one.drawn:.0f} ms (longest {one.worst:.0f} ms), "
            f"{one.cpu:.0f} ms of the page's thread; "
            f"{one.files} files, {one.kilobytes:.0f} kB; {given.slower:g} times slower, {given.times} visits"
        )


if __name__ == "__main__":
    main()
