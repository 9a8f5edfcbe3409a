"""The compiler, in one place: a game's rules at either speed.

Rules are plain Python. `interpreted(game)` and `compiled(game)` give the same names, made from the same source, and
both can be used in one process. Each is a copy of the functions of the rules' modules, which call each other within
the copy. In the compiled copy Numba's dispatcher wraps each function and compiles it when it is first called.

`GENERIC` modules are written once for all games. They call a game through their global name `game`, and every copy
has its own game bound to that name.

Numba keeps machine code on disk, but doesn't see when a function that another one calls has changed. So the folder
it is kept in is named by a hash of all sources that go into a game: an edit of any of them means another folder, but
for comments and docstrings. For Numba not to see those either, what it compiles comes from copies of the sources
without them, which lie beside the machine code.

Where nobody may wait, a process of its own compiles everything that is called from Python beforehand (`warm`) and
leaves a mark beside the machine code (`ready`). Then a thread only loads it (`load`), one function at a time.
"""

import hashlib
import importlib
import pkgutil
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping
from enum import EnumType
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, cast

import llvmlite.binding
import numba
import numpy as np
from numba import types

from octavo.engine import sources
from octavo.engine.paths import cache_folder, make_cache
from octavo.games import catalogue
from octavo.kernel import derived
from octavo.kernel.contract import Game
from octavo.kernel.record import Names

if TYPE_CHECKING:
    from octavo.engine import driver as driving
    from octavo.engine import entry, exact, seeing
    from octavo.engine import playout as playing
    from octavo.engine import search as searching

    class Rules(Game[Any]):
        """A game's rules and the generic functions bound to it, at one of the speeds."""

        do_deal = staticmethod(entry.do_deal)
        do_apply = staticmethod(entry.do_apply)
        do_observe = staticmethod(entry.do_observe)
        do_imagine = staticmethod(entry.do_imagine)
        ask_legal = staticmethod(entry.ask_legal)
        ask_situation = staticmethod(entry.ask_situation)
        ask_standing = staticmethod(entry.ask_standing)
        ask_delay = staticmethod(entry.ask_delay)
        ask_default_action = staticmethod(entry.ask_default_action)
        ask = staticmethod(driving.ask)
        settle = staticmethod(driving.settle)
        begin = staticmethod(playing.begin)
        playout = staticmethod(playing.playout)
        next_action = staticmethod(playing.next_action)
        digest = staticmethod(playing.digest)
        digests = staticmethod(playing.digests)
        playouts = staticmethod(playing.playouts)
        search = staticmethod(searching.search)
        compare = staticmethod(searching.compare)
        add_victory = staticmethod(searching.add_victory)
        solve = staticmethod(exact.solve)
        see = staticmethod(seeing.see)  # where it is asked for

else:
    Rules = Any


KERNEL = tuple(
    f"octavo.kernel.{name}" for name in ("cards", "chance", "dealing", "heaps", "policy", "record", "timing", "tricks")
)
GENERIC = tuple(f"octavo.engine.{name}" for name in ("entry", "driver", "playout", "search", "exact"))
PRIMITIVES = "octavo.kernel.primitives"
DERIVED = "octavo.kernel.derived"  # rules that are made from records
PLAIN = ("words", "scene", "deck")  # modules of a game that are for people and files, and never compiled

SELDOM = ("invariants", "view")  # modules of a game that are not called at every step
SELDOM_CALLED = "SELDOM_CALLED"  # what others that are not, or are large, say of themselves

ALLOCATING = ("dealing", "view")  # modules in which `primitives.scratch` is called

# Our loops are over a few seats or cards: vectorising them takes long to compile and gains nothing.
numba.config.LOOP_VECTORIZE = 0  # type: ignore[attr-defined]

KEPT_VERSIONS = 8  # folders of machine code kept for each game

