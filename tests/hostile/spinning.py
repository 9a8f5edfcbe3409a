"""`octavo serve` with a fault, so that tests of the canary can see that it is noticed: a request for /healthz makes the
loop work, or stand still, for as many seconds as the environment variable SPINNING or STANDING says."""

import os
import sys
import time
from dataclasses import replace

from aiohttp import web

from octavo.cli.main import main
from octavo.server.http import web as application
from octavo.server.http.routes import ROUTES


async def health(_: web.Request) -> web.Response:
    spinning, standing = float(os.environ.get("SPINNING", "0")), float(os.environ.get("STANDING", "0"))
    began = time.thread_time()
    while time.thread_time() < began + spinning:
        pass
    time.sleep(standing)
    return web.Response()


if __name__ == "__main__":
    mine = (replace(route, handler=health) if route.path == "/healthz" else route for route in ROUTES)
    vars(application)["ROUTES"] = tuple(mine)
    sys.exit(main())
