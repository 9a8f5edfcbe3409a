"""Attackers who send texts: matches of the notation and decks of their own, mutated, or sound and far too long."""

import json
import random
from functools import cache
from importlib.resources import files

from hostile.mutating import bent, encoded, lines_bent, scratched
from hostile.raw import MEBIBYTE
from hostile.siege import PLAYERS, Siege, call, json_bytes, match_text
from octavo.games import catalogue
from octavo.match.decks import option

LONGEST = 199_000  # letters of a match: just what is allowed
SEEDS = 3  # matches of each game


async def match(siege: Siege, chance: random.Random) -> None:
    """A real match, mutated, to be kept."""
    text = real(chance)
    await bring(siege, "match", lines_bent(text, chance) if chance.random() < 0.9 else scratched(text, chance), chance)


async def flood(siege: Siege, chance: random.Random) -> None:
    """Two thirds of a real match, and then an undo and the same action again, as often as fits."""
    head, _, log = real(chance).partition("\n\n")
    words = [word for word in log.split() if ":" in word or word == "undo"]
    words = words[: len(words) * 2 // 3]
    again = ["undo", words[-1]] if chance.random() < 0.7 else ["undo"] * chance.randrange(1, len(words)) + words[-1:]
    longest = chance.choice((2_000, 20_000, LONGEST))
    text = f"{head}\n\n1. " + " ".join(words)
    text += " ".join(["", *(again * ((longest - len(text)) // (len(" ".join(again)) + 1)))]) + "\nend\n"
    await bring(siege, "undo flood", text, chance)


async def bring(siege: Siege, kind: str, text: str, chance: random.Random) -> None:
    """Ask that a match be kept, as text or in JSON."""
    if chance.random() < 0.7:
        data, content = encoded(text, chance), "text/plain"
    else:
        data, content = (
            json_bytes({"text": text, "deck": deck(chance) if chance.random() < 0.5 else None}),
            "application/json",
        )
    for status, body in await siege.exchange(
        kind, call(siege, "POST", "/api/matches", data, chance, Content_Type=content), chance
    ):
        if status == 201:
            siege.finished.append(json.loads(body)["table"])


async def own_deck(siege: Siege, chance: random.Random) -> None:
    """A table with a deck of one's own, mutated."""
    game = chance.choice([key for key in catalogue.listed() if option(key) is not None])
    found = option(game)
    assert found is not None
    players = chance.choice(PLAYERS[game])
    seats = ["me", *["beginner"] * (players - 1)]
    wanted = {
        "game": game,
        "players": players,
        "seats": seats,
        "options": {"deck": "own"},
        "deck": deck(chance, game),
    }
    for status, body in await siege.exchange(
        "deck", call(siege, "POST", "/api/tables", json_bytes(wanted), chance), chance
    ):
        if status == 201:
            siege.opened(json.loads(body)["table"], game)


def deck(chance: random.Random, game: str = "") -> str:
    """The text of a deck's file, mutated."""
    decks = [text for key, text in shipped() if game in ("", key)]
    text = chance.choice(decks)
    if chance.random() < 0.05:
        return "[" * min(65_000, MEBIBYTE)
    return bent(json.loads(text), chance) if chance.random() < 0.8 else scratched(text, chance)


@cache
def shipped() -> list[tuple[str, str]]:
    """The decks that come with the games."""
    found = []
    for key in catalogue.listed():
        for path in (files("octavo.games") / key).iterdir():
            if path.name.endswith(".json"):
                found.append((key, path.read_text("utf-8")))
    return sorted(found)


def real(chance: random.Random) -> str:
    """A match that was played."""
    game = chance.choice(catalogue.listed())
    return match_text(game, PLAYERS[game][chance.randrange(SEEDS) % len(PLAYERS[game])], chance.randrange(SEEDS))
