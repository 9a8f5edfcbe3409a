"""Rules that follow from a record: what a seat sees, and whether every number is one that its field can hold.

They are written from the fields as a game would write them by hand, in the common subset, so that they are read, run,
compiled and translated as any rule is. A game gives them names in the modules where they belong:

    observe = observing(STATE, __name__)       # view.py
    in_range = range_check(INFO, __name__)    # invariants.py
"""

import linecache
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import FunctionType
from typing import Any, TypeVar, cast

from octavo.kernel.cards import NO_CARD
from octavo.kernel.contract import Info, total_seats
from octavo.kernel.record import Field, Layout, Record, Seen
from octavo.kernel.types import Seat

S = TypeVar("S", bound=Record)

DOC = "Whether every number is one that its field can hold."

PLACES = ("", "[i]", "[i][j]")  # of a number, within the loops over all dimensions of a field

_texts: dict[str, str] = {}  # of the functions made for each module


def text(module: str) -> str:
    """The source of all functions that were made for a module."""
    return _texts.get(module, "")


def observing(layout: Layout[S], module: str, name: str = "observe") -> Callable[[S, Seat, S], None]:
    """A function that copies into a blank view what a seat sees, by what each field says of it.

    Where a game says more of it, this is what its own `observe` begins with, under another name.
    """
    return cast(Callable[[S, Seat, S], None], _made(name, "\n".join(_observe(layout, name)), module))


def range_check(info: Info, module: str, name: str = "in_range", seen: Seen | None = None) -> Callable[[Any], bool]:
    """A function that tells whether every number of a state is in its range, and seats that are nobody's are empty.

    With `seen`, only of the fields that are seen by these: such a function can be asked of a view.
    """
    fields = {key: field for key, field in info.layout.fields.items() if seen in (None, field.seen)}
    lines = [f"def {name}(s):", f'    """{DOC}"""', *_indented(_tests(info, fields)), "    return True"]
    return cast(Callable[[Any], bool], _made(name, "\n".join(lines), module))


def field_checks(info: Info) -> dict[str, Callable[[Any], bool]]:
    """For each field, whether all its numbers are in their range, can be taken apart as its code says, and stand only
    where the field that it is filled by says that they count: for tests, which want to know which field it is."""
    found: dict[str, Callable[[Any], bool]] = {}
    for name, field in info.layout.fields.items():
        lines = ["def check(s):", *_indented(_tests(info, {name: field}, strict=True)), "    return True"]
        space: dict[str, Any] = {}
        exec("\n".join(lines), space)
        found[name] = space["check"]
    return found


def _made(name: str, source: str, module: str) -> FunctionType:
    """The function of a source, which debuggers and tracebacks find too."""
    path = f"<{module}.{name}>"
    linecache.cache[path] = (len(source), None, source.splitlines(keepends=True), path)
    space: dict[str, Any] = {}
    exec(compile(source, path, "exec"), space)
    function: FunctionType = space[name]
    function.__module__ = module
    _texts[module] = _texts.get(module, "") + source + "\n"
    return function


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"    {line}" for line in lines)


def _loop(variable: str, n: int, lines: list[str]) -> Iterator[str]:
    if lines:
        yield f"for {variable} in range({n}):"
        yield from _indented(lines)


def _observe(layout: Layout[Any], name: str) -> Iterator[str]:
    yield f"def {name}(s, seat, view):"
    yield '    """What the seat sees, as each field of the record says it."""'
    shown = {name: field for name, field in layout.fields.items() if field.seen == "all"}
    for name, field in shown.items():
        if not field.shape:
            yield f"    view.{name} = s.{name}"
    # Fields with as many entries are copied in one loop.
    for shape in dict.fromkeys(field.shape for field in shown.values() if field.shape):
        names = [name for name, field in shown.items() if field.shape == shape]
        yield from _indented(_copied(names, shape))
    own = [line for name, field in layout.fields.items() if field.seen == "owner" for line in _own(name, field)]
    if own:
        yield "    if 0 <= seat < s.players:"
        yield from _indented(_indented(own))


def _copied(names: list[str], shape: tuple[int, ...]) -> Iterator[str]:
    """Copies of fields of the same shape, number by number. The interpreter looks each row up once."""
    rows = [f"to_{name}, of_{name} = view.{name}[i], s.{name}[i]" for name in names]
    if len(shape) == 1:
        yield from (row.replace("[i]", "") for row in rows)
        yield from _loop("i", shape[0], [f"to_{name}[i] = of_{name}[i]" for name in names])
    else:
        inner = _loop("j", shape[1], [f"to_{name}[j] = of_{name}[j]" for name in names])
        yield from _loop("i", shape[0], [*rows, *inner])


