"""Chairs: the seats of a room, with their people and bots."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from octavo.kernel.types import Seat
from octavo.server.wire.protocol import Strength
from octavo.text.lookalikes import alike

BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dezső", "Ella", "Fritz")
STAND_IN: Strength = "club"  # the bot that plays for an absent person if there is no other bot at the table
RANKING: tuple[Strength, ...] = ("beginner", "club", "expert")


class Guest(NamedTuple):
    """A person as the table knows one: an id that all may see, and a name."""

    id: str
    name: str


@dataclass
class Chair:
    """One seat of the table."""

    guest: Guest | None = None
    bot: Strength | None = None  # a bot that sits here by itself
    away: bool = False  # a bot plays for the person
    stood: bool = False  # the person got up, and does not come back by merely looking in
    allows: bool = False
    bank: int = 0  # milliseconds

    def seat(self, guest: Guest | None) -> None:
        """Seat a person, or nobody; a permission of the person before ends."""
        self.guest, self.away, self.stood, self.allows = guest, False, False, False

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def person_plays(self) -> bool:
        return self.guest is not None and not self.away


class Attendance(NamedTuple):
    """The people who play at a table, and which of them are there."""

    seats: dict[str, Seat]  # where everybody sits
    present: list[Seat]  # of persons who are here and play
    gone: dict[Seat, float]  # of persons who are not here, and since when
    bots: dict[Seat, Strength]  # the seats that bots play now
    awake: bool  # one of the players is here; where only bots are left, anybody


class Chairs(list[Chair]):
    """The seats, clockwise."""

    def seat_of(self, guest: str) -> Seat | None:
        """Where somebody sits."""
        for seat, chair in enumerate(self):
            if chair.guest is not None and chair.guest.id == guest:
                return seat
        return None

    def attendance(self, here: Collection[str], gone: Mapping[str, float]) -> Attendance:
        """The attendance that follows from the people who are here and the times since when others are gone."""
        players = [chair.guest.id for chair in self if chair.guest is not None and not chair.stood]
        found = Attendance({}, [], {}, {}, any(player in here for player in players) if players else bool(here))
        for seat, chair in enumerate(self):
            if chair.guest is not None:
                found.seats.setdefault(chair.guest.id, seat)
                if chair.guest.id in gone:
                    found.gone[seat] = gone[chair.guest.id]
                elif chair.guest.id in here and chair.person_plays:
                    found.present.append(seat)
            if not chair.person_plays:
                found.bots[seat] = self.strength(seat)
        return found

    def persons(self) -> list[Guest]:
        return [chair.guest for chair in self if chair.guest]

    def free(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self) if chair.free]

    def strength(self, seat: Seat) -> Strength:
        """How strong the bot is that plays here: its own, or as strong as the strongest at the table."""
        own = self[seat].bot
        bots = [chair.bot for chair in self if chair.bot]
        return own if own else max(bots, key=RANKING.index, default=STAND_IN)

    def names(self) -> tuple[str, ...]:
        """The names for the match: a bot has its own, and none that would be taken for a person's."""
        taken = [guest.name for guest in self.persons()]
        spare = iter([name for name in BOT_NAMES if not alike(name, taken)])
        return tuple(chair.guest.name if chair.guest else next(spare) for chair in self)
