"""Pages: the client's files, the catalogues of words, the rules to read and those to run, and the lessons.

The client is one page, which finds out itself what its address means. Its own files have a hash in their names and are
kept by browsers for good; all else is asked for again, and sent only if it has changed.
"""

import asyncio
import gzip
import hashlib
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from urllib.parse import quote

from aiohttp import web

from octavo.engine import translator
from octavo.games import catalogue
from octavo.match.lessons import script
from octavo.server.http import example_data, lessons, manifest, rulebooks
from octavo.text import language
from octavo.text.refusal import Refused

KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = ("font/woff2", "image/png", "image/webp", "image/x-icon")  # what does not get smaller
SERVER = "Octavo"  # its name in every answer: aiohttp would name versions
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
YEAR = 365 * 24 * 3600  # seconds
FOR_GOOD = f"public, max-age={YEAR}, immutable"
ASK_AGAIN = "no-cache"
FILES = 512  # files that are kept packed: more than there are, so that nobody can have them packed again and again
OWN_WAY = ("cli.ftl", "lesson-")  # words that a page never says, or that come with what they belong to


class Client:
    """Where the built client is."""

    def __init__(self) -> None:
        self.folder = Path(str(files("octavo"))) / "client"

    def built(self) -> bool:
        """Whether it is there."""
        return (self.folder / "index.html").is_file()


CLIENT = web.AppKey("client", Client)


def policy(host: str) -> str:
    """The policy of the pages: only their own files and lines, nothing inline. Older browsers want lines by name."""
    lines = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"media-src 'self'; connect-src 'self'{lines}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    )


def dress(response: web.StreamResponse, host: str, *, over_tls: bool) -> None:
    """Put on what every response wears."""
    headers = response.headers
    headers["Server"] = SERVER
    headers["Content-Security-Policy"] = policy(host)
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["X-Frame-Options"] = "DENY"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=()"
    if over_tls:
        headers["Strict-Transport-Security"] = f"max-age={YEAR}"


def _tagged(request: web.Request, body: bytes, kind: str, keep: str = ASK_AGAIN) -> web.Response:
    """A body that browsers keep, and ask whether it is still the same."""
    tag = hashlib.sha256(body).hexdigest()[:20]
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if any(etag.value == tag for etag in request.if_none_match or ()):
        response = web.Response(status=304, headers=headers)
    else:
        if kind not in PACKED and "gzip" in request.headers.get("Accept-Encoding", ""):
            body = _squeezed(body)
            headers["Content-Encoding"] = "gzip"
        response = web.Response(body=body, headers=headers, content_type=kind)
        if kind not in PACKED:
            response.charset = "utf-8"
    response.etag = tag
    return response


@lru_cache(maxsize=FILES)
def _squeezed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


@lru_cache(maxsize=FILES)
def _read(path: Path, changed: int) -> bytes:
    """A file as it was when it was last changed."""
    return path.read_bytes()


async def page(request: web.Request) -> web.StreamResponse:
    """The one page of the client. Its headers name the files that it needs at once, so these are fetched early."""
    response = _tagged(request, _index(request), "text/html")
    response.headers["Link"] = ", ".join(f"<{path}>; rel=preload; as=fetch; crossorigin" for path in _foreseen(request))
    return response


def _foreseen(request: web.Request) -> Iterator[str]:
    """The files that a page needs before it can show anything. Only the browser knows its language."""
    yield "/api/me"
    yield "/api/catalogue"
    yield f"/words/{spoken(request.headers.get('Accept-Language', ''))}.ftl"
    if "table" in request.match_info and request.path.startswith("/t/"):
        yield f"/api/tables/{quote(request.match_info['table'], safe='')}"


def spoken(wanted: str) -> str:
    """The first of a reader's languages that there is; English if none is."""
    tags = [tag.partition(";")[0].strip().lower()[:2] for tag in wanted.split(",")]
    return next((tag for tag in tags if tag in language.LANGUAGES), language.LANGUAGES[0])


