"""Polignac keeps what every game owes: the tests that Octavo offers to all of them."""

from pathlib import Path

from octavo.testing import ArchiveTests, GameTests


class TestPolignac(GameTests, ArchiveTests):
    keys = ("polignac",)
    tongues = ("en", "hu")
    archive = Path(__file__).parent / "archive"
