"""Decks that are data: read from files, checked line by line, and known by a hash.

For some games, no source says what is printed on every card. Their decks are JSON files in the game's package, which
the owner of a box can correct: docs/decks.md has the format. A file fills fields of the record, so the deck is part of
the match, as the players are. The log names it by a hash of those fields.
"""

import hashlib
import importlib
import json
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from octavo.games import catalogue
from octavo.kernel.options import Deck as DeckOption
from octavo.kernel.record import Record
from octavo.text.located_json import Sheet, read
from octavo.text.refusal import Refused

OWN = "own"
DIGITS = 16  # of the hash
LABEL = re.compile(rf"[a-z]+-[0-9a-f]{{{DIGITS}}}")


@dataclass(frozen=True)
class Deck:
    """A deck: the fields of the record that it fills, its name, and oddities that may be meant."""

    game: str
    name: str
    fields: Mapping[str, Any]
    warnings: tuple[Refused, ...] = ()

    @property
    def text(self) -> str:
        """The game and the fields, in the one way in which their hash is made."""
        return json.dumps([self.game, dict(self.fields)], sort_keys=True)

    @property
    def label(self) -> str:
        """How a log calls it: its name, and the hash by which it is known."""
        return f"{self.name}-{hashlib.sha256(self.text.encode()).hexdigest()[:DIGITS]}"

    def put(self, s: Record) -> None:
        """Fill the fields of an empty state."""
        fields = catalogue.game(self.game).STATE.fields
        for name, value in self.fields.items():
            setattr(s, name, fields[name].copied(value))


def option(key: str) -> DeckOption | None:
    """The deck option of a game, if it has one."""
    return next((o for o in catalogue.game(key).INFO.options if isinstance(o, DeckOption)), None)


@cache
def preset(key: str, name: str) -> Deck:
    """A deck that comes with the game."""
    text = (catalogue.folder(key) / f"{name}.json").read_text("utf-8")
    return _deck(key, name, read(text))


def own(key: str, text: str) -> Deck:
    """The deck of an owner's file; Refused, with the line, if it is no deck."""
    return _deck(key, OWN, read(text))


def asked(key: str, options: Mapping[str, str], read_file: Callable[[str], str]) -> tuple[dict[str, str], Deck | None]:
    """Options as somebody typed them, where the deck may be a file: the options for `Terms`, and the file's deck."""
    offered, text = option(key), options.get("deck")
    if offered is None or text is None or text in offered.presets or LABEL.fullmatch(text):
        return dict(options), None
    try:
        deck = own(key, read_file(text))
    except Refused as refused:
        if refused.key != "no-file":
            raise
        presets = ", ".join(offered.presets)
        raise Refused("deck-file", file=text, game=key, presets=presets, reason=refused.facts["reason"]) from None
    return {**options, "deck": OWN}, deck


def _deck(key: str, name: str, sheet: Sheet) -> Deck:
    reader = importlib.import_module(f"{catalogue.package(key)}.deck")
    fields: dict[str, Any] = reader.fields(sheet)
    return Deck(key, name, fields, tuple(sheet.warnings))


def of_state(key: str, s: Record) -> Deck:
    """The deck that a state was dealt from."""
    offered = option(key)
    assert offered is not None
    fields = {name: getattr(s, name) for name in offered.fields}
    presets = [preset(key, name) for name in offered.presets]
    return next((deck for deck in presets if dict(deck.fields) == fields), Deck(key, OWN, fields))


def agreed(key: str, text: str, given: Deck | None) -> Deck:
    """The deck that an option's text means: a preset by its name, or any deck by the label that a log has.

    `given` is the deck of a file, if one was given. Refused if it is another than the one that is named.
    """
    offered = option(key)
    assert offered is not None
    name, _, _ = text.partition("-")
    if given is None and name in offered.presets:
        given = preset(key, name)
    if given is None and name == OWN and text != OWN:
        raise Refused("deck-needed", game=key, deck=text)
    if given is None or text not in (*offered.presets, OWN, given.label):
        if given is not None and (name in offered.presets or name == OWN):
            raise Refused("other-deck", deck=text, given=given.label)
        raise Refused("option-value", option=offered.key, value=text, values=offered.offers(0))
    return given


def warn(deck: Deck, language: str) -> None:
    """Print what is odd about a deck, apart from other output."""
    for warning in deck.warnings:
        print(f"octavo: {warning.say(language)}", file=sys.stderr)
