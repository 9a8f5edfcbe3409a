"""Njet!: the game beside its oracle."""

from cases import Case
from games.njet.oracle import Njet
from situations import Situation
from twins import DealtTwin, Twin


def twin(t: Situation, case: Case) -> Twin:
    """The game that was just dealt, and its oracle in the same situation."""
    return DealtTwin(t, Njet(case.players, dict(case.terms.options), t.s.dealer))
