"""What people can ask of a room, and who may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from octavo.kernel.contract import Fact
from octavo.kernel.types import Seat
from octavo.match.match import IllegalAction
from octavo.server.room import events, hints, views
from octavo.server.room.chairs import Guest
from octavo.server.wire import protocol
from octavo.text.refusal import Refused

if TYPE_CHECKING:
    from octavo.server.room.room import Room

LONGEST_FACT = 300  # letters of a fact that goes into an answer
MOST_NUMBER = 1 << 53  # of which it is the first that a page can't tell from the next
MOST_EVENTS = 100_000  # of a table, many times what any match needs; from then on it is only played to its end
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


def obey(room: Room, command: protocol.Command, guest: Guest, cause: str, now: float) -> bool:
    """Do a command, or raise Refused. True if the answer has to wait, as in a race."""
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
            return _act(room, command, guest, cause, now)
        case protocol.Why():
            _why(room, command, guest, cause)
        case protocol.Ahead():
            _ahead(room, guest, cause)
        case protocol.Hint():
            return _hint(room, guest, cause, now)
        case protocol.Sit():
            _sit(room, command.seat, guest, cause, now)
        case protocol.Stand():
            _stand(room, guest, cause, now)
        case protocol.Watch():
            _watch(room, command.seat, guest)
        case protocol.Allow():
            _allow(room, command.on, guest, cause)
        case protocol.PutBot():
            _put_bot(room, command, guest, cause)
        case protocol.Remove():
            _remove(room, command.guest, guest, cause, now)
        case protocol.Hush():
            _hush(room, command, guest, cause)
        case protocol.Start():
            _start(room, command, guest, cause, now)
        case protocol.Close():
            _host(room, guest)
            room.record(events.Closed(cause=cause))
        case protocol.Undo():
            _undo(room, guest, cause, now)
        case protocol.Agree():
            _agree(room, command, guest, cause, now)
        case protocol.Rematch():
            _rematch(room, guest)
        case protocol.Say():
            _say(room, command.text, guest, cause, now)
        case protocol.React():
            _may_speak(room, guest)
            _speaks_up(room, guest, now)
            room.tell_all(protocol.Reacted(guest.id, command.what))
    return False


def _host(room: Room, guest: Guest) -> None:
    if guest.id != room.in_charge.id:
        raise Refused("host-only", host=room.naming.of(room.in_charge))


def _not_opener(room: Room, guest: str) -> None:
    """Whoever is in charge for an absent host can't turn against that one."""
    if guest == room.host.id and room.in_charge != room.host:
        raise Refused("opener-stays")


def _seat(room: Room, guest: Guest) -> Seat:
    """Where the guest sits."""
    seat = room.roll().seats.get(guest.id)
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


def _act(room: Room, command: protocol.Act, guest: Guest, cause: str, now: float) -> bool:
    seat = _seat(room, guest)
    _in_play(room)
    assert room.playing
    if room.chairs[seat].away:
        raise Refused("bot-plays")
    if not room.playing.act(seat, command, cause, guest.id, now):
        return True
    room.moved(now, seat)
    return False


def _why(room: Room, command: protocol.Why, guest: Guest, cause: str) -> None:
    """Of one action, every answer is a refusal: the reason, or that nothing forbids it."""
    seat = _seat(room, guest)
    _in_play(room)
    assert room.playing
    match = room.playing.match
    if command.action is None and command.name is None:
        room.tell(guest.id, cause, protocol.AllBarred(room.number, views.all_barred(match, seat)))
        return
    if command.action is not None and command.name is not None:
        raise Refused("unknown-action", action="", game=match.terms.key)
    action = match.action(command.name) if command.name is not None else command.action
    assert action is not None
    raise Refused("allowed") if action in match.legal(seat) else match.refusal(seat, action)


def _ahead(room: Room, guest: Guest, cause: str) -> None:
    seat = _seat(room, guest)
    _in_play(room)
    assert room.playing
    room.tell(guest.id, cause, protocol.Upcoming(room.number, *views.upcoming(room.playing.match, seat)))


