"""What every game owes, for every player count and option: the contract, conservation, random play to the end."""

from typing import ClassVar

import pytest

from octavo.games import catalogue
from octavo.testing import ContractTests
from octavo.text.language import LANGUAGES


class TestContract(ContractTests):
    keys = catalogue.listed()
    slow: ClassVar = {"kreuz_quer": 60, "ciao": 60}
    old_names: ClassVar = {("huzz", "market.x+13"): "market.13+x"}


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_game_of_ours_has_its_titles_and_designers(key: str) -> None:
    info = catalogue.game(key).INFO
    assert set(info.titles) <= set(LANGUAGES) and info.designers and info.publisher


def test_an_old_name_is_read() -> None:
    game = catalogue.game("huzz")
    assert game.name(game.parse("market.x+13")) == "market.13+x"
