"""Húzz egyet!: the game beside its oracle."""

from cases import Case
from games.huzz.oracle import Huzz
from situations import Situation
from twins import ChancyTwin, Twin, chance_of, spelled


class HuzzTwin(ChancyTwin):
    def compare(self) -> None:
        super().compare()
        s, names = self.t.s, self.t.rules.STATE.fields["pile"].card_names
        if not self.oracle.over:
            assert spelled(names, s.shadow) == self.oracle.shadow()
            assert len(spelled(names, s.pile)) == s.left


def twin(t: Situation, case: Case) -> Twin:
    """The game that was just dealt, and its oracle in the same situation."""
    chance, start = chance_of(t, [*map(str, range(1, 14)), "x"])
    return HuzzTwin(t, Huzz(case.players, dict(case.terms.options), start, chance), chance)
