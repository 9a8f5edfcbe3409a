"""Commands: what people can ask of a room, and who may ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from octavo.kernel.types import Seat
from octavo.server.room import events, undoing, views
from octavo.server.room.chairs import Guest
from octavo.server.room.hints import HintAsk
from octavo.server.room.referee import Call
from octavo.server.wire import protocol
from octavo.text.refusal import Refused

if TYPE_CHECKING:
    from octavo.server.room.room import Room

MOST_EVENTS = 100_000  # of a table, many times what any match needs; after that the match can only be finished
ALWAYS = (
    protocol.Act,
    protocol.Why,
    protocol.Ahead,
    protocol.Hint,
    protocol.Watch,
    protocol.React,
    protocol.Stand,
    protocol.Close,
    protocol.Rematch,
)

ORDERS = (
    protocol.Sit,
    protocol.Stand,
    protocol.Watch,
    protocol.Allow,
    protocol.PutBot,
    protocol.Remove,
    protocol.Hush,
)  # each is told to everybody


def obey(room: Room, command: protocol.Command, guest: Guest, command_id: str, now: float) -> Call | HintAsk | None:
    """Do what somebody asks for, in the command of that id, or raise Refused; what it waits for, if it is not done at
    once."""
    if guest.id in room.removed:
        raise Refused("removed")
    if room.status == "closed":
        raise Refused("table-closed")
    if room.event_count >= MOST_EVENTS and not isinstance(command, ALWAYS):
        raise Refused("table-worn")
    if isinstance(command, ORDERS) and not room.ordering.take(guest.id, now):
        raise Refused("order-pause")
    match command:
        case protocol.Act():
            return _act(room, command, guest, command_id, now)
        case protocol.Why():
            _why(room, command, guest, command_id)
        case protocol.Ahead():
            _ahead(room, guest, command_id)
        case protocol.Hint():
            return _hint(room, guest, command_id, now)
        case protocol.Sit():
            _sit(room, command.seat, guest, command_id, now)
        case protocol.Stand():
            _stand(room, guest, command_id, now)
        case protocol.Watch():
            _watch(room, command.seat, guest, now)
        case protocol.Allow():
            _allow(room, command.on, guest, command_id, now)
        case protocol.PutBot():
            _put_bot(room, command, guest, command_id, now)
        case protocol.Remove():
            _remove(room, command.guest, guest, command_id, now)
        case protocol.Hush():
            _hush(room, command, guest, command_id, now)
        case protocol.Start():
            _start(room, command, guest, command_id, now)
        case protocol.Close():
            _host(room, guest)
            room.record(events.Closed(command_id=command_id), now)
        case protocol.Undo():
            _undo(room, guest, command_id, now)
        case protocol.Agree():
            _agree(room, command, guest, command_id, now)
        case protocol.Rematch():
            _rematch(room, guest, now)
        case protocol.Say():
            _say(room, command.text, guest, command_id, now)
        case protocol.React():
            _may_speak(room, guest)
            _speaks_up(room, guest, now)
            room.answers.tell_all(protocol.Reacted(guest.id, command.what))
    return None


def _host(room: Room, guest: Guest) -> None:
    if guest.id != room.in_charge.id:
        raise Refused("host-only", host=room.naming.of(room.in_charge))


def _not_opener(room: Room, guest: str) -> None:
    """Refuse commands of the person in charge that are directed against the absent host."""
    if guest == room.host.id and room.in_charge != room.host:
        raise Refused("opener-stays")


def _seat(room: Room, guest: Guest) -> Seat:
    """Where the guest sits."""
    seat = room.attendance.seats.get(guest.id)
    if seat is None:
        raise Refused("not-seated")
    return seat


def _there(room: Room, guest: str) -> None:
    """Refused unless somebody is at the table, or has a seat."""
    if guest not in room.here and room.chairs.seat_of(guest) is None:
        raise Refused("nobody-there")


def _in_play(room: Room) -> None:
    if room.status != "playing":
        raise Refused("not-in-play")


def _act(room: Room, command: protocol.Act, guest: Guest, command_id: str, now: float) -> Call | None:
    seat = _seat(room, guest)
    _in_play(room)
    assert room.playing
    if room.chairs[seat].away:
        raise Refused("bot-plays")
    found = room.playing.act(seat, command, command_id, guest.id, now)
    if isinstance(found, Call):
        return found
    room.record(found, now)
    room.playing.moved(seat, now)
    return None


def _why(room: Room, command: protocol.Why, guest: Guest, command_id: str) -> None:
    """Of one action, every answer is a refusal: the reason, or that nothing forbids it."""
    seat = _seat(room, guest)
    _in_play(room)
    assert room.playing
    match = room.playing.match
    if command.action is None and command.name is None:
        room.answers.tell(command_id, protocol.AllBarred(room.number, views.all_barred(match, seat)))
        return
    if command.action is not None and command.name is not None:
        raise Refused("unknown-action", action="", game=match.terms.key)
    action = match.action(command.name) if command.name is not None else command.action
    assert action is not None
    raise Refused("allowed") if action in match.legal(seat) else match.refusal(seat, action)


def _ahead(room: Room, guest: Guest, command_id: str) -> None:
    seat = _seat(room, guest)
    _in_play(room)
    assert room.playing
    room.answers.tell(command_id, protocol.Upcoming(room.number, *views.upcoming(room.playing.match, seat)))


def _hint(room: Room, guest: Guest, command_id: str, now: float) -> HintAsk | None:
    """Repeat advice that was given already; otherwise ask for it to be worked out."""
    seat = _seat(room, guest)
    _in_play(room)
    assert room.playing
    if room.chairs[seat].away:
        raise Refused("bot-plays")
    waits = any(isinstance(thing, HintAsk) and thing.seat == seat for thing in room.answers.awaited())
    found = room.hints.ask(room, room.playing, seat, guest.id, now, waits)
    if isinstance(found, HintAsk):
        return found
    room.answers.tell(command_id, found)
    return None


def _sit(room: Room, seat: Seat, guest: Guest, command_id: str, now: float) -> None:
    """Sit down: on a free seat before the start; later on your own seat, or in place of a bot that has it alone."""
    if seat >= len(room.chairs):
        raise Refused("no-such-seat", seat=seat, last=len(room.chairs) - 1)
    chair, mine = room.chairs[seat], room.chairs.seat_of(guest.id)
    if room.status == "over":
        raise Refused("not-in-play")
    if mine == seat and chair.away:
        room.record(events.Returned(seat=seat, command_id=command_id), now)
        if room.playing:
            room.playing.returned(seat, now)
        return
    if mine is not None and room.status == "playing":
        raise Refused("seated-already")
    if guest.id in room.looked:
        raise Refused("has-looked")
    if not chair.free and not (room.status == "playing" and chair.bot):
        raise Refused("seat-taken", seat=seat)
    if mine is not None:
        room.record(events.Stood(seat=mine), now)
    if chair.bot:
        room.record(events.BotPut(seat=seat, strength=None), now)
    room.record(events.Sat(seat=seat, guest=guest.id, name=guest.name, command_id=command_id), now)
    if room.playing:
        room.playing.situation(now, acted=seat)
    elif not room.chairs.free() and all(person.id in room.here for person in room.chairs.persons()):
        room.start("", now)


def _stand(room: Room, guest: Guest, command_id: str, now: float) -> None:
    seat = _seat(room, guest)
    if room.status == "waiting":
        room.record(events.Stood(seat=seat, command_id=command_id), now)
    elif room.status == "playing":
        room.record(events.TookOver(seat=seat, stood=True, command_id=command_id), now)
        assert room.playing
        room.playing.replaced(seat, now)
        undoing.settle(room, "", now)


def _watch(room: Room, seat: Seat | None, guest: Guest, now: float) -> None:
    if room.chairs.seat_of(guest.id) is not None:
        raise Refused("seated-already")
    if seat is not None:
        if seat >= len(room.chairs) or not room.chairs[seat].allows:
            raise Refused("not-allowed-to-look")
        if guest.id not in room.looked:
            room.record(events.Looked(guest=guest.id), now)
    if room.follows.get(guest.id) != seat:
        room.record(events.Followed(guest.id, seat), now)


def _allow(room: Room, on: bool, guest: Guest, command_id: str, now: float) -> None:
    seat = _seat(room, guest)
    if room.chairs[seat].allows != on:
        room.record(events.Allowed(seat=seat, on=on, command_id=command_id), now)


def _hush(room: Room, command: protocol.Hush, guest: Guest, command_id: str, now: float) -> None:
    _host(room, guest)
    _not_opener(room, command.guest)
    hushed = command.guest in room.hushed
    if not hushed:
        _there(room, command.guest)
    if hushed != command.on:
        room.record(events.Hushed(guest=command.guest, on=command.on, command_id=command_id), now)


def _put_bot(room: Room, command: protocol.PutBot, guest: Guest, command_id: str, now: float) -> None:
    _host(room, guest)
    if room.status != "waiting":
        raise Refused("begun-already")
    if command.seat >= len(room.chairs):
        raise Refused("no-such-seat", seat=command.seat, last=len(room.chairs) - 1)
    if room.chairs[command.seat].guest:
        raise Refused("seat-taken", seat=command.seat)
    if room.chairs[command.seat].bot != command.strength:
        room.record(events.BotPut(seat=command.seat, strength=command.strength, command_id=command_id), now)


def _remove(room: Room, other: str, guest: Guest, command_id: str, now: float) -> None:
    _host(room, guest)
    if other == guest.id:
        raise Refused("host-stays")
    _not_opener(room, other)
    _there(room, other)
    seat = room.chairs.seat_of(other)
    room.record(events.Removed(guest=other, command_id=command_id), now)
    if room.playing and seat is not None:
        room.playing.replaced(seat, now)
        undoing.settle(room, "", now)


def _start(room: Room, command: protocol.Start, guest: Guest, command_id: str, now: float) -> None:
    _host(room, guest)
    if room.status != "waiting":
        raise Refused("begun-already")
    free = room.chairs.free()
    if free and command.fill is None:
        raise Refused("seats-free", free=len(free))
    for seat in free:
        room.record(events.BotPut(seat=seat, strength=command.fill), now)
    room.start(command_id, now)


def _undo(room: Room, guest: Guest, command_id: str, now: float) -> None:
    seat = _seat(room, guest)
    _in_play(room)
    if room.chairs[seat].away:
        raise Refused("bot-plays")
    undoing.ask(room, seat, guest.id, command_id, now)


def _agree(room: Room, command: protocol.Agree, guest: Guest, command_id: str, now: float) -> None:
    seat = _seat(room, guest)
    if room.asked is None or room.status != "playing":
        raise Refused("nothing-asked")
    if room.chairs[seat].away:
        raise Refused("bot-plays")
    undoing.agree(room, seat, command.yes, command_id, now)


def _rematch(room: Room, guest: Guest, now: float) -> None:
    _seat(room, guest)
    if room.status != "over":
        raise Refused("match-goes-on")
    if room.rematch is None:
        room.record(events.RematchAsked(guest.id, guest.name), now)


def _may_speak(room: Room, guest: Guest) -> None:
    if guest.id in room.hushed:
        raise Refused("hushed")


def _speaks_up(room: Room, guest: Guest, now: float) -> None:
    """Refused if somebody says too much at once."""
    if not room.speaking.take(guest.id, now):
        raise Refused("talk-pause")


def _say(room: Room, text: str, guest: Guest, command_id: str, now: float) -> None:
    _may_speak(room, guest)
    cleaned = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not cleaned:
        raise Refused("nothing-said")
    _speaks_up(room, guest, now)
    room.record(events.Spoke(guest=guest.id, name=room.naming.of(guest), text=cleaned, command_id=command_id), now)
