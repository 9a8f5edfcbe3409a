"""What docs/your-own-game.md shows stands in the example, line for line, and its commands exist."""

import re
from pathlib import Path

import pytest

from octavo.cli.main import main

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "your-own-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(python|toml|text|console)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SHOWN = [text for kind, text in BLOCKS if kind != "console"]
COMMANDS = [line for kind, text in BLOCKS if kind == "console" for line in text.splitlines()]
LINKED = {(ROOT / "docs" / target).resolve() for target in re.findall(r"\]\(([^)#]+)\)", PAGE)}
(EXAMPLE,) = (path for path in LINKED if path.parent == ROOT / "examples")


@pytest.mark.parametrize("text", SHOWN)
def test_what_is_shown_is_in_the_example(text: str) -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
    assert any(text in path.read_text("utf-8") for path in files)


def test_there_are_links_to_what_exists() -> None:
    assert len(SHOWN) > 8 and all(path.exists() for path in LINKED)


def test_its_commands_exist(capsys: pytest.CaptureFixture[str]) -> None:
    asked = {line.split()[2] for line in COMMANDS if line.startswith("$ octavo ")}
    assert asked >= {"new", "simulate", "play"}
    for name in asked:
        with pytest.raises(SystemExit) as ended:
            main([name, "--help", "--lang", "en"])
        assert ended.value.code == 0 and capsys.readouterr().out
