"""Ciao!: the rules of rulebook/en.md on cards, turns, special cards and scores, each in a situation."""

from itertools import product
from typing import Any

import pytest

from games.ciao.situations import CLOCK, at, end_round, hand, is_over, turn
from octavo.games.ciao.kinds import KINDS
from octavo.games.ciao.state import Direction, Phase, Switch
from octavo.match.decks import preset
from octavo.match.match import Match
from octavo.text.refusal import Refused
from situations import Situation

PRINTED = [name for name in KINDS.names if name[1:2] in ("r", "p", "s")]
JOKERS = {"gx", "yx", "rx"}
ONE_OF_EACH = " ".join(KINDS.names)
BEATEN_BY = {"r": "p", "p": "s", "s": "r"}


def deck(name: str) -> dict[str, int]:
    return dict(zip(KINDS.names, preset("ciao", name).fields["deck"], strict=True))


def plain(t: Situation, seat: int) -> set[str]:
    """What may be played, but for special cards."""
    return {name for name in t.legal(seat) if "-" not in name and name != "draw"}


# The cards and the deal


@pytest.mark.parametrize("name", ["standard", "plenty"])
def test_the_deck(name: str) -> None:
    """CI-8, R1: 36 green, 30 yellow and 30 red cards, nine jokers and three millstones; each symbol 32 times."""
    cards = deck(name)
    colours = {colour: sum(n for card, n in cards.items() if card in PRINTED and card[0] == colour) for colour in "gyr"}
    assert colours == {"g": 36, "y": 30, "r": 30} and [cards[card] for card in ("gx", "yx", "rx", "m")] == [3] * 4
    assert [sum(n for card, n in cards.items() if card[1:2] == symbol) for symbol in "rps"] == [32] * 3
    assert sum(cards.values()) == 108


def test_the_kinds_and_their_order() -> None:
    """R2: by colour, symbol and special symbol; jokers; the millstone."""
    specials = ("", "-again", "-fast", "-plus3", "-give", "-swap")
    order = [f"{colour}{symbol}{special}" for colour in "gyr" for symbol in "rps" for special in specials]
    assert list(KINDS.names) == [*order, "gx", "yx", "rx", "m"] and KINDS.size == 58
    for wrong in ("bx", "gr-joker", "rg", "mm", "name.x", "name.", "swap.6", "give.m", "give.gr.9"):
        with pytest.raises(ValueError):
            Situation.deal("ciao", 2).rules.parse(wrong)


def test_which_cards_are_special() -> None:
    """R3: 27 in the standard deck, one of each kind in the other; every symbol alike."""
    rows = {"g": (9, 1, 1, 0, 1, 0), "y": (7, 1, 0, 1, 1, 0), "r": (7, 0, 1, 1, 0, 1)}
    specials = ("", "-again", "-fast", "-plus3", "-give", "-swap")
    for (colour, row), symbol in product(rows.items(), "rps"):
        assert tuple(deck("standard")[f"{colour}{symbol}{special}"] for special in specials) == row
        plenty = tuple(deck("plenty")[f"{colour}{symbol}{special}"] for special in specials)
        assert plenty == ((7 if colour == "g" else 5), 1, 1, 1, 1, 1)


def test_the_starter_is_drawn_by_lot_or_named() -> None:
    """R5."""
    assert {Situation.deal("ciao", 6, seed).s.turn for seed in range(60)} == set(range(6))
    assert {Situation.deal("ciao", 6, seed, start="4").s.turn for seed in range(10)} == {4}


@pytest.mark.parametrize("players", range(2, 7))
def test_seven_cards_each_in_every_round(players: int) -> None:
    """R6, R8: the rest is the pile, the table is empty, and the turn goes clockwise, also after a reverse."""
    t, seen = Situation.deal("ciao", players), set[int]()
    while t.actors():
        assert t.s.sizes[:players] == [7] * players and t.s.pile_size == 108 - 7 * players
        assert t.s.top < 0 and t.s.direction == Direction.LEFT and t.s.discarded == t.s.pending == 0
        assert t.rules.faults(t.s) == 0
        rounds = t.s.rounds
        while t.s.rounds == rounds and t.actors():
            seen.add(t.s.direction)
            t.step()
    assert seen == {Direction.LEFT, Direction.RIGHT}


