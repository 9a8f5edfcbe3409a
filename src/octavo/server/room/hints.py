"""Hints at a table: who may have one, which decisions have to be worked out, and whether the answer still holds.

A part of the room, and as pure: a request for a hint lies ready as an ask, and the thoughts come back later. They are
worked out from the view of the seat that asks, and from nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from octavo.bots.advice import Advice
from octavo.kernel.record import Record
from octavo.kernel.types import Seat
from octavo.server.wire import protocol
from octavo.text.refusal import Refused

if TYPE_CHECKING:
    from octavo.server.room.playing import Playing
    from octavo.server.room.state import TableState

REST = 1.0  # seconds from one hint that has to be thought about to the next, for each seat


@dataclass(frozen=True, eq=False)
class HintAsk:
    """Somebody wants a hint: what the seat sees, the situation since which it has to decide, and the one it is now."""

    key: str
    seat: Seat
    since: int
    on: int
    view: Record
    guest: str


class Hints:
    """The hints of one room."""

    def __init__(self) -> None:
        self._fresh: list[HintAsk] = []  # not taken up yet
        self._given: dict[Seat, tuple[int, protocol.Advice]] = {}  # the last one of each seat, and since when it holds
        self._asked: dict[Seat, float] = {}  # when each seat last had something thought about

    def ask(
        self, table: TableState, playing: Playing, seat: Seat, guest: str, now: float, waits: bool
    ) -> protocol.Advice | HintAsk:
        """The advice that was given in this situation already, or an ask. Refused if the seat has nothing to decide,
        plays with strangers, asks too soon, or `waits` for a hint already."""
        if table.new.open and any(chair.guest and chair.guest.id != guest for chair in table.chairs):
            raise Refused("hint-strangers")
        if seat not in playing.since:
            raise Refused("hint-no-turn")
        since, given = playing.since[seat], self._given.get(seat)
        if given is not None and given[0] == since:
            return given[1]
        if waits or now - self._asked.get(seat, now - REST) < REST:
            raise Refused("hint-too-soon")
        self._asked[seat] = now
        ask = HintAsk(table.terms.key, seat, since, table.number, playing.match.view(seat), guest)
        self._fresh.append(ask)
        return ask

    def take(self) -> list[HintAsk]:
        """Take up the asks that wait."""
        if not self._fresh:
            return []
        fresh, self._fresh = self._fresh, []
        return fresh

    def settle(self, ask: HintAsk, advice: Advice) -> protocol.Advice:
        """A hint that was thought about and still holds, as it is told; from now on everybody in that seat has it."""
        told = protocol.Advice(ask.on, advice.best, advice.why)
        self._given[ask.seat] = (ask.since, told)
        return told


def holds(ask: HintAsk, table: TableState, playing: Playing | None) -> bool:
    """Whether it is still the same decision, and still the person's own."""
    if table.status != "playing" or playing is None or table.chairs[ask.seat].away:
        return False
    return playing.since.get(ask.seat) == ask.since
