"""The HTTP API as an OpenAPI document, made from the structs of the wire."""

from functools import cache
from typing import Any

import msgspec
from aiohttp import web

from octavo import __version__
from octavo.server.http.routes import ROUTES
from octavo.server.wire import protocol
from octavo.text.language import LANGUAGES

SCHEMAS: dict[str, dict[str, Any]] = {  # of what varies in paths
    "game": {"type": "string"},
    "language": {"enum": list(LANGUAGES)},
    "number": {"type": "integer", "minimum": 0},
    "table": {"type": "string", "pattern": "^[a-z]{1,40}$"},
    "token": {"type": "string"},
}
TOLD = [route for route in ROUTES if route.about]


@cache
def written() -> bytes:
    """The document, as JSON."""
    structs = [kind for route in TOLD for kind in (*_each(route.takes), route.gives) if _is_struct(kind)]
    schemas, components = msgspec.json.schema_components(
        [*structs, protocol.Problem, protocol.Incoming, protocol.Outgoing], ref_template="#/components/schemas/{name}"
    )
    *given, problem, incoming, outgoing = schemas
    found = iter(given)
    paths: dict[str, dict[str, Any]] = {}
    for route in TOLD:
        operation: dict[str, Any] = {"summary": route.about}
        if route.fields:
            operation["parameters"] = [_parameter(name) for name in route.fields]
        if route.takes is not None:
            content = {name: body for kind in _each(route.takes) for name, body in _content(kind, found).items()}
            operation["requestBody"] = {"required": True, "content": content}
        answer: dict[str, Any] = {"description": route.about}
        if route.gives is not None:
            answer["content"] = _content(route.gives, found)
        refused = {"description": "Refused.", "content": {"application/json": {"schema": problem}}}
        operation["responses"] = {str(route.status): answer, "default": refused}
        paths.setdefault(route.plain_path, {})[route.method.lower()] = operation
    components |= {"Incoming": incoming, "Outgoing": outgoing}
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Octavo", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "octavo"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }
    return msgspec.json.encode(document)


def _parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": SCHEMAS[name]}


def _each(kinds: Any) -> tuple[Any, ...]:
    return kinds if isinstance(kinds, tuple) else (kinds,)


def _is_struct(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _content(kind: Any, schemas: Any) -> dict[str, Any]:
    """A media type by its name, or the next schema."""
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": next(schemas)}}


async def document(request: web.Request) -> web.Response:
    """The document."""
    return web.Response(body=written(), content_type="application/json")