def _hint(room: Room, guest: Guest, cause: str, now: float) -> bool:
    """What was advised already is told again; otherwise somebody has to think about it."""
    seat = _seat(room, guest)
    _in_play(room)
    if room.chairs[seat].away:
        raise Refused("bot-plays")
    known = hints.ask(room, seat, guest.id, cause, now)
    if known is not None:
        room.tell(guest.id, cause, known)
    return known is None


def _sit(room: Room, seat: Seat, guest: Guest, cause: str, now: float) -> None:
    """On a free seat before the start; later on one's own, or in the place of a bot that sits there by itself."""
    if seat >= len(room.chairs):
        raise Refused("no-such-seat", seat=seat, last=len(room.chairs) - 1)
    chair, mine = room.chairs[seat], room.chairs.seat_of(guest.id)
    if room.status == "over":
        raise Refused("not-in-play")
    if mine == seat and chair.away:
        room.record(events.Returned(seat=seat, cause=cause))
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
        room.record(events.Stood(seat=mine))
    if chair.bot:
        room.record(events.BotPut(seat=seat, strength=None))
    room.record(events.Sat(seat=seat, guest=guest.id, name=guest.name, cause=cause))
    if room.playing:
        room.playing.situation(now, acted=seat)
    elif not room.chairs.free() and all(person.id in room.here for person in room.chairs.persons()):
        room.start("", now)


def _stand(room: Room, guest: Guest, cause: str, now: float) -> None:
    seat = _seat(room, guest)
    if room.status == "waiting":
        room.record(events.Stood(seat=seat, cause=cause))
    elif room.status == "playing":
        room.record(events.TookOver(seat=seat, stood=True, cause=cause))
        assert room.playing
        room.playing.referee.drop(seat)
        room.playing.situation(now)
        settle_undo(room, "", now)


def _watch(room: Room, seat: Seat | None, guest: Guest) -> None:
    if room.chairs.seat_of(guest.id) is not None:
        raise Refused("seated-already")
    if seat is None:
        if room.follows.pop(guest.id, None) is None:
            return
    elif seat >= len(room.chairs) or not room.chairs[seat].allows:
        raise Refused("not-allowed-to-look")
    else:
        if guest.id not in room.looked:
            room.record(events.Looked(guest=guest.id))
        if room.follows.get(guest.id) == seat:
            return
        room.follows[guest.id] = seat
    room.version += 1


def _allow(room: Room, on: bool, guest: Guest, cause: str) -> None:
    seat = _seat(room, guest)
    if room.chairs[seat].allows != on:
        room.record(events.Allowed(seat=seat, on=on, cause=cause))


def _hush(room: Room, command: protocol.Hush, guest: Guest, cause: str) -> None:
    _host(room, guest)
    _not_opener(room, command.guest)
    hushed = command.guest in room.hushed
    if not hushed:
        _there(room, command.guest)
    if hushed != command.on:
        room.record(events.Hushed(guest=command.guest, on=command.on, cause=cause))


def _put_bot(room: Room, command: protocol.PutBot, guest: Guest, cause: str) -> None:
    _host(room, guest)
    if room.status != "waiting":
        raise Refused("begun-already")
    if command.seat >= len(room.chairs):
        raise Refused("no-such-seat", seat=command.seat, last=len(room.chairs) - 1)
    if room.chairs[command.seat].guest:
        raise Refused("seat-taken", seat=command.seat)
    if room.chairs[command.seat].bot != command.strength:
        room.record(events.BotPut(seat=command.seat, strength=command.strength, cause=cause))


def _remove(room: Room, other: str, guest: Guest, cause: str, now: float) -> None:
    _host(room, guest)
    if other == guest.id:
        raise Refused("host-stays")
    _not_opener(room, other)
    _there(room, other)
    seat = room.chairs.seat_of(other)
    room.record(events.Removed(guest=other, cause=cause))
    if room.playing and seat is not None:
        room.playing.referee.drop(seat)
        room.playing.situation(now)
        settle_undo(room, "", now)


def _start(room: Room, command: protocol.Start, guest: Guest, cause: str, now: float) -> None:
    _host(room, guest)
    if room.status != "waiting":
        raise Refused("begun-already")
    free = room.chairs.free()
    if free and command.fill is None:
        raise Refused("seats-free", free=len(free))
    for seat in free:
        room.record(events.BotPut(seat=seat, strength=command.fill))
    room.start(cause, now)


