"""Each layer imports only from those above it, and no file grows past what a reader can hold."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "octavo"

# From the top down: a module may import what stands in its own row or in a row above.
LAYERS = (
    ("types", "language", "attended", "bar"),
    ("primitives", "refusal", "folders", "sources"),
    ("cards", "chance", "tricks", "names"),
    ("lookalikes",),
    ("record", "dealing", "heaps", "pace", "sense"),
    ("contract", "sheet"),
    ("games",),
    ("catalogue",),
    ("compiler", "decks", "asking"),
    ("translator",),
    ("position", "fairness", "speed"),
    ("match", "examples"),
    ("notation",),
    ("bots", "lab", "lessons"),
    ("table",),
    ("terminal", "arena"),
    ("arguments", "cli"),
)
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
FILES = sorted(SOURCE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The parts of octavo that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "octavo":
            found |= {alias.name for alias in node.names if alias.name in RANK}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("octavo."):
            found.add(node.module.split(".")[1])
        elif isinstance(node, ast.Import):
            found |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("octavo.")}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_layer_looks_only_upwards(path: Path) -> None:
    part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    if part == "__init__":
        assert imports(path) == set()
        return
    below = {name for name in imports(path) if RANK[name] > RANK[part]}
    # The compiler names the generic modules, and binds them to games; it does not call them.
    assert below == set()


@pytest.mark.parametrize("path", [*FILES, *Path(__file__).parent.rglob("*.py")], ids=lambda path: path.name)
def test_no_file_is_longer_than_500_lines(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 500


def test_games_don_t_know_each_other() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        game = path.relative_to(SOURCE / "games").parts[0]
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("from octavo.games."):
                assert line.split(".")[2].split(" ")[0] == game
