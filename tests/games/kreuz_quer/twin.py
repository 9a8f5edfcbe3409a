"""Kreuz & Quer: the game beside its oracle."""

from cases import Case
from games.kreuz_quer.oracle import KreuzQuer
from octavo.kernel.record import LETTER
from situations import Situation
from twins import ChancyTwin, Twin, chance_of, spelled

LETTERS = "fpmvwkgs"


class KreuzQuerTwin(ChancyTwin):
    def hand(self, seat: int) -> list[str]:
        s, longest = self.t.s, len(self.t.s.queue) // len(self.t.s.collected)
        if s.turn >= 0 and not self.oracle.hand(seat):
            return []  # the move is over, and what was left is lost; the record keeps it until the round ends
        mine = s.queue[seat * longest + s.used[seat] : seat * longest + s.collected[seat]]
        return [LETTERS[letter % len(LETTERS)] for letter in mine]

    def compare(self) -> None:
        super().compare()
        for seat in range(self.t.s.players):
            if not self.oracle.over:
                assert self.hand(seat) == self.oracle.hand(seat), "in order"
                assert (self.t.s.place[seat], self.t.s.field[seat]) == self.oracle.place(seat)


def _rows(word: int) -> list[str]:
    letters = "".join(LETTERS[word >> LETTER * i & 7] for i in range(18))
    return [letters[i : i + 3] for i in range(0, 18, 3)]


def twin(t: Situation, case: Case) -> Twin:
    """The game that was just dealt, and its oracle in the same situation."""
    chance, start = chance_of(t, [*map(str, range(29)), *LETTERS])
    gardens = {i + 1: _rows(word) for i, word in enumerate(t.s.gardens)}
    terrain = spelled(LETTERS, t.s.terrain)
    return KreuzQuerTwin(t, KreuzQuer(case.players, dict(case.terms.options), start, gardens, terrain, chance), chance)