# What a table and its bots call, by the arguments: an array of states, a number, or numbers side by side.
S, N, A = "states", "number", "numbers"
ENTRIES: dict[str, tuple[str, ...]] = {
    "do_deal": (S, A),
    "do_apply": (S, N, N, A),
    "do_observe": (S, N, S),
    "do_imagine": (S, N, A),
    "ask_situation": (S, A),
    "ask_legal": (S, N, A),
    "ask_standing": (S, A),
    "ask_delay": (S, N, N),
    "ask_default_action": (S, N, A, N, A),
}
MARK = "ready"  # the file that says that all of them are there

_making = threading.Lock()
_loaded: set[str] = set()


@cache
def interpreted(key: str) -> Rules:
    """A game's rules and the generic functions, in plain Python: slow, at once, and open to a debugger."""
    return _copy(key, lambda function: function, lambda function: function, _plain_table)


def compiled(key: str, *more: str) -> Rules:
    """A game's rules and the generic functions as machine code, made when each is first called.

    `more` are generic modules that only somebody special may use; they may call rules and themselves.
    """
    with _making:
        return _compiled(key, *more)


@cache
def _compiled(key: str, *more: str) -> Rules:
    folder = _machine_code(key)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]  # read when a dispatcher is made
    return _copy(key, _inner, _entry, lambda table: table, more, lambda name: _bare_codes(name, folder))


def warm(key: str) -> None:
    """Compile all that a table and its bots call, and say so for other processes."""
    load(key)
    (_machine_code(key) / MARK).write_text(_mark())


def ready(key: str) -> bool:
    """Whether that has been done, on this machine and for these sources: `load` then compiles nothing."""
    try:
        return (_machine_code(key) / MARK).read_text() == _mark()
    except FileNotFoundError:
        return False


def load(key: str) -> None:
    """Load the machine code of everything that a table and its bots call, or compile it."""
    rules = compiled(key)
    states = types.Array(numba.from_dtype(rules.STATE.dtype), 1, "C")
    kinds = {S: states, N: types.int64, A: types.Array(types.int64, 1, "C")}
    for name, arguments in ENTRIES.items():
        getattr(rules, name).compile(tuple(kinds[argument] for argument in arguments))
    _loaded.add(key)


def loaded(key: str) -> bool:
    """Whether that has been done in this process: calls of compiled rules then go through at once."""
    return key in _loaded


def _mark() -> str:
    """Machine code is made for one kind of processor."""
    return f"{llvmlite.binding.get_host_cpu_name()} {' '.join(ENTRIES)}\n"


def _entry(function: FunctionType) -> Any:
    """A function to be called from Python: its machine code is kept on disk."""
    return numba.njit(cache=True, **_how(function))(function)


def _inner(function: FunctionType) -> Any:
    """A function to be called by other rules. Hot functions are inlined, which makes them 1.5 times as fast."""
    home = function.__module__
    seldom = home.rpartition(".")[2] in SELDOM or hasattr(sys.modules[home], SELDOM_CALLED)
    hot = home in KERNEL or not seldom
    how: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, **_how(function)}
    return numba.njit(forceinline=hot, **how)(function)


def _how(function: FunctionType) -> dict[str, Any]:
    """Rules allocate nothing, so they need no counting of references, which would take half of the time."""
    allocates = function.__module__.rpartition(".")[2] in ALLOCATING
    return {"nogil": True, "error_model": "numpy", "_nrt": allocates}


def parts(key: str) -> list[str]:
    """The modules of a game that hold rules."""
    package = importlib.import_module(catalogue.package(key))
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__))
    return [f"{package.__name__}.{name}" for name in names if name not in PLAIN]


def files(key: str) -> list[Path]:
    """The sources that decide what a game's machine code does."""
    return [_file(name) for name in (*KERNEL, PRIMITIVES, DERIVED, *GENERIC, "octavo.engine.compiler", *parts(key))]


