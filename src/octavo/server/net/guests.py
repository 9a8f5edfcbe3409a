"""Guests: people without accounts. A signed token identifies them.

A token is the guest's public id and a signature of it under a key that is kept in the database. Browsers have it in a
cookie that scripts can't read, programs send it as `Authorization: Bearer TOKEN`.
"""

import base64
import hmac
import re
import secrets
from collections import OrderedDict
from typing import TYPE_CHECKING

from aiohttp import web

from octavo.server.room.chairs import Guest
from octavo.text.names import checked_name, kept_name

if TYPE_CHECKING:
    from octavo.server.store import Store

COOKIE = "octavo"
IN_COOKIES = re.compile(rf'(?:^|[;\s]){COOKIE}="?([^;\s"]*)')  # a whole jar is not worth reading
YEAR = 365 * 24 * 3600
LETTERS = "abcdefghjkmnpqrstuvwxyz"  # none that looks like another
LENGTH = 10
REMEMBERED = 50_000  # guests whose names are kept in memory


def new_id(length: int = LENGTH) -> str:
    """An id that nobody has."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Guests:
    """All guests: their tokens and names."""

    def __init__(self, store: "Store", key: bytes) -> None:
        self._store, self._key = store, key
        self._names: OrderedDict[str, str] = OrderedDict()

    def token(self, guest: str) -> str:
        """The token that proves to be this guest."""
        return f"{guest}.{self._signature(guest)}"

    def proven(self, token: str) -> str | None:
        """The id of the guest whose token this is, if it is one."""
        if not token.isascii():
            return None
        guest, _, signature = token.partition(".")
        fits = hmac.compare_digest(self._signature(guest).encode(), signature.encode())
        return guest if fits else None

    def _signature(self, guest: str) -> str:
        digest = hmac.digest(self._key, f"guest {guest}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    async def become(self, name: str) -> Guest:
        """A new guest; Refused for a bad name."""
        guest = Guest(new_id(), checked_name(name))
        await self._store.put_guest(guest.id, guest.name)
        self._remember(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The same guest under another name."""
        renamed = Guest(guest.id, checked_name(name))
        if renamed != guest:
            await self._store.put_guest(renamed.id, renamed.name)
            self._remember(renamed)
        return renamed

    async def known(self, token: str) -> Guest | None:
        """The guest of a token."""
        guest = self.proven(token)
        if guest is None:
            return None
        name = self._names.get(guest)
        if name is None:
            kept = await self._store.guest(guest)
            if kept is None:
                return None
            name = kept_name(kept, guest)
        self._remember(Guest(guest, name))
        return Guest(guest, name)

    def _remember(self, guest: Guest) -> None:
        self._names[guest.id] = guest.name
        self._names.move_to_end(guest.id)
        if len(self._names) > REMEMBERED:
            self._names.popitem(last=False)

    async def asking(self, request: web.Request) -> Guest | None:
        """The guest who sends a request, by its token or its cookie."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind.lower() != "bearer":
            token = next(iter(IN_COOKIES.findall(request.headers.get("Cookie", ""))[-1:]), "")
        return await self.known(token) if token else None

    def give(self, response: web.StreamResponse, guest: Guest, *, secure: bool) -> None:
        """Put the guest's cookie on a response."""
        response.set_cookie(
            COOKIE, self.token(guest.id), max_age=YEAR, path="/", httponly=True, samesite="Lax", secure=secure
        )
