"""Mü: the game beside its oracle."""

from cases import Case
from games.mu.oracle import Mu
from situations import Situation
from twins import DealtTwin, Twin, held


class MuTwin(DealtTwin):
    def hand(self, seat: int) -> list[str]:
        return super().hand(seat) + held(self.t, "laid", seat)


def twin(t: Situation, case: Case) -> Twin:
    """The game that was just dealt, and its oracle in the same situation."""
    return MuTwin(t, Mu(case.players, dict(case.terms.options), t.s.dealer))