def _file(name: str) -> Path:
    return Path(str(importlib.import_module(name).__file__))


@cache
def _machine_code(key: str) -> Path:
    """The folder for this state of the sources; folders of states long gone are cleared away."""
    home = cache_folder() / "machine-code" / key
    folder = home / sources.fingerprint(files(key), f"{sys.version} {numba.__version__}")
    make_cache(folder)
    folder.touch()
    old = sorted((p for p in home.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime)[:-KEPT_VERSIONS]
    for path in old:
        shutil.rmtree(path, ignore_errors=True)
    return folder


def _bare_codes(name: str, folder: Path) -> dict[str, CodeType]:
    """The functions of a module as its source without comments has them, which is kept in the folder.

    Numba keeps the machine code of a function for as long as the file that it comes from, and the line, are the same.
    """
    text = sources.bare(_file(name)) + derived.text(name)
    path = folder / f"{name}-{hashlib.sha256(text.encode()).hexdigest()[:8]}.py"
    if not path.exists():  # another process may be writing the same
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=folder, delete=False) as file:
            file.write(text)
        Path(file.name).replace(path)
    constants = compile(text, str(path), "exec", dont_inherit=True).co_consts
    return {code.co_name: code for code in constants if isinstance(code, CodeType)}


def _plain_table(value: Any) -> Any:
    """Tables as tuples: the interpreter reads those faster, and gets Python's own integers."""
    return tuple(value.tolist()) if isinstance(value, np.ndarray) else value


@cache
def _numbers(names: type[Names]) -> ModuleType:
    """Named numbers as a module of plain integers: interpreter and compiler read nothing faster."""
    module = ModuleType(names.__name__)
    vars(module).update({one.name: one.value for one in names})
    return module


def _copy(
    key: str,
    inner: Callable[[FunctionType], Any],
    entry: Callable[[FunctionType], Any],
    table: Callable[[Any], Any],
    more: tuple[str, ...] = (),
    codes: Callable[[str], Mapping[str, CodeType]] = lambda name: {},
) -> Rules:
    """One namespace with all that a game's package offers and all generic functions.

    Rules call each other as `inner` wraps them, and are called from Python as `entry` does; each global value is passed
    through `table`. `codes` are those of a module's functions that come from elsewhere than the module.
    """
    modules = {name: vars(importlib.import_module(name)) for name in (*KERNEL, *parts(key), *GENERIC, *more)}
    copies: dict[str, dict[str, Any]] = {name: {} for name in modules}
    inside: dict[Any, Any] = {}
    outside: dict[Any, Any] = {}
    for name, space in modules.items():
        own = codes(name)
        for value in space.values():
            if isinstance(value, FunctionType) and value.__module__ == name:
                code = own.get(value.__name__, value.__code__)
                copied = FunctionType(code, copies[name], value.__name__, value.__defaults__)
                copied.__module__ = name
                copied.__qualname__ = f"{key}_{value.__name__}"  # names the file that keeps its machine code
                inside[value], outside[value] = inner(copied), entry(copied)

    def bound_value(value: Any, functions: dict[Any, Any]) -> Any:
        if isinstance(value, FunctionType):
            return functions.get(value, value)
        if isinstance(value, EnumType) and issubclass(value, Names):
            return _numbers(value)
        return table(value)

    def bound(space: dict[str, Any], functions: dict[Any, Any]) -> dict[str, Any]:
        return {name: bound_value(value, functions) for name, value in space.items()}

    package = vars(catalogue.game(key))
    game, rules = ModuleType(key), ModuleType(key)
    vars(game).update(bound(package, inside))
    for name, space in modules.items():
        copies[name].update(bound(space, inside))
        if name in GENERIC or name in more:
            copies[name]["game"] = game
            vars(rules).update({v.__name__: outside[v] for v in outside if v.__module__ == name})
    vars(rules).update(bound(package, outside))
    return cast(Rules, rules)
