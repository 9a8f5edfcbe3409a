"""Answers: what devices are told, and the one place where commands wait for that.

A command is answered at once, or when something else is decided: a call in a race, or a hint that has to be thought
about. Several commands can wait for the same thing; all of them are answered with what becomes of it.
"""

from collections.abc import Iterable
from typing import NamedTuple

from octavo.server.room.deeds import parts
from octavo.server.room.hints import HintAsk
from octavo.server.room.referee import Call
from octavo.server.wire import protocol


class Answer(NamedTuple):
    """What somebody is told: one device of a guest, or all there are (no guest)."""

    guest: str
    client: str
    message: protocol.Outgoing


class Answers:
    """The answers of one table that nobody has taken away yet, and what others wait for."""

    def __init__(self) -> None:
        self._ready: list[Answer] = []
        self._waiting: dict[str, Call | HintAsk] = {}  # by the id of the command

    def tell(self, command: str, message: protocol.Outgoing) -> None:
        """Tell something to the device that a command came from."""
        guest, client, _ = parts(command)
        self._ready.append(Answer(guest, client, message))

    def tell_all(self, message: protocol.Outgoing) -> None:
        """Tell everybody something that nobody keeps."""
        self._ready.append(Answer("", "", message))

    def take(self) -> list[Answer]:
        """What is to be told when everything that has happened is on disk."""
        ready, self._ready = self._ready, []
        return ready

    def wait(self, command: str, what: Call | HintAsk) -> None:
        """A command will be answered when this is decided."""
        self._waiting[command] = what

    def waits(self, command: str) -> bool:
        return command in self._waiting

    def awaited(self) -> Iterable[Call | HintAsk]:
        """All that somebody waits for."""
        return list(self._waiting.values()) if self._waiting else ()

    def settle(self, what: Call | HintAsk) -> list[str]:
        """This is decided: the commands that have waited for it, and wait no longer."""
        settled = [command for command, thing in self._waiting.items() if thing is what]
        for command in settled:
            del self._waiting[command]
        return settled
