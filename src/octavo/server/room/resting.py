"""Resting: a match of people waits for people.

While none of its players is here, bots do nothing and no clock runs, whoever looks on. Where all people have got up, so
that only bots are left, it goes on for anybody. The time for which a table stood still counts as no time at all; so it
is, too, when the table had to wait for the disk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from octavo.server.room.room import Room


def goes_on(room: Room) -> bool:
    """Whether the match is under way, and somebody is here for whom it goes on."""
    return room.status == "playing" and room.roll().awake


def rest_or_go_on(room: Room, now: float) -> None:
    """After somebody has come, gone, sat down or got up."""
    rests = room.status == "playing" and not room.roll().awake
    if rests and room.rests is None:
        room.rests = now
    elif not rests and room.rests is not None:
        since, room.rests = room.rests, None
        room.has_rested += now - since
        stood_still(room, now - since, now)


def rested(room: Room, now: float) -> float:
    """For how many seconds the match has rested so far: if the table has to wait meanwhile, none counts twice."""
    return room.has_rested + (0.0 if room.rests is None else now - room.rests)


def stood_still(room: Room, seconds: float, now: float) -> None:
    """Whatever is due is due so much later."""
    room.gone = {guest: min(now, since + seconds) for guest, since in room.gone.items()}
    room.version += 1
    if room.playing:
        room.playing.postpone(seconds)
