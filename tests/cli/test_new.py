"""`octavo new` lays out a package that runs as it is, and `octavo warm` compiles what tables need."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from octavo.cli.main import main
from octavo.engine import compiler
from octavo.games import catalogue
from outside import Outside

KEY = "first_of_all"


@pytest.fixture(scope="module")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    home = tmp_path_factory.mktemp("new") / "mine"
    assert main(["new", KEY, "--folder", str(home)]) == 0
    return Outside(home, KEY)


def test_it_says_what_it_has_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = tmp_path / "mine"
    assert main(["new", KEY, "--folder", str(home), "--lang", "en"]) == 0
    *paths, after = capsys.readouterr().out.splitlines()
    assert sorted(map(Path, paths)) == sorted(path for path in home.rglob("*") if path.is_file())
    assert {"pyproject.toml", "README.md", f"test_{KEY}.py", "rules.py", "en.ftl"} <= {
        Path(path).name for path in paths
    }
    assert after == f"Now: cd {home} && pip install -e . && octavo play {KEY}"
    assert main(["new", KEY, "--folder", str(home), "--lang", "en"]) == 2
    assert "exists already" in capsys.readouterr().err


def test_nothing_of_the_template_is_left(laid_out: Outside) -> None:
    for path in laid_out.folder.rglob("*"):
        assert "KEY" not in path.name and (path.is_dir() or not path.name.endswith(".txt"))
        assert path.is_dir() or not {"KEY", "TITLE"} & set(path.read_text("utf-8").replace(".", " ").split())


@pytest.mark.parametrize("key", ["mu", "Whist", "9men", "with-dash", "class", "x" * 30])
def test_a_key_that_can_t_be_is_refused(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", key, "--folder", str(tmp_path / "mine"), "--lang", "en"]) == 2
    assert f"“{key}”" in capsys.readouterr().err and not (tmp_path / "mine").exists()


def test_it_keeps_the_contract_and_is_played(laid_out: Outside, tmp_path: Path) -> None:
    environment = laid_out.install(tmp_path)
    run = [sys.executable, "-c", "import sys; from octavo.cli.main import main; sys.exit(main())"]
    command = [*run, "simulate", KEY, "--games", "500", "--json"]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert json.loads(told)["endings"] == {"deals": 500}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=laid_out.folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


def test_games_are_compiled_beforehand(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Which ones: to compile them takes minutes."""
    warmed: list[str] = []
    monkeypatch.setattr(compiler, "ready", lambda key: False)
    monkeypatch.setattr(compiler, "warm", warmed.append)
    monkeypatch.setattr("octavo.bots.thought.load", warmed.append)
    assert main(["warm", "meinz", "mu"]) == 0
    assert warmed == ["meinz", "meinz", "mu", "mu"] and capsys.readouterr().out == "meinz\nmu\n"
    assert main(["warm", "--all"]) == 0
    assert capsys.readouterr().out.split() == list(catalogue.listed())
    assert main(["warm", "--lang", "en"]) == 2 and main(["warm", "poker", "--lang", "en"]) == 2
    assert "--all" in capsys.readouterr().err