def _undo(room: Room, guest: Guest, cause: str, now: float) -> None:
    """At once, if nobody else plays; otherwise it is asked for."""
    seat = _seat(room, guest)
    _in_play(room)
    assert room.playing
    if room.chairs[seat].away:
        raise Refused("bot-plays")
    back = room.playing.undo_to(seat)
    if not back:
        raise Refused("nothing-to-undo")
    missing = _missing(room)
    if missing is not None:
        raise Refused("undo-away", name=room.chairs.names()[missing])
    if _voters(room) != [seat] and not room.asking.take(guest.id, now):  # alone one bothers nobody
        raise Refused("undo-pause")
    room.asked = protocol.Asked(seat, back, (seat,))
    room.version += 1
    settle_undo(room, cause, now)


def _voters(room: Room) -> list[Seat]:
    """The seats of the people who have a say: all whose match it is, also who is away; not who has got up."""
    return [seat for seat, chair in enumerate(room.chairs) if chair.guest and not chair.stood]


def _missing(room: Room) -> Seat | None:
    """One of them who is away, and can't be asked."""
    return next((seat for seat in _voters(room) if room.chairs[seat].away), None)


def _agree(room: Room, command: protocol.Agree, guest: Guest, cause: str, now: float) -> None:
    seat = _seat(room, guest)
    if room.asked is None or room.playing is None or room.status != "playing":
        raise Refused("nothing-asked")
    if room.chairs[seat].away:
        raise Refused("bot-plays")
    if command.yes and seat in room.asked.agreed:
        return
    room.version += 1
    if not command.yes:
        if seat != room.asked.seat:  # who asked may think better of it, without a word
            room.tell_all(protocol.Declined(seat))
        room.asked = None
        return
    room.asked = protocol.Asked(room.asked.seat, room.asked.entries, (*room.asked.agreed, seat))
    settle_undo(room, cause, now)


def settle_undo(room: Room, cause: str, now: float) -> None:
    """Do what is asked for, if all have agreed; forget it, if who asked plays no more, or somebody can't answer."""
    if room.asked is None or room.playing is None:
        return
    asked, voters = room.asked, set(_voters(room))
    room.version += 1
    room.asked = None
    if not room.chairs[asked.seat].person_plays:
        return
    missing = _missing(room)
    if missing is not None:
        room.tell_all(protocol.Declined(missing, away=True))
        return
    if voters - set(asked.agreed):
        room.asked = protocol.Asked(asked.seat, asked.entries, tuple(sorted(voters & set(asked.agreed))))
        return
    others = bool(voters - {asked.seat})
    room.record(events.Undone(entries=asked.entries, seat=asked.seat, agreed=others, cause=cause))
    room.playing.referee.calls.clear()
    room.playing.situation(now, anew=True)


def _rematch(room: Room, guest: Guest) -> None:
    _seat(room, guest)
    if room.status != "over":
        raise Refused("match-goes-on")
    if room.rematch is None:
        room.wants_rematch = guest


def _may_speak(room: Room, guest: Guest) -> None:
    if guest.id in room.hushed:
        raise Refused("hushed")


def _speaks_up(room: Room, guest: Guest, now: float) -> None:
    """Refused if somebody lets nobody else get a word in."""
    if not room.speaking.take(guest.id, now):
        raise Refused("talk-pause")


def _say(room: Room, text: str, guest: Guest, cause: str, now: float) -> None:
    _may_speak(room, guest)
    cleaned = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not cleaned:
        raise Refused("nothing-said")
    _speaks_up(room, guest, now)
    room.record(events.Spoke(guest=guest.id, name=room.naming.of(guest), text=cleaned, cause=cause))


def problem(refused: Refused) -> protocol.Problem:
    """A refusal for the wire."""
    facts = {name: _fact(fact) for name, fact in refused.facts.items()}
    if isinstance(refused, IllegalAction):
        return protocol.Problem(refused.key, facts, refused.rule, Fact(refused.why, dict(refused.why_facts)))
    return protocol.Problem(refused.key, facts)


def _fact(fact: object) -> int | str:
    """A fact as the wire has it: a number that every program can hold, or text, up to a length."""
    return fact if type(fact) is int and abs(fact) < MOST_NUMBER else str(fact)[:LONGEST_FACT]
