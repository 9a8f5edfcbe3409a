"""A connection: somebody's line to a table, as the hub sees it.

The hub writes and never waits. Data that the client has not read piles up in the line's buffer. When that is full, the
hub stops writing; once it has drained, the hub goes on from the cursor, which tells what has been sent so far.
"""

import struct
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import random

from octavo.kernel.types import Seat
from octavo.server.room.chairs import Guest
from octavo.server.wire import protocol

MOST_OWED = 200  # answers that are kept for a client that does not read


def frame(message: protocol.Outgoing) -> bytes:
    """A message as a websocket's text frame, as a server sends it: unmasked, in one piece."""
    payload = protocol.encode(message)
    length = len(payload)
    if length < 126:
        return struct.pack("!BB", 0x81, length) + payload
    if length < 65536:
        return struct.pack("!BBH", 0x81, 126, length) + payload
    return struct.pack("!BBQ", 0x81, 127, length) + payload


class Connection(ABC):
    """One line of one guest to one table, and how far it is."""

    def __init__(self, guest: Guest, client: str, seen: int = 0, heard: int = 0) -> None:
        self.guest, self.client = guest, client
        self.version = -1  # of the room's info that was sent last
        self.seen = seen  # entries of the log that were sent
        self.heard = heard  # lines of the chat that were sent
        self.eyes: str | Seat | None = None  # through whose eyes the last situation was sent
        self.told = 0.0  # and when
        self.owed: list[bytes] = []  # answers that could not be sent yet
        self.behind: float | None = None  # since when nothing could be sent
        self.backlog = 0  # bytes that were waiting when progress was last looked for
        self.pinged = 0.0  # when the ping was sent that is not answered yet; 0 for none
        self.count = 0  # pings so far; the payload of the latest
        self.last_ping = 0.0
        self.rhythm = 0.8 + 0.4 * random()  # so that not all lines are pinged at once
        self.alive = 0.0  # when the latest sign of life came

    @property
    @abstractmethod
    def full(self) -> bool:
        """Whether so much is unread that no more should be sent."""

    @property
    @abstractmethod
    def waiting(self) -> int:
        """How many bytes have not left yet."""

    @abstractmethod
    def send(self, frames: bytes) -> None:
        """Send whole frames, without waiting."""

    @abstractmethod
    def ping(self, payload: bytes) -> None:
        """Send a protocol ping."""

    @abstractmethod
    def close(self) -> None:
        """Close the line when everything sent has left, or after a moment."""

    @abstractmethod
    def when_drained(self, call: Callable[[], None]) -> None:
        """Call back, once, when it is no longer full."""

    def bid_farewell(self, last: protocol.Notice | protocol.No) -> None:
        """Say one last thing, and close."""
        self.send(frame(last))
        self.close()

    def owe(self, answer: bytes) -> None:
        """Keep an answer until it can be sent; the oldest goes when they are too many: the client asks again."""
        self.owed.append(answer)
        if len(self.owed) > MOST_OWED:
            del self.owed[0]
