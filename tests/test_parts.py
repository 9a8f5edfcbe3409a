"""Octavo without its extras: rules are played, and each part says what to install for it."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from octavo.text.language import LANGUAGES, say
from octavo.text.missing import PARTS

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "octavo"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MODULES = {"markdown-it-py": "markdown_it", "open-spiel": "pyspiel"}  # where a package's module is called otherwise
OPTIONAL = {"uvloop", "numba_cuda"}.union(*PARTS.values())
USERS = {  # which extras a file may use, by the beginning of its path
    "cli/main.py": ("terminal",),
    "lab/arena/": ("bots",),
    "lab/peers.py": ("research",),
    "lab/report.py": ("terminal",),
    "server/": ("server",),
    "terminal/": ("terminal",),
    "text/progress.py": ("terminal",),
}
LATER = ("lab/arena/ratings.py", "lab/arena/report.py", "server/", "terminal/")  # are imported with their extra only


def modules(extra: str) -> set[str]:
    """The modules of the packages that an extra asks for on every system."""
    found = map(Requirement, PROJECT["optional-dependencies"][extra])
    names = [canonicalize_name(requirement.name) for requirement in found if requirement.name != "uvloop"]
    return {MODULES.get(name, name.replace("-", "_")) for name in names}


def imported(path: Path) -> set[str]:
    """The packages from which a file imports anything, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def without(program: str, *arguments: str, language: str = "en") -> "subprocess.CompletedProcess[str]":
    """Run a program where nothing of the extras is installed."""
    block = f"import sys; sys.modules.update(dict.fromkeys({sorted(OPTIONAL)!r}))\n"
    words = [sys.executable, "-c", block + program, *arguments]
    environment = {"OCTAVO_LANG": language, "PYTHONPATH": str(SOURCE.parent), "PATH": ""}
    return subprocess.run(words, capture_output=True, text=True, encoding="utf-8", env=environment)


@pytest.mark.parametrize("extra", PARTS)
def test_what_a_part_needs_is_what_its_extra_installs(extra: str) -> None:
    assert set(PARTS[extra]) == modules(extra)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_packages_of_extras_are_imported_in_their_parts_only(path: Path) -> None:
    name = path.relative_to(SOURCE).as_posix()
    extras = {extra for part, allowed in USERS.items() if name.startswith(part) for extra in allowed}
    allowed = {"uvloop"} if name == "engine/system.py" else {"numba_cuda"} if name == "lab/gpu.py" else set()
    assert imported(path) & OPTIONAL <= allowed.union(*(PARTS[extra] for extra in extras))


def test_all_that_needs_no_extra_can_be_imported_without_them() -> None:
    names = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if not name.startswith(LATER):
            names.append(".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__"))
    done = without("for name in sys.argv[1:]: __import__(name)", *names)
    assert done.returncode == 0, done.stderr[-2000:]
    assert len(names) > 50


PLAY = """
import octavo
match = octavo.make("meinz", seed=1)
while not match.over:
    seat = match.actors()[0]
    match.play(seat, octavo.choose("meinz", match.view(seat), seat, len(match.log), "random"))
print(octavo.notation.read(octavo.notation.write(match)).verify().points() == match.points())
"""


def test_rules_are_played_without_any_extra() -> None:
    done = without(PLAY)
    assert (done.stdout, done.stderr) == ("True\n", "")


COMMAND = "from octavo.cli.main import main; sys.exit(main())"


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve"], "server"),
        (["backup", "file"], "server"),
        (["restore", "file"], "server"),
        (["play"], "terminal"),
        (["replay", str(ROOT / "README.md")], "terminal"),
        (["review", str(ROOT / "README.md")], "terminal"),
        (["simulate", "mu"], "terminal"),
        (["simulate", "mu", "--json", "--device", "cuda"], "gpu"),
        (["arena", "mu", "--seats", "random,random"], "bots"),
        (["bench"], "research"),
    ],
)
def test_a_part_that_is_not_installed_says_what_to_install(arguments: list[str], extra: str) -> None:
    language = LANGUAGES[len(extra) % len(LANGUAGES)]
    done = without(COMMAND, *arguments, language=language)
    said = say(language, "refused-not-installed", extra=extra)
    assert f"octavo[{extra}]" in said
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"octavo: {said}\n")


@pytest.mark.parametrize("part", ["server", "terminal"])
def test_a_program_is_told_by_an_import_error(part: str) -> None:
    done = without(f"import octavo.{part}.{'serve' if part == 'server' else 'screen'}")
    assert done.returncode == 1 and "Traceback" in done.stderr
    assert done.stderr.splitlines()[-1].startswith("octavo.text.missing.NotInstalled: ")
    assert f"octavo[{part}]" in done.stderr.splitlines()[-1]


def test_other_commands_need_no_extra() -> None:
    games = without(COMMAND, "games")
    assert games.returncode == 0 and "take_it" in games.stdout
    assert without(COMMAND, "--help").returncode == 0
