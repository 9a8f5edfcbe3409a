"""What a person is told with a question: why other cards of the hand are not among the choices."""

import pytest

from cases import COUNTS
from octavo.games import catalogue
from octavo.kernel.timing import CLOCK
from octavo.match.examples import of
from octavo.server.http import example_data
from octavo.server.room import views
from octavo.server.wire import protocol
from octavo.text.language import knows
from situations import Situation


def barred(key: str, name: str) -> dict[str, int]:
    """The barred cards of an example, and the rules that bar them."""
    example = next(example for example in of(key) if example.name == name)
    return {found.card: found.rule for found in example_data.drawn(key, example).before.barred}


def test_cards_that_don_t_follow() -> None:
    assert barred("mu", "trump-number") == {"r6": 22, "b3": 26, "b8": 26}
    assert barred("meinz", "colour-or-number") == {"g9": 9}
    assert barred("ciao", "what-fits") == {"gr": 9, "rs": 9, "m": 11}


def test_nothing_is_barred_where_the_question_is_another() -> None:
    assert barred("mu", "limit") == barred("meinz", "claim") == barred("huzz", "refused") == {}


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_a_barred_card_is_no_choice_and_has_its_words(key: str, players: int) -> None:
    t = Situation.deal(key, players, 5)
    for _ in range(150):
        for seat in t.actors() - {CLOCK}:
            view = t.view(seat)
            scene, legal = t.rules.scene(view, seat), t.choices(seat)
            offered = tuple(
                protocol.Choice(a, t.rules.name(a), t.rules.tell(a), t.rules.touch(view, seat, a)) for a in legal
            )
            verbs = catalogue.game(key).GUIDE.verbs
            for one in views.barred(key, view, seat, scene, offered):
                assert t.rules.parse(verbs[one.zone] + one.card) not in legal
                assert knows(f"{key}-why-{one.why.key}") or knows(f"why-{one.why.key}")
        if t.actors():
            t.step()
