"""What has to agree before a release: the version, the changelog, and the tag.

python .ci/release.py check [--tag v1.2.3]   one line for whatever does not agree; exit code 1 if there is one
python .ci/release.py notes                  the changelog's section of this version
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r'^__version__ = "(?P<version>[^"]*)"$', re.MULTILINE)
NUMBER = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
HEADING = re.compile(r"^## (?P<version>\S+) \((?P<date>[^)]*)\)$", re.MULTILINE)
DATE = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")
UNRELEASED = "unreleased"
PARTS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")


def version(module: str) -> str:
    """The version that `octavo/__init__.py` names."""
    found = VERSION.findall(module)
    if len(found) != 1:
        raise SystemExit("src/octavo/__init__.py has to name one __version__.")
    return str(found[0])


def section(changelog: str, wanted: str) -> str:
    """What the changelog says about a version; nothing, if it is not in there."""
    for found in HEADING.finditer(changelog):
        if found["version"] == wanted:
            rest = changelog[found.end() :]
            return re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0].strip()
    return ""


def faults(wanted: str, changelog: str, tag: str | None = None) -> Iterator[str]:
    """What does not agree. A tag is a release: then the newest section has to be that version's, with its day."""
    if not NUMBER.fullmatch(wanted):
        yield f"The version has to be three numbers like 1.2.3, not {wanted!r}."
    headings = [(found["version"], found["date"]) for found in HEADING.finditer(changelog)]
    titles = re.findall(r"^## .*$", changelog, re.MULTILINE)
    if len(headings) != len(titles):
        yield "Every section of CHANGELOG.md is headed ## VERSION (DAY), or ## VERSION (unreleased)."
    if not headings or headings[0][0] != wanted:
        yield f"CHANGELOG.md has to begin with the section of {wanted}."
    for number, day in headings[1:]:
        if not DATE.fullmatch(day):
            yield f"CHANGELOG.md has to say on which day {number} was released, not {day!r}."
    if headings and not DATE.fullmatch(headings[0][1]) and headings[0][1] != UNRELEASED:
        yield f"CHANGELOG.md has to say of {headings[0][0]} on which day it was released, or {UNRELEASED}."
    numbers = [tuple(map(int, number.split("."))) for number, _ in headings if NUMBER.fullmatch(number)]
    if numbers != sorted(set(numbers), reverse=True):
        yield "The sections of CHANGELOG.md have to go from the newest version to the oldest."
    for part in re.findall(r"^### (.*)$", changelog, re.MULTILINE):
        if part not in PARTS:
            yield f"A part of CHANGELOG.md is one of {', '.join(PARTS)}, not {part!r}."
    if not section(changelog, wanted):
        yield f"CHANGELOG.md says nothing about {wanted}."
    if tag is not None:
        if tag != f"v{wanted}":
            yield f"The tag is {tag}, and the version {wanted}: it has to be v{wanted}."
        if headings and headings[0][1] == UNRELEASED:
            yield f"CHANGELOG.md calls {wanted} {UNRELEASED}: write the day there."


def main() -> int:
    """Run the command; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("check", "notes"))
    parser.add_argument("--tag")
    given = parser.parse_args()
    wanted = version((ROOT / "src" / "octavo" / "__init__.py").read_text("utf-8"))
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if given.what == "notes":
        print(section(changelog, wanted))
        return 0
    found = list(faults(wanted, changelog, given.tag or None))
    for fault in found:
        print(fault, file=sys.stderr)
    if not found:
        print(f"Octavo {wanted}: version{' and tag' if given.tag else ''} and changelog agree.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
