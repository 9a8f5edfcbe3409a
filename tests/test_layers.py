"""The folders are the layers: each imports only from those above it."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "octavo"

# From the top down: what is in a folder may import what is in the same or in one above.
LAYERS = ("text", "kernel", "games", "engine", "match", "bots", "lab", "testing", "server", "terminal", "cli")
RANK = {name: rank for rank, name in enumerate(LAYERS)}
FILES = sorted(SOURCE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The folders of octavo that a file imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "octavo":
            found |= {alias.name for alias in node.names if alias.name in RANK}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("octavo."):
            found.add(node.module.split(".")[1])
        elif isinstance(node, ast.Import):
            found |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("octavo.")}
    return found


def test_the_folders_are_the_layers() -> None:
    folders = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert folders == set(LAYERS)
    assert {path.name for path in SOURCE.glob("*.py")} == {"__init__.py"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_layer_looks_only_upwards(path: Path) -> None:
    if path.parent == SOURCE:  # offers names of all layers, and imports them when they are asked for
        return
    # The compiler names the modules that it binds to games, of layers below it, too; it does not import them.
    part = path.relative_to(SOURCE).parts[0]
    assert {name for name in imports(path) if RANK[name] > RANK[part]} == set()


# A room is told the time and all that happens, and waits for nothing.
IMPURE = {
    "asyncio", "concurrent", "http", "io", "logging", "multiprocessing", "os", "pathlib", "queue", "select", "shutil",
    "signal", "socket", "socketserver", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time",
    "aiohttp", "asyncpg", "uvloop", "prometheus_client",
}  # fmt: skip
CALLED = {"open", "print", "input", "exec", "eval", "__import__"}


def modules(path: Path) -> set[str]:
    """All modules that a file imports, as far as they are named."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert not node.level, "relative imports hide where something is from"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


@pytest.mark.parametrize("path", sorted((SOURCE / "server" / "room").glob("*.py")), ids=lambda path: path.name)
def test_a_room_knows_no_clock_socket_file_or_thread(path: Path) -> None:
    for module in modules(path):
        assert module.split(".")[0] not in IMPURE, module
        if module.startswith("octavo.server."):
            assert module.split(".")[2] in ("room", "wire"), module
    tree = ast.walk(ast.parse(path.read_text("utf-8")))
    assert CALLED.isdisjoint(
        node.func.id for node in tree if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    )


# Within the server, too. What all of it shares, its limits, log and figures, stands beside these folders.
SERVER = ("wire", "room", "store", "work", "net", "http")


@pytest.mark.parametrize("path", sorted((SOURCE / "server").glob("*/**/*.py")), ids=lambda path: path.name)
def test_the_server_s_folders_are_layers(path: Path) -> None:
    own = SERVER.index(path.relative_to(SOURCE / "server").parts[0])
    names = [module.split(".")[2] for module in modules(path) if module.startswith("octavo.server.")]
    assert [name for name in names if name in SERVER and SERVER.index(name) > own] == []


def test_games_don_t_know_each_other() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        game = path.relative_to(SOURCE / "games").parts[0]
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("from octavo.games."):
                assert line.split(".")[2].split(" ")[0] == game
