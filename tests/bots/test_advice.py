"""What is said of thoughts: which sentence, and with which numbers."""

import pytest

from games.kreuz_quer.situations import collecting
from octavo.bots.advice import Remark, advise, error, of_hundred, places_of, readable, remarks, worth_telling
from octavo.bots.thought import Thought, think
from octavo.kernel.timing import WAIT
from octavo.match.match import Match
from octavo.terminal import hinting
from octavo.terminal.sentences import Speaker
from octavo.text.language import LANGUAGES, say
from situations import Situation


def found(
    lead: float,
    visits: int = 400,
    spread: float = 4.0,
    wins: float | None = None,
    action: int = 1,
    *,
    value: float | None = None,
    known: bool = False,
) -> Thought:
    return Thought(action, visits, lead, lead + 1, spread, wins, lead if value is None else value, known)


def keys(*thoughts: Thought) -> list[str]:
    return [remark.key for remark in remarks(thoughts)]


def test_how_the_best_stands_to_the_others_is_said_first() -> None:
    assert keys(found(0.0, 0)) == ["only"]
    assert keys(found(1.0), found(0.9), found(0.85)) == ["equal", "tried"]
    assert keys(found(1.0), found(0.9), found(0.85, visits=2))[0] == "close"  # who knows
    assert keys(found(3.0), found(2.8), found(-3.0)) == ["close", "tried"]
    assert keys(found(2.8), found(3.0), found(-3.0)) == ["trusted", "tried"]
    assert keys(found(3.0), found(1.5), found(-3.0)) == ["clear", "tried"]
    assert keys(found(3.0), found(-3.0, 40), found(-4.0, 40)) == ["alone", "tried"]
    assert remarks([found(3.0), found(1.5), found(-3.0)])[0] == Remark("clear", {"gap": 1.5})
    unsure = remarks([found(15.2, spread=30.0), found(8.4, spread=30.0)])
    assert unsure[0] == Remark("clear", {"gap": 7}), "no more digits than the figures that it is between"


def test_where_nothing_varies_a_difference_is_clear() -> None:
    """Yet cards may still be hidden: that nothing is, is said only of what was worked out."""
    assert keys(found(3.0, spread=0.0), found(2.5, spread=0.0)) == ["clear", "tried"]
    assert keys(found(3.0, spread=0.0), found(3.0, spread=0.0), found(2.5, spread=0.0)) == ["tied", "tried"]


def test_what_is_worked_out_knows_no_chance() -> None:
    """However few actions had to be looked at."""
    one, same, less = (found(lead, visits=5, spread=0.0, known=True) for lead in (1.0, 1.0, 0.0))
    assert keys(one, same) == ["equal", "certain"]
    assert keys(one, same, less) == ["tied", "certain"]
    assert keys(one, less) == ["clear", "certain"]


def test_where_chances_to_win_differ_nobody_is_told_to_choose_as_he_likes() -> None:
    assert keys(found(1.0, wins=0.89), found(1.0, wins=0.78)) == ["wins", "tried"]
    assert keys(found(3.0, wins=0.73), found(2.8, wins=0.60), found(-3.0, wins=0.1)) == ["wins", "tried"]
    assert keys(found(1.0, wins=0.73), found(1.0, wins=0.71)) == ["equal", "tried"]
    few = found(1.0, visits=20, wins=0.79)
    assert keys(found(1.0, wins=0.89), few) == ["equal", "tried"], "with so few tries it may be chance"


def test_points_that_are_given_up_to_win_are_named_so() -> None:
    win, points = found(2.1, wins=0.99, value=6.0), found(3.7, wins=0.76, value=5.0)
    assert keys(win, points) == ["victory", "wins", "tried"]
    assert keys(found(2.1), found(3.7)) == ["tried"], "that is neither chance nor experience"


def test_all_or_none_of_a_hundred_is_said_where_it_is_so() -> None:
    shares = (0.0, 0.002, 0.495, 0.997, 1.0)
    assert [of_hundred(share) for share in shares] == [0, 1, 50, 99, 100]


def test_what_was_hardly_tried_proves_nothing() -> None:
    lucky = found(2.9, visits=1, spread=0.0)
    assert error(found(3.0), lucky) > 3.9
    assert keys(found(3.0), found(-3.0, 200), lucky)[0] == "close"


def test_risk_winning_and_waiting_are_worth_a_sentence() -> None:
    assert keys(found(3.0, spread=2.0), found(1.0)) == ["clear", "safe", "tried"]
    assert "risky" in keys(found(3.0, spread=6.0), found(1.0))
    assert keys(found(3.0, spread=2.0), found(1.0, visits=3))[-2:] != ["safe", "tried"]
    assert keys(found(3.0, wins=0.7), found(1.0, wins=0.5)) == ["clear", "wins", "tried"]
    assert "wins" not in keys(found(3.0, wins=0.7), found(1.0, wins=0.69))
    assert keys(found(3.0, action=WAIT), found(1.0))[0] == "wait"


def test_of_equal_choices_none_is_advised_for_a_reason() -> None:
    assert keys(found(1.0, action=WAIT, spread=2.0), found(0.95)) == ["equal", "tried"]


def test_what_a_review_would_charge_is_not_told_as_equal() -> None:
    """A tenth of what results are spread by is a mistake; a fiftieth is none."""
    assert keys(found(1.0, 10_000, spread=50.0), found(-4.0, 10_000, spread=50.0))[0] == "clear"
    assert keys(found(1.0, 10_000, spread=50.0), found(0.0, 10_000, spread=50.0))[0] == "equal"