def test_what_is_not_legal_is_refused() -> None:
    """R7: and changes nothing, at any moment of a round."""
    match = Match("ciao", 4, {"start": "0", "thanks": "on", "deck": "plenty"}, secret=bytes(32))
    words, seen = match.rules.STATE.words, set[int]()
    tried = ("m", "gr", "draw", "keep", "name.r", "again", "give.m.2", "swap.1", "pass", "thanks", "time", "nonsense")
    while not match.over:
        before = words(match.state).tolist()
        if match.state.phase not in seen:
            for name, who in product(tried, (0, 1, 2, 3, 4, CLOCK)):
                if name == "nonsense" or match.action(name) not in match.legal(who):
                    with pytest.raises(Refused):
                        match.play_named(who, name)
        seen.add(match.state.phase)
        assert words(match.state).tolist() == before
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    assert seen == {Phase.TURN, Phase.DRAWN, Phase.NAME, Phase.AGAIN, Phase.GIVE, Phase.SWAP, Phase.RACE, Phase.THANKS}


# A turn


def test_green_rock() -> None:
    """CI-1, R4, R9, R11: a stronger colour, the symbol that beats it, a joker."""
    t = turn("gr", ONE_OF_EACH, "gr")
    assert plain(t, 0) == {"yr", "rr", "gp", "yp", "rp", *JOKERS}
    assert [t.why(0, card).rule for card in ("gr", "gs", "ys", "rs", "m")] == [9, 9, 9, 9, 11]
    assert t.why(0, "again").rule == 8 and turn("gr", "gr", "gr").why(0, "rr").rule == 8


def test_every_card_on_every_card() -> None:
    """R4, R9, R10: a special card is compared like any other."""
    for top in PRINTED:
        fits = {
            card
            for card in PRINTED
            if card[1] == BEATEN_BY[top[1]] or (card[1] == top[1] and "gyr".index(card[0]) > "gyr".index(top[0]))
        }
        assert turn(top, ONE_OF_EACH, "gr").legal(0) == fits | JOKERS | {"draw"}


def test_the_next_player_is_in_turn() -> None:
    """R8: in either direction; nobody has to play."""
    t = turn("gr", "yr gs", "rr gs", "gp gs").do("0:yr 1:rr 2:gp")
    assert t.actors() == {0}
    t = turn("gr", "yr gs", "rr gs", "gp gs", more="direction right").do("0:yr 2:gp")
    assert t.actors() == {1} and "draw" in t.legal(1)


def test_a_millstone_is_never_played() -> None:
    """R11, R12: not even on an empty table."""
    for top in ("", *PRINTED):
        assert "m" not in turn(top, "m gx", "gr").legal(0)
    t = turn("gp", "gr", "gr", pile="m*3").do("0:draw")
    assert t.actors() == {1} and hand(t, 0) == ["gr", "m"]


def test_an_empty_table() -> None:
    """R12, R16: any card but a millstone, with its effect; who draws leaves it to the next."""
    t = turn("", ONE_OF_EACH, ONE_OF_EACH)
    assert t.legal(0) == {*PRINTED, *JOKERS, "draw"}
    assert turn("", "gr-plus3 gr", "gr").do("0:gr-plus3").s.pending == 3
    assert turn("", "gx gr", "gr").do("0:gx").legal(0) == {"name.r", "name.p", "name.s"}
    t = turn("", "gr", ONE_OF_EACH, pile="gp*5").do("0:draw 0:keep")
    assert t.actors() == {1} and t.legal(1) == {*PRINTED, *JOKERS, "draw"}
    assert turn("", "gr", "gr", pile="m*3").do("0:draw").actors() == {1}


def test_a_drawn_card_that_fits_may_be_played_at_once() -> None:
    """R13: only this one; or it is kept."""
    t = turn("gr", "rr gs", "gs", pile="yp*3").do("0:draw")
    assert t.legal(0) == {"yp", "keep"} and t.why(0, "rr").rule == 13
    assert hand(t, 0) == ["gs", "yp", "rr"] and t.s.pile_size == 2
    t.do("0:keep")
    assert t.actors() == {1} and t.s.top == KINDS.card("gr") and t.s.sizes[0] == 3
    t = turn("gr", "rr gs", "gs", pile="yp*3").do("0:draw 0:yp")
    assert t.actors() == {1} and t.s.top == KINDS.card("yp")


