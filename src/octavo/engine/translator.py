"""The translator: a game's rules as a module of JavaScript, from the same source that runs everywhere else.

With it a page replays a finished match by itself, from its secret and its log, and need not trust the server about the
deal. The common subset of the rules is so small that one page of Python translates it. Every number becomes a BigInt,
which has no limit, like an integer of the interpreter.
"""

import ast
import inspect
import json
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from octavo.engine.compiler import PRIMITIVES
from octavo.games import catalogue
from octavo.kernel.options import Choice
from octavo.kernel.record import EMPTY, Field

OFFERED = ("deal", "actors", "legal", "apply", "score", "standing")

PRIMITIVE = """\
const $count = (cards) => { let n = 0n; for (; cards; cards &= cards - 1n) n += 1n; return n; };
const $lowest = (cards) => BigInt((cards & -cards).toString(2).length - 1);
const $min = (...numbers) => numbers.reduce((a, b) => (b < a ? b : a));
const $max = (...numbers) => numbers.reduce((a, b) => (b > a ? b : a));
const $rest = (a, b) => ((a % b) + b) % b;
const $over = (a, b) => (a - $rest(a, b)) / b;
const $len = (numbers) => BigInt(numbers.length);
"""
"""What JavaScript says differently: division goes down, not towards zero."""

CALLED = {"count", "lowest", "min", "max", "len"}
CALCULATED: dict[type[ast.AST], str] = {ast.FloorDiv: "$over", ast.Mod: "$rest"}
SIGNS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<",
    ast.RShift: ">>", ast.Invert: "~", ast.USub: "-", ast.Eq: "===", ast.NotEq: "!==", ast.Lt: "<", ast.LtE: "<=",
    ast.Gt: ">", ast.GtE: ">=", ast.And: "&&", ast.Or: "||",
}  # fmt: skip
RESERVED = {"case", "default", "do", "function", "let", "new", "switch", "this", "typeof", "var", "void"}


@cache
def javascript(key: str) -> str:
    """A game's rules, the layout of its record, and its options."""
    game = catalogue.game(key)
    translation = _Translation()
    offered = [f"{translation.function(getattr(game, name))} as {name}" for name in OFFERED]
    fields = {name: _layout(field) for name, field in game.STATE.fields.items()}
    options = {o.key: o.values if isinstance(o, Choice) else type(o).__name__.lower() for o in game.INFO.options}
    return "\n".join(
        [
            f"// The rules of {key}, version {game.INFO.version}: from Python, by octavo/engine/translator.py.",
            PRIMITIVE,
            *translation.tables.values(),
            *translation.functions.values(),
            f"export const VERSIONS = {json.dumps(sorted(game.INFO.versions))};",
            f"export const OPTIONS = {json.dumps(options)};",
            f"export const FIELDS = {json.dumps(fields)};",
            f"export const DEALT = {json.dumps(game.GUIDE.dealt)};",
            f"export {{ {', '.join(offered)} }};",
            "",
        ]
    )


def _layout(field: Field) -> dict[str, Any]:
    """What a reader of positions needs to know about a field."""
    names = field.pack.names if field.pack is not None else field.names
    shape = {"size": field.size, "seats": field.by_seat, "width": field.width}
    return {"kind": field.kind, **shape, "empty": EMPTY[field.kind], "names": names}


class _Translation:
    """All functions that the first ones call, and the tables that they read, by the names they get."""

    def __init__(self) -> None:
        self.functions: dict[str, str] = {}
        self.tables: dict[str, str] = {}

    def function(self, function: FunctionType) -> str:
        """Translate a function; the name that it has in the translation."""
        name = _unique(function.__module__, function.__name__)
        if name not in self.functions:
            self.functions[name] = ""  # it may call itself
            tree = ast.parse(inspect.getsource(function)).body[0]
            assert isinstance(tree, ast.FunctionDef)
            self.functions[name] = _Function(self, function, tree).text(name)
        return name

    def value(self, module: str, name: str, value: Any) -> str:
        """A value of a module: numbers are put where they are used, tables have a name."""
        if isinstance(value, int):
            return _number(value)
        unique = _unique(module, name)
        self.tables[unique] = f"const {unique} = {_numbers(value)};"
        return unique


def _unique(module: str, name: str) -> str:
    return f"{module.rpartition('.')[2]}${name}"


def _number(value: int) -> str:
    return f"{value}n" if value >= 0 else f"({value}n)"


def _numbers(value: Any) -> str:
    """A table of numbers, of one dimension or more."""
    if isinstance(value, np.ndarray):
        value = value.tolist()
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_numbers, value))}]"
    return _number(int(value))


