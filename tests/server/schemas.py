"""Whether a JSON value is what a JSON schema says, for as much of JSON Schema as the server's own document uses."""

import re
from typing import Any

KNOWN = {
    "$ref", "anyOf", "const", "enum", "type", "title", "description", "default", "properties", "required",
    "additionalProperties", "items", "prefixItems", "minItems", "maxItems", "minimum", "maximum", "minLength",
    "maxLength", "pattern", "minProperties", "maxProperties", "discriminator",
}  # fmt: skip
KINDS: dict[str, tuple[type, ...]] = {
    "string": (str,), "integer": (int,), "number": (int, float), "boolean": (bool,), "null": (type(None),),
    "array": (list,), "object": (dict,),
}  # fmt: skip


class Misfit(Exception):
    """A value is not what its schema says."""


def check(document: dict[str, Any], schema: dict[str, Any], value: Any, path: str = "$") -> None:
    """Misfit, with where, unless the value fits the schema; its references are into the document."""
    unknown = schema.keys() - KNOWN
    if unknown:
        raise NotImplementedError(f"{path}: {unknown}")
    if "$ref" in schema:
        found: Any = document
        for step in schema["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        check(document, found, value, path)
        return
    if "anyOf" in schema and not any(_fits(document, one, value) for one in schema["anyOf"]):
        raise Misfit(f"{path}: none of them: {value!r:.200}")
    if "enum" in schema and value not in schema["enum"]:
        raise Misfit(f"{path}: {value!r} is not one of {schema['enum']}")
    if "const" in schema and value != schema["const"]:
        raise Misfit(f"{path}: {value!r} is not {schema['const']!r}")
    kind = schema.get("type")
    if kind and (not isinstance(value, KINDS[kind]) or (isinstance(value, bool) and kind != "boolean")):
        raise Misfit(f"{path}: {value!r:.200} is no {kind}")
    if isinstance(value, dict):
        _check_object(document, schema, value, path)
    elif isinstance(value, list):
        _check_array(document, schema, value, path)
    elif isinstance(value, str):
        _check_size(schema, len(value), "Length", path)
        if "pattern" in schema and not re.search(schema["pattern"], value):
            raise Misfit(f"{path}: {value!r} is not like {schema['pattern']}")
    elif isinstance(value, int | float) and not (schema.get("minimum", value) <= value <= schema.get("maximum", value)):
        raise Misfit(f"{path}: {value} is too much, or too little")


def _fits(document: dict[str, Any], schema: dict[str, Any], value: Any) -> bool:
    try:
        check(document, schema, value)
    except Misfit:
        return False
    return True


def _check_object(document: dict[str, Any], schema: dict[str, Any], value: dict[str, Any], path: str) -> None:
    _check_size(schema, len(value), "Properties", path)
    for name in schema.get("required", ()):
        if name not in value:
            raise Misfit(f"{path}: no {name}")
    known, more = schema.get("properties", {}), schema.get("additionalProperties", True)
    for name, part in value.items():
        if name in known:
            check(document, known[name], part, f"{path}.{name}")
        elif more is False:
            raise Misfit(f"{path}: {name} is not in the schema")
        elif isinstance(more, dict):
            check(document, more, part, f"{path}.{name}")


def _check_array(document: dict[str, Any], schema: dict[str, Any], value: list[Any], path: str) -> None:
    _check_size(schema, len(value), "Items", path)
    first = schema.get("prefixItems", [])
    for i, part in enumerate(value):
        if i < len(first):
            check(document, first[i], part, f"{path}[{i}]")
        elif schema.get("items") is False:
            raise Misfit(f"{path}: too long")
        elif "items" in schema:
            check(document, schema["items"], part, f"{path}[{i}]")


def _check_size(schema: dict[str, Any], size: int, of: str, path: str) -> None:
    if not schema.get(f"min{of}", size) <= size <= schema.get(f"max{of}", size):
        raise Misfit(f"{path}: too long, or too short")
