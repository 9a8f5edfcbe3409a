"""The server: what its routes share, and the limits of each visitor."""

import hmac
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from octavo.server.http.gate import Gate
from octavo.server.http.problems import UNREADABLE
from octavo.server.http.shares import Share, Shares
from octavo.server.http.visitors import Network, Visitors
from octavo.server.limits import Limits
from octavo.server.metrics import Metrics
from octavo.server.net.guests import Guests
from octavo.server.net.hub import Hub
from octavo.server.room.chairs import Guest
from octavo.server.room.meters import Meter
from octavo.server.store.base import Store
from octavo.server.work.desk import Beside, Desk
from octavo.server.work.turns import Turns
from octavo.text.refusal import Refused

T = TypeVar("T")
ANSWERED_AT_ONCE = 8  # requests of one address in one round of the loop; a class of a school sends thousands


class Unreadable(Exception):
    """A body that is not what the route wants."""

    def __init__(self, wrong: Exception) -> None:
        super().__init__(str(wrong))
        self.wrong = wrong


@dataclass(frozen=True)
class Front:
    """How the server is reached: its public address and its trusted proxies, as the host sets them."""

    public_url: str = ""  # where people come
    proxies: Sequence[Network] = ()  # that are believed, beside those on this machine
    metrics_token: str = ""  # with which the metrics may be read from elsewhere


class Server:
    """The tables, the guests, and the limits."""

    KEY: "web.AppKey[Server]"

    def __init__(self, hub: Hub, store: Store, guests: Guests, front: Front) -> None:
        self.hub, self.store, self.guests = hub, store, guests
        self.desk = Desk()
        self.limits: Limits = hub.limits
        self.metrics: Metrics = hub.metrics
        self.visitors = Visitors(front.proxies, spare_host=self.limits.spare_host)
        self.gate = Gate(self.limits, self.metrics)
        self.turns = Turns(of_each=ANSWERED_AT_ONCE, one_round=True)
        self.public_url = front.public_url.rstrip("/")
        self._metrics_token = front.metrics_token.encode()
        self.started = time.time()
        limits = self.limits
        self._shares = Shares(limits.attention, limits.attention_burst)
        self._connecting = Meter(limits.connections, limits.connections_burst)
        self._coming = Meter(limits.any_requests, limits.any_requests_burst)
        self._asking = Meter(limits.requests, limits.requests_burst)
        self._becoming = Meter(limits.guests, limits.guests_burst)
        self._opening = Meter(limits.openings, limits.openings_burst)

    # Who asks, and from where.

    async def guest(self, request: web.Request) -> Guest:
        """The guest who sends a request; Refused for a stranger."""
        guest = await self.guests.asking(request)
        if guest is None:
            raise Refused("no-guest")
        return guest

    def who(self, request: web.Request, guest: Guest | None = None) -> str:
        """The key by which a visitor takes turns: the address, or the guest where addresses don't distinguish
        visitors."""
        return self.visitors.address(request) or (f"guest {guest.id}" if guest is not None else "")

    def at_desk(self, request: web.Request, guest: Guest | None = None) -> Beside:
        """The desk, for the visitor who sends a request."""
        who = self.who(request, guest)

        async def do(work: Callable[[], T], /) -> T:
            return await self.desk.do(who, work)

        return do

    def origin(self, request: web.Request) -> str:
        """Where this server is, as its visitors see it."""
        scheme = "https" if self.visitors.over_tls(request) else "http"
        return self.public_url or f"{scheme}://{request.host}"

    def secure(self, request: web.Request) -> bool:
        """Whether visitors come over TLS."""
        return self.origin(request).startswith("https://")

    def check_origin(self, request: web.Request) -> None:
        """Refused for a page of somebody else's that uses a visitor's cookie. Programs send no origin."""
        origin = request.headers.get("Origin")
        if origin is None:
            return
        public = urlsplit(self.public_url)
        if public.netloc and origin == f"{public.scheme}://{public.netloc}":
            return
        try:
            given = urlsplit(origin)
        except ValueError:
            raise Refused("foreign-origin") from None
        if given.scheme in ("http", "https") and given.netloc and given.netloc == request.host:
            return
        raise Refused("foreign-origin")

    def may_watch(self, request: web.Request) -> bool:
        """Whether somebody may read the metrics: on this machine, or with the token that the host has set."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if self._metrics_token and kind.lower() == "bearer":
            return hmac.compare_digest(token.encode("utf-8", "surrogateescape"), self._metrics_token)
        return self.visitors.at_home(request)

    # How much.

    def may_come(self, request: web.Request) -> None:
        """Refused if an address sends too many requests of any kind."""
        self._take(self._coming, request, "too-many-requests")

    def may_ask(self, request: web.Request) -> None:
        """Refused if an address asks too often for what takes work."""
        self._take(self._asking, request, "too-many-requests")

    def may_connect(self, request: web.Request) -> None:
        """Refused if an address opens lines too often."""
        self._take(self._connecting, request, "too-many-requests")

    def may_become(self, request: web.Request) -> None:
        """Refused if an address makes too many guests."""
        self._take(self._becoming, request, "too-many-guests")

    def _take(self, meter: Meter, request: web.Request, key: str) -> None:
        address = self.visitors.address(request)
        if address is not None and not meter.take(address, time.monotonic()):
            raise Refused(key)

    def shares(self, request: web.Request, guest: Guest) -> list[Share]:
        """The shares of the loop's time for an address and for a person; none for an address where addresses don't
        distinguish visitors."""
        address = self.visitors.address(request)
        return [] if address is None else [self._shares.of(f"from {address}"), self._shares.of(f"guest {guest.id}")]

    @property
    def lately(self) -> float:
        """The time since which a table must have been active to count: most tables are simply left."""
        return time.time() - self.limits.lately

    async def may_open(self, guest: Guest) -> None:
        """Refused if a person opens tables too often, or has too many."""
        if not self._opening.take(guest.id, time.monotonic()):
            raise Refused("too-many-requests")
        if await self.store.unfinished(guest.id, self.lately) >= self.limits.tables:
            raise Refused("too-many-tables", limit=self.limits.tables)

    # What comes in.

    async def body(self, request: web.Request, kind: type[T], limit: int | None = None) -> T:
        """The body of a request, decoded strictly; up to a limit, if it may be larger than others."""
        if request.content_type != "application/json":
            raise Refused("body-type", expected="application/json", given=request.content_type[:80])
        try:
            return msgspec.json.decode(await self.bytes(request, limit or self.limits.body_size), type=kind)
        except UNREADABLE as wrong:
            raise Unreadable(wrong) from None

    async def bytes(self, request: web.Request, limit: int) -> bytes:
        """The body of a request, up to a limit."""
        if (request.content_length or 0) > limit:
            raise Refused("body-size", limit=limit)
        data = bytearray()
        try:
            async for chunk in request.content.iter_chunked(65536):
                data += chunk
                if len(data) > limit:
                    raise Refused("body-size", limit=limit)
        except web.RequestPayloadError as wrong:  # not in such pieces as its head says
            raise Unreadable(wrong) from None
        return bytes(data)


Server.KEY = web.AppKey("server", Server)
