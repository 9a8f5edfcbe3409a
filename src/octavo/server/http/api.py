"""The routes under /api: guests, tables, and matches that were played."""

import asyncio
import io
import time
from functools import partial

import segno
from aiohttp import web

from octavo.match import notation
from octavo.server.http import pages
from octavo.server.http.reviews import Review, Reviews
from octavo.server.http.server import Server
from octavo.server.net.guests import new_id
from octavo.server.net.hub import TABLE_LETTERS
from octavo.server.room.chairs import Guest
from octavo.server.room.room import Room
from octavo.server.wire import games, protocol
from octavo.server.wire.summaries import TableSummary
from octavo.text.refusal import Refused

LISTED = 100  # tables in the list at most

REVIEWS = web.AppKey("reviews", Reviews)


class Link(protocol.Struct, frozen=True):
    """A personal link: anybody who has it is this guest."""

    url: str


def answer(message: object, status: int = 200) -> web.Response:
    """A struct as JSON."""
    return sent(protocol.encode(message), status)


def sent(body: bytes, status: int = 200) -> web.Response:
    """A response of ready-made JSON."""
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=body, status=status, content_type="application/json", headers=headers)


async def become(request: web.Request) -> web.Response:
    """Become a guest, or change your name."""
    server = request.app[Server.KEY]
    naming = await server.body(request, protocol.Naming, server.limits.message_size)
    guest = await server.guests.asking(request)
    if guest is None:
        server.may_become(request)
        guest = await server.guests.become(naming.name)
    else:
        guest = await server.guests.rename(guest, naming.name)
    if request.headers.get("Accept-Token") == "1":  # a program, which may be several people
        return answer(protocol.Me(guest.id, guest.name, server.guests.token(guest.id)))
    response = answer(protocol.Me(guest.id, guest.name))
    server.guests.give(response, guest, secure=server.secure(request))
    return response


async def me(request: web.Request) -> web.Response:
    """The guest who asks; null for a stranger, which is no error: everybody's first page asks."""
    guest = await request.app[Server.KEY].guests.asking(request)
    return answer(guest and protocol.Me(guest.id, guest.name))


async def link(request: web.Request) -> web.Response:
    """One's personal link, for another device."""
    server = request.app[Server.KEY]
    guest = await server.guest(request)
    return answer(Link(f"{server.origin(request)}/me/{server.guests.token(guest.id)}"))


async def personal(request: web.Request) -> web.StreamResponse:
    """Follow a personal link: become that guest here, and go on. A browser that is another guest is asked first."""
    server = request.app[Server.KEY]
    guest = await server.guests.known(request.match_info["token"])
    if guest is None:
        page = pages.lost(request)
        if page is None:
            raise Refused("no-guest")
        return page
    before = await server.guests.asking(request)
    if before is not None and before.id != guest.id:
        return pages.asking(request)
    headers = {"Location": _inside(request.query.get("to", "/")), "Cache-Control": "no-store"}
    response = web.Response(status=303, headers=headers)
    server.guests.give(response, guest, secure=server.secure(request))
    return response


async def be(request: web.Request) -> web.Response:
    """Become the guest of a personal link, even if you were another guest before."""
    server = request.app[Server.KEY]
    guest = await server.guests.known(request.match_info["token"])
    if guest is None:
        raise Refused("no-guest")
    response = answer(protocol.Me(guest.id, guest.name))
    server.guests.give(response, guest, secure=server.secure(request))
    return response


def _inside(path: str) -> str:
    """A path of this server, or its front page for anything else."""
    fits = path.startswith("/") and not path.startswith("//") and path.isascii() and path.isprintable()
    return path if fits and "\\" not in path else "/"


async def open_table(request: web.Request) -> web.Response:
    """Open a table."""
    server = request.app[Server.KEY]
    guest = await server.guest(request)
    new = await server.body(request, protocol.NewTable)
    await server.may_open(guest)
    if new.deck is None:
        return answer(protocol.Opened(await server.hub.open(guest, new)), 201)
    return answer(protocol.Opened(await server.hub.open(guest, new, beside=server.at_desk(request, guest))), 201)


async def tables(request: web.Request) -> web.Response:
    """The open tables: first those that wait for people, then those in play; the latest first."""
    server = request.app[Server.KEY]
    found = await server.store.tables(limit=LISTED, since=server.lately)
    return answer([_listed(summary) for summary in found])


