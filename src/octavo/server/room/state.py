"""The state of a table: everything that follows from its events, and nothing else.

Only `apply` changes any of it, whether an event happens now or is read from disk. It also counts the `version`, which
decides who is told: everything shown besides the cards stays the same within one version.
"""

from msgspec import UNSET

from octavo.kernel.timing import CLOCK
from octavo.kernel.types import Seat
from octavo.match import decks, notation, position
from octavo.match.match import Match, Terms
from octavo.match.position import Position
from octavo.server.room import clocks, events, views
from octavo.server.room.chairs import Attendance, Chair, Chairs, Guest
from octavo.server.room.deeds import Deeds
from octavo.server.room.naming import Naming
from octavo.server.wire import protocol
from octavo.server.wire.summaries import Status
from octavo.text.refusal import Refused

EVERYDAY = (events.Acted, events.Spoke, events.Obeyed)  # these change nothing that a version tells of, as a rule
MOST_SAID = 1000  # lines of chat that are kept


class TableState:
    """One table, as its events have made it."""

    new: protocol.NewTable
    terms: Terms
    host: Guest
    in_charge: Guest  # the person who has the host's rights now

    def __init__(self, table: str) -> None:
        """Before its first event, which opens it."""
        self.table = table
        self.status: Status = "waiting"
        self.chairs = Chairs()
        self.opening: Position | None = None
        self.match: Match | None = None
        self.entries: list[protocol.Entry] = []
        self.said: list[protocol.Said] = []  # the latest lines
        self.spoken = 0  # lines so far
        self.hushed: set[str] = set()
        self.removed: set[str] = set()
        self.looked: set[str] = set()  # spectators who have seen a hand
        self.rematch: str | None = None
        self.deeds = Deeds(lambda guest: self.chairs.seat_of(guest) is not None)
        # What passes.
        self.here: dict[str, Guest] = {}
        self.gone: dict[str, float] = {}  # since when the host, or somebody with a seat, is not here
        self.follows: dict[str, Seat] = {}  # over whose shoulder a spectator looks
        self.asked: protocol.Asked | None = None  # an undo that is asked for
        self.wants_rematch: Guest | None = None  # who asks for one
        # What follows from that.
        self.naming = Naming(self)
        self.attendance = Attendance({}, [], {}, {}, False)
        self.version = 0

    def apply(self, event: events.Any | events.Passing, now: float) -> None:
        """Let something have happened; Refused, and nothing has changed, if it can't."""
        before = self.status, self.asked
        self._apply(event, now)
        if isinstance(event, events.Event) and event.command_id:
            self.deeds.add(event.command_id)
        if self.status == "playing" and self.match and self.match.over:
            self.status, self.asked = "over", None
        spent = isinstance(event, events.Acted) and event.spent
        if not isinstance(event, EVERYDAY) or spent or before != (self.status, self.asked):
            self.version += 1
            self.naming.compare()
            self.attendance = self.chairs.attendance(self.here, self.gone)

    def _apply(self, event: events.Any | events.Passing, now: float) -> None:
        match event:
            case events.Acted():
                self._apply_acted(event)
            case events.Obeyed():
                self.deeds.add(event.command_id)
            case events.Undone():
                self._apply_undone(event)
            case events.Opened():
                self._apply_opened(event, now)
            case events.Sat():
                self.chairs[event.seat].seat(self.naming.sits(event))
                if event.guest not in self.here:
                    self.gone.setdefault(event.guest, now)
            case events.Stood():
                self.chairs[event.seat].seat(None)
            case events.BotPut():
                self.chairs[event.seat].bot = event.strength
            case events.Started():
                self._apply_started(event)
            case events.TookOver():
                self.chairs[event.seat].away, self.chairs[event.seat].stood = True, event.stood
                self.chairs[event.seat].bank -= event.spent
            case events.Returned():
                self.chairs[event.seat].away = self.chairs[event.seat].stood = False
            case events.Spoke():
                self.spoken += 1
                self.said.append(self.naming.said(self.spoken, event))
                del self.said[:-MOST_SAID]
            case events.Allowed():
                self.chairs[event.seat].allows = event.on
            case events.Looked():
                self.looked.add(event.guest)
            case events.Hushed():
                (self.hushed.add if event.on else self.hushed.discard)(event.guest)
            case events.Removed():
                self._apply_removed(event.guest)
            case events.Rematched():
                self.rematch, self.wants_rematch = event.table, None
            case events.Closed():
                self.status, self.asked = "closed", None
            case events.Came():
                self.here[event.guest] = Guest(event.guest, event.name)
                self.gone.pop(event.guest, None)
            case events.Left():
                self._apply_left(event.guest, now)
            case events.TookCharge():
                self.in_charge = Guest(event.guest, event.name)
            case events.Followed():
                self.follows.pop(event.guest, None)
                if event.seat is not None:
                    self.follows[event.guest] = event.seat
            case events.UndoAsked():
                self.asked = event.asked
            case events.RematchAsked():
                self.wants_rematch = Guest(event.guest, event.name)
            case events.StoodStill():
                self.gone = {guest: min(now, since + event.seconds) for guest, since in self.gone.items()}

    def _apply_opened(self, event: events.Opened, now: float) -> None:
        self.new = event.new
        self.host = self.in_charge = Guest(event.guest, event.name)
        self.gone[event.guest] = now
        new, deck = event.new, None
        if new.deck is not None and decks.option(new.game):
            deck = decks.own(new.game, new.deck)
        options = {**new.options, **({"deck": decks.OWN} if deck else {})}
        self.terms = Terms(new.game, new.players, options, deck, event.rules)
        if len(new.seats) != new.players:
            raise Refused("seat-count", players=new.players, given=len(new.seats))
        if list(new.seats).count("me") > 1:
            raise Refused("one-seat")
        self.opening = position.read(event.position) if event.position else None
        self.chairs = Chairs(Chair(bank=clocks.full_bank(new.clock)) for _ in range(new.players))
        if event.text:
            self._apply_text(event.text)

    def _apply_text(self, text: str) -> None:
        """A match that was played elsewhere: it is over, and everybody may look at it."""
        match = notation.read(text, self.new.deck).verify()
        self.terms = match.terms
        for chair, name in zip(self.chairs, match.names, strict=True):
            chair.guest = Guest("", name)
        self.match = match
        for number, entry in enumerate(match.log, 1):
            did = UNSET if entry.action is None else views.told(match.terms.key, entry.action)
            self.entries.append(protocol.Entry(number, entry.seat, did))
        self.status = "over"

    def _apply_started(self, event: events.Started) -> None:
        if event.rules != self.terms.version:
            raise Refused("other-version", game=self.terms.key, version=self.terms.version, given=event.rules)
        self.match = Match.of(self.terms, self.chairs.names(), bytes.fromhex(event.secret), self.opening)
        self.status = "playing"

    def _apply_acted(self, event: events.Acted) -> None:
        """Refused, and nothing is changed, if it is not legal."""
        assert self.match
        self.match.play(event.seat, event.action)
        done = self.match.log[-1].action  # as it is called today
        assert done is not None
        after = event.after if event.after >= 0 else UNSET
        did = views.told(self.terms.key, done)
        self.entries.append(protocol.Entry(self.number, event.seat, did, event.by or UNSET, after, event.later))
        self.asked = None
        if event.seat != CLOCK:
            self.chairs[event.seat].bank -= event.spent

    def _apply_undone(self, event: events.Undone) -> None:
        assert self.match
        first = self.number + 1
        self.match.undo(event.entries)
        numbers = range(first, self.number + 1)
        self.entries += [protocol.Entry(number, event.seat, agreed=event.agreed) for number in numbers]
        self.asked = None

    def _apply_removed(self, guest: str) -> None:
        self.removed.add(guest)
        self.here.pop(guest, None)
        self.follows.pop(guest, None)
        seat = self.chairs.seat_of(guest)
        if seat is not None:
            self.chairs[seat].seat(None)
            if self.status != "waiting":
                self.chairs[seat].bot = self.chairs.strength(seat)

    def _apply_left(self, guest: str, now: float) -> None:
        self.here.pop(guest, None)
        self.follows.pop(guest, None)
        seat = self.chairs.seat_of(guest)
        if seat is not None or guest == self.host.id:
            self.gone[guest] = now
        if self.asked and seat == self.asked.seat:
            self.asked = None

    # Questions.

    @property
    def number(self) -> int:
        """Entries in the log of the match."""
        return len(self.match.log) if self.match else 0

    @property
    def idle(self) -> bool:
        """Nobody is here."""
        return not self.here

    @property
    def goes_on(self) -> bool:
        """Whether the match is under way, and somebody is here for whom it goes on."""
        return self.status == "playing" and self.attendance.awake

    def viewer(self, guest: str) -> Seat:
        """The seat through whose eyes a person sees the table: their own, a willing player's, or a spectator's."""
        seat = self.attendance.seats.get(guest)
        if seat is not None:
            return seat
        seat = self.follows.get(guest)
        return seat if seat is not None and self.chairs[seat].allows else views.SPECTATOR

    def said_after(self, heard: int) -> list[protocol.Said]:
        """The lines of chat after the first `heard`, as far as they are kept."""
        return self.said[max(0, heard - self.spoken + len(self.said)) :]
