"""What a page holds after a hundred matches in it: memory, nodes, listeners, with all garbage collected.

    python -m bench.leaks [--matches 100] [--every 10] [--game mu] [--json]

Somebody opens a table by the form, gets up, sees how bots play the match to its end with flying cards, and goes on to
the next one by the page's own links, so that nothing is ever loaded anew.
"""

import argparse
import json
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser.conftest import ARGUMENTS, CHROMIUM
from browser.house import House
from browser.leaks import Held, Stay
from browser.paths import GAMES

SCREEN: Any = {"width": 1280, "height": 800}


def stay(house: House, game: str, matches: int, every: int) -> list[Held]:
    """What is held on the way."""
    found = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        context = browser.new_context(
            base_url=house.url, locale="en-GB", viewport=SCREEN, reduced_motion="no-preference", service_workers="block"
        )
        somebody = Stay(context.new_page())
        while somebody.matches < matches:
            somebody.open(game)
            somebody.let_play()
            if somebody.matches in (1, 3) or somebody.matches % every == 0:
                found.append(somebody.held())
                print(told(found[-1]), file=sys.stderr, flush=True)
        browser.close()
    return found


def told(held: Held) -> str:
    heap = held.heap / 1e6
    return f"after {held.matches:3} matches: {held.nodes} nodes, {held.listeners} listeners, {heap:.2f} MB of heap"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--every", type=int, default=10)
    parser.add_argument("--game", choices=GAMES, default="mu")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        found = stay(house, given.game, given.matches, given.every)
        house.stop()
    if given.json:
        print(json.dumps([asdict(held) for held in found]))
        return
    print(f"{given.matches} matches of {given.game} in one page, {time.monotonic() - begun:.0f} s:")
    for held in found:
        print(f"  {told(held)}")


if __name__ == "__main__":
    main()
