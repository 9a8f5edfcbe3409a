"""Ciao!: the game beside its oracle."""

from cases import Case
from games.ciao.oracle import Ciao
from situations import Situation
from twins import ChancyTwin, Twin, chance_of, spelled


class CiaoTwin(ChancyTwin):
    def compare(self) -> None:
        super().compare()
        if not self.oracle.over:
            assert self.t.s.pile_size == self.oracle.pile_size()


def twin(t: Situation, case: Case) -> Twin:
    """The game that was just dealt, and its oracle in the same situation."""
    kinds = t.rules.STATE.fields["deck"].card_names
    chance, start = chance_of(t, kinds)
    return CiaoTwin(t, Ciao(case.players, dict(case.terms.options), start, spelled(kinds, t.s.deck), chance), chance)
