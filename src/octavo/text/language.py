"""Words for people, in four languages: Fluent catalogues in `octavo/text/words/<language>/*.ftl`.

Keys are the same in every language; a test holds them to it.
"""

import locale
import os
import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "hu", "cs", "de")
KEY = r"^([a-z][a-z0-9_-]*) ="  # where a sentence begins


def say(language: str, key: str, **facts: Any) -> str:
    """The sentence of a key, with facts put in; KeyError for a key that the catalogues don't have."""
    bundle = _bundle(language, _homes(language)[key])
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise KeyError(f"{key}: {errors}")
    return str(text)


def knows(key: str) -> bool:
    """Whether the catalogues have a sentence for this key."""
    return key in _homes("en")


def facts_of(key: str) -> frozenset[str]:
    """The facts that the sentence of a key puts in, the same in every language; KeyError if there is none."""
    return frozenset(re.findall(r"\$([a-z_]+)", _bodies()[key]))


@cache
def _bodies() -> dict[str, str]:
    """The English sentences as they are written, by key; with their variants, which stand in lines of their own."""
    found: dict[str, str] = {}
    for text in catalogue_texts("en").values():
        found.update(re.findall(rf"{KEY}(.*(?:\n[ \t}}].*)*)", text, re.MULTILINE))
    return found


def preferred() -> str:
    """The language of this machine's user, or English."""
    candidates = [os.environ.get(name, "") for name in ("OCTAVO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    candidates.append(locale.getlocale()[0] or "")
    for candidate in candidates:
        if candidate[:2].lower() in LANGUAGES:
            return candidate[:2].lower()
    return "en"


@cache
def _homes(language: str) -> dict[str, str]:
    """In which file each key stands."""
    texts = catalogue_texts(language)
    return {key: name for name, text in texts.items() for key in re.findall(KEY, text, re.MULTILINE)}


@cache
def _bundle(language: str, name: str) -> FluentBundle:
    """One catalogue, ready to speak. All of them take a third of a second, and a command says a few sentences."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_texts(language)[name]))
    return bundle


@cache
def catalogue_texts(language: str) -> dict[str, str]:
    """The catalogues of a language by file name."""
    folder = files("octavo.text") / "words" / language
    return {path.name: path.read_text("utf-8") for path in sorted(folder.iterdir(), key=lambda path: path.name)}
