"""Frames a second while cards fly, on a slow phone: Chromium with its CPU throttled.

    python -m bench.frames [--games njet huzz …] [--slower 4] [--seconds 20] [--json]

Somebody plays the beginning of a match against bots of the usual tempo. Chromium itself tells what became of every
sixtieth of a second (`PipelineReporter` of its tracing): here those count in which something moved by itself, as flying
cards do. A frame is dropped when it was not on the screen in time. Cards fly on, whatever the page's thread has to do.
"""

import json
import tempfile
import time
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from bench.phone import SCREEN, options, slow_page
from playwright.sync_api import Page, sync_playwright

from browser.conftest import ARGUMENTS, CHROMIUM
from browser.host import HASTE
from browser.house import House
from browser.paths import SHORT, begin
from browser.player import Player

TEMPO = 0.8 * HASTE  # seconds: as fast as bots are at the usual pace, at a server for tests
CATEGORIES = ["cc", "benchmark"]  # those in which Chromium tells of its frames
DROPPED = "STATE_DROPPED"


@dataclass(frozen=True)
class Frames:
    """Sixtieths of a second in which something moved, and in how many of them the screen did not show it."""

    game: str
    frames: int
    dropped: int
    edges: int  # of these, how many were the first or the last of a movement
    row: int  # the most one after the other

    @property
    def a_second(self) -> float:
        return 60 * (1 - self.dropped / max(1, self.frames))


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
        context = browser.new_context(base_url=house.url, reduced_motion="no-preference", **SCREEN)
        page = slow_page(context, slower)
        begin(page, game, **SHORT[game])
        browser.start_tracing(page=page, categories=CATEGORIES)
        play(page, seconds)
        movements = moving(json.loads(browser.stop_tracing())["traceEvents"])
        browser.close()
    rows = [len(list(row)) for states in movements for state, row in groupby(states) if state == DROPPED]
    edges = sum((states[:1] + states[1:][-1:]).count(DROPPED) for states in movements)
    return Frames(game, sum(map(len, movements)), sum(rows), edges, max(rows, default=0))


def moving(events: list[dict[str, Any]]) -> list[list[str]]:
    """What became of the frames of every movement, from one in which nothing moved by itself to the next such."""
    told = [event["args"]["frame_reporter"] for event in events if "frame_reporter" in event.get("args", {})]
    states = {frame["frame_sequence"]: frame["state"] for frame in told if frame["has_compositor_animation"]}
    movements: list[list[str]] = []
    for number in sorted(states):
        if number - 1 not in states:
            movements.append([])
        movements[-1].append(states[number])
    return movements


def main() -> None:
    parser = options(__doc__, ["njet", "huzz", "was_sticht"])
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), tempo=TEMPO)
        house.start()
        found = [measure(game, given.seconds, given.slower, house) for game in given.games]
        house.stop()
    if given.json:
        print(json.dumps([asdict(frames) | {"a_second": frames.a_second} for frames in found]))
        return
    for one in found:
        print(
            f"{one.game}: {one.a_second:.1f} frames a second while something moves "
            f"({one.dropped} of {one.frames} dropped, {one.edges} of them where a movement begins or ends, "
            f"at most {one.row} in a row), {given.slower:g} times slower"
        )


if __name__ == "__main__":
    main()
