"""What docs/security.md says is so: its numbers are those of the code, no limit and no attack is left out."""

import importlib
import re
from dataclasses import fields
from pathlib import Path

import pytest

from octavo.server.limits import Limits

DOCS = Path(__file__).parent.parent / "docs"
PAGE = (DOCS / "security.md").read_text("utf-8")
ROWS = re.findall(r"^\| [^|*]+ \| ([\d,.]+)((?: \w+)*) \| `(\w+)\.(\w+)` \|$", PAGE, re.MULTILINE)
UNITS = {
    "": 1.0,
    "s": 1.0,
    "s a second": 1.0,
    "KiB": 1024.0,
    "hours": 3600.0,
    "a second": 1.0,
    "a minute": 1 / 60,
    "an hour": 1 / 3600,
}
A_MINUTE = ("log.MOST_A_MINUTE",)  # already told by the minute in the code
MODULES = {path.stem: path for path in (DOCS.parent / "src" / "octavo" / "server").rglob("*.py")}


def test_every_row_of_the_table_is_read() -> None:
    assert len(ROWS) == len(re.findall(r"`\w+\.(?!py`)\w+` \|$", PAGE, re.MULTILINE)) > 40


@pytest.mark.parametrize(("number", "unit", "module", "name"), ROWS, ids=lambda word: word.strip() or "-")
def test_a_limit_is_what_the_page_says(number: str, unit: str, module: str, name: str) -> None:
    path = MODULES[module].relative_to(DOCS.parent / "src").with_suffix("")
    where = importlib.import_module(".".join(path.parts))
    found = getattr(Limits() if module == "limits" else where, name)
    scale = 1.0 if f"{module}.{name}" in A_MINUTE else UNITS[unit.strip()]
    assert found == pytest.approx(float(number.replace(",", "")) * scale), (
        f"docs/security.md: {module}.{name} is {found}"
    )


def test_the_tests_that_it_names_are_there() -> None:
    named = set(re.findall(r"`(tests/[\w/]+\.py)`", PAGE))
    attacks = {f"tests/hostile/{path.name}" for path in (DOCS.parent / "tests" / "hostile").glob("test_*.py")}
    assert all((DOCS.parent / path).is_file() for path in named)
    assert attacks - named <= {f"tests/hostile/test_{what}.py" for what in ("canary", "findings", "found", "raw")}


def test_no_limit_is_left_out() -> None:
    told = {name for _, _, module, name in ROWS if module == "limits"} | {"spare_host"}
    assert told == {field.name for field in fields(Limits)}, "docs/security.md has a row for each limit"
