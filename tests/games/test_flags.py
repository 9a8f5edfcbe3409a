"""Flags of scenes and deeds: whoever draws a table or tells of it asks them, and not what a game calls its things."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import octavo.terminal
from cases import COUNTS
from octavo.games import catalogue
from octavo.kernel.contract import HAND, LAST, TAKEN, TRICK, Fact, Scene
from octavo.kernel.race_keys import BACKSPACE, ENTER, SPACE
from situations import Situation

NEEDS = {  # by role: what its facts have to tell
    "dealer": {"seat"},
    "pawn": {"seat", "place", "field"},
    "pawn-start": {"seat"},
    "pawn-goal": {"seat"},
    "play": {"card"},
    "exchange": {"given", "taken"},
    "swap": {"seat_other"},
}
MOVES = 150


def seen(key: str, players: int) -> Iterator[tuple[Scene, Fact]]:
    """What a seat and a spectator see in a random match, each with what was done before."""
    t = Situation.deal(key, players, seed=players + 40)
    game = catalogue.game(key)
    for move in range(MOVES):
        if not t.actors():
            return
        did = game.tell(t.step()[1])
        for seat in (move % players, -1):
            yield game.scene(t.view(seat), seat), did


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_a_trick_tells_who_leads_it(key: str, players: int) -> None:
    for scene, _ in seen(key, players):
        trick = [zone for zone in scene.zones if zone.key == TRICK]
        leads = [zone for zone in scene.zones if zone.leads]
        assert all(zone.key == TRICK for zone in leads)
        if any(zone.cards for zone in trick):
            assert len(leads) == 1
            assert leads[0].cards


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_roles_have_the_facts_that_they_need(key: str, players: int) -> None:
    for scene, did in seen(key, players):
        for fact in (*scene.facts, did):
            assert fact.role is None or NEEDS[fact.role] <= set(fact.facts)


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_notes_are_cards_of_a_hand_and_no_card_that_is_played_lies_twice(key: str, players: int) -> None:
    for scene, _ in seen(key, players):
        hands = {zone.seat: len(zone.cards) for zone in scene.zones if zone.key == HAND}
        for zone in scene.zones:
            assert not zone.note or len(zone.cards) <= hands[zone.seat]
            assert not (zone.key in (HAND, TRICK, TAKEN) and (zone.note or zone.copy))


@pytest.mark.parametrize("key", catalogue.listed())
def test_what_is_dealt_lies_in_a_field_of_the_record(key: str) -> None:
    game = catalogue.game(key)
    zones = {zone.key for scene, _ in seen(key, game.INFO.players[0]) for zone in scene.zones}
    assert game.GUIDE.dealt
    for zone, field in game.GUIDE.dealt.items():
        found = game.STATE.fields[field]
        assert zone in zones
        assert found.size
        assert found.pack is not None


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_race_has_keys_and_each_is_an_action_s(key: str) -> None:
    game = catalogue.game(key)
    for name, press in game.GUIDE.keys.items():
        assert game.name(game.parse(name)) == name
        assert press in (SPACE, ENTER, BACKSPACE) or len(press) == 1


def test_the_terminal_names_no_zone_and_no_fact_of_a_game() -> None:
    scenes = [scene for key, players in COUNTS for scene, _ in seen(key, players)]
    keys = {zone.key for scene in scenes for zone in scene.zones} | {
        fact.key for scene in scenes for fact in scene.facts
    }
    sources = "".join(path.read_text("utf-8") for path in Path(octavo.terminal.__path__[0]).glob("*.py"))
    compared = set(re.findall(r'\.key (?:==|!=|in|not in) [({\[]?"([a-z-]+)"', sources))
    assert compared & keys - {HAND, TRICK, LAST, TAKEN} == set()
