"""Ciao!: the rules of rulebook/en.md on wrong cards, and on what one may know."""

import pytest

from games.ciao.situations import CLOCK, SPECTATOR, hand, imagined, known, names, turn
from octavo.games.ciao.kinds import KINDS
from octavo.games.ciao.memory import row
from octavo.games.ciao.state import Phase, State
from octavo.kernel.record import HIDDEN
from octavo.text.language import say
from situations import Situation

TABLE = "table on"


def whole(s: State) -> Situation:
    """A situation in which the whole deck lies somewhere, so that worlds can be imagined: the rest is in the pile."""
    t = turn("gr", "gs", "gs", "gs")
    t.s = s
    heaps = [*s.hands, s.discards, [kind == s.top for kind in range(KINDS.size)]]
    s.pile = [n - sum(heap[kind] for heap in heaps) for kind, n in enumerate(s.deck)]
    s.stock, s.pile_size, s.groups = s.pile[:], sum(s.pile), [0] * len(s.groups)
    for kind, n in enumerate(s.pile):
        s.groups[kind // 6] += n
    assert t.rules.faults(s) == 0
    return t


# Table rules


def test_wrong_cards_are_impossible_by_default() -> None:
    """R33: in races too."""
    assert turn("gr", "gr gs m rr", "gs").legal(0) == {"rr", "draw"}
    assert turn("gr", "yr-fast gr", "gs m rp").do("0:yr-fast").legal(1) == {"rp", "pass"}


@pytest.mark.parametrize("wrong", ["gr", "gs", "m"])
def test_a_wrong_card_costs_three_and_the_turn(wrong: str) -> None:
    """R33, R11: any card can be laid down; it goes back to the hand."""
    t = turn("gr", "gr gs m rr", "gs", "gs", more=TABLE, pile="ys*9")
    assert t.legal(0) == {"gr", "gs", "m", "rr", "draw"}
    t.do(f"0:{wrong}")
    assert hand(t, 0) == ["gr", "gs", "ys", "ys", "ys", "rr", "m"] and t.actors() == {1}
    assert t.s.top == KINDS.card("gr") and t.s.discarded == 0


def test_a_right_card_is_right_by_table_rules_too() -> None:
    """R33."""
    t = turn("gr", "rr gs", "gs", "gs", more=TABLE).do("0:rr")
    assert hand(t, 0) == ["gs"] and t.actors() == {1} and t.s.top == KINDS.card("rr")


def test_a_millstone_on_an_empty_table_is_wrong() -> None:
    """R12, R33."""
    t = turn("", "m gs", "gs", more=TABLE).do("0:m")
    assert t.s.sizes[0] == 5 and t.s.top < 0 and t.actors() == {1}


def test_a_wrong_card_on_plus_three() -> None:
    """R34: three cards and all that are pending."""
    t = turn("gr", "yr-plus3 gs", "rr gs", "gs rr", more=TABLE).do("0:yr-plus3 1:rr")
    assert t.s.sizes[1] == 8 and t.s.pending == 0 and t.actors() == {2}
    assert t.do("2:rr").s.sizes[2] == 1, "the next has only the card to beat"


def test_a_wrong_card_in_a_race() -> None:
    """R35, R23: three cards and the rest of the race, but no turn."""
    t = turn("gr", "yr-fast gs", "gs m", "rr gs", "gs", more=TABLE).do("0:yr-fast")
    assert t.legal(1) == {"gs", "m", "pass"}
    t.do("1:m")
    assert t.s.sizes[1] == 5 and t.s.phase == Phase.RACE and t.actors() == {2, 3, CLOCK}
    t.do("3:gs")
    assert t.actors() == {2, CLOCK}
    t.do("2:gs")
    assert t.s.phase == Phase.TURN and t.actors() == {1}


@pytest.mark.parametrize(("drawn", "fits"), [("yp", True), ("gs", False), ("m", False)])
def test_by_table_rules_a_drawn_card_is_always_asked_about(drawn: str, fits: bool) -> None:
    """R36, R33: and may be wrong."""
    t = turn("gr", "gs rr", "gs", more=TABLE, pile=f"{drawn}*{3 if drawn == 'm' else 6}").do("0:draw")
    assert t.legal(0) == {drawn, "keep"} and t.s.phase == Phase.DRAWN
    t.do(f"0:{drawn}")
    assert t.actors() == {1} and t.s.sizes[0] == (2 if fits else 5 if drawn == "m" else 6)
    t = turn("gr", "gs", "gs", more=TABLE, pile="-").do("0:draw")
    assert t.actors() == {1}, "nothing was drawn"
    t = turn("gr", "yr-again", "gs", more=TABLE, pile="gs*9").do("0:yr-again 0:again")
    assert t.legal(0) == {"gs", "keep"}


# What one may know


def test_hands_and_the_pile_are_hidden() -> None:
    """R44: nothing else is."""
    t = Situation.deal("ciao", 4, 3).random(until=lambda s: s.discarded > 5)
    hidden = {"hands", "holds", "pile", "groups", "drawn", "known"}
    for seat in (0, 1, 2, 3, SPECTATOR):
        view = t.view(seat)
        for name in t.rules.STATE.fields:
            assert name in hidden or getattr(view, name) == getattr(t.s, name), name
        for other in range(4):
            own = other == seat
            assert view.hands[other] == (t.s.hands[other] if own else [HIDDEN] * KINDS.size)
            assert view.holds[other] == (t.s.holds[other] if own else HIDDEN)
        assert view.pile == [HIDDEN] * KINDS.size and set(view.groups) == {HIDDEN}


def test_a_drawn_card_is_its_owner_s_secret() -> None:
    """R45: but that it fits shows in the question; with table rules it tells nothing."""
    t = whole(turn("gr", "gs rr", "gs yp", "m gs", pile="yp").do("0:draw").s)
    assert t.view(0).drawn == KINDS.card("yp") and [t.view(seat).drawn for seat in (1, 2, SPECTATOR)] == [HIDDEN] * 3
    for seat in (1, 2, SPECTATOR):
        drawn = {KINDS.names[imagined(t, seat).drawn] for _ in range(60)}
        assert len(drawn) > 5 and drawn <= {*turn("gr", " ".join(KINDS.names), "gs").legal(0)}
    t = whole(turn("gr", "gs rr", "gs yp", "m gs", more=TABLE, pile="yp").do("0:draw").s)
    assert {KINDS.names[imagined(t, 1).drawn] for _ in range(90)} & {"gr", "gs", "ys", "rs", "m"}


def test_a_given_card_is_known_to_two() -> None:
    """R46: the others see who gave to whom; the log does not say what."""
    t = turn("gr", "gp-give m gs", "gr", "gr gs", "gr").do("0:gp-give 0:give.m.2")
    assert known(t, 0, 2) == ["m"] and [known(t, seat, 2) for seat in (1, 3, SPECTATOR)] == [[], [], []]
    assert t.view(1).informed[2] == 1 and t.view(1).known[row(0, 2)] == [HIDDEN] * KINDS.size
    worlds = [imagined(whole(t.s), 0) for _ in range(20)]
    assert all("m" in names(world.hands[2]) for world in worlds)
    assert not all("m" in names(imagined(whole(t.s), 1).hands[2]) for _ in range(20))
    for language in ("en", "hu", "cs", "de"):
        told = t.rules.tell(t.rules.parse("give.m.2"))
        assert "?" not in say(language, f"ciao-did-{told.key}", **{**told.facts, "seat": "A", "card": "?"})


def test_a_known_card_is_played_or_given_on() -> None:
    """R49, R46: a card of that kind is one fewer; one drawn and played at once changes nothing."""
    start = "0:gp-give 0:give.gs.1"
    t = turn("gr", "gp-give gs rr gr", "gr rs", "gr", pile="rs*3").do(start)
    assert known(t, 0, 1) == ["gs"]
    assert known(turn("gr", "gp-give gs rr gr", "gr rs", "gr").do(f"{start} 1:rs"), 0, 1) == ["gs"]
    assert known(turn("gr", "gp-give gs rr gr", "gr rs", "gr").do(f"{start} 1:gs"), 0, 1) == []
    t = turn("gr", "gp-give gs rr gr", "gr rs", "gr", pile="gs*3").do(f"{start} 1:draw 1:gs")
    assert known(t, 0, 1) == ["gs"], "another one"
    t = turn("gr", "gp-give gs rr gr", "gr rs-give gs", "gr").do(f"{start} 1:rs-give 1:give.gr.2")
    assert known(t, 0, 1) == [], "to seat 0 it may have been the one"
    assert known(t, 1, 2) == ["gr"] and known(t, 0, 2) == []
    t = turn("gr", "gp-give gs rr gr", "gr rs-give gs", "gr").do(f"{start} 1:rs-give 1:give.gr.0")
    assert known(t, 0, 1) == ["gs"], "who gets the card knows"


def test_several_of_a_kind_are_counted() -> None:
    """R49: what may have gone is one of each kind."""
    t = turn("gr", "gs", "rr-swap gs gs ys", "gr rr-give", seat=1).do("1:rr-swap 1:swap.2 2:draw")
    assert known(t, 1, 2) == ["gs", "gs", "ys"]
    t = turn("gr", "gp-give gs gs ys", "rr-swap gr gp", "gs", seat=1, more="direction right")
    t.do("1:rr-swap 1:swap.0")
    t.s.phase, t.s.turn, t.s.beat = Phase.TURN, 1, KINDS.card("gr")
    assert known(t, 0, 1) == ["gp-give", "gs", "gs", "ys"]
    t.do("1:gp-give 1:give.ys.2")
    assert known(t, 0, 1) == ["gs"], "to seat 0 it may have been a gs or the ys"


def test_after_a_swap_both_know_the_hands() -> None:
    """R47: and what a third player knew goes with them."""
    t = turn("gr", "gp-give m gs", "rs-swap yr yp gs", "gr gs gp", "gr").do("0:gp-give 0:give.m.2")
    t.do("1:rs-swap 1:swap.2")
    assert known(t, 1, 2) == ["gs", "yr", "yp"] and known(t, 2, 1) == ["gr", "gp", "gs", "m"]
    assert known(t, 0, 1) == ["m"] and known(t, 0, 2) == [] and known(t, 3, 1) == known(t, 3, 2) == []
    world = imagined(whole(t.s), 1)
    assert names(world.hands[2]) == ["gs", "yr", "yp"]
    assert t.view(SPECTATOR).informed[1] == 0b0101


def test_what_all_know_goes_with_a_swapped_hand() -> None:
    """R47, R48: in either direction."""
    t = turn("gr", "gs m", "rp-swap yr", "gr", more=TABLE, pile="gr*9").do("0:m")
    assert [known(t, seat, 0) for seat in (1, 2, SPECTATOR)] == [["m"]] * 3
    t.do("1:rp-swap 1:swap.0")
    assert [known(t, seat, 1) for seat in (2, SPECTATOR)] == [["m"]] * 2
    assert [known(t, seat, 0) for seat in (2, SPECTATOR)] == [[]] * 2
    assert known(t, 1, 0) == ["yr"] and known(t, 0, 1) == ["gr", "gr", "gr", "gs", "m"]


def test_a_wrong_card_is_known_to_all() -> None:
    """R48, R49: once, however often it is shown; a drawn one is another."""
    t = turn("gr", "gs gs rr", "gs", more=TABLE, pile="rs*7").do("0:gs 1:draw 1:keep 0:gs")
    assert [known(t, seat, 0) for seat in (1, SPECTATOR)] == [["gs"]] * 2
    t = turn("gr", "gs gs rr", "gs", more=TABLE, pile="gs*5").do("0:gs 1:draw 1:keep 0:draw 0:gs")
    assert [known(t, seat, 0) for seat in (1, SPECTATOR)] == [["gs", "gs"]] * 2
    worlds = [imagined(whole(t.s), seat) for seat in (1, SPECTATOR) for _ in range(10)]
    assert all(world.hands[0][KINDS.card("gs")] >= 2 for world in worlds)


def test_with_the_next_deal_all_is_forgotten() -> None:
    """R49."""
    t = turn("gr", "gp-give m gs", "rs", "gr").do("0:gp-give 0:give.m.2 1:rs")
    assert t.s.rounds == 1 and not any(map(any, t.s.known)) and not any(t.s.informed)


def test_what_became_the_pile_is_known() -> None:
    """R50: no more of a kind can be in it than went in; a card drawn from it and played has left it."""
    t = turn("gr", "gs gs", "rs rs", "gs", more="discards yp*4 m", pile="-").do("0:draw")
    assert names(t.view(1).stock) == ["yp"] * 4 + ["m"]
    t = turn("gr", "gs gs", "rs rs", "gs", more="discards yp*4", pile="-").do("0:draw 0:yp")
    assert names(t.view(1).stock) == ["yp"] * 3
    t = turn("gr", "gs gs", "rs rs", more="discards gs*4; table on", pile="-").do("0:draw 0:gs")
    assert names(t.view(1).stock) == ["gs"] * 3
    t = whole(turn("gr", "gs gs", "rs rs", "gs").s)
    t.s.stock = [4 if name == "yp" else 0 for name in KINDS.names]
    t.s.pile_size = 4
    for seat in (1, SPECTATOR):
        assert {tuple(names(imagined(t, seat).pile)) for _ in range(10)} == {("yp",) * 4}


def test_other_conclusions_are_not_kept() -> None:
    """R51: of a card that was kept, or did not fit, the record says nothing."""
    kept = turn("gr", "gs rr", "gs", "gs", pile="yp*3").do("0:draw 0:keep")
    wrong = turn("gr", "gs rr", "gs", "gs", pile="ys*3").do("0:draw")
    for t in (kept, wrong):
        assert not any(map(any, t.s.known)) and not any(t.s.informed) and t.view(1).drawn < 0


def test_habits_read_only_what_is_known() -> None:
    """R44, R45: a view gives the same answer."""
    for seed in range(4):
        t = Situation.deal("ciao", 4, seed, table="on" if seed % 2 else "off", thanks="on")
        for _ in range(150):
            for seat in t.actors() - {CLOCK}:
                actions = t.choices(seat)
                drawn = [
                    t.rules.default_action(s, seat, actions, len(actions), [5, 6, 7, 8]) for s in (t.s, t.view(seat))
                ]
                assert drawn[0] == drawn[1]
            if t.actors():
                t.step()
