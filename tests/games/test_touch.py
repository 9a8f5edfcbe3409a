"""What a choice is attached to is there to be pointed at, and pointing is never ambiguous."""

from collections import Counter

import pytest
from msgspec import UNSET

from cases import EACH, Case
from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.kernel.contract import Scene, Touch
from octavo.match.match import Match
from situations import simulated

SECRET = bytes(range(32))
LONGEST = 2000  # actions of a match
LOOKS = 30  # situations with the same kinds of choices that are looked at

# The kinds of choices that are made by pointing.
VETOES = {"veto-start", "veto-away", "veto-trump", "veto-super", "veto-points"}
TEAMS = {"team-1", "team-2", "team-2-monster", "team-3-monster"}
ATTACHED: dict[str, set[str]] = {
    "ciao": {"play", "draw", "give", "swap"},
    "huzz": {"play", "mixed", "jokers", "pile", "market", "pair", "shadow"},
    "kreuz_quer": {"away", "lay", "lay-turned", "grab", "grab-up", "go", "goal"},
    "meinz": {"play", "away", "swap"},
    "mu": {"lay", "play", "open", "partner"},
    "njet": {"play", "away-one", "away-two", "give", *VETOES, *TEAMS},
    "take_it": {"turn", "take"},
    "was_sticht": {"take", "pick", "task", "play", "drop"},
}


def things(scene: Scene, players: int) -> Counter[Touch]:
    """All that can be pointed at in a scene, each as often as it is there; a garden by its fields."""
    found = Counter(Touch(seat=seat) for seat in range(players))
    for zone in scene.zones:
        seat = UNSET if zone.seat is None else zone.seat
        found.update(Touch(zone=zone.key, seat=seat, card=card) for card in zone.cards if card != "?")
        found[Touch(zone=zone.key, seat=seat)] = 1
    for place, fact in enumerate(scene.facts):
        found[Touch(fact=place)] = 1
        fields = str(fact.facts["fields"]).replace(" ", "") if fact.key == "garden" else ""
        found.update(Touch(fact=place, field=field) for field in range(1, len(fields) + 1))
    return found


def look(match: Match, seat: int) -> set[str]:
    """Look at all choices of a seat: the kinds of those that are attached to something."""
    game, view = match.game, match.view(seat)
    there = things(game.scene(view, seat), match.terms.players)
    pointed, said, kinds = set(), set(), set()
    for action in match.legal(seat):
        name, fact, touches = game.name(action), game.tell(action), game.touch(view, seat, action)
        assert not Counter(touches) - there, f"{name} points at what is not there"
        if touches:
            way = (fact.key, frozenset(Counter(touches).items()))
            assert way not in pointed, f"{name} is pointed at like another choice"
            pointed.add(way)
            kinds.add(fact.key)
        else:
            words = (fact.key, *sorted(fact.facts.items()))
            assert words not in said, f"{name} reads like another choice"
            said.add(words)
    return kinds


def attached(case: Case) -> set[str]:
    """Play a match and look at many choices of every kind: the kinds of those that are attached to something."""
    match, rng = Match(case.key, case.players, dict(case.options), secret=SECRET), generator(1)
    looked: Counter[frozenset[str]] = Counter()
    kinds = set()
    for _ in range(LONGEST):
        for seat in match.actors():
            choices = frozenset(match.game.tell(action).key for action in match.legal(seat))
            looked[choices] += 1
            if looked[choices] <= LOOKS:
                kinds |= look(match, seat)
        if match.over:
            break
        match.play(*simulated(match, rng))
    return kinds


@pytest.mark.parametrize("key", catalogue.listed())
def test_choices_are_attached_to_what_is_there(key: str) -> None:
    kinds: set[str] = set().union(*(attached(case) for case in EACH if case.key == key))
    assert kinds == ATTACHED[key], "these are pointed at"
