"""The package: built, installed where there is nothing else, and used: it serves, simulates and plays.

Here an environment is made of exactly what the package asks for, linked from the one that the tests run in. With
`--deep` (`make test-package`) pip installs everything from the package index, and `uv tool run` opens the table.
"""

import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "src" / "octavo" / "client"
SOURCES = ("client", "docs", "src", "CHANGELOG.md", "LICENSE", "README.md", "pyproject.toml")
NOT_SOURCES = shutil.ignore_patterns("node_modules", "__pycache__", ".built-*")
PATIENCE = 120  # seconds
GAME = "take_it"  # is compiled soonest


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built as it is released, and with a page in any case."""
    sources = tmp_path_factory.mktemp("sources")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, sources / name, ignore=NOT_SOURCES)
        else:
            shutil.copy(ROOT / name, sources)
    _mark_built(sources)
    target = tmp_path_factory.mktemp("dist")
    words = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", target, sources)
    environment = os.environ | {"OCTAVO_PAGE": "1"}
    subprocess.run([sys.executable, *words], check=True, env=environment, stdout=subprocess.DEVNULL)
    (found,) = target.glob("*.whl")
    return found


def _mark_built(sources: Path) -> None:
    """The page as it lies here counts as built from these sources: how it is built is tested elsewhere."""
    program = "import build; build.TARGET.mkdir(exist_ok=True); build.BUILT.write_text(build._sources(), 'utf-8')"
    subprocess.run([sys.executable, "-c", program], cwd=sources / "client", check=True)
    if not (PAGE / "index.html").is_file():
        (sources / "src" / "octavo" / "client" / "index.html").write_text("<title>Octavo</title>", "utf-8")


def asked(wheel: Path, extra: str) -> list[Requirement]:
    """What the package asks for, with an extra."""
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        lines = Parser().parsestr(packed.read(name).decode()).get_all("Requires-Dist") or []
    return _wanted(lines, (extra,), own=lines)


def _wanted(lines: list[str], extras: tuple[str, ...], own: list[str] | None = None) -> list[Requirement]:
    found = []
    for text in lines:
        requirement = Requirement(text)
        if requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            if own is not None and requirement.name == "octavo":
                found += _wanted(own, tuple(requirement.extras))
            else:
                found.append(requirement)
    return found


def link(requirements: list[Requirement], site: Path) -> set[str]:
    """Put what is asked for, and all that it asks for, into an environment."""
    done: set[str] = set()
    while requirements:
        requirement = requirements.pop()
        name = canonicalize_name(requirement.name)
        if name not in done:
            done.add(name)
            found = importlib.metadata.distribution(name)
            assert found.version in requirement.specifier
            for part in {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}:
                if not (site / part).exists():
                    (site / part).symlink_to(Path(str(found.locate_file(part))))
            requirements += _wanted(found.requires or [], tuple(requirement.extras))
    return done


class Environment:
    """A place with Octavo and nothing else, not even Node."""

    def __init__(self, folder: Path, wheel: Path, extra: str, *, deep: bool) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False)
        self.programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
        what = f"{wheel}[{extra}]" if extra else str(wheel)
        how = ("--constraint", ROOT / "constraints.txt") if deep else ("--no-deps", "--no-index")
        pip = (sys.executable, "-m", "pip", "--python", self.programs / "python", "install", "--quiet", "--no-compile")
        subprocess.run([*pip, *how, what], check=True, stderr=None if deep else subprocess.DEVNULL)
        if not deep:
            (site,) = [*folder.glob("lib/python*/site-packages"), *folder.glob("Lib/site-packages")]
            self.linked = link(asked(wheel, extra), site)

    def start(self, *words: str | Path, **more: str) -> "subprocess.Popen[str]":
        """Run a program of it, in a folder of its own."""
        own = {"PATH": str(self.programs), "HOME": str(self.folder), "OCTAVO_LANG": "en", "PYTHONWARNINGS": "error"}
        kept = {"OCTAVO_CACHE": str(self.folder.parent / "cache"), "OCTAVO_DATA": str(self.folder / "data"), **more}
        system = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
        pipe = subprocess.PIPE
        program, *rest = words
        return subprocess.Popen(
            [self.programs / program, *rest],
            stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", cwd=self.folder, env=system | own | kept,
        )  # fmt: skip

    def run(self, *words: str | Path, typed: str = "") -> tuple[int, str, str]:
        """The exit code, and what it prints."""
        process = self.start(*words)
        out, err = process.communicate(typed, PATIENCE)
        return process.returncode, out, err


@pytest.fixture(scope="module")
def everything(wheel: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Environment:
    """`pip install octavo[all]`."""
    return Environment(tmp_path_factory.mktemp("all"), wheel, "all", deep=request.config.getoption("--deep"))


@pytest.fixture(scope="module")
def rules(wheel: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Environment:
    """`pip install octavo`."""
    return Environment(tmp_path_factory.mktemp("rules"), wheel, "", deep=request.config.getoption("--deep"))


def test_the_package_has_all_that_is_needed_and_no_more(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if not re.match(r"octavo-[^/]+\.dist-info/", name)}
        info = [packed.read(name).decode() for name in packed.namelist() if name.endswith("METADATA")]
    assert all(name.startswith("octavo/") for name in names)
    here = {path.relative_to(PAGE.parent.parent).as_posix() for path in PAGE.parent.rglob("*") if path.is_file()}
    sources = {name for name in here if "__pycache__" not in name and not name.startswith("octavo/client/")}
    assert sources <= names
    assert {name for name in names - sources if not name.startswith(("octavo/client/", "octavo/rules/"))} == set()
    assert "octavo/client/index.html" in names
    assert "License-Expression: MIT" in info[0] and "Typing :: Typed" in info[0]


def test_rules_are_played_and_simulated_with_nothing_but_the_package(rules: Environment) -> None:
    assert rules.run("octavo", "--version")[0] == 0
    code, out, err = rules.run("octavo", "simulate", GAME, "--games", "20", "--json")
    assert (code, err) == (0, "") and json.loads(out)["games"] == 20
    for command, extra in (("serve", "server"), ("play", "terminal")):
        code, out, err = rules.run("octavo", command)
        assert (code, out) == (2, "") and f"octavo[{extra}]" in err and err.count("\n") == 1
    absent = rules.run("python", "-c", "import octavo.match.match, sys; print('aiohttp' in sys.modules)")
    assert absent == (0, "False\n", "")


def test_a_match_is_played_and_told_again(everything: Environment) -> None:
    words = ("play", "meinz", "--players", "3", "--plain", "--seed", "5", "--save", "match.txt", "--skill", "beginner")
    code, out, err = everything.run("octavo", *words, typed="1\n" * 3 + "quit\n")
    assert (code, err) == (0, "") and "Meinz" in out
    code, out, err = everything.run("octavo", "replay", "match.txt")
    assert (code, err) == (0, "") and out.count("\n") > 3


def test_games_are_simulated(everything: Environment) -> None:
    code, out, err = everything.run("octavo", "simulate", GAME, "--games", "20")
    assert (code, err) == (0, "") and "Take it!" in out


def served(process: "subprocess.Popen[str]") -> Iterator[str]:
    """What a server that was started answers for its page, its games and a rulebook; then it is told to stop."""
    assert process.stdout
    try:
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, said
        for path in ("/", "/api/catalogue", "/api/books/hu/mu"):
            with urllib.request.urlopen(found[0] + path, timeout=PATIENCE) as answer:
                yield answer.read().decode()
    finally:
        process.terminate()
        _, err = process.communicate(timeout=PATIENCE)
    assert sys.platform == "win32" or process.returncode == 0, err


def test_the_table_is_served(everything: Environment) -> None:
    began = time.monotonic()
    page, games, book = served(everything.start("octavo", "serve", "--port", "0", "--no-browser"))
    assert "<title>Octavo</title>" in page and '"kreuz_quer"' in games and "<h1" in book
    assert time.monotonic() - began < PATIENCE


def test_without_npm_the_package_has_no_page_and_says_so(wheel: Path, everything: Environment) -> None:
    page = next(everything.folder.glob("[Ll]ib/**/octavo/client/index.html"))
    kept = page.rename(page.with_suffix(".kept"))
    try:
        process = everything.start("octavo", "serve", "--port", "0", "--no-browser")
        assert process.stdout
        said = process.stdout.readline() + process.stdout.readline()
        process.terminate()
        process.communicate(timeout=PATIENCE)
    finally:
        kept.rename(page)
    assert "The page for browsers is missing" in said


def test_uv_opens_the_table_on_a_machine_that_has_nothing_of_it(
    wheel: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    uv = shutil.which("uv") or shutil.which(str(Path(sys.executable).with_name("uv")))
    if not request.config.getoption("--deep") or uv is None:
        pytest.skip("make test-package does this: it fetches everything")
    words = (uv, "tool", "run", "--quiet", "--python", sys.executable, "--from", f"{wheel}[all]", "octavo")
    own = {"UV_CACHE_DIR": str(tmp_path / "uv"), "OCTAVO_DATA": str(tmp_path), "OCTAVO_LANG": "en"}
    process = subprocess.Popen(
        [*words, "serve", "--port", "0", "--no-browser"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=os.environ | own,
    )  # fmt: skip
    page, games, _ = served(process)
    assert "<title>Octavo</title>" in page and '"mu"' in games
