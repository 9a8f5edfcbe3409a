"""Every word exists in four languages, with the same facts in it."""

import re
from pathlib import Path

import pytest

from cases import COUNTS, EACH, Case
from octavo.games import catalogue
from octavo.kernel.options import Choice
from octavo.kernel.timing import CLOCK
from octavo.text.language import LANGUAGES, catalogue_texts, knows, preferred, say
from situations import Situation

SOURCE = Path(__file__).parents[2] / "src" / "octavo"


def messages(language: str) -> dict[str, str]:
    """The messages of a language, by key."""
    found: dict[str, str] = {}
    for name, text in catalogue_texts(language).items():
        for key, body in re.findall(r"^([a-z][a-z0-9_-]*) =(.*(?:\n[ \t}].*)*)", text, re.MULTILINE):
            assert key not in found, f"{name}: {key} is there twice"
            found[key] = body
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys(language: str) -> None:
    assert set(messages(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_put_the_same_facts_in(language: str) -> None:
    """But for a fact that a language can say without: then the English must not need it either."""
    facts = re.compile(r"\$([a-z_]+)")
    for key, body in messages(language).items():
        assert set(facts.findall(body)) == set(facts.findall(ENGLISH[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_one_seat_stands_at_that_seat_in_every_language(language: str) -> None:
    """The page puts a remark that begins with a name and a colon beside that name."""
    of_a_seat = {key for key, body in ENGLISH.items() if "-fact-" in key and body.startswith(" { $seat }: ")}
    assert of_a_seat
    for key, body in messages(language).items():
        assert body.startswith(" { $seat }: ") == (key in of_a_seat) or "-fact-" not in key, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for key, body in messages(language).items():
        facts = dict.fromkeys(re.findall(r"\$([a-z_]+)", body), 2)
        assert say(language, key, **facts).strip()


def test_the_catalogues_have_no_key_that_nothing_says() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    for key in ENGLISH:
        if key.startswith(("web-", "lesson-")):  # client/tests/words.test.ts, tests/server/test_lessons.py
            continue
        # A key is made of a prefix (game, kind) and a last part that stands in the code as a word.
        last = key.split("-", 1)[1] if "-" in key else key
        plain = re.sub(r"-\d$", "", key)  # sentences that differ by the number of players
        parts = [key, *(plain.split("-", n)[-1] for n in range(plain.count("-") + 1))]
        assert any(f'"{part}' in code for part in parts) or generated(last, key), key


def generated(last: str, key: str) -> bool:
    """Keys that are made from data: options, phases, tasks, cards, colours, seats, examples."""
    kinds = ("option-", "phase-", "-ask-", "task-", "card-", "colour-", "blurb", "example-")
    return any(kind in key for kind in kinds) or f"refused-{last}" == key


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_game_s_own_words_are_there(key: str) -> None:
    info = catalogue.game(key).INFO
    assert knows(f"{key}-blurb")
    for option in info.options:
        assert knows(f"{key}-option-{option.key}") or knows(f"option-{option.key}")
        if isinstance(option, Choice):
            assert all(knows(f"{key}-option-{option.key}-{value}") for value in option.values)


@pytest.mark.parametrize("key", catalogue.listed())
def test_every_phase_is_asked_about(key: str) -> None:
    """A sentence for the phase, and some for a kind of action, or a fact, that changes what is asked in it."""
    guide = catalogue.game(key).GUIDE
    phases = {re.sub(r"-\d$", "", phase) for phase in guide.phases} - {"over"}
    asks = {message.removeprefix(f"{key}-ask-") for message in ENGLISH if message.startswith(f"{key}-ask-")}
    kinds = {re.sub(r"-\d$", "", action) for action in guide.actions} | set(guide.actions)
    kinds |= {message.removeprefix(f"{key}-fact-") for message in ENGLISH if message.startswith(f"{key}-fact-")}
    assert phases <= asks <= phases | {f"{phase}-{kind}" for phase in phases for kind in kinds}


@pytest.mark.parametrize("case", EACH, ids=str)
def test_what_is_offered_is_asked_for_by_one_sentence(case: Case) -> None:
    """Of what is offered and what is seen together at most one has its own, so that their order is nothing."""
    t = Situation.deal(case.key, case.players, 4, **dict(case.options))
    for _ in range(200):
        for seat in t.actors() - {CLOCK}:
            scene = t.rules.scene(t.view(seat), seat)
            assert knows(f"{case.key}-ask-{scene.phase}")
            kinds = [*{t.rules.tell(action).key for action in t.choices(seat)}, *(fact.key for fact in scene.facts)]
            assert sum(knows(f"{case.key}-ask-{scene.phase}-{kind}") for kind in kinds) <= 1
        if not t.actors():
            break
        t.step()


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_scenes_actions_and_reasons_can_be_said(key: str, players: int) -> None:
    t = Situation.deal(key, players, 4)
    rules = t.rules
    for _ in range(500):
        if not t.actors():
            break
        for seat in (*range(players), -1):
            scene = rules.scene(t.view(seat), seat)
            assert knows(f"{key}-phase-{scene.phase}")
            for fact in scene.facts:
                say("cs", f"{key}-fact-{fact.key}", **dict.fromkeys(fact.facts, "x"))
            for zone in scene.zones:
                assert knows(f"{key}-zone-{zone.key}") or knows(f"zone-{zone.key}"), zone.key
        seat, action = t.step()
        fact = rules.tell(action)
        for kind in ("do", "did"):
            say("hu", f"{key}-{kind}-{fact.key}", seat="x", **dict.fromkeys(fact.facts, "x"))
        for actor in t.actors() - {CLOCK}:
            if action not in t.choices(actor):
                reason = rules.why(t.view(actor), actor, action)
                found = f"{key}-why-{reason.key}" if knows(f"{key}-why-{reason.key}") else f"why-{reason.key}"
                say("de", found, **dict.fromkeys(reason.facts, "x"))


def test_the_user_s_language_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCTAVO_LANG", "hu_HU.UTF-8")
    assert preferred() == "hu"
    monkeypatch.setenv("OCTAVO_LANG", "xx")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")
    assert preferred() == "en"