def test_a_small_spread_is_no_risk() -> None:
    assert keys(found(3.0, spread=0.3), found(2.0, spread=0.1)) == ["alone", "tried"]


def test_a_lost_match_is_not_worth_as_much_as_one_that_goes_on() -> None:
    on, lost = found(-0.5, spread=0.0, known=True), found(-0.5, wins=0.0, value=-50.5, spread=0.0, known=True)
    assert keys(on, lost) == ["certain"]


def test_chances_of_a_third_choice_do_not_hide_how_the_second_stands() -> None:
    three = found(3.0, wins=0.73), found(2.8, wins=0.72), found(-3.0, wins=0.1)
    assert keys(*three) == ["close", "tried"]


def test_what_came_out_higher_is_among_what_is_told() -> None:
    best, second, third, rival = found(2.8), found(2.7), found(2.6), found(3.0, action=4)
    assert keys(best, second, third, rival)[0] == "trusted"
    assert worth_telling([best, second, third, rival]) == [best, second, rival]
    assert worth_telling([best, rival, second, third]) == [best, rival, second]


def test_choices_side_by_side_have_the_same_digits() -> None:
    """Or else the second could look better than the first."""
    told = [found(8.7, 4000, spread=30.0), found(8.6, 300, spread=30.0), found(8.4, 300, spread=30.0)]
    assert places_of(told) == 1
    assert places_of([found(29.4, 4000), found(28.6, 900)]) == 2
    assert places_of([found(290.4, 4000, spread=200.0), found(128.6)]) == 0
    assert places_of([found(29.4, 4000)]) == 0


def test_three_choices_are_told_at_most_and_none_that_was_given_up() -> None:
    four = [found(3.0), found(2.0), found(1.0), found(0.0)]
    assert worth_telling(four) == four[:3]
    assert worth_telling([found(3.0), found(-9.0, visits=2)]) == [found(3.0)]
    sure = [found(3.0, 9000), found(-9.0, visits=20), found(-9.5, visits=18)]
    assert worth_telling(sure) == sure[:2], "the next best is spoken of"


def test_a_choice_is_told_with_its_words_and_its_place_on_the_table() -> None:
    t = Situation.deal("take_it", 3)
    seat = min(t.actors())
    action = t.choices(seat)[0]
    advice = advise("take_it", t.view(seat), seat, [found(1.234, action=WAIT), found(0.5, wins=0.25, action=action)])
    wait, act = advice.best
    assert (wait.name, wait.lead, wait.touch) == ("wait", 1.2, ())
    assert (act.name, act.do, act.wins) == (t.rules.name(action), t.rules.tell(action), 25)


def test_what_is_left_to_habit_has_no_figures_and_says_so() -> None:
    """In the race of Kreuz & Quer nothing is tried, so nothing can be said of what it is worth."""
    t = collecting("", "", down="s*8", up="f")
    thoughts = think("kreuz_quer", t.s, 0, 1, simulations=20, compiled=False)
    advice = advise("kreuz_quer", t.view(0), 0, thoughts)
    assert advice.why == (Remark("habit"),) and advice.best
    assert all((one.tried, one.lead, one.points, one.wins) == (0, 0, 0, None) for one in advice.best)


def test_where_only_one_thing_is_sensible_that_is_said() -> None:
    t = Situation.deal("ciao", 2, table="on", start="0")
    only = [found(0.0, 0, action=t.rules.parse("draw"))]
    assert advise("ciao", t.view(0), 0, only).why == (Remark("sensible"),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_can_be_said(language: str) -> None:
    said = [
        *remarks([found(0.0, 0)]),
        *remarks([found(1.0, action=WAIT), found(0.9)]),
        *remarks([found(3.0, action=WAIT), found(0.9)]),
        *remarks([found(3.0), found(2.8), found(-3.0)]),
        *remarks([found(2.8), found(3.0), found(-3.0)]),
        *remarks([found(3.0, spread=2.0, wins=0.7), found(1.5, wins=0.5)]),
        *remarks([found(30.0, spread=6.0), found(-3.0)]),
        *remarks([found(3.0, spread=0.0), found(1.0, spread=0.0)]),
        *remarks([found(2.1, value=6.0), found(3.7, value=5.0)]),
        *remarks([found(lead, spread=0.0, known=True) for lead in (1.0, 1.0, 0.0)]),
        Remark("habit"),
        Remark("sensible"),
    ]
    kinds = {
        "habit",
        "sensible",
        "certain",
        "only",
        "wait",
        "equal",
        "close",
        "trusted",
        "victory",
        "tied",
        "clear",
        "alone",
        "wins",
        "safe",
        "risky",
        "tried",
    }
    assert {remark.key for remark in said} == kinds
    for remark in said:
        assert say(language, f"hint-{remark.key}", **remark.facts)


def test_numbers_have_as_many_digits_as_say_something() -> None:
    assert [readable(number) for number in (0.126, 1.0, 2.34, 25.6, -0.001)] == [0.13, 1, 2.3, 26, 0]
    assert isinstance(readable(1.0), int)
    assert [readable(1.26, unsure) for unsure in (0.05, 0.3, 2.0)] == [1.26, 1.3, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_the_terminal_is_a_few_lines(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "SIMULATIONS", 60)
    match = Match("take_it", 2, secret=bytes(32))
    seat = match.actors()[0]
    *choices, why = hinting.hint_lines(match, seat, Speaker.of(match, language))
    assert 1 <= len(choices) <= 3 and why
    assert hinting.signed(language, -1.5) == ("−1.5" if language == "en" else "−1,5")
