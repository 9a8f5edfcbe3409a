"""What whoever runs the server asks it: whether it does its work, and how much."""

import time

from aiohttp import web

from octavo.server.http.server import Server
from octavo.server.metrics import CONTENT_TYPE
from octavo.text.refusal import Refused


async def health(request: web.Request) -> web.Response:
    """Whether everything written so far is on disk. If not, the log says why."""
    server = request.app[Server.KEY]
    if server.hub.closing:
        raise Refused("restarting")
    trouble = server.store.trouble
    if trouble is not None:
        since = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(trouble.since))
        return web.json_response({"ok": False, "unsaved_since": since}, status=503)
    return web.json_response({"ok": True})


async def metrics(request: web.Request) -> web.Response:
    """The metrics, for the host; to anybody else there is nothing at this address."""
    server = request.app[Server.KEY]
    if not server.may_watch(request):
        raise Refused("no-page")
    return web.Response(body=server.metrics.text(), headers={"Content-Type": CONTENT_TYPE})
