"""The luck of one deal, the same in every rotation of the bots over the seats.

A match at a table keys its chance by the number of the entry in the log. Here the same hands have to come again in
every round, however long the rounds before took: so a new round is dealt from the number of the round, and what is
drawn in between from the number of the action within its round.
"""

import hashlib

from octavo.engine.backend import Compiled
from octavo.kernel.types import Action, Ints, Seat
from octavo.match.fairness import Chances
from octavo.match.match import Terms

DEAL, DRAW, RACE, LOT, THOUGHT = range(5)  # what chance is for
PART = 24  # bits of each number that it depends on
SEED = 40  # bits of the seed of a thought


class Luck:
    """All chance of one deal: cards, lots and reactions follow from round and seat, thoughts from the bot's number."""

    def __init__(self, seed: int, deal: int) -> None:
        self._chances = Chances(hashlib.sha256(b"arena %d %d" % (seed, deal)).digest())

    def of(self, kind: int, *place: int) -> Ints:
        """The generator for one purpose, in one place of a match."""
        number = kind
        for part in place:
            number = number << PART | part
        return self._chances.of(number)

    def seed(self, *place: int) -> int:
        """The seed of a bot's thought."""
        words = self.of(THOUGHT, *place)
        return int(words[1] << 32 | words[2]) & (1 << SEED) - 1


class Dealt:
    """A match of such luck, at the speed of machine code."""

    def __init__(self, terms: Terms, luck: Luck) -> None:
        self.luck = luck
        self.speed = Compiled(terms.key, terms.state())
        self._rounds = self.speed.rules.STATE.place("rounds")
        self.round = self.number = 0  # rounds finished, and actions since then
        self.speed.deal(luck.of(DEAL, 0))

    def play(self, seat: Seat, action: Action) -> None:
        """Do an action. If it ends a round, it is done once more with the chance of the new round's deal.

        Where chance itself has ended the round and does not the second time, the first stands: so a round is neither
        more nor less likely to end than it should be.
        """
        self.number += 1
        before = self.speed.words()
        self.speed.apply(seat, action, self.luck.of(DRAW, self.round, self.number))
        first = self.speed.words()
        if first[self._rounds] == self.round:
            return
        self.speed.go_back(before)
        self.speed.apply(seat, action, self.luck.of(DEAL, self.round + 1))
        if self.speed.words()[self._rounds] == self.round:
            self.speed.go_back(first)
        self.round, self.number = int(first[self._rounds]), 0

    def lot(self) -> Ints:
        """The seat that is asked first, of several that choose at the same time."""
        return self.luck.of(LOT, self.round, self.number)

    def reactions(self, tick: int, seat: Seat) -> Ints:
        """A seat's reaction time, and its lot for ties; neither depends on what the others do."""
        return self.luck.of(RACE, self.round, self.number, tick, seat)

    def thought(self, bot: int, tick: int) -> int:
        """The seed of what a bot, by its number among them, thinks now."""
        return self.luck.seed(self.round, self.number, tick, bot)
