"""Whether bots still choose as they did: the same code does, another may not."""

import pytest
from bench import choices
from bench.choices import Played, settings

from octavo.bots import thought
from octavo.games import catalogue


def test_every_game_mode_and_number_of_players_is_compared() -> None:
    found = settings(catalogue.listed())
    assert {(one.game, one.players) for one in found} == {
        (key, players)
        for key in catalogue.listed()
        for low, high in [catalogue.game(key).INFO.players]
        for players in range(low, high + 1)
    }
    assert any(one.options for one in found)


@pytest.mark.parametrize("key", ["meinz", "take_it"])
def test_the_same_code_chooses_the_same_and_another_is_found_out(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "LONGEST", 12)
    monkeypatch.setattr(choices, "EFFORTS", (8, 16))
    monkeypatch.setattr(thought, "load", lambda key: None)
    played = Played(key, 3, {})
    choices.play(played, compiled=False)
    played.chosen = list(choices.choices(played, compiled=False))
    assert len(played.actions) == 12 and played.chosen
    with monkeypatch.context() as interpreted:
        again = choices.choices
        interpreted.setattr(choices, "choices", lambda one: again(one, compiled=False))
        assert choices.compare([played, played]) == {key: (2 * len(played.chosen), 0)}
        played.chosen[0] += 1
        assert choices.compare([played]) == {key: (len(played.chosen), 1)}
