"""Every word exists in four languages, with the same facts in it."""

import re
from pathlib import Path

import pytest

from octavo.games import catalogue
from octavo.testing import WordsTests
from octavo.text.language import LANGUAGES, catalogue_texts, preferred, say

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


class TestWords(WordsTests):
    keys = catalogue.listed()
    tongues = LANGUAGES


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


def test_the_user_s_language_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCTAVO_LANG", "hu_HU.UTF-8")
    assert preferred() == "hu"
    monkeypatch.setenv("OCTAVO_LANG", "xx")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")
    assert preferred() == "en"
