"""Take it!: the game beside its oracle."""

from cases import Case
from games.take_it.oracle import TakeIt
from situations import Situation
from twins import ChancyTwin, Twin, chance_of, held, spelled


class TakeItTwin(ChancyTwin):
    def hand(self, seat: int) -> list[str]:
        return held(self.t, "taken", seat)

    def compare(self) -> None:
        super().compare()
        names = self.t.rules.STATE.fields["pile"].card_names
        assert self.oracle.over or sorted(names[card] for card in self.t.s.row[: self.t.s.row_size]) == sorted(
            self.oracle.row()
        )


def twin(t: Situation, case: Case) -> Twin:
    """The game that was just dealt, and its oracle in the same situation."""
    kinds = t.rules.STATE.fields["deck"].card_names
    chance, start = chance_of(t, kinds)
    return TakeItTwin(
        t, TakeIt(case.players, dict(case.terms.options), start, spelled(kinds, t.s.deck), chance), chance
    )