async def table(request: web.Request) -> web.Response:
    """One table, open or not: anybody who knows its id may ask."""
    name = request.match_info["table"]
    summary = await request.app[Server.KEY].store.table(name)
    if summary is None:
        raise Refused("no-table", table=name)
    return answer(_listed(summary))


def _listed(summary: TableSummary) -> protocol.Listed:
    return protocol.Listed(
        table=summary.table,
        game=summary.game,
        players=summary.players,
        free=summary.free,
        names=summary.names,
        status=summary.status,
        options=summary.options,
    )


async def qr_code(request: web.Request) -> web.Response:
    """The link of a table as a QR code."""
    server, name = request.app[Server.KEY], request.match_info["table"]
    if await server.store.table(name) is None:
        raise Refused("no-table", table=name)
    buffer = io.BytesIO()
    code = segno.make(f"{server.origin(request)}/t/{name}", error="m", micro=False)
    code.save(buffer, kind="svg", scale=4, border=2, dark="#000", light="#fff", xmldecl=False, svgns=True)
    return web.Response(body=buffer.getvalue(), content_type="image/svg+xml")


async def match_text(request: web.Request) -> web.Response:
    """A finished match as text."""
    review = await reviewed(request)
    headers = {"Content-Disposition": f'attachment; filename="{review.terms.key}-{request.match_info["table"]}.txt"'}
    return web.Response(text=review.text, content_type="text/plain", charset="utf-8", headers=headers)


async def replay(request: web.Request) -> web.Response:
    """A finished match, entry by entry."""
    return sent((await reviewed(request)).replay)


async def situation(request: web.Request) -> web.Response:
    """A situation of a finished match, all hands open."""
    review, beside = await reviewed(request), request.app[Server.KEY].at_desk(request)
    return sent(await beside(partial(review.situation, int(request.match_info["number"]))))


async def reviewed(request: web.Request) -> Review:
    """The review of the table that is asked for."""
    return await request.app[REVIEWS].of(request.match_info["table"], request.app[Server.KEY].at_desk(request))


async def play_on(request: web.Request) -> web.Response:
    """Play on from a situation of a finished match, against bots."""
    server = request.app[Server.KEY]
    guest = await server.guest(request)
    wanted = await server.body(request, protocol.PlayOn, server.limits.message_size)
    review = await reviewed(request)
    terms = review.terms
    if wanted.seat >= terms.players:
        raise Refused("no-such-seat", seat=wanted.seat, last=terms.players - 1)
    await server.may_open(guest)
    beside = server.at_desk(request, guest)
    text = await beside(partial(review.position, wanted.number))
    seats: list[protocol.Sitter] = ["me" if seat == wanted.seat else wanted.strength for seat in range(terms.players)]
    new = protocol.NewTable(terms.key, terms.players, seats, dict(terms.options), review.new.deck)
    return answer(protocol.Opened(await server.hub.open(guest, new, position=text, beside=beside)), 201)


async def import_match(request: web.Request) -> web.Response:
    """Keep a match that was played elsewhere, as a finished table."""
    server = request.app[Server.KEY]
    guest = await server.guest(request)
    brought = await _brought(server, request)
    await server.may_open(guest)
    beside = server.at_desk(request, guest)
    room, review = await beside(partial(_read, guest, brought, server.limits.entries))
    await server.hub.add(room)
    request.app[REVIEWS].keep(room.table, review)
    return answer(protocol.Opened(room.table), 201)


def _read(guest: Guest, brought: protocol.Imported, most: int) -> tuple[Room, Review]:
    """A table for a match that was played elsewhere, and its review: it is played here once."""
    terms = notation.read(brought.text, brought.deck, most).terms
    seats: list[protocol.Sitter] = ["open"] * terms.players
    new = protocol.NewTable(terms.key, terms.players, seats, dict(terms.options), brought.deck)
    room = Room.open(new_id(TABLE_LETTERS), guest, new, time.monotonic(), text=brought.text)
    return room, Review(room)


async def _brought(server: Server, request: web.Request) -> protocol.Imported:
    """A match as plain text, or as JSON with its deck."""
    limits = server.limits
    if request.content_type == "application/json":
        return await server.body(request, protocol.Imported, limits.text_size + limits.body_size)
    if request.content_type != "text/plain":
        raise Refused("body-type", expected="text/plain", given=request.content_type[:80])
    data = await server.bytes(request, limits.text_size)
    try:
        return protocol.Imported(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise Refused("not-text", file="text/plain") from None


async def catalogue(request: web.Request) -> web.Response:
    """The games."""
    return answer(await asyncio.to_thread(games.listed))