def test_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    """R13, R16: also if it is special: nothing happens."""
    t = turn("gr", "rr", "gs", pile="gs-fast").do("0:draw")
    assert t.actors() == {1} and t.s.phase == Phase.TURN and hand(t, 0) == ["gs-fast", "rr"]


def test_what_was_played_becomes_the_pile() -> None:
    """R14: but for the card on top, in the middle of a draw too; if there is nothing, the rest is skipped."""
    t = turn("rr-plus3", "gr", "gs", more="discards gs*2 ys; pending 6", pile="gp*2").do("0:draw")
    assert hand(t, 0) == ["gr", "gp", "gp", "gs", "gs", "ys"] and t.s.pile_size == t.s.discarded == 0
    assert t.actors() == {1} and t.s.top == KINDS.card("rr-plus3") and t.s.pending == 0
    t = turn("gr", "gs", "gs", pile="-").do("0:draw")
    assert t.actors() == {1} and hand(t, 0) == ["gs"]
    t = turn("gr", "gs", "gs", more="discards yp*4", pile="-").do("0:draw")
    assert t.legal(0) == {"yp", "keep"} and t.s.pile_size == 3 and t.s.discarded == 0


def test_the_yellow_joker_says_paper() -> None:
    """CI-2, R15, R9: on any card; it counts as a yellow paper."""
    for top in PRINTED:
        assert "yx" in turn(top, "yx gr", "gr").legal(0)
    t = turn("gr", "yx gr", ONE_OF_EACH).do("0:yx")
    assert t.actors() == {0} and t.why(0, "gr").rule == 15
    t.do("0:name.p")
    assert plain(t, 1) == {"rp", "gs", "ys", "rs", *JOKERS}
    for colour, symbol in product("gyr", "rps"):
        other = turn("gr", f"{colour}x gr", ONE_OF_EACH).do(f"0:{colour}x 0:name.{symbol}")
        assert other.legal(1) == turn(f"{colour}{symbol}", ONE_OF_EACH, "gr").legal(0)


# Again or reverse


def test_again_or_reverse() -> None:
    """R17, R18, R19: another whole turn on the card just played, or the other direction."""
    t = turn("gr", "yr-again rr gs", "gs", "gs", pile="gs").do("0:yr-again")
    assert t.actors() == {0} and t.legal(0) == {"again", "reverse"} and t.why(0, "rr").rule == 17
    t.do("0:again")
    assert t.actors() == {0} and t.legal(0) == {"rr", "draw"}
    assert t.do("0:rr").actors() == {1}
    t = turn("gr", "yr-again rr gs", "gs", "gs").do("0:yr-again 0:reverse")
    assert t.actors() == {2} and t.do("2:draw").actors() == {1}
    assert turn("gr", "yr-again rr gs", "gs").do("0:yr-again 0:reverse").actors() == {1}


def test_again_or_reverse_as_the_last_card() -> None:
    """CI-5, R17, R20: `again` means a card is drawn, and may be played at once; `reverse` wins."""
    t = turn("gr", "yr-again", "gs", pile="gp*9").do("0:yr-again")
    assert t.legal(0) == {"again", "reverse"} and t.s.rounds == 0
    t.do("0:again")
    assert t.legal(0) == {"gp", "keep"} and t.s.rounds == 0 and hand(t, 0) == ["gp"]
    assert t.do("0:gp").s.rounds == 1
    t = turn("gr", "yr-again", "gs", pile="gp*9").do("0:yr-again 0:again 0:keep")
    assert t.actors() == {1} and hand(t, 0) == ["gp"], "there is no second draw"
    assert turn("gr", "yr-again", "gs", pile="gs").do("0:yr-again 0:again").actors() == {1}
    t = turn("gr", "yr-again", "gs gp").do("0:yr-again 0:reverse")
    assert t.s.rounds == 1 and t.points() == [0, -20]
    assert turn("", "yr-again", "gs", pile="-").do("0:yr-again 0:again").s.rounds == 1, "nothing to draw"


# Speed


def race(*hands: str, more: str = "") -> Situation:
    return turn("gr", f"yr-fast {hands[0]}", *hands[1:], more=more).do("0:yr-fast")


