"""Tests for anybody's game: the contract, secrecy, both speeds, words, matches and bots.

In a file of tests of a package whose game is installed beside Octavo:

    from octavo.testing import GameTests

    class TestWhist(GameTests):
        keys = ("whist",)

`pytest` then plays thousands of matches of it with every player count and option, and holds each step of them to what
`octavo.kernel.contract` says. For the rules themselves write tests with `Situation`: a position typed in as text.
"""

import pytest

for _module in ("bots", "contract", "matches", "modes", "ranges", "scenes", "secrecy", "words"):
    pytest.register_assert_rewrite(f"{__name__}.{_module}")

from octavo.testing.bots import BotsTests  # noqa: E402
from octavo.testing.cases import Case, cases, counts, few_cases  # noqa: E402
from octavo.testing.contract import ContractTests  # noqa: E402
from octavo.testing.games import Games  # noqa: E402
from octavo.testing.matches import ArchiveTests, MatchTests, played  # noqa: E402
from octavo.testing.modes import GpuTests, ModesTests  # noqa: E402
from octavo.testing.ranges import RangeTests  # noqa: E402
from octavo.testing.scenes import SceneTests  # noqa: E402
from octavo.testing.secrecy import SecrecyTests  # noqa: E402
from octavo.testing.situations import Situation, simulated  # noqa: E402
from octavo.testing.words import WordsTests  # noqa: E402

__all__ = [
    "ArchiveTests",
    "BotsTests",
    "Case",
    "ContractTests",
    "GameTests",
    "Games",
    "GpuTests",
    "MatchTests",
    "ModesTests",
    "RangeTests",
    "SceneTests",
    "SecrecyTests",
    "Situation",
    "WordsTests",
    "cases",
    "counts",
    "few_cases",
    "played",
    "simulated",
]


class GameTests(
    ContractTests, RangeTests, SecrecyTests, ModesTests, GpuTests, SceneTests, WordsTests, MatchTests, BotsTests
):
    """All that can be held of a game without knowing it."""
