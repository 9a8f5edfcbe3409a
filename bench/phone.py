"""The slow phone on which the page is measured: Chromium, the screen of a phone, a CPU that is throttled."""

import argparse
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))  # for who measures on it as well
from browser.paths import GAMES

SCREEN: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def slow_page(context: BrowserContext, slower: float) -> Page:
    """A page whose CPU is so many times slower than this machine's."""
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def options(description: str | None, games: list[str]) -> argparse.ArgumentParser:
    """What every measurement on a phone can be told: games, how much slower, how to print."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=games)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--json", action="store_true")
    return parser