def test_all_but_its_player_race() -> None:
    """R21, R22: the first card that fits counts, and the turn goes on from its player."""
    t = race("gs", "rr gp m gs", "gs", "rp gs")
    assert t.actors() == {1, 2, 3, CLOCK}
    assert t.legal(1) == {"rr", "gp", "pass"} and t.legal(2) == {"pass"} and t.legal(CLOCK) == {"time"}
    assert t.legal(0) == set() and t.why(1, "gs").rule == 9 and t.why(1, "draw").rule == 21
    t.do("3:rp")
    assert t.s.top == KINDS.card("rp") and t.actors() == {0} and t.s.phase == Phase.TURN
    assert t.s.discarded == 2


@pytest.mark.parametrize(
    ("card", "phase", "actors"),
    [
        ("rr-fast", Phase.RACE, {0, 1, 3, CLOCK}),
        ("gx", Phase.NAME, {2}),
        ("yp-give", Phase.GIVE, {2}),
        ("rr-plus3", Phase.TURN, {3}),
        ("rr-swap", Phase.SWAP, {2}),
        ("yp-again", Phase.AGAIN, {2}),
    ],
)
def test_the_winning_card_has_its_effect(card: str, phase: int, actors: set[int]) -> None:
    """R22."""
    t = race("gs", "gs", f"{card} gs", "gs").do(f"1:pass 2:{card}")
    assert t.s.phase == phase and t.actors() == actors and t.s.turn == (3 if phase == Phase.TURN else 2)


def test_the_race_is_over() -> None:
    """R21, R23: when time is up or nobody is left; then it goes on from the player of the speed card."""
    t = race("gs", "rr gs", "gs", "gs")
    assert t.do("2:pass").actors() == {1, 3, CLOCK}
    assert t.do("1:pass 3:pass").actors() == {1}
    assert t.legal(1) == {"rr", "draw"}, "who left the race still has a turn"
    assert race("gs", "gs", "gs", "gs").actors() == {1, 2, 3, CLOCK}, "it is open even if nobody can play"
    assert race("gs", "rr gs", "gs", "gs").do("8:time").actors() == {1}
    assert race("gs", "gs", "gs", "gs", more="direction right").do("8:time").actors() == {3}
    assert race("gs", "gs").do("1:pass").actors() == {1}


def test_the_clock_runs_five_seconds() -> None:
    """R23, R29: at the usual pace; nothing else takes time."""
    t = race("gs", "rr gs")
    assert t.rules.racing(t.s) and not t.rules.racing(turn("gr", "gr", "gr").s)
    assert t.rules.delay(t.s, CLOCK, t.rules.parse("time")) == 5000
    assert t.rules.delay(t.s, 1, t.rules.parse("rr")) == 0


# +3


def test_plus_three() -> None:
    """R24, R27: three cards and the turn, unless it is answered; the card to beat stays."""
    t = turn("gr", "yr-plus3 gs", "rr rr-plus3 gp-plus3 rp gx gs", "rr gs", pile="rr*9").do("0:yr-plus3")
    assert t.legal(1) == {"rr-plus3", "gp-plus3", "gx", "draw"} and t.why(1, "rr").rule == 24
    t.do("1:draw")
    assert t.s.sizes[1] == 9 and t.actors() == {2} and t.s.pending == 0, "also by choice, and none of them is played"
    assert t.legal(2) == {"rr", "draw"}


def test_plus_three_upon_plus_three() -> None:
    """CI-3, R25, R27: six, then nine."""
    t = turn("gr", "yr-plus3 gs", "gs-plus3 gs", "gr-plus3 gs", "gs rr", pile="gr*20").do("0:yr-plus3 1:gs-plus3")
    assert t.s.pending == 6 and t.actors() == {2}
    t.do("2:gr-plus3")
    assert t.s.pending == 9 and t.legal(3) == {"draw"}
    t.do("3:draw")
    assert t.s.sizes[3] == 11 and t.actors() == {0} and t.s.pending == 0


def test_a_joker_cancels_what_is_pending() -> None:
    """CI-4, R26."""
    t = turn("gr", "yr-plus3 gs", "gr-plus3 gs", "rx gs", "gr gp").do("0:yr-plus3 1:gr-plus3 2:rx 2:name.s")
    assert t.s.pending == 0 and t.actors() == {3} and t.legal(3) == {"gr", "draw"}
    assert t.s.sizes[:4] == [1, 1, 1, 2]