def _own(name: str, field: Field) -> Iterator[str]:
    """Copies of what a seat alone sees of a field."""
    if field.each:
        assert not field.width and not field.seat_last
        yield f"to_{name}, of_{name} = view.{name}, s.{name}"
        places = f"range({field.each} * seat, {field.each} * seat + {field.each})"
        yield from (f"for i in {places}:", f"    to_{name}[i] = of_{name}[i]")
    elif field.width:
        yield f"to_{name}, of_{name} = view.{name}[seat], s.{name}[seat]"
        yield from _loop("i", field.width, [f"to_{name}[i] = of_{name}[i]"])
    else:
        yield f"view.{name}[seat] = s.{name}[seat]"


def _tests(info: Info, fields: Mapping[str, Field], *, strict: bool = False) -> Iterator[str]:
    """`return False` where a number of one of these fields is out of its range. Fields alike have one loop."""

    def refused(name: str, field: Field) -> Iterator[str]:
        yield from _refused(_conditions(info, name, field, strict=strict))
        if strict:
            yield from _refused(_order(name, field))

    for name, field in fields.items():
        if not field.shape:
            yield from refused(name, field)
    for shape in dict.fromkeys(field.shape for field in fields.values() if field.shape):
        alike = {name: field for name, field in fields.items() if field.shape == shape}
        lines = [line for name, field in alike.items() for line in refused(name, field)]
        absent = [f"{_number(name, field)} != {field.empty}" for name, field in alike.items() if field.by_seat]
        if absent and _seats(info) != str(shape[0]):
            lines += [f"if i >= {_seats(info)}:", *_indented(_refused(absent))]
        if len(shape) == 2:
            lines = list(_loop("j", shape[1], lines))
        yield from _loop("i", shape[0], lines)


def _refused(conditions: Iterable[str]) -> Iterator[str]:
    for condition in conditions:
        yield f"if {condition}:"
        yield "    return False"


def _number(name: str, field: Field) -> str:
    """A number of a field, within those loops."""
    return f"s.{name}{PLACES[len(field.shape)]}"


def _limit(info: Info, field: Field, *, strict: bool) -> str:
    """The most that a number of the field can be. Too many cards of a kind are no wrong numbers, but wrong cards."""
    high = field.high
    if field.width and not strict:
        while isinstance(high, str):
            high = info.layout.fields[high].high
    if isinstance(high, int):
        return str(high)
    bound = info.layout.fields[high]
    if bound.width:  # kind by kind
        return f"s.{high}[{'ij'[len(field.shape) - 1]}]"
    if field.each and bound.by_seat:
        return f"s.{high}[i // {field.each}]"
    return f"s.{high}{PLACES[len(bound.shape)]}"


def _seats(info: Info) -> str:
    """How many seats there are at the table, those that the game itself plays included."""
    low, high = info.players
    counts = {total_seats(info, players) for players in range(low, high + 1)}
    if len(counts) == 1:
        return str(counts.pop())
    return " + ".join(["s.players", *(f"{n} * (s.players == {players})" for players, n in info.extra_seats.items())])


def _conditions(info: Info, name: str, field: Field, *, strict: bool) -> Iterator[str]:
    """When a number of the field is out of its range."""
    value, pack, seats = _number(name, field), field.pack, _seats(info)
    if field.kind == "seat":
        end = "s.players" if field.option else str(int(field.high) + 1) if field.high else seats
        yield f"not {field.low} <= {value} < {end}"
    elif field.kind == "seats":
        yield f"not 0 <= {value} < 1 << {seats if seats.isalnum() else f'({seats})'}"
    elif field.kind == "cards" and pack is not None:
        yield f"{value} & {~pack.all}"
        if pack.firsts != pack.all:  # identical cards are filled from the lowest up
            yield f"{value} & {pack.all & ~pack.firsts} & ~({value} << 1)"
    else:
        yield f"not {field.low} <= {value} <= {_limit(info, field, strict=strict)}"
        if field.kind == "card" and pack is not None and pack.firsts != pack.all:  # the first of a kind stands for it
            yield f"{value} != {NO_CARD} and not {pack.firsts} >> max({value}, 0) & 1"


def _order(name: str, field: Field) -> Iterator[str]:
    """When a number cannot be taken apart, or an entry stands where none counts: what only tests ask."""
    value, upper = _number(name, field), 0
    for part in field.code:
        counted = f"{value} % {upper}" if upper else value
        yield f"{counted} // {part.unit} > {part.high}"
        upper = part.unit
    if field.fill:
        filled = f"s.{field.fill}[i // {field.each}]" if field.seats else f"s.{field.fill}"
        yield f"({f'i % {field.each}' if field.seats else 'i'} < {filled}) != ({value} != {field.empty})"
