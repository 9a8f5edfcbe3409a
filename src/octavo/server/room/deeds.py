"""Deeds: which commands were done at a table, so that none of them is done again when it is sent again.

They are remembered by person. A person with too many devices loses the oldest. If there are too many in all, the oldest
spectator's go first; seated people are never forgotten because of others.
"""

from bisect import insort
from collections import OrderedDict
from collections.abc import Callable, Iterator

DEVICES = 8  # of a person: as many as there may be lines of one
MOST_DEVICES = 200  # in all
MOST_DONE = 64  # commands of a device; what is older than all of them was done long ago


class Deeds:
    """The commands of each device that were done, by their numbers."""

    def __init__(self, sits: Callable[[str], bool]) -> None:
        """`sits` tells whether a guest has a seat."""
        self._sits = sits
        self._people: OrderedDict[str, OrderedDict[str, list[int]]] = OrderedDict()
        self._devices = 0

    def has(self, command_id: str) -> bool:
        """Whether a command was done; its id is `guest/client:number`."""
        guest, client, number = parts(command_id)
        devices = self._people.get(guest)
        done = devices and devices.get(client)
        if not done or number > done[-1]:
            return False
        return number in done or (len(done) == MOST_DONE and number < done[0])

    def __iter__(self) -> Iterator[str]:
        """All that is remembered; the person who did something last comes last."""
        for guest, devices in self._people.items():
            for client, done in devices.items():
                yield from (f"{guest}/{client}:{number}" for number in done)

    def add(self, command_id: str) -> None:
        """A command was done."""
        guest, client, number = parts(command_id)
        devices = self._people.setdefault(guest, OrderedDict())
        done = devices.get(client)
        if done is None:
            done = devices[client] = []
            self._devices += 1
        if number not in done[-1:] and number not in done:
            insort(done, number)
            del done[:-MOST_DONE]
        devices.move_to_end(client)
        self._people.move_to_end(guest)
        if len(devices) > DEVICES:
            self._drop(guest)
        if self._devices > MOST_DEVICES:
            self._drop(next((other for other in self._people if not self._sits(other)), next(iter(self._people))))

    def _drop(self, guest: str) -> None:
        """Forget the device of a person that was quiet for longest."""
        devices = self._people[guest]
        devices.popitem(last=False)
        self._devices -= 1
        if not devices:
            del self._people[guest]


def parts(command_id: str) -> tuple[str, str, int]:
    """The guest, the device and the number of a command."""
    device, _, number = command_id.rpartition(":")
    guest, _, client = device.rpartition("/")
    return guest, client, int(number)
