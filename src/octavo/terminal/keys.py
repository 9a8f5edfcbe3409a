"""Single keys, read as they are pressed: in a race nobody has time to type a line."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

POLL = 0.01  # seconds between two looks, where the system can't wake us up


class Keys(Protocol):
    """A keyboard."""

    def wait(self, seconds: float) -> str:
        """The next key within that time; empty if none is pressed. Ctrl-C is KeyboardInterrupt, as ever."""


@contextmanager
def pressed_keys() -> Iterator[Keys]:
    """The keys of this terminal, one by one, without echo; earlier input is dropped."""
    if sys.platform == "win32":
        yield _WindowsKeys()
    else:
        import termios
        import tty

        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        tty.setcbreak(terminal, termios.TCSAFLUSH)
        try:
            yield _TerminalKeys(terminal)
        finally:
            termios.tcsetattr(terminal, termios.TCSAFLUSH, before)


class _TerminalKeys:
    def __init__(self, terminal: int) -> None:
        self.terminal = terminal

    def wait(self, seconds: float) -> str:
        import select

        ready, _, _ = select.select([self.terminal], [], [], max(seconds, 0))
        if not ready:
            return ""
        data = os.read(self.terminal, 32)
        if not data:
            raise EOFError
        text = data.decode("utf-8", "ignore")
        return "" if text.startswith("\x1b") and len(text) > 1 else text[:1]  # an arrow is several letters


class _WindowsKeys:
    def wait(self, seconds: float) -> str:
        import importlib

        console = importlib.import_module("msvcrt")
        until = time.monotonic() + seconds
        while not console.kbhit():
            if time.monotonic() >= until:
                return ""
            time.sleep(POLL)
        key: str = console.getwch()
        if key == "\x03":
            raise KeyboardInterrupt
        return key
