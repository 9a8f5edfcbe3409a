"""Answers: what devices are told, and the one place where commands wait for their answers.

A command is answered at once, or when something else is decided, such as a call in a race or a hint. Several commands
can wait for the same thing; all of them get its result.
"""

from collections.abc import Iterable
from typing import NamedTuple

from octavo.server.room.deeds import parts
from octavo.server.room.hints import HintAsk
from octavo.server.room.referee import Call
from octavo.server.wire import protocol
from octavo.server.wire.refusals import problem
from octavo.text.refusal import Refused


class Answer(NamedTuple):
    """A message to one device of a guest, or to everybody (no guest)."""

    guest: str
    client: str
    message: protocol.Outgoing


class Answers:
    """The answers of one table that were not sent yet, and the commands that wait."""

    def __init__(self) -> None:
        self._ready: list[Answer] = []
        self._waiting: dict[str, Call | HintAsk] = {}  # by the id of the command

    def answer(self, command_id: str, refused: Refused | None = None) -> None:
        """Tell a device what became of its command: it was done, or refused."""
        guest, client, number = parts(command_id)
        message = protocol.Ok(number) if refused is None else protocol.No(problem(refused), number)
        self._ready.append(Answer(guest, client, message))

    def tell(self, command_id: str, message: protocol.Outgoing) -> None:
        """Tell something to the device that a command came from."""
        guest, client, _ = parts(command_id)
        self._ready.append(Answer(guest, client, message))

    def tell_all(self, message: protocol.Outgoing) -> None:
        """Tell everybody something that is not stored."""
        self._ready.append(Answer("", "", message))

    def take(self) -> list[Answer]:
        """The answers to send when everything that has happened is on disk."""
        ready, self._ready = self._ready, []
        return ready

    def wait(self, command_id: str, what: Call | HintAsk) -> None:
        """A command will be answered when this is decided."""
        self._waiting[command_id] = what

    def waits(self, command_id: str) -> bool:
        return command_id in self._waiting

    def awaited(self) -> Iterable[Call | HintAsk]:
        """All that somebody waits for."""
        return list(self._waiting.values()) if self._waiting else ()

    def settle(self, what: Call | HintAsk) -> list[str]:
        """This is decided: the commands that have waited for it, and wait no longer."""
        settled = [command_id for command_id, thing in self._waiting.items() if thing is what]
        for command_id in settled:
            del self._waiting[command_id]
        return settled
