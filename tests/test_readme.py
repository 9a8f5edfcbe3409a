"""What the README shows is true: its program runs, and its table is the catalogue."""

import doctest
import re
from pathlib import Path

from octavo.games import catalogue

README = Path(__file__).parent.parent / "README.md"


def test_the_program_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert tried > 5 and failed == 0


def test_the_table_is_the_catalogue(rewrite: bool) -> None:
    """`--write` writes it again."""
    rows = ["| key | game | players | designers |", "|---|---|---|---|"]
    for info in (catalogue.game(key).INFO for key in catalogue.listed()):
        low, high = info.players
        rows.append(f"| `{info.key}` | {info.title('en')} | {low}-{high} | {', '.join(info.designers)} |")
    table, text = "\n".join(rows) + "\n", README.read_text("utf-8")
    if rewrite:
        README.write_text(re.sub(r"^\| key \|.*\n(?:\|.*\n)+", table, text, flags=re.MULTILINE), "utf-8")
    assert table in README.read_text("utf-8")
