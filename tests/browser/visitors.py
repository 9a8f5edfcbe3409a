"""People with a browser. What their pages complain about is remembered: a test that leaves complaints fails."""

import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

PATIENCE = 15_000  # milliseconds

# What a browser says when a server is not there. Only where a test takes the server away.
GONE = re.compile(
    r"ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED|CONNECTION_RESET|EMPTY_RESPONSE)|WebSocket connection to"
)


class Visitors:
    """Browsers of one test, each with cookies of its own."""

    def __init__(self, chromium: Browser, url: str) -> None:
        self.chromium, self.url = chromium, url
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self._lines_may_break = False

    def come(self, **more: Any) -> Page:
        """Somebody new, with one page open at nothing yet."""
        settings: dict[str, Any] = {
            "locale": "en-GB",
            "viewport": {"width": 1280, "height": 800},
            "reduced_motion": "reduce",
            "device_scale_factor": 0.5,  # nobody looks at the pixels, and a quarter of them is drawn sooner
            "service_workers": "block",  # every visitor is new, and has no use for what a browser keeps
        }
        context = self.chromium.new_context(base_url=self.url, **(settings | more))
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if "Service Worker registration blocked by Playwright" in message.text:
            return
        if self._lines_may_break and GONE.search(message.text):
            return
        self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def lines_may_break(self) -> None:
        """From here on the server may be away: browsers say so on the console."""
        self._lines_may_break = True

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
