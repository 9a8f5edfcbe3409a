"""Version, tag and changelog agree, and the script that says so finds what does not."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from octavo import __version__

ROOT = Path(__file__).parent.parent


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / ".ci" / "release.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


RELEASE = script()
GOOD = """# Changelog

## 1.2.0 (2026-11-30)

### Added
- Something.

## 1.1.9 (2026-03-01)

### Fixed
- Something else.
"""


def test_this_version_and_this_changelog_agree() -> None:
    assert RELEASE.version((ROOT / "src" / "octavo" / "__init__.py").read_text("utf-8")) == __version__
    assert list(RELEASE.faults(__version__, (ROOT / "CHANGELOG.md").read_text("utf-8"))) == []


def test_a_good_release_has_no_faults_and_has_notes() -> None:
    assert list(RELEASE.faults("1.2.0", GOOD, "v1.2.0")) == []
    assert RELEASE.section(GOOD, "1.2.0") == "### Added\n- Something."
    assert RELEASE.section(GOOD, "1.1.9") == "### Fixed\n- Something else."
    assert RELEASE.section(GOOD, "1.1") == ""


@pytest.mark.parametrize(
    ("version", "changelog", "tag", "said"),
    [
        ("1.2", GOOD.replace("1.2.0", "1.2"), None, "three numbers"),
        ("1.2.1", GOOD, None, "begin with the section of 1.2.1"),
        ("1.2.0", GOOD.replace("## 1.2.0 (2026-11-30)", "## 1.2.0, soon"), None, "is headed"),
        ("1.2.0", GOOD.replace("2026-11-30", "2026-13-30"), None, "on which day"),
        ("1.2.0", GOOD.replace("2026-03-01", "unreleased"), None, "1.1.9 was released"),
        ("1.2.0", GOOD.replace("1.1.9", "1.10.0").replace("1.2.0", "1.2.0"), None, "from the newest"),
        ("1.2.0", GOOD.replace("1.1.9", "1.2.0"), None, "from the newest"),
        ("1.2.0", GOOD.replace("Added", "Improved"), None, "not 'Improved'"),
        ("1.2.0", GOOD.replace("### Added\n- Something.\n\n", ""), None, "says nothing about 1.2.0"),
        ("1.2.0", GOOD, "1.2.0", "it has to be v1.2.0"),
        ("1.2.0", GOOD, "v1.2.1", "it has to be v1.2.0"),
        ("1.2.0", GOOD.replace("2026-11-30", "unreleased"), "v1.2.0", "write the day there"),
    ],
)
def test_what_does_not_agree_is_said(version: str, changelog: str, tag: str | None, said: str) -> None:
    assert any(said in fault for fault in RELEASE.faults(version, changelog, tag))


def test_a_version_that_is_still_to_come_needs_no_day_until_it_is_tagged() -> None:
    assert list(RELEASE.faults("1.2.0", GOOD.replace("2026-11-30", "unreleased"))) == []


def test_a_module_without_a_version_is_refused() -> None:
    with pytest.raises(SystemExit, match="one __version__"):
        RELEASE.version('"""Nothing."""\n')