def test_which_plus_three_answers() -> None:
    """R25: any, or only one that fits."""
    cards = "gr-plus3 gp-plus3 gs-plus3 rr-plus3 ys-plus3 yx gs"
    t = turn("gr", "yr-plus3 gs", cards).do("0:yr-plus3")
    assert t.legal(1) == {"gr-plus3", "gp-plus3", "gs-plus3", "rr-plus3", "ys-plus3", "yx", "draw"}
    t = turn("gr", "yr-plus3 gs", cards, more="answers stronger").do("0:yr-plus3")
    assert t.legal(1) == {"gp-plus3", "rr-plus3", "yx", "draw"} and t.why(1, "gr-plus3").rule == 24


# Give and swap


def test_giving_a_card() -> None:
    """R28, R29: any card to any other player; with the option off there is no thank-you."""
    t = turn("gr", "gp-give m gs", "gr", "gr").do("0:gp-give")
    assert (
        t.legal(0) == {f"give.{card}.{seat}" for card in ("m", "gs") for seat in (1, 2)} and t.why(0, "draw").rule == 28
    )
    t.do("0:give.m.2")
    assert hand(t, 0) == ["gs"] and hand(t, 2) == ["gr", "m"] and t.actors() == {1}


def test_thanks_are_due_unless_an_option_says_no() -> None:
    """R29: it is the usual game."""
    usual: Any = Match("ciao", 3).state
    without: Any = Match("ciao", 3, {"thanks": "off"}).state
    assert usual.thanks == Switch.ON and without.thanks == Switch.OFF
    t = Situation.deal("ciao", 3).random(until=lambda s: s.receiver >= 0)
    assert t.s.phase == Phase.THANKS and t.legal(t.s.receiver) == {"thanks"} and KINDS.names[t.s.top].endswith("-give")


def test_saying_thanks() -> None:
    """R29: or three cards; nobody else acts."""
    t = turn("gr", "gp-give m gs", "gr", "gr", more="thanks on", pile="rr*9").do("0:gp-give 0:give.m.2")
    assert t.actors() == {2, CLOCK} and t.legal(2) == {"thanks"} and t.legal(CLOCK) == {"time"} and t.legal(1) == set()
    assert t.why(2, "gr").rule == 29 and t.rules.racing(t.s)
    assert t.do("2:thanks").actors() == {1} and t.s.sizes[2] == 2
    t = turn("gr", "gp-give m gs", "gr", "gr", more="thanks on", pile="rr*9").do("0:gp-give 0:give.m.2 8:time")
    assert t.actors() == {1} and hand(t, 2) == ["gr", "rr", "rr", "rr", "m"]


def test_swapping_hands() -> None:
    """R30, R11: with any other player; a millstone goes along."""
    t = turn("gr", "rr-swap m gs", "gr", "yr yp ys").do("0:rr-swap")
    assert t.legal(0) == {"swap.1", "swap.2"} and t.why(0, "draw").rule == 30
    t.do("0:swap.2")
    assert hand(t, 0) == ["yr", "yp", "ys"] and hand(t, 2) == ["gs", "m"] and t.actors() == {1}
    assert t.s.sizes[:3] == [3, 1, 2] and t.legal(1) == {"draw"}


@pytest.mark.parametrize("card", ["yr-fast", "yr-plus3", "yr-give", "yr-swap", "gx", "yr"])
def test_the_last_card_ends_the_round_at_once(card: str) -> None:
    """R31, R38: no effect, no symbol; the winner starts the next round."""
    t = turn("gr", "gr", card, "ys", seat=1).do(f"1:{card}")
    assert t.s.rounds == 1 and t.points() == [-10, 0, -20] and t.actors() == {1} and t.s.sizes[:3] == [7, 7, 7]


def test_giving_the_last_card_away_wins() -> None:
    """CI-6, R28, R32: with thanks, the cards for a missing one count."""
    t = turn("gr", "gp-give m", "rr", pile="ys*9").do("0:gp-give 0:give.m.1")
    assert t.s.rounds == 1 and t.points() == [0, -80]
    t = turn("gr", "gp-give m", "rr", more="thanks on", pile="ys*9").do("0:gp-give 0:give.m.1")
    assert t.s.rounds == 0 and t.actors() == {1, CLOCK}
    assert t.do("8:time").points() == [0, -140] and t.actors() == {0}
    t = turn("gr", "gp-give m", "rr", more="thanks on", pile="ys*9").do("0:gp-give 0:give.m.1 1:thanks")
    assert t.points() == [0, -80]


