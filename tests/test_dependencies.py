"""What Octavo needs: lower bounds in the package, an exact version of everything in constraints.txt."""

import importlib.metadata
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
OURS = "octavo"
AT_HAND = ("all", "dev")  # extras that are installed where tests run


def asked(extra: str = "") -> list[Requirement]:
    """What an extra asks for, or, without one, what Octavo itself does."""
    return [Requirement(text) for text in (EXTRAS[extra] if extra else PROJECT["project"]["dependencies"])]


def pins() -> dict[NormalizedName, Version]:
    """The exact versions."""
    found: dict[NormalizedName, Version] = {}
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            name, version = line.split("==")
            assert canonicalize_name(name) not in found, f"{name} has two pins"
            found[canonicalize_name(name)] = Version(version)
    return found


def everything() -> Iterator[Requirement]:
    """Whatever pyproject.toml asks for."""
    yield from map(Requirement, PROJECT["build-system"]["requires"])
    for extra in ("", *EXTRAS):
        yield from asked(extra)


def test_the_package_has_lower_bounds_and_no_other() -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    assert not re.search(r"[\"'][\w.\[\]-]+ *(==|~=|<)", text), "exact versions belong into constraints.txt"
    for requirement in everything():
        if requirement.name != OURS:
            assert [bound.operator for bound in requirement.specifier] == [">="], requirement


def test_every_requirement_has_an_exact_version_that_fits() -> None:
    pinned = pins()
    for requirement in everything():
        if requirement.name != OURS:
            assert pinned[canonicalize_name(requirement.name)] in requirement.specifier, requirement


def test_playing_at_rules_needs_three_packages_and_three_small_ones() -> None:
    assert [requirement.name for requirement in asked()] == [
        "fluent.runtime",
        "json-source-map",
        "msgspec",
        "numba",
        "numpy",
        "platformdirs",
    ]


def test_all_is_what_the_table_and_the_terminal_need() -> None:
    (everywhere,) = asked("all")
    assert everywhere.name == OURS and everywhere.extras == {"server", "terminal", "bots"}


def closure(extras: tuple[str, ...]) -> set[NormalizedName]:
    """The names of all that these extras bring along here."""
    found: set[NormalizedName] = set()
    waiting = [*asked(), *(requirement for extra in extras for requirement in asked(extra))]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        applies = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if name == OURS:
            waiting += [more for extra in requirement.extras for more in asked(extra)]
        elif applies and name not in found:
            found.add(name)
            for text in importlib.metadata.requires(name) or []:
                more = Requirement(text)
                wanted = [{"extra": extra} for extra in ("", *requirement.extras)]
                if more.marker is None or any(more.marker.evaluate(environment) for environment in wanted):
                    more.marker = None
                    waiting.append(more)
    return found


def test_what_comes_along_has_an_exact_version_too() -> None:
    """Where the tests run in what `make setup` has installed."""
    pinned = pins()
    try:
        names = closure(AT_HAND)
    except importlib.metadata.PackageNotFoundError as missing:
        pytest.skip(f"not everything is installed here: {missing}")
    assert {name for name in names if name not in pinned} == set()
