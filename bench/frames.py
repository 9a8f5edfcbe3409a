"""Frames a second while cards fly, on a slow phone: Chromium with its CPU throttled.

    python -m bench.frames [--games njet huzz …] [--slower 4] [--seconds 20] [--json]

Somebody plays the beginning of a match against bots of the usual tempo. The page notes the time of every frame
(`requestAnimationFrame`) while something is in the air; a frame is late when it comes after one and a half of the
screen's sixtieths of a second. The frame with which a new situation comes is counted apart: in it the whole table is
drawn anew.
"""

import argparse
import json
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser.conftest import ARGUMENTS, CHROMIUM
from browser.host import HASTE
from browser.house import House
from browser.paths import GAMES, SHORT, begin
from browser.player import Player

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LATE = 1.5 * 1000 / 60  # milliseconds
TEMPO = 0.8 * HASTE  # seconds: as fast as bots are at the usual pace, at a server for tests
WATCH = """
window.frames_ = [];
let [last, number] = [null, null];
const tick = (now) => {
  const flies = document.querySelector(".flights")?.childElementCount > 0;
  const situation = document.querySelector(".table")?.dataset.number;
  if (flies && last !== null) window.frames_.push({ length: now - last, flight: situation === number });
  [last, number] = [flies ? now : null, situation];
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
"""


@dataclass(frozen=True)
class Frames:
    """How long frames were, in milliseconds, and how many of all were late; then those with new situations."""

    game: str
    frames: int
    median: float
    p95: float
    worst: float
    late: float
    situations: int
    situation: float


def play(page: Page, seconds: float) -> None:
    player = Player(page, 7, touch=True)
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        try:
            if not player.step():
                return
        except AssertionError:  # a card that still makes room was missed
            page.wait_for_timeout(50)


def measure(game: str, seconds: float, slower: float, house: House) -> Frames:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        context = browser.new_context(base_url=house.url, reduced_motion="no-preference", **PHONE)
        page = context.new_page()
        page.add_init_script(WATCH)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        begin(page, game, **SHORT[game])
        play(page, seconds)
        found = page.evaluate("window.frames_")
        browser.close()
    frames = [one["length"] for one in found if one["flight"]]
    new = [one["length"] for one in found if not one["flight"]] or [0.0]
    late = sum(length > LATE for length in frames) / len(frames)
    figures = median(frames), quantiles(frames, n=20)[-1], max(frames), late
    return Frames(game, len(frames), *figures, len(new), median(new))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=["njet", "huzz", "was_sticht"])
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), tempo=TEMPO)
        house.start()
        found = [measure(game, given.seconds, given.slower, house) for game in given.games]
        house.stop()
    if given.json:
        print(json.dumps([asdict(frames) for frames in found]))
        return
    for one in found:
        lengths = f"median {one.median:.1f} ms, 95 % within {one.p95:.1f} ms, longest {one.worst:.1f} ms"
        print(f"{one.game}: {one.frames} frames, {lengths}, late {one.late:.1%};")
        print(f"  {one.situations} more with a new situation, median {one.situation:.1f} ms")


if __name__ == "__main__":
    main()
