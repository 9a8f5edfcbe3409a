"""The wire's types for the client: writes client/src/wire/wire.ts from octavo/server/wire/protocol.py, and beside it
what only some pages need: games.ts, lessons.ts, replay.ts and verdict.ts.

python client/wire_types.py            writes the files
python client/wire_types.py --check    fails if they are not what would be written
"""

import re
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from octavo.kernel import contract
from octavo.server.http import judging, reviews
from octavo.server.wire import games, lessons, protocol

FOLDER = Path(__file__).parent / "src" / "wire"
COLUMNS = 120
HTTP = (
    protocol.NewTable,
    protocol.Imported,
    protocol.Opened,
    protocol.Listed,
    protocol.Me,
    protocol.Naming,
    protocol.PlayOn,
)
BESIDE: dict[str, tuple[ModuleType, tuple[type[Any], ...]]] = {  # by files of their own: modules, and structs of them
    "games": (games, (games.GameListed,)),
    "lessons": (lessons, (lessons.Lesson, lessons.Example)),
    "replay": (reviews, (reviews.Replay, reviews.Situation)),
    "verdict": (judging, (judging.Judging,)),
}
UNIONS = {"Incoming": protocol.Incoming, "Command": protocol.Command, "Outgoing": protocol.Outgoing}
WORDS = ("Strength", "Clock", "Pace", "Reaction")  # kinds that pages offer as lists
ZONES = ("HAND", "TRICK", "LAST", "TAKEN")  # keys that mean the same in every game
HEAD = """\
// Made by client/wire_types.py from src/{module}.py: change it there.
// A field with a question mark has a default, and is left out when it has it.
"""


def files() -> dict[str, str]:
    """The files by their names."""
    return {"wire.ts": typescript(), **{f"{name}.ts": beside(*each) for name, each in BESIDE.items()}}


def beside(module: ModuleType, structs: tuple[type[Any], ...]) -> str:
    """What these structs have that wire.ts has not already."""
    _, known = msgspec.json.schema_components([*UNIONS.values(), *HTTP])
    _, parts = msgspec.json.schema_components(structs)
    blocks = [_interface(name, part) for name, part in sorted(parts.items()) if name not in known]
    needed = sorted(name for name in known if any(re.search(rf"\b{name}\b", block) for block in blocks))
    imports = [f'import type {{ {", ".join(needed)} }} from "./wire";\n'] if needed else []
    return "\n".join([_head(module), *imports, *blocks])


def _head(module: ModuleType) -> str:
    return HEAD.format(module=module.__name__.replace(".", "/"))


def typescript() -> str:
    """All that goes over the line, and most of what goes over HTTP."""
    schemas, parts = msgspec.json.schema_components([*UNIONS.values(), *HTTP])
    blocks = [_head(protocol), f"export const PROTOCOL = {protocol.PROTOCOL};\n"]
    for name in WORDS:
        values = ", ".join(f'"{value}"' for value in getattr(protocol, name).__args__)
        constant = name.upper()
        blocks.append(
            f"export const {constant} = [{values}] as const;\nexport type {name} = (typeof {constant})[number];\n"
        )
    for name in ZONES:
        blocks.append(f"export const {name} = {msgspec.json.encode(getattr(contract, name)).decode()};")
    blocks.append("")
    for name, part in sorted(parts.items()):
        blocks.append(_interface(name, part))
    for (name, _), schema in zip(UNIONS.items(), schemas, strict=False):
        blocks.append(_union(name, [_type(one) for one in schema["anyOf"]]))
    return "\n".join(blocks)


def _interface(name: str, part: dict[str, Any]) -> str:
    """A struct: its docstring, then a line a field."""
    lines = _comment(part.get("description", ""))
    lines.append(f"export interface {name} {{")
    required = set(part.get("required", ()))
    for field, schema in part["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(schema)};")
    return "\n".join([*lines, "}", ""])


def _union(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= COLUMNS:
        return line
    joined = " ".join(f"|\N{NO-BREAK SPACE}{member}" for member in members)  # a row never ends with a bar
    rows = textwrap.fill(joined, COLUMNS, initial_indent="  ", subsequent_indent="  ")
    return f"export type {name} =\n{rows};\n".replace("\N{NO-BREAK SPACE}", " ")


def _comment(text: str) -> list[str]:
    words = " ".join(text.split()).replace("*/", "* /")
    return [f"/** {words} */"] if words else []


def _type(schema: dict[str, Any]) -> str:
    """A schema as a type. What TypeScript can't say (lengths, ranges) is left to the server."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
        inner = _type(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {_type(values) if values else 'unknown'}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}[
        str(kind)
    ]


def main() -> int:
    for name, text in files().items():
        target = FOLDER / name
        if "--check" not in sys.argv[1:]:
            target.write_text(text, "utf-8", newline="\n")
        elif not target.exists() or target.read_text("utf-8") != text:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
