"""Sources without comments and docstrings, as the machine reads them.

Machine code is named by these, so a comment can be improved without compiling again.
"""

import ast
import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path


def bare(path: Path) -> str:
    """A module's source without comments, docstrings and blank lines."""
    return _bare(path.read_bytes())


@cache  # most modules go into every game
def _bare(source: bytes) -> str:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            # Nor bare strings further down: those that stand below a name tell what it is.
            node.body = [line for line in node.body if not _is_text(line)] or [ast.Pass()]
    return ast.unparse(tree) + "\n"


def _is_text(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)


def fingerprint(paths: Iterable[Path], salt: str = "") -> str:
    """A hash of what these modules do, and of a text."""
    digest = hashlib.sha256(salt.encode())
    for path in paths:
        text = bare(path).encode()
        digest.update(b"\0%s\0%d\0" % (path.name.encode(), len(text)) + text)
    return digest.hexdigest()[:16]
