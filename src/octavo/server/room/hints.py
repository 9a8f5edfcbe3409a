"""Hints at a table: who may have one, what has to be thought about, and whether the answer still holds.

A part of the room, and as pure: a hint that is asked for lies ready as an ask, and what was thought comes back later.
It is thought about from the view of the seat that asks, and from nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from octavo.bots.advice import Advice
from octavo.kernel.types import Seat, State
from octavo.server.wire import protocol
from octavo.text.refusal import Refused

if TYPE_CHECKING:
    from octavo.server.room.room import Room

REST = 1.0  # seconds from one hint that has to be thought about to the next, for each seat


@dataclass(frozen=True)
class HintAsk:
    """Somebody wants a hint: what the seat sees, the situation since which it has to decide, and the one it is now."""

    key: str
    seat: Seat
    since: int
    on: int
    view: State
    cause: str


class Hints:
    """The hints of one room."""

    def __init__(self) -> None:
        self._fresh: list[HintAsk] = []  # nobody thinks about them yet
        self._open: dict[str, HintAsk] = {}  # not answered yet, by their cause
        self._given: dict[Seat, tuple[int, protocol.Advice]] = {}  # the last one of each seat, and since when it holds
        self._asked: dict[Seat, float] = {}  # when each seat last had something thought about

    def ask(self, room: Room, seat: Seat, cause: str, now: float) -> protocol.Advice | None:
        """What was advised in this situation already, or None if it has to be thought about; Refused if too soon."""
        assert room.playing
        match, since = room.playing.match, room.playing.since[seat]
        given = self._given.get(seat)
        if given is not None and given[0] == since:
            return given[1]
        waits = any(ask.seat == seat for ask in self._open.values())
        if waits or now - self._asked.get(seat, now - REST) < REST:
            raise Refused("hint-too-soon")
        self._asked[seat] = now
        ask = HintAsk(match.terms.key, seat, since, room.number, match.view(seat), cause)
        self._fresh.append(ask)
        self._open[cause] = ask
        return None

    def take(self) -> list[HintAsk]:
        """What has to be thought about from now on."""
        if not self._fresh:
            return []
        fresh, self._fresh = self._fresh, []
        return fresh

    def standing(self, room: Room) -> set[str]:
        """The commands that still wait for an answer which will hold; all others are forgotten."""
        self._open = {cause: ask for cause, ask in self._open.items() if _holds(room, ask)}
        return set(self._open)

    def settle(self, room: Room, ask: HintAsk, advice: Advice | None) -> protocol.Advice | Refused:
        """What is to be said of a hint that was thought about."""
        self._open.pop(ask.cause, None)
        if not _holds(room, ask):
            return Refused("stale")
        if advice is None:
            return Refused("hint-not-ready")
        told = protocol.Advice(ask.on, advice.best, advice.why)
        self._given[ask.seat] = (ask.since, told)
        return told


def ask(room: Room, seat: Seat, guest: str, cause: str, now: float) -> protocol.Advice | None:
    """Let somebody have a hint, who has to decide and does not play with strangers."""
    assert room.playing
    if room.new.open and any(chair.guest and chair.guest.id != guest for chair in room.chairs):
        raise Refused("hint-strangers")
    if seat not in room.playing.since:
        raise Refused("hint-no-turn")
    return room.hints.ask(room, seat, cause, now)


def _holds(room: Room, ask: HintAsk) -> bool:
    """Whether it is still the same decision, and still the person's own."""
    if room.status != "playing" or room.playing is None or room.chairs[ask.seat].away:
        return False
    return room.playing.since.get(ask.seat) == ask.since
