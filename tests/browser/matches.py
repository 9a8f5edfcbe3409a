"""Finished matches, made without a browser."""

from functools import cache
from unittest.mock import patch

from playwright.sync_api import Page

from octavo.match import notation
from octavo.server.wire import protocol
from server.rooms import Sitting, new

SECRET = b"what is dealt in these matches: "


@cache
def text_of(game: str, players: int) -> str:
    """A match against bots as text: always the same, so that its last round is one that can be played on."""
    bots: list[protocol.Sitter] = ["beginner"] * (players - 1)
    with patch("octavo.server.room.room.new_secret", lambda: SECRET):
        sitting = Sitting.open(new(game, "me", *bots))
    sitting.play_to_the_end()
    assert sitting.room.playing
    return notation.write(sitting.room.playing.match)


def bring(page: Page, game: str, players: int) -> str:
    """Bring such a match to the house, as somebody who is known there; its review's address."""
    origin = page.evaluate("location.origin")
    page.request.post("/api/me", data={"name": "Anna"}, headers={"Origin": origin})
    headers = {"Origin": origin, "Content-Type": "text/plain; charset=utf-8"}
    answer = page.request.post("/api/matches", data=text_of(game, players), headers=headers)
    assert answer.ok, answer.text()
    return f"/replay/{answer.json()['table']}"
