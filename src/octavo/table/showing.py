"""What a room shows: to those at the table, and in the list of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from octavo.table import sight, wire
from octavo.table.store.base import Summary

if TYPE_CHECKING:
    from octavo.table.playing import Playing
    from octavo.table.room import Room


def info(room: Room) -> wire.Room:
    """All about the table but the cards."""
    playing = room.playing
    over = playing is not None and playing.match.over  # also where the table was closed afterwards
    names = playing.match.names if playing else (None,) * len(room.chairs)
    result = playing.match.result() if playing and over else None
    seated = {person.id for person in room.chairs.persons()}
    return wire.Room(
        table=room.table,
        game=room.terms.key,
        players=room.terms.players,
        options=dict(room.terms.options),
        clock=room.new.clock,
        pace=room.new.pace,
        open=room.new.open,
        status=room.status,
        host=room.host.id,
        chairs=tuple(_chair(room, seat, name) for seat, name in enumerate(names)),
        watchers=tuple(_person(room, g.id, g.name) for g in room.here.values() if g.id not in seated),
        asked=room.asked,
        commitment=playing.match.commitment if playing else None,
        secret=playing.match.secret.hex() if playing and over else None,
        result=wire.Result(result.points, result.winners) if result else None,
        rematch=room.rematch,
    )


def _chair(room: Room, seat: int, name: str | None) -> wire.Chair:
    chair = room.chairs[seat]
    person = _person(room, chair.guest.id, chair.guest.name) if chair.guest else None
    bot = room.chairs.strength(seat) if chair.away else chair.bot
    bank = chair.bank if room.new.clock != "none" else None
    return wire.Chair(person.name if person else name, person, bot, chair.allows, bank)


def _person(room: Room, guest: str, name: str) -> wire.Person:
    return wire.Person(guest, name, guest in room.here, guest in room.hushed)


def play(room: Room, guest: str, seen: int, sheet_seen: int) -> wire.Play:
    """The situation through somebody's eyes; when the match is over, everything."""
    playing = room.playing
    assert playing
    match, seat = playing.match, room.viewer(guest)
    own = room.chairs.seat_of(guest) == seat and seat >= 0 and not room.chairs[seat].away
    own = own and room.status == "playing"
    actors = tuple(match.actors())
    return wire.Play(
        number=playing.number,
        scene=sight.open_scene(match) if match.over else sight.scene(match, seat),
        points=match.points(),
        actors=actors,
        entries=tuple(playing.entries[seen:]),
        seat=seat,
        choices=sight.choices(match, seat) if own and seat in actors else (),
        racing=match.racing,
        left=_left(room, playing),
        runs=_runs(room, playing),
        sheet=tuple(wire.SheetLine(line.number, line.points) for line in match.sheet()[sheet_seen:]),
    )


def _left(room: Room, playing: Playing) -> int | None:
    """Milliseconds until a bot decides for the first who is due."""
    ends = playing.deadlines(room.gone_seats()).values()
    return max(0, round((min(ends) - room.now) * 1000)) if ends else None


def _runs(room: Room, playing: Playing) -> int | None:
    """Milliseconds until the clock of a race is up."""
    due = playing.clock_due
    return max(0, round((due - room.now) * 1000)) if due is not None else None


def summary(room: Room) -> Summary:
    """What a list of tables shows; the time is for whoever keeps it to say."""
    return Summary(
        table=room.table,
        game=room.terms.key,
        players=room.terms.players,
        free=len(room.chairs.free()),
        status=room.status,
        open=room.new.open,
        host=room.host.id,
        names=tuple(guest.name for guest in room.chairs.persons()),
        options=dict(room.terms.options),
        created=0.0,
        updated=0.0,
    )
