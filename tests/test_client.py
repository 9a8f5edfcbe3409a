"""The client: its types are those of the wire, its versions are exact, and its markup keeps to the page's policy."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

from octavo.cli import main as cli
from octavo.cli.arguments import read

CLIENT = Path(__file__).parent.parent / "client"
LONGEST = 500  # lines of a file


def _script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"client_{name}", CLIENT / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_are_those_of_the_wire() -> None:
    for name, text in _script("wire_types").files().items():
        assert (CLIENT / "src" / "wire" / name).read_text("utf-8") == text, "run: python client/wire_types.py"


def test_versions_are_exact_and_no_registry_is_named() -> None:
    package = (CLIENT / "package.json").read_text("utf-8")
    pins = re.findall(r'^    "(?:@?[a-z/-]+)": "([^"]*)",?$', package, re.MULTILINE)
    assert pins
    versions = [pin for pin in pins if pin[:1].isdigit() or pin[:1] in "^~*><"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", pin) for pin in versions)
    assert '"resolved"' not in (CLIENT / "package-lock.json").read_text("utf-8")


def test_no_file_of_the_client_is_too_long() -> None:
    folders = (CLIENT / "src", CLIENT / "tests")
    files = [
        path for folder in folders for path in folder.rglob("*") if path.suffix in {".ts", ".svelte", ".css", ".py"}
    ]
    assert files
    assert [path.name for path in files if len(path.read_text("utf-8").splitlines()) > LONGEST] == []


def test_markup_has_no_inline_style() -> None:
    # The page's policy forbids style="…" in markup; style: directives are set by script, which it allows.
    marked = [
        path for path in (CLIENT / "src").rglob("*.svelte") if re.search(r"<[^>]*\sstyle=", path.read_text("utf-8"))
    ]
    assert [path.name for path in marked] == []


def test_the_page_in_development_looks_for_tables_where_they_are_served() -> None:
    port = read(cli._parser, ["serve"]).port
    found = re.findall(r"http://127\.0\.0\.1:(\d+)", (CLIENT / "vite.config.ts").read_text("utf-8"))
    assert found == [str(port)]
