"""The hosted workflows call what there is, and nothing that can change under them."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_calls_the_targets_that_people_call(path: Path) -> None:
    text = path.read_text("utf-8")
    called = re.findall(r"\bmake ((?:--?\w+ )*)([a-z-]+)", text)
    assert called and {target for _, target in called} <= TARGETS
    for script in re.findall(r"(?<=run: )\S*\.ci/\S+", text):
        assert (ROOT / script).is_file()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_known_by_what_they_are(path: Path) -> None:
    text = path.read_text("utf-8")
    used = re.findall(r"uses: (\S+)", text)
    assert used and all(re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action) for action in used)
    assert "permissions:\n  contents: read" in text
    assert not re.search(r"run: .*\$\{\{ github\.(ref|head|event)", text), "somebody else's text is never a command"


def test_every_workflow_is_checked_by_its_schema() -> None:
    (line,) = (
        line for line in (ROOT / "Makefile").read_text("utf-8").splitlines() if "vendor.github-workflows" in line
    )
    assert set(re.findall(r"[\w-]+\.yml", line)) == {path.name for path in WORKFLOWS}


def test_the_versions_of_python_are_those_that_the_package_takes() -> None:
    minors = {int(minor) for minor in re.findall(r'"3\.(\d+)"', (ROOT / ".github/workflows/ci.yml").read_text("utf-8"))}
    lowest = re.search(r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert lowest and min(minors) == int(lowest[1]) and minors == set(range(min(minors), max(minors) + 1))


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_the_quick_tests_are_there() -> None:
    told = subprocess.run(["make", "--dry-run", "test-fast"], cwd=ROOT, capture_output=True, check=True, text=True)
    (command,) = (line for line in told.stdout.splitlines() if "-m pytest" in line)
    files = [word for word in command.split() if word.startswith("tests/")]
    assert len(files) > 50 and all((ROOT / file).exists() for file in files)
