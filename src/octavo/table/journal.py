"""The journal: what a host may want to know, a line of JSON each on standard error.

It never holds a token, a secret, a card or anything that somebody said; of a request it has the route, not the path,
since a personal link has its token there.
"""

import json
import logging
import sys
import time
import traceback

LIBRARIES = ("aiohttp", "asyncio")


def note(what: str, **facts: str | int | float | None) -> None:
    """Write one line."""
    line = {"at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "what": what, **facts}
    print(json.dumps(line, ensure_ascii=False), file=sys.stderr, flush=True)


def fault(what: str, failure: BaseException, **facts: str | int | float | None) -> None:
    """Write where in the code something unexpected was raised. What it says may quote what came in: that stays out."""
    frames = traceback.extract_tb(failure.__traceback__)
    where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames[-6:]))
    note(what, error=type(failure).__name__, where=where, **facts)


class _Lines(logging.Handler):
    """What libraries log, without what they quote."""

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
