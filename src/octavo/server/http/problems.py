"""Problems: what a refusal looks like on the wire, and which status it has in HTTP."""

import re

import msgspec
from aiohttp import web

from octavo.server.wire import protocol
from octavo.server.wire.refusals import problem
from octavo.text.refusal import Refused

STATUS = {
    "no-guest": 401,
    "foreign-origin": 403,
    "removed": 403,
    "no-table": 404,
    "no-page": 404,
    "no-such-entry": 404,
    "unfinished": 409,
    "match-goes-on": 409,
    "not-in-play": 409,
    "hint-not-ready": 409,
    "review-runs": 429,
    "body-size": 413,
    "too-large": 413,
    "too-many-entries": 413,
    "body-late": 408,
    "body-type": 415,
    "body-packed": 415,
    "too-many-requests": 429,
    "too-many-guests": 429,
    "too-many-tables": 429,
    "too-many-lines": 429,
    "too-many-lines-there": 429,
    "too-much-at-once": 429,
    "table-full": 429,
    "fault": 500,
    "table-damaged": 500,
    "restarting": 503,
    "too-busy": 503,
    "not-saved": 503,
    "no-client": 503,
}  # all others are 400
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what decoding raises
PLACE = re.compile(r" - at `(?P<path>[^`]*)`$")


def unreadable(wrong: Exception) -> protocol.Problem:
    """The refusal of a message that can't be decoded, with the place of the error."""
    told = {UnicodeDecodeError: "not UTF-8", RecursionError: "nested too deeply"}
    text = told.get(type(wrong)) or str(wrong)
    place = PLACE.search(text)
    path = place["path"] if place else "$"
    reason = text[: place.start()] if place else text
    return protocol.Problem(key="bad-message", facts={"reason": reason[:200], "path": path[:200]}, path=path[:200])


def response(found: protocol.Problem) -> web.Response:
    """A problem as an answer in HTTP."""
    headers = (
        {"Retry-After": "10"} if found.key.startswith("too-") or found.key in ("restarting", "not-saved") else None
    )
    return web.Response(
        body=protocol.encode(found), status=STATUS.get(found.key, 400), content_type="application/json", headers=headers
    )


def refusal(refused: Refused) -> web.Response:
    """A refusal as an answer in HTTP."""
    return response(problem(refused))
