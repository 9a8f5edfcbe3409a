"""The manifest with which a browser installs the page: its name, pictures, and shortcuts to the games."""

from functools import cache

from msgspec import json

from octavo.server.wire import games
from octavo.text import language

FELT = "#14452f"
NIGHT = "#101c17"
ICONS = (
    {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
    {"src": "/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
    {"src": "/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
)


@cache
def written(tongue: str) -> bytes:
    """The manifest in a language. All languages are one application, with one `id`."""
    return json.encode(
        {
            "id": "/",
            "name": "Octavo",
            "short_name": "Octavo",
            "description": language.say(tongue, "web-front"),
            "lang": tongue,
            "dir": "ltr",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "theme_color": FELT,
            "background_color": NIGHT,
            "categories": ["games"],
            "icons": ICONS,
            "shortcuts": [
                {"name": game.titles[tongue], "url": f"/new/{game.key}", "icons": ICONS[1:2]} for game in games.listed()
            ],
        }
    )
