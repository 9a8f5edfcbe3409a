"""Words: everything that a match of a game can show, in every language, and the rules that it leads to."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from msgspec import UNSET

from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.kernel.contract import Scene, Touch
from octavo.kernel.options import Choice
from octavo.kernel.timing import CLOCK
from octavo.match.match import Match
from octavo.testing.cases import Case
from octavo.testing.games import Games
from octavo.testing.situations import Situation, simulated
from octavo.text import language
from octavo.text.language import LANGUAGES, knows, say

SECRET = bytes(range(32))
LONGEST = 2000  # actions of a match
LOOKS = 30  # situations with the same kinds of choices that are looked at


def own_words(key: str, tongue: str) -> dict[str, str]:
    """A game's own sentences in a language, as they are written."""
    return language.written(catalogue.folder(key) / "words", tongue)


def said(key: str, kind: str) -> set[str]:
    """The keys of a game's sentences of a kind."""
    start = f"{key}-{kind}-"
    return {message.removeprefix(start) for message in own_words(key, "en") if message.startswith(start)}


def rulebook(key: str, tongue: str = "en") -> str:
    """The rules of a game as people read them."""
    return (catalogue.folder(key) / "rulebook" / f"{tongue}.md").read_text("utf-8")


def rules_of(key: str) -> list[int]:
    """The numbers of the rules, in the order of the rulebook."""
    return [int(number) for number in re.findall(r"^\*\*R(\d+)\.\*\* ", rulebook(key), re.MULTILINE)]


class WordsTests(Games):
    """A game has all the words that it needs; what it doesn't say in a language is said in English."""

    tongues: ClassVar[Sequence[str]] = ("en",)  # in which it must say everything itself

    def test_it_has_every_word_of_its_own_in_these_languages(self, key: str) -> None:
        english = own_words(key, "en")
        for tongue in self.tongues:
            found = own_words(key, tongue)
            assert set(found) == set(english), tongue
            for name, body in found.items():
                assert _facts(body) == _facts(english[name]), f"{tongue}: {name}"
                assert say(tongue, name, **dict.fromkeys(_facts(body), 2)).strip()

    def test_what_is_said_of_one_seat_stands_at_that_seat_in_every_language(self, key: str) -> None:
        """The page puts a remark that begins with a name and a colon beside that name."""
        english = own_words(key, "en")
        of_a_seat = {name for name, body in english.items() if body.startswith(" { $seat }: ")}
        for tongue in self.tongues:
            for name, body in own_words(key, tongue).items():
                assert body.startswith(" { $seat }: ") == (name in of_a_seat) or "-fact-" not in name, name

    def test_options_and_the_game_itself_have_words(self, key: str) -> None:
        assert knows(f"{key}-blurb") and knows(f"{key}-length")
        for option in catalogue.game(key).INFO.options:
            assert knows(f"{key}-option-{option.key}") or knows(f"option-{option.key}")
            if isinstance(option, Choice):
                assert all(knows(f"{key}-option-{option.key}-{value}") for value in option.values)

    def test_every_phase_is_asked_about(self, key: str) -> None:
        """A sentence for the phase, and some for a kind of action, or a fact, that changes what is asked in it."""
        guide = catalogue.game(key).GUIDE
        phases = {re.sub(r"-\d$", "", phase) for phase in guide.phases} - {"over"}
        asks = said(key, "ask")
        kinds = {re.sub(r"-\d$", "", action) for action in guide.actions} | set(guide.actions) | said(key, "fact")
        assert phases <= asks <= phases | {f"{phase}-{kind}" for phase in phases for kind in kinds}

    def test_what_is_offered_is_asked_for_by_one_sentence(self, few: Case) -> None:
        """At most one of the choices and facts together has a sentence of its own, so their order does not matter."""
        t = Situation.deal(few.key, few.players, 4, **dict(few.options))
        for _ in range(200):
            for seat in t.actors() - {CLOCK}:
                scene = t.rules.scene(t.view(seat), seat)
                assert knows(f"{few.key}-ask-{scene.phase}")
                kinds = [*{t.rules.tell(action).key for action in t.choices(seat)}, *(fact.key for fact in scene.facts)]
                assert sum(knows(f"{few.key}-ask-{scene.phase}-{kind}") for kind in kinds) <= 1
            if not t.actors():
                break
            t.step()

    def test_scenes_actions_and_reasons_can_be_said(self, key: str, players: int) -> None:
        t = Situation.deal(key, players, 4)
        rules, tongues = t.rules, tuple(LANGUAGES)
        for step in range(500):
            if not t.actors():
                break
            tongue = tongues[step % len(tongues)]
            for seat in (*range(players), -1):
                scene = rules.scene(t.view(seat), seat)
                assert knows(f"{key}-phase-{scene.phase}")
                for fact in scene.facts:
                    say(tongue, f"{key}-fact-{fact.key}", **dict.fromkeys(fact.facts, "x"))
                for zone in scene.zones:
                    assert knows(f"{key}-zone-{zone.key}") or knows(f"zone-{zone.key}"), zone.key
            seat, action = t.step()
            fact = rules.tell(action)
            for kind in ("do", "did"):
                say(tongue, f"{key}-{kind}-{fact.key}", seat="x", **dict.fromkeys(fact.facts, "x"))
            for actor in t.actors() - {CLOCK}:
                if action not in t.choices(actor):
                    reason = rules.why(t.view(actor), actor, action)
                    found = f"{key}-why-{reason.key}" if knows(f"{key}-why-{reason.key}") else f"why-{reason.key}"
                    say(tongue, found, **dict.fromkeys(reason.facts, "x"))

    def test_rules_are_numbered_from_one_on(self, key: str) -> None:
        assert rules_of(key) and rules_of(key) == list(range(1, len(rules_of(key)) + 1))

    def test_every_phase_and_every_action_has_its_rule(self, key: str) -> None:
        game = catalogue.game(key)
        for found, kind in ((game.GUIDE.phases, "phase"), (game.GUIDE.actions, "do")):
            keys = said(key, kind)
            assert keys and keys <= set(found)
            low, high = game.INFO.players
            counts = {f"{name}-{players}" for name in keys for players in range(low, high + 1)}
            assert set(found) <= keys | counts
            assert set(found.values()) <= set(rules_of(key))
        assert set(game.GUIDE.ties.values()) <= set(rules_of(key))

    def test_choices_are_attached_to_what_is_there(self, few: Case) -> None:
        """Everything that a choice is attached to is in the scene, and pointing is never ambiguous."""
        attached(few)


def _facts(body: str) -> set[str]:
    return set(re.findall(r"\$([a-z_]+)", body))


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
                kinds |= _look(match, seat)
        if match.over:
            break
        match.play(*simulated(match, rng))
    return kinds


def _look(match: Match, seat: int) -> set[str]:
    """Look at all choices of a seat: the kinds of those that are attached to something."""
    game, view = match.game, match.view(seat)
    there = things(game.scene(view, seat), match.terms.players)
    pointed, worded, kinds = set(), set(), set()
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
            assert words not in worded, f"{name} reads like another choice"
            worded.add(words)
    return kinds
