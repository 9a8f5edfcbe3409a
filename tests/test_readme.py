"""What the README shows is true: its program runs, and its table is the catalogue."""

import doctest
from pathlib import Path

from octavo.games import catalogue

README = Path(__file__).parent.parent / "README.md"


def test_the_program_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert tried > 5 and failed == 0


def test_the_table_is_the_catalogue() -> None:
    text = README.read_text("utf-8")
    for key in catalogue.listed():
        info = catalogue.game(key).INFO
        low, high = info.players
        assert f"| `{key}` | {info.title('en')} | {low}-{high} | {', '.join(info.designers)} |" in text