class _Function:
    """One function. KeyError for a statement or an expression outside the common subset."""

    def __init__(self, translation: _Translation, function: FunctionType, tree: ast.FunctionDef) -> None:
        self.translation, self.tree = translation, tree
        self.module, self.globals = function.__module__, function.__globals__
        self.arguments = [argument.arg for argument in tree.args.args]
        assert not tree.args.defaults
        stored = [n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
        self.locals = [name for name in dict.fromkeys(stored) if name not in self.arguments]
        self.loops = 0

    def text(self, name: str) -> str:
        """The whole function, under its new name."""
        own = f"let {', '.join(map(_local, self.locals))}; " if self.locals else ""
        return f"function {name}({', '.join(map(_local, self.arguments))}) {{ {own}{self.block(self.tree.body)} }}"

    def block(self, statements: list[ast.stmt]) -> str:
        return " ".join(self.statement(statement) for statement in statements)

    def statement(self, node: ast.stmt) -> str:
        """One statement."""
        match node:
            case ast.Expr(ast.Constant(str())):  # what the function says of itself
                return ""
            case ast.Expr(value):
                return f"{self.value(value)};"
            case ast.Assign(targets, value):
                return self.assigned([self.value(target) for target in targets], self.value(value))
            case ast.AnnAssign(target, _, ast.expr() as value):
                return self.assigned([self.value(target)], self.value(value))
            case ast.AugAssign(target, op, value):  # what the target calls is called once
                return f"{self.value(target)} {SIGNS[type(op)]}= {self.value(value)};"
            case ast.Return(value):
                return f"return {self.value(value)};" if value else "return;"
            case ast.If(test, body, orelse):
                other = f" else {{ {self.block(orelse)} }}" if orelse else ""
                return f"if ({self.test(test)}) {{ {self.block(body)} }}{other}"
            case ast.While(test, body, []):
                return f"while ({self.test(test)}) {{ {self.block(body)} }}"
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), bounds), body, []):
                return self.loop(name, [self.value(bound) for bound in bounds], body)
            case ast.Continue():
                return "continue;"
            case ast.Break():
                return "break;"
        raise KeyError(ast.unparse(node))

    def assigned(self, targets: list[str], value: str) -> str:
        """The value comes first, and then the places; JavaScript alone would look for the places first."""
        if any("[" in target for target in targets) and "(" in value:
            return f"{{ const $value = {value}; {' '.join(f'{target} = $value;' for target in targets)} }}"
        return f"{' = '.join([*targets, value])};"

    def loop(self, name: str, bounds: list[str], body: list[ast.stmt]) -> str:
        """A loop over a range, whose end is looked at once, and which what happens inside does not change."""
        self.loops += 1
        at, end = f"at${self.loops}", f"end${self.loops}"
        start, stop, step = {1: ("0n", *bounds, "1n"), 2: (*bounds, "1n"), 3: tuple(bounds)}[len(bounds)]
        goes_on = f"{at} > {end}" if step.startswith("(-") else f"{at} < {end}"
        inside = f"{_local(name)} = {at}; {self.block(body)}"
        return f"for (let {at} = {start}, {end} = {stop}; {goes_on}; {at} += {step}) {{ {inside} }}"

    def test(self, node: ast.expr) -> str:
        """An expression of which only matters whether it is true."""
        match node:
            case ast.Compare(left, ops, others):
                sides = [left, *others]
                twice = [n.id for side in sides[1:-1] for n in ast.walk(side) if isinstance(n, ast.Name)]
                assert "rng" not in twice  # what is in the middle is looked at twice
                return " && ".join(self.compared(a, op, b) for a, op, b in zip(sides[:-1], ops, sides[1:], strict=True))
            case ast.UnaryOp(ast.Not(), operand):
                return f"!({self.test(operand)})"
            case ast.BoolOp(op, values):
                return f" {SIGNS[type(op)]} ".join(f"({self.test(value)})" for value in values)
        return self.value(node)

    def compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        if type(op) in SIGNS:
            return f"{self.value(left)} {SIGNS[type(op)]} {self.value(right)}"
        inside = f"{self.value(right)}.includes({self.value(left)})"
        return inside if isinstance(op, ast.In) else f"!{inside}"

    def calculated(self, left: str, op: ast.operator, right: str) -> str:
        if type(op) in CALCULATED:
            return f"{CALCULATED[type(op)]}({left}, {right})"
        return f"({left} {SIGNS[type(op)]} {right})"

    def value(self, node: ast.expr) -> str:
        """An expression: a number, or several numbers. True is 1, as in Python."""
        match node:
            case ast.Constant(int() as number):
                return _number(int(number))
            case ast.Name(name):
                return self.name(name)
            case ast.Attribute(ast.Name("s"), name):
                return f"s.{name}"
            case ast.Attribute(ast.Name(names), name):  # of a phase, or of the value of an option
                return _number(self.globals[names][name].value)
            case ast.Subscript(numbers, index):
                return f"{self.value(numbers)}[{self.value(index)}]"
            case ast.Tuple(parts):
                return f"[{', '.join(map(self.value, parts))}]"
            case ast.BinOp(left, op, right):
                return self.calculated(self.value(left), op, self.value(right))
            case ast.UnaryOp(ast.USub() | ast.Invert() as op, operand):
                return f"({SIGNS[type(op)]}{self.value(operand)})"
            case ast.BoolOp(op, values):
                return f"({f' {SIGNS[type(op)]} '.join(map(self.value, values))})"
            case ast.IfExp(test, body, orelse):
                return f"({self.test(test)} ? {self.value(body)} : {self.value(orelse)})"
            case ast.Compare() | ast.UnaryOp(ast.Not()) | ast.Call(ast.Name("bool")):
                asked = node.args[0] if isinstance(node, ast.Call) else node
                return f"({self.test(asked)} ? 1n : 0n)"
            case ast.Call(ast.Name(name), arguments, []):
                return f"{self.name(name)}({', '.join(map(self.value, arguments))})"
        raise KeyError(ast.unparse(node))

    def name(self, name: str) -> str:
        """The meaning of a name: a variable, a function, or a value of the module."""
        if name in self.locals or name in self.arguments:
            return _local(name)
        value = self.globals.get(name)
        if value is None or getattr(value, "__module__", "") == PRIMITIVES:
            return f"${({name} & CALLED).pop()}"
        if isinstance(value, FunctionType):
            return self.translation.function(value)
        return self.translation.value(self.module, name, value)


def _local(name: str) -> str:
    return f"{name}_" if name in RESERVED else name
