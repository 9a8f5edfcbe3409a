"""Frames: what a client sends over a websocket, read by RFC 6455.

Frames are masked (5.1), the pieces of a message follow each other (5.4), a length is written as short as possible
(5.2), and nothing is compressed. Limits count messages, so the number of frames that are no whole message has a limit
of its own. Input is cut into frames at once, and unmasked only when somebody reads it.
"""

from collections import deque
from typing import NamedTuple

from aiohttp import WSCloseCode

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
WHOLE_TEXT = 0x80 | TEXT  # first byte of almost all frames
KINDS = (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG)
SHORT = 125  # bytes whose number fits into the head; about the line nobody says more
AT_ONCE = 500  # frames in one reading; who sends no more than is allowed has a tenth
PIECES = 100  # of one message
RESERVED = (1004, 1005, 1006, 1015)  # codes that are not for the wire
LOWEST, HIGHEST = 1000, 4999


class Message(NamedTuple):
    """A whole message, or a control frame."""

    kind: int
    data: bytes
    text: str = ""  # of a text, or the reason of a farewell
    code: int = 0  # of a farewell; 0 for none


class Violation(Exception):
    """The input breaks the RFC; with the code to close the line with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Frames:
    """The messages of one client, read from its bytes."""

    def __init__(self, largest: int) -> None:
        """`largest` is how many bytes a message may have."""
        self._largest = largest
        self._rest = b""  # of a frame that is not whole
        self._whole: deque[tuple[int, bytes, bytes]] = deque()  # first byte, mask and masked bytes
        self._violation: Violation | None = None  # that comes after these
        self._pieces = self._size = 0  # and bytes of a message whose end has not come
        self._kind = CONTINUED  # of a message whose end was not read
        self._parts: list[bytes] = []

    def __bool__(self) -> bool:
        """Whether there is something to read."""
        return bool(self._whole or self._violation)

    def add(self, data: bytes) -> None:
        """Cut whole frames off the input; faults are reported when they are read."""
        if self._violation is not None:
            return
        data = self._rest + data if self._rest else data
        at, count = 0, 0
        try:
            while at < len(data):
                end = self._cut(data, at)
                if not end:
                    break
                at, count = end, count + 1
                if count > AT_ONCE:
                    self._whole.clear()
                    raise Violation(WSCloseCode.POLICY_VIOLATION)
        except Violation as wrong:
            self._violation = wrong
        self._rest = data[at:]

    def _cut(self, data: bytes, at: int) -> int:
        """Take in the frame that begins here: where it ends, or 0 if it is not whole. Violation if it is wrong."""
        if len(data) < at + 2:
            return 0
        first, second, body = data[at], data[at + 1], at + 6
        length = second & 0x7F
        if length > SHORT:
            body, shortest = (at + 8, SHORT + 1) if length == SHORT + 1 else (at + 14, 1 << 16)
            if len(data) < body - 4:
                return 0
            length = int.from_bytes(data[at + 2 : body - 4])
            if length < shortest:
                raise Violation(WSCloseCode.PROTOCOL_ERROR)
        usual = first == WHOLE_TEXT and second & 0x80 and not self._pieces and length <= self._largest
        if not usual:
            self._check(first, second, length)
        end = body + length
        if len(data) < end:
            return 0
        if not usual and not first & 0x08:
            self._pieces, self._size = (0, 0) if first & 0x80 else (self._pieces + 1, self._size + length)
        self._whole.append((first, data[body - 4 : body], data[body:end]))
        return end

    def _check(self, first: int, second: int, length: int) -> None:
        """Violation if a frame must not stand here."""
        kind = first & 0x0F
        if first & 0x70 or kind not in KINDS or not second & 0x80:
            raise Violation(WSCloseCode.PROTOCOL_ERROR)
        if kind >= CLOSE:  # about the line: it may stand between the pieces of a message, and is in one piece
            if length > SHORT or not first & 0x80:
                raise Violation(WSCloseCode.PROTOCOL_ERROR)
            return
        if (kind == CONTINUED) != bool(self._pieces):
            raise Violation(WSCloseCode.PROTOCOL_ERROR)
        if self._pieces > PIECES:
            raise Violation(WSCloseCode.POLICY_VIOLATION)
        if self._size + length > self._largest:
            raise Violation(WSCloseCode.MESSAGE_TOO_BIG)

    def read(self) -> Message | None:
        """The next message; None if there is none, or if only a piece was read that is not its last. Violation if the
        next frame breaks the RFC."""
        if not self._whole:
            if self._violation is not None:
                raise self._violation
            return None
        first, mask, masked = self._whole.popleft()
        kind, data = first & 0x0F, unmasked(mask, masked)
        if first == WHOLE_TEXT:
            return Message(TEXT, data, _text(data))
        if kind >= CLOSE:
            return _farewell(data) if kind == CLOSE else Message(kind, data)
        if kind != CONTINUED:
            self._kind = kind
        if not first & 0x80 or self._parts:
            self._parts.append(data)
            if not first & 0x80:
                return None
            data, self._parts = b"".join(self._parts), []
        return Message(self._kind, data, _text(data) if self._kind == TEXT else "")


def unmasked(mask: bytes, data: bytes) -> bytes:
    """Masked bytes without their mask."""
    size = len(data)
    key = int.from_bytes((mask * (size // 4 + 1))[:size])
    return (int.from_bytes(data) ^ key).to_bytes(size)


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Violation(WSCloseCode.INVALID_TEXT) from None


def _farewell(data: bytes) -> Message:
    """A client closes the line, with a code and a reason or without."""
    if len(data) == 1:
        raise Violation(WSCloseCode.PROTOCOL_ERROR)
    code = int.from_bytes(data[:2])
    if data and not may_close(code):
        raise Violation(WSCloseCode.PROTOCOL_ERROR)
    return Message(CLOSE, data, _text(data[2:]), code)


def may_close(code: int) -> bool:
    """Whether a client may close with this code."""
    return LOWEST <= code <= HIGHEST and code not in RESERVED
