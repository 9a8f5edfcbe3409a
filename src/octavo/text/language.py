"""Words for people, in four languages: Fluent catalogues in `octavo/text/words/<language>/`, and those of the games.

Keys are the same in every language; a test holds them to it. Where a game of another package says something in English
only, it is said in English in every language.
"""

import locale
import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
    """The English sentences as they are written, by key."""
    found: dict[str, str] = {}
    for text in catalogue_texts("en").values():
        found.update(sentences(text))
    return found


def sentences(text: str) -> dict[str, str]:
    """The sentences of a catalogue as they are written, by key, with their variants in lines of their own."""
    return dict(re.findall(rf"{KEY}(.*(?:\n[ \t}}].*)*)", text, re.MULTILINE))


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
def _bundle(language: str, name: str) -> "FluentBundle":
    """One parsed catalogue. Parsing all of them takes a third of a second, and a command says only a few sentences."""
    from fluent.runtime import FluentBundle, FluentResource  # takes a tenth of a second, and many programs say nothing

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_texts(language)[name]))
    return bundle


@cache
def catalogue_texts(language: str) -> dict[str, str]:
    """The catalogues of a language by file name."""
    folder = files("octavo.text") / "words" / language
    texts = {path.name: path.read_text("utf-8") for path in sorted(folder.iterdir(), key=lambda path: path.name)}
    for find in _of_games:
        for key, home in sorted(find().items()):
            for name, place in ((f"{key}.ftl", "words"), (f"lesson-{key}.ftl", "lesson")):
                if said := _of_game(key, home / place, language):
                    texts[name] = said
    return texts


_of_games: list[Callable[[], Mapping[str, Traversable]]] = []


def add_games(find: Callable[[], Mapping[str, Traversable]]) -> None:
    """Speak of the games, too, whose folders are found so, by key: their catalogues are `words/<language>.ftl` and
    `lesson/<language>.ftl`."""
    _of_games.append(find)
    for kept in (catalogue_texts, _homes, _bundle, _bodies):
        kept.cache_clear()


def _of_game(key: str, folder: Traversable, language: str) -> str:
    """A game's own sentences in a language, or else in English; others' sentences are left out."""
    found = {**written(folder, "en"), **written(folder, language)}
    own = (f"{key}-", f"lesson-{key}-")
    return "".join(f"{name} ={body}\n" for name, body in found.items() if name.startswith(own))


def written(folder: Traversable, language: str) -> dict[str, str]:
    """The sentences of a game's catalogue in one language; none where there is no such file."""
    path = folder / f"{language}.ftl"
    return sentences(path.read_text("utf-8")) if path.is_file() else {}
