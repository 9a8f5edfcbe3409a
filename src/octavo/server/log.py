"""The log: what a host may want to know, one line of JSON each on standard error.

It never contains a token, a secret, a card or anything that somebody said. Of a request it has the route, not the path,
because the path of a personal link contains its token.

The number of lines of a kind is limited by the minute. Further ones are counted, and when the minute is over, one line
says how many there were. So nobody can fill a disk, whatever goes wrong.
"""

import asyncio
import json
import logging
import sys
import time
import traceback
from contextlib import suppress

from octavo.server.store.base import StoreError

LIBRARIES = ("aiohttp", "asyncio")
MINUTE = 60.0
MOST_A_MINUTE = 10  # lines of a kind a minute; of what anybody can cause, one
KINDS = 200  # kinds that are told apart

Fact = str | int | float | None


class Kind:
    """Lines that are alike, and how many there were in this minute."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.began = self.until = -MINUTE
        self.written = self.untold = 0

    def may(self, most: int) -> bool:
        """Whether one more is written now; otherwise it is counted."""
        now = time.monotonic()
        if now >= self.until and not self.sum_up():
            self.began, self.until, self.written = now, now + MINUTE, 0
        if self.written < most:
            self.written += 1
            return True
        if not self.untold:
            with suppress(RuntimeError):  # in a thread: then the next line of this kind sums up
                asyncio.get_running_loop().call_later(self.until - now, self.sum_up)
        self.untold += 1
        return False

    def sum_up(self) -> bool:
        """Write how many were not written, if there are any; another minute begins with that."""
        if not self.untold:
            return False
        untold, self.untold, began = self.untold, 0, self.began
        self.began = now = time.monotonic()
        self.until, self.written = now + MINUTE, 1
        _write(self.what, {"times": untold, "seconds": round(now - began)})
        return True


_kinds: dict[str, Kind] = {}


def note(what: str, **facts: Fact) -> None:
    """Write a line."""
    if _kind(what, what).may(MOST_A_MINUTE):
        _write(what, facts)


def often(what: str, **facts: Fact) -> None:
    """Write a line about what anybody can cause as often as they like: at most one a minute."""
    if _kind(what, what).may(1):
        _write(what, facts)


def fault(what: str, failure: BaseException, **facts: Fact) -> None:
    """Write where in the code something unexpected was raised. Its message may quote input, so it is left out, unless
    it comes from the store."""
    frames = traceback.extract_tb(failure.__traceback__)
    where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames[-6:]))
    if _kind(f"{what} {where}", what).may(MOST_A_MINUTE):
        why: dict[str, Fact] = {"why": str(failure)} if isinstance(failure, StoreError) else {}
        _write(what, {"error": type(failure).__name__, **why, "where": where, **facts})


def sum_up() -> None:
    """Write the counts that were not reported yet: the server ends."""
    for kind in _kinds.values():
        kind.sum_up()


def forget() -> None:
    """Reset all counts."""
    _kinds.clear()


def _kind(name: str, what: str) -> Kind:
    if name not in _kinds and len(_kinds) >= KINDS:
        name = what = "other"
    return _kinds.setdefault(name, Kind(what))


def _write(what: str, facts: dict[str, Fact]) -> None:
    line = {"at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "what": what, **facts}
    print(json.dumps(line, ensure_ascii=False), file=sys.stderr, flush=True)


class _Lines(logging.Handler):
    """The log of libraries, without the input that they quote."""

    def emit(self, record: logging.LogRecord) -> None:
        failure = record.exc_info[1] if record.exc_info else None
        if failure is not None:
            fault("fault", failure, logger=record.name)
        else:
            note("log", logger=record.name, level=record.levelname.lower(), text=str(record.msg)[:200])


def gather() -> None:
    """Have the libraries' warnings written here."""
    for name in LIBRARIES:
        logger = logging.getLogger(name)
        logger.handlers = [_Lines()]
        logger.propagate = False
        logger.setLevel(logging.WARNING)