# The end


def test_what_is_left_in_hand_counts() -> None:
    """CI-7, R37: by colour, special or not; 50 for jokers and millstones."""
    t = turn("gr", "yr", "gs rr gx m", "ys-give gp-swap rs-fast yx rx")
    assert t.do("0:yr").points() == [0, -140, -160]


def test_a_match_has_as_many_rounds_as_agreed() -> None:
    """R38, R39: the fewest penalty points win; only finished rounds count."""
    t = Situation.deal("ciao", 3, length="3", start="2")
    starters = [t.s.turn]
    while t.actors():
        assert len(t.points()) == 3 and t.points() == [-n for n in t.s.penalties[:3]]
        before = t.s.penalties[:]
        end_round(t)
        winner = [seat for seat in range(3) if t.s.penalties[seat] == before[seat]]
        starters += [t.s.turn] if t.actors() else []
        assert starters[-1:] == winner or is_over(t)
    assert t.s.rounds == 3 and t.rules.ending(t.s) == 0
    match = Match("ciao", 3)
    match.state = t.s
    assert match.result().winners == (t.s.penalties.index(min(t.s.penalties[:3])),)


@pytest.mark.parametrize(
    ("penalties", "over"), [((20, 10, 40), True), ((20, 0, 40), False), ((0, 10, 10), True), ((30, 10, 20), False)]
)
def test_a_tie_for_the_lead_means_one_more_round(penalties: tuple[int, ...], over: bool) -> None:
    """R40: for everyone, and again; a tie behind does not matter."""
    written = "; ".join(f"penalties.{seat} {n}" for seat, n in enumerate(penalties))
    for rounds in (4, 5, 9):
        t = turn("gr", "yr", "gs gs", "gp", more=f"rounds {rounds}; {written}").do("0:yr")
        assert is_over(t) == over and t.s.rounds == rounds + 1
        assert t.rules.ending(t.s) == ((0 if rounds == 4 else 1) if over else -1)
        assert t.actors() == (set() if over else {0}) and t.s.sizes[0] == (0 if over else 7)
    assert (t.s.phase == Phase.OVER) == over


# Variants


@pytest.mark.parametrize(
    ("variant", "cards", "stones", "special"),
    [("full", 108, 3, 27), ("symbols", 78, 0, 0), ("specials", 105, 0, 27), ("colours", 105, 0, 27)],
)
def test_what_takes_part(variant: str, cards: int, stones: int, special: int) -> None:
    """R41, R42, R43, R1: the plain cards and jokers; the special ones too; millstones in the full game only."""
    t = Situation.deal("ciao", 2, variant=variant)
    heap = [sum(row) for row in zip(*t.s.hands, t.s.pile, strict=True)]
    assert sum(heap) == cards and heap[-1] == stones
    assert sum(n for name, n in zip(KINDS.names, heap, strict=True) if "-" in name) == special
    assert [heap[KINDS.card(joker)] for joker in sorted(JOKERS)] == [3, 3, 3]


@pytest.mark.parametrize("variant", ["symbols", "specials"])
def test_colours_do_not_count(variant: str) -> None:
    """R41, R42: only the symbol; a joker is the symbol named; points go by colour all the same."""
    t = turn("gr", "yr rr gp yx gs", "gp rp ys gs", more=f"variant {variant}")
    assert t.legal(0) == {"gp", "yx", "draw"} and t.why(0, "rr").rule == 41
    assert t.do("0:yx 0:name.p").legal(1) == {"ys", "gs", "draw"}
    assert turn("gr", "gp", "gs ys rs gx", more=f"variant {variant}").do("0:gp").points() == [0, -110]


def test_colours_count_again() -> None:
    """R43."""
    assert turn("gr", "yr gr gs", "gp", more="variant colours").legal(0) == {"yr", "draw"}


def test_phases_are_told_apart() -> None:
    """R44: all see what is asked of whom."""
    t = at("phase thanks; turn 0; receiver 1; thanks on; top gp-give", "gr", "gr")
    assert t.view(-1).phase == Phase.THANKS and t.view(-1).receiver == 1
