"""`octavo serve`: the server from its start to its graceful end."""

import asyncio
import gc
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from octavo.engine import system
from octavo.engine.paths import cache_folder, make_cache
from octavo.server import log, store
from octavo.server.http import pages
from octavo.server.http.door import Door
from octavo.server.http.server import Front, Server
from octavo.server.http.visitors import networks
from octavo.server.http.web import answering, application
from octavo.server.limits import Limits
from octavo.server.net.guests import Guests
from octavo.server.net.hub import Hub
from octavo.server.store.shown import without_password
from octavo.server.wire import games
from octavo.server.work.bot_threads import Thinkers
from octavo.text.language import facts_of, preferred, say
from octavo.text.refusal import Refused

SWITCH = 0.001  # seconds for which a bot's thread may hold the interpreter while the loop waits for it
COLLECT = (50_000, 20, 1_000)  # hardly anything here holds itself, and to look through all takes long
STOPPED_WITHIN = 5.0  # seconds for what goes on when the server stops
LAST_PORT = 65535


def serve(
    host: str, port: int, db: str | None, public_url: str | None, browser: bool, proxies: Sequence[str] = ()
) -> int:
    """Serve until a signal comes; the exit code. `port` 0 takes a free one. Refused if it can't begin."""
    if public_url is not None:
        _check_url(public_url)
    front = Front(public_url or "", networks(proxies), os.environ.get("OCTAVO_METRICS_TOKEN", ""))
    system.more_descriptors()
    log.gather()
    return system.run(_serve(host, port, db or store.default_url(), front, browser))


def _check_url(url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise Refused("bad-public-url", url=url)


async def _serve(host: str, port: int, db: str, front: Front, browser: bool) -> int:
    began = time.monotonic()
    sys.setswitchinterval(SWITCH)
    asked_to_stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    system.on_stop(loop, asked_to_stop.set)
    listening = listening_at(host, port)
    running = await Running.start(db, front, warm=True)
    try:
        await running.listen(listening)
        address = front.public_url or _address(listening)
        log.note("serving", url=address, seconds=round(time.monotonic() - began, 3))
        print(await asyncio.to_thread(say, preferred(), "serving", url=address), flush=True)
        if browser:
            loop.run_in_executor(None, webbrowser.open, _address(listening))
        await asyncio.to_thread(_look_at_page)
        await asyncio.to_thread(_look_at_cache)
        await asyncio.to_thread(_prepare)
        await asked_to_stop.wait()
        log.note("stopping")
    finally:
        await running.stop()
    return 0


def _look_at_page() -> None:
    """Tell the host if there is no page for browsers: a package that was built without npm has none."""
    if not pages.Client().built():
        missing = Refused("no-client")
        log.note("no-client")
        print(missing.say(preferred()), flush=True)


def _look_at_cache() -> None:
    """Tell the host if machine code can't be kept: bots then play by habit, and there are no hints."""
    try:
        make_cache(cache_folder())
    except Refused as refused:
        log.note("no-cache-folder", why=str(refused))
        print(refused.say(preferred()), flush=True)


def _prepare() -> None:
    """Load what the first table would wait for: which facts sentences have, and the games."""
    facts_of("serving")
    games.listed()
    gc.collect()
    gc.freeze()  # all that lasts: no collection looks at it again
    gc.set_threshold(*COLLECT)


def listening_at(host: str, port: int) -> socket.socket:
    """A socket that listens, or Refused: somebody else may have the port."""
    if not 0 <= port <= LAST_PORT:
        raise Refused("out-of-range", name="--port", low=0, high=LAST_PORT, given=port)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        system.bind(listening, host, port)
    except OSError as error:
        listening.close()
        raise Refused("no-port", host=host, port=port, reason=error.strerror or error) from None
    listening.setblocking(False)
    return listening


def _address(listening: socket.socket) -> str:
    """Where the server is, for somebody on this machine."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


class Running:
    """A server with its database, its tables and its listening socket."""

    def __init__(self, database: store.Store, hub: Hub, server: Server, thinkers: Thinkers) -> None:
        self.database, self.hub, self.server = database, hub, server
        self._thinkers = thinkers
        self.app = application(server)
        self._runner = Door(self.app, server, partial(answering, server), STOPPED_WITHIN)

    @classmethod
    async def start(
        cls, db: str, front: Front | None = None, limits: Limits | None = None, *, warm: bool = False
    ) -> "Running":
        """Open the database; nothing listens yet."""
        database = store.connect(db, alone=True)
        await database.open()
        log.note("database-made" if database.made else "database-opened", database=without_password(db))
        try:
            key = await database.secret_key()
        except store.StoreFailed as failure:
            await database.close()
            raise Refused("database-failed", database=without_password(db), reason=failure) from failure
        thinkers = Thinkers()
        hub = Hub(database, thinkers, limits, warm=warm)
        guests = Guests(database, key)
        return cls(database, hub, Server(hub, database, guests, front or Front()), thinkers)

    async def listen(self, listening: socket.socket) -> None:
        await self._runner.setup()
        await web.SockSite(self._runner, listening, backlog=1024).start()

    def show(self, client: Path) -> None:
        """Serve another client than the one that comes with the package."""
        self.app[pages.CLIENT].folder = client

    async def stop(self) -> None:
        """Take nothing new, tell everybody, wait for the disk, and end."""
        for site in list(self._runner.sites):
            await site.stop()
        await self.hub.stop(STOPPED_WITHIN)
        await self._runner.cleanup()
        self._thinkers.close()
        self.server.desk.close()
        await self.database.close()
        log.sum_up()
        sys.stderr.flush()
