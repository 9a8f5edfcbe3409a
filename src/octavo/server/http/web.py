"""The web application: all routes, and what applies to every request."""

import re

from aiohttp import HttpVersion11, web

from octavo.server import log
from octavo.server.http import api, judging, openapi, pages, problems
from octavo.server.http.door import Answering
from octavo.server.http.reviews import Reviews
from octavo.server.http.routes import ROUTES, Handler, Route
from octavo.server.http.server import Server, Unreadable
from octavo.server.store.base import StoreError
from octavo.server.wire import protocol
from octavo.text.refusal import Refused

HOST = re.compile(r"[A-Za-z0-9._:\[\]%-]{0,255}")
EXPECTED = "100-continue"
PLAIN = "identity"


def application(server: Server) -> web.Application:
    """The application of a server."""
    app = web.Application(client_max_size=server.limits.text_size)
    app[Server.KEY] = server
    app[api.REVIEWS] = Reviews(server.hub)
    app[judging.JUDGES] = judging.Judges(server.hub, app[api.REVIEWS])
    app.on_shutdown.append(app[judging.JUDGES].close)
    app[pages.CLIENT] = pages.Client()
    for route in (*ROUTES, Route("GET /api/openapi.json", openapi.document)):
        handler = _asked(route.handler) if route.asked else route.handler
        app.router.add_route(route.method, route.path, handler)
        if route.method == "GET" and not route.path.startswith("/ws/"):
            app.router.add_route("HEAD", route.path, handler)
    return app


def _asked(handler: Handler) -> Handler:
    """A handler that takes work, of which an address may ask less."""

    async def counted(request: web.Request) -> web.StreamResponse:
        request.app[Server.KEY].may_ask(request)
        return await handler(request)

    return counted


def answering(server: Server, handler: Answering) -> Answering:
    """Middleware for every request: check limits and origin, turn errors into responses, add the security headers."""

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        assert isinstance(request, web.Request)
        try:
            _check(server, request)
            response = await handler(request)
        except Refused as refused:
            server.metrics.refused.labels(refused.key).inc()
            response = problems.refusal(refused)
        except Unreadable as unreadable:
            server.metrics.refused.labels("bad-message").inc()
            response = problems.response(problems.unreadable(unreadable.wrong))
        except StoreError as failure:
            log.fault("store-failed", failure, route=_route(request))
            server.metrics.failures.inc()
            response = problems.refusal(Refused("not-saved"))
        except web.HTTPException as wrong:
            response = _other(request, wrong)
        except ConnectionError:
            raise
        except Exception as failure:
            log.fault("fault", failure, route=_route(request))
            server.metrics.failures.inc()
            response = problems.response(protocol.Problem(key="fault"))
        if not response.prepared and (response.status >= 400 or not request.content.is_eof()):
            response.force_close()
        return response

    return answer


def _check(server: Server, request: web.Request) -> None:
    """Refused for what no route takes."""
    server.may_come(request)
    headers = request.headers
    if not HOST.fullmatch(headers.get("Host", "" if request.version < HttpVersion11 else "?")):
        raise Refused("bad-request")
    if headers.get("Expect", EXPECTED).lower() != EXPECTED:
        raise Refused("bad-request")
    if headers.get("Content-Encoding", PLAIN).lower() not in ("", PLAIN):
        raise Refused("body-packed")
    if request.method not in ("GET", "HEAD") or "Upgrade" in headers:
        server.check_origin(request)


def _other(request: web.Request, wrong: web.HTTPException) -> web.StreamResponse:
    """The response to a refusal of aiohttp itself."""
    page = pages.lost(request) if isinstance(wrong, web.HTTPNotFound) else None
    if page is not None:
        return page
    response = problems.response(protocol.Problem(key="no-page"))
    response.set_status(wrong.status)
    if "Allow" in wrong.headers:
        response.headers["Allow"] = wrong.headers["Allow"]
    return response


def _route(request: web.Request) -> str:
    """The route, without the values in its path: one may be a token."""
    match = request._match_info
    resource = match.route.resource if match is not None else None
    return resource.canonical if resource is not None else "none"
