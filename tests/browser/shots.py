"""Pictures: every phase of every game on a desktop and on a phone, upright and turned, light and dark, and the pages
around the table.

    python -m browser.shots [FOLDER] [--game GAME] [--theme light|dark]        (`make shots`)

The server runs in this process; its bots never move and its races stand still, so that a picture is of the situation
that `positions.py` found.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Browser, Page, async_playwright
from rich.progress import Progress

from browser.conftest import ARGUMENTS, CHROMIUM
from browser.positions import PLAYERS, shown
from browser.still import NEVER, SLOWLY, seated
from octavo.server.limits import Limits
from octavo.server.room import playing, races
from octavo.server.room.chairs import Guest
from octavo.server.serve import Running, listening_at

Theme = Literal["light", "dark"]
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True},
    "turned": {"viewport": {"width": 740, "height": 360}, "device_scale_factor": 2, "has_touch": True},
}
PAGES = {"front": "/", "new": "/new/njet", "rules": "/rules/njet", "learn": "/learn/njet"}
STILL = 400  # milliseconds until nothing moves any more


async def take(folder: Path, games: list[str], themes: list[Theme]) -> None:
    """All pictures, into a folder."""
    playing.TEMPO = NEVER
    races.SPEED.update(dict.fromkeys(races.SPEED, SLOWLY))
    positions = [one for game in games for one in shown(game)]
    listening = listening_at("127.0.0.1", 0)
    with tempfile.TemporaryDirectory() as home:
        running = await Running.start(f"sqlite:///{home}/octavo.db", limits=Limits(openings=100, tables=1000))
        await running.listen(listening)
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            with Progress() as progress:
                work = progress.add_task("pictures", total=len(themes) * len(SCREENS) * (len(positions) + len(PAGES)))
                for theme in themes:
                    for screen in SCREENS:
                        page, guest = await visitor(browser, url, theme, screen)
                        for name, path in PAGES.items():
                            await page.goto(path)
                            await picture(page, folder / f"{name}-{screen}-{theme}.png")
                            progress.advance(work)
                        for one in positions:
                            await page.goto(f"/t/{await seated(running, guest, one)}")
                            await page.wait_for_selector(".table .prompt")
                            await picture(page, folder / f"{one.key}-{one.phase}-{screen}-{theme}.png")
                            progress.advance(work)
                        await page.context.close()
            await browser.close()
        await running.stop()


async def visitor(browser: Browser, url: str, theme: Theme, screen: str) -> tuple[Page, Guest]:
    """Somebody with a name."""
    context = await browser.new_context(
        base_url=url, locale="en-GB", color_scheme=theme, reduced_motion="reduce", **SCREENS[screen]
    )
    page = await context.new_page()
    answer = await context.request.post("/api/me", data={"name": "Anna"}, headers={"Origin": url})
    me = await answer.json()
    return page, Guest(me["guest"], me["name"])


async def picture(page: Page, path: Path) -> None:
    await page.wait_for_load_state("networkidle")
    await page.wait_for_timeout(STILL)
    await page.screenshot(path=path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("shots"))
    parser.add_argument("--game", choices=PLAYERS, action="append")
    parser.add_argument("--theme", choices=("light", "dark"), action="append")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(given.folder, given.game or list(PLAYERS), given.theme or ["light", "dark"]))
    print(f"Pictures are in {given.folder}/.")


if __name__ == "__main__":
    main()
