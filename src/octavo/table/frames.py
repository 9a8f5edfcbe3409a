"""Frames: what those of a client have to be, beyond what aiohttp's reader of frames asks of them (RFC 6455).

They are masked (5.1), the pieces of a message follow each other (5.4), and a length is written as short as it can be
(5.2). Of frames that are no whole message nobody counts how many there are, so there is an end to these, too.
"""

from aiohttp import WSCloseCode

AT_ONCE = 500  # frames in one reading; who sends no more than is allowed has a tenth
PIECES = 100  # of one message
RESERVED = (1004, 1005, 1006, 1015)  # codes that are not for the wire
HIGHEST = 4999


class Frames:
    """Where the frames begin in what one client sends."""

    def __init__(self) -> None:
        self._head = b""  # of a frame, as far as it has come
        self._ahead = 0  # bytes that still belong to the last frame
        self._pieces = 0  # of a message that is not whole

    def wrong(self, data: bytes) -> int | None:
        """The code to close the line with, if what comes next is against the rules."""
        data, self._head = self._head + data, b""
        at, end, count = self._ahead, len(data), 0
        while at < end:
            head = data[at : at + 10]
            if len(head) < 2:
                break
            length, size = head[1] & 0x7F, 2
            if length > 125:
                size, shortest = (4, 126) if length == 126 else (10, 1 << 16)
                if len(head) < size:
                    break
                length = int.from_bytes(head[2:size])
                if length < shortest:
                    return WSCloseCode.PROTOCOL_ERROR
            if not head[1] & 0x80 or not self._follows(head[0]):
                return WSCloseCode.PROTOCOL_ERROR
            count += 1
            if count > AT_ONCE or self._pieces > PIECES:
                return WSCloseCode.POLICY_VIOLATION
            at += size + 4 + length
        self._ahead = max(0, at - end)
        self._head = data[at:]
        return None

    def _follows(self, first: int) -> bool:
        """Whether a frame may stand after those before it."""
        final, kind = first & 0x80, first & 0x0F
        if kind >= 8:  # about the line: it may stand between the pieces of a message
            return True
        if (kind == 0) != bool(self._pieces):
            return False
        self._pieces = 0 if final else self._pieces + 1
        return True


def may_close(code: int) -> bool:
    """Whether a client may close with this code; 0 for none."""
    return not code or (1000 <= code <= HIGHEST and code not in RESERVED)