def lost(request: web.Request) -> web.StreamResponse | None:
    """The 404 page for browsers; None for other clients."""
    wants_page = "text/html" in request.headers.get("Accept", "")
    if request.method != "GET" or not wants_page or request.path.startswith(("/api/", "/assets/", "/words/", "/ws/")):
        return None
    if not request.app[CLIENT].built():
        return None
    return web.Response(body=_index(request), status=404, content_type="text/html", charset="utf-8")


def asking(request: web.Request) -> web.StreamResponse:
    """The page that asks before a browser becomes another guest. Its address is a key, so it is not cached."""
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=_index(request), headers=headers, content_type="text/html", charset="utf-8")


def _index(request: web.Request) -> bytes:
    try:
        return (request.app[CLIENT].folder / "index.html").read_bytes()
    except OSError:
        raise Refused("no-client") from None


async def asset(request: web.Request) -> web.StreamResponse:
    """A file of the client whose name has its hash."""
    return _file(request, request.app[CLIENT].folder / "assets", FOR_GOOD)


async def icon(request: web.Request) -> web.StreamResponse:
    """Another file of the client."""
    return _file(request, request.app[CLIENT].folder, ASK_AGAIN)


def _file(request: web.Request, folder: Path, keep: str) -> web.StreamResponse:
    """A file in a folder, by a name that the route allows: letters, digits, dots, no slash."""
    path = folder / request.match_info["name"]
    kind = KINDS.get(path.suffix)
    if kind is None or path.name.startswith(".") or not path.is_file():
        raise Refused("no-page")
    return _tagged(request, _read(path, path.stat().st_mtime_ns), kind, keep)


async def worker(request: web.Request) -> web.StreamResponse:
    """The service worker. It looks after all pages, so it lies beside them, and is asked for again each time."""
    path = request.app[CLIENT].folder / "sw.js"
    if not path.is_file():
        raise Refused("no-page")
    return _tagged(request, _read(path, path.stat().st_mtime_ns), "text/javascript")


async def installing(request: web.Request) -> web.StreamResponse:
    """The manifest, in the reader's language."""
    wanted = request.query.get("lang", "")
    tongue = wanted if wanted in language.LANGUAGES else language.LANGUAGES[0]
    return _tagged(request, await asyncio.to_thread(manifest.written, tongue), "application/manifest+json")


@cache
def _words(tongue: str) -> bytes:
    texts = language.catalogue_texts(tongue)
    return "\n".join(text for name, text in texts.items() if not name.startswith(OWN_WAY)).encode()


async def words(request: web.Request) -> web.StreamResponse:
    """All words of a language that a page needs from the beginning."""
    tongue = request.match_info["language"]
    if tongue not in language.LANGUAGES:
        raise Refused("no-page")
    return _tagged(request, _words(tongue), "text/plain")


async def book(request: web.Request) -> web.StreamResponse:
    """The rules of a game in a language, in English where there is no other text."""
    found = rulebooks.rules(request.match_info["language"], request.match_info["game"])
    if found is None:
        raise Refused("no-page")
    return _tagged(request, found.encode(), "text/html")


async def rules(request: web.Request) -> web.StreamResponse:
    """The rules of a game as JavaScript: with them a page plays a match again by itself."""
    key = request.match_info["game"]
    if not catalogue.has(key):
        raise Refused("no-page")
    return _tagged(request, (await asyncio.to_thread(translator.javascript, key)).encode(), "text/javascript")


async def lesson(request: web.Request) -> web.StreamResponse:
    """The lesson of a game in a language."""
    tongue, key = request.match_info["language"], request.match_info["game"]
    if tongue not in language.LANGUAGES or not catalogue.has(key) or not script.there_is(key):
        raise Refused("no-page")
    return _tagged(request, await asyncio.to_thread(lessons.written, tongue, key), "application/json")


async def examples(request: web.Request) -> web.StreamResponse:
    """The examples of a game's rules."""
    key = request.match_info["game"]
    if not catalogue.has(key):
        raise Refused("no-page")
    return _tagged(request, await asyncio.to_thread(example_data.written, key), "application/json")
