"""Scenes: what the flags of zones and facts promise to the page and to the terminal, which know no game."""

from collections.abc import Iterator

from octavo.games import catalogue
from octavo.kernel.contract import HAND, TAKEN, TRICK, Fact, Scene
from octavo.kernel.race_keys import BACKSPACE, ENTER, SPACE
from octavo.testing.games import Games
from octavo.testing.situations import Situation

NEEDS = {  # by role: the facts that it must have
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
    """The scenes of a seat and of a spectator in a random match, each with the action before it."""
    t = Situation.deal(key, players, seed=players + 40)
    game = catalogue.game(key)
    for move in range(MOVES):
        if not t.actors():
            return
        did = game.tell(t.step()[1])
        for seat in (move % players, -1):
            yield game.scene(t.view(seat), seat), did


class SceneTests(Games):
    """The flags of zones and facts say what is there."""

    def test_a_trick_tells_who_leads_it(self, key: str, players: int) -> None:
        for scene, _ in seen(key, players):
            trick = [zone for zone in scene.zones if zone.key == TRICK]
            leads = [zone for zone in scene.zones if zone.leads]
            assert all(zone.key == TRICK for zone in leads)
            if any(zone.cards for zone in trick):
                assert len(leads) == 1 and leads[0].cards, "one zone of a trick `leads`: that of the first card"

    def test_roles_have_the_facts_that_they_need(self, key: str, players: int) -> None:
        for scene, did in seen(key, players):
            for fact in (*scene.facts, did):
                assert fact.role is None or NEEDS[fact.role] <= set(fact.facts), fact

    def test_notes_are_cards_of_a_hand(self, key: str, players: int) -> None:
        for scene, _ in seen(key, players):
            hands = {zone.seat: len(zone.cards) for zone in scene.zones if zone.key == HAND}
            for zone in scene.zones:
                assert not zone.note or len(zone.cards) <= hands[zone.seat]
                assert not (zone.key in (HAND, TRICK, TAKEN) and (zone.note or zone.copy))

    def test_dealt_cards_lie_in_a_field_of_the_record(self, key: str, players: int) -> None:
        game = catalogue.game(key)
        zones = {zone.key for scene, _ in seen(key, players) for zone in scene.zones}
        for zone, field in game.GUIDE.dealt.items():
            found = game.STATE.fields[field]
            assert zone in zones
            assert found.size and found.pack is not None, "a set of cards for each seat or row, or a list of cards"

    def test_keys_of_a_race_are_those_of_actions(self, key: str) -> None:
        game = catalogue.game(key)
        for name, press in game.GUIDE.keys.items():
            assert game.name(game.parse(name)) == name
            assert press in (SPACE, ENTER, BACKSPACE) or len(press) == 1
