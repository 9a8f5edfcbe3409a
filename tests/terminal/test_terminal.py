"""The table in the terminal, played by people who type."""

import io
import itertools
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from cases import COUNTS
from octavo.kernel.contract import Fact, Scene
from octavo.kernel.types import Action, Seat
from octavo.match import notation
from octavo.match.match import Match
from octavo.match.position import Position
from octavo.terminal import table
from octavo.terminal.cards import coloured, faces, is_card
from octavo.terminal.choices import Choices
from octavo.terminal.layout import SeatScene
from octavo.terminal.log import SPECTATOR, Journal
from octavo.terminal.maps import drawn_maps
from octavo.terminal.plain import plain_picture
from octavo.terminal.prompt import Chosen, Command, Forbidden, Several, Unclear, understood
from octavo.terminal.sentences import FACE_DOWN, Speaker
from octavo.text.language import LANGUAGES
from terminal.typist import BOX, SECRET, SHORT, Typist, meinz, random_bot


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_people_and_bots_play_whole_matches(key: str, players: int) -> None:
    match = Match(key, players, SHORT.get(key), secret=SECRET)
    printed = Typist(match, [players - 1]).sit(LANGUAGES[players % 4])
    assert match.over
    assert match.secret.hex() in printed
    assert not set(BOX) & set(printed)


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_a_hot_seat_is_drawn_and_fits_its_screen(key: str, players: int) -> None:
    match = Match(key, players, secret=SECRET)
    typist = Typist(match, range(players))
    typist.stop_after = 60
    printed = typist.sit(LANGUAGES[players % 4], drawn=True, width=80)
    assert typist.code == 0
    assert set(BOX) & set(printed)
    assert max(len(Text.from_ansi(line)) for line in printed.splitlines()) <= 80


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_everything_can_be_said_in_every_language(key: str, players: int) -> None:
    match = Match(key, players, secret=SECRET)
    chance = random.Random(4)
    journals = [Journal(match, Speaker.of(match, language)) for language in LANGUAGES]
    for step in range(250):
        if match.over:
            break
        seat = chance.choice(match.actors())
        legal, scene = match.legal(seat), match.game.scene(match.view(seat), seat)
        for journal in journals if step % 4 == 0 else ():
            speaker = journal.speaker
            layout = SeatScene(speaker, scene, seat, match.points(), ())
            assert plain_picture(layout) and layout.fact_lines
            for zone in scene.zones:
                unknown = [name for name in zone.cards if name != FACE_DOWN and not is_card(key, name)]
                assert len(speaker.items(unknown)) == len(set(unknown))  # a name that is no card is a task
            assert speaker.ask(scene, legal) and Choices(speaker, legal).summary_lines()
        action = chance.choice(legal)
        assert all(journal.speaker.did(seat, action) for journal in journals)
        chance.choice(journals).play(seat, action)


def test_a_screen_that_people_share_is_cleared_between_them() -> None:
    typist = meinz(people=(0, 1, 2, 3))
    typist.stop_after = 40
    pages = typist.sit(drawn=True).split("\x1b[H\x1b[2J\x1b[3J")
    assert len(pages) > 20
    for page in pages:
        owners = {name for name in typist.match.names if f"{name}: hand" in page}
        assert len(owners) <= 1
        if "look away" in page:
            assert not owners


def test_people_who_choose_at_once_are_asked_one_after_another() -> None:
    typist = meinz("", "1", "", "1", "", "1", "", "quit", people=(0, 1, 2))
    typist.sit()
    done = [entry.seat for _, entry in typist.match.done()]
    assert done[:4] == [3, 0, 1, 2]


def two_worlds(key: str, players: int) -> Iterator[tuple[Match, Match, Seat]]:
    """A match at many moments, and another one that the seat to act can't tell from it."""
    match = Match(key, players, secret=SECRET)
    chance = random.Random(2)
    for step in range(240):
        if match.over:
            return
        seat = chance.choice(match.actors())
        # Where gardens are laid, the bots go first, openly, and those are not the same in both worlds.
        if step % 30 == 0 and match.game.scene(match.view(seat), seat).phase != "lay":
            world = match.view(seat)
            match.rules.imagine(world, seat, [1, 2, 3, step])
            here, there = (
                Match.from_position(Position(key, s), secret=SECRET)
                for s in (match.rules.STATE.copy(match.state), world)
            )
            there.commitment = here.commitment
            yield here, there, seat
        match.play(seat, chance.choice(match.legal(seat)))


@pytest.mark.parametrize(("key", "players"), COUNTS)
@pytest.mark.parametrize("drawn", [False, True])
def test_nothing_hidden_is_ever_printed(key: str, players: int, drawn: bool) -> None:
    for here, there, seat in two_worlds(key, players):
        look = () if here.racing else ("",)  # in a race an empty line lets bots act, who see other cards
        commands = ("list", "score", "log", "why r1", "?", *look, "quit")
        assert Typist(here, [seat], commands).sit(drawn=drawn) == Typist(there, [seat], commands).sit(drawn=drawn)


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_what_is_told_of_a_secret_choice_does_not_tell_it(key: str, players: int) -> None:
    """If a spectator can't see which of two actions was done, both are told in the same words."""
    match = Match(key, players, secret=SECRET)
    speaker, chance, secrets = Speaker.of(match, "en"), random.Random(3), 0
    rules = match.rules

    def seen_after(seat: Seat, action: Action) -> list[int]:
        s, view = rules.STATE.copy(match.state), rules.STATE.blank()
        rules.apply(s, seat, action, [1, 2, 3, 4])
        rules.observe(s, SPECTATOR, view)
        numbers: list[int] = rules.STATE.words(view).tolist()
        return numbers

    for _ in range(300):
        if match.over:
            break
        seat = chance.choice(match.actors())
        one, *others = chance.sample(match.legal(seat), min(6, len(match.legal(seat))))
        for other in others:
            if seen_after(seat, one) == seen_after(seat, other):
                secrets += 1
                assert speaker.did(seat, one) == speaker.did(seat, other)
        match.play(seat, one)
    assert secrets or key in ("huzz", "mu", "take_it")  # there, nobody chooses in secret


def test_a_card_that_may_not_be_played_is_refused_with_its_rule() -> None:
    typist = meinz("1", "quit")
    typist.sit()
    match = typist.match
    while True:  # to a moment at which seat 0 may not play every card of its hand
        seat = match.actors()[0]
        zones = match.game.scene(match.view(0), 0).zones
        hand = next(zone for zone in zones if (zone.key, zone.seat) == ("hand", 0))
        legal = [match.game.name(action) for action in match.legal(0)]
        forbidden = [card for card in hand.cards if card not in legal]
        if seat == 0 and forbidden and legal[0] in hand.cards:
            break
        match.play(seat, match.legal(seat)[0])
    before = len(match.log)
    for language, line in itertools.product(LANGUAGES, (forbidden[0], f"why {forbidden[0]}")):
        printed = Typist(match, [0], [line, "quit"]).sit(language)
        assert "(meinz, R9)" in printed
    assert "Allowed now" in Typist(match, [0], [f"why {legal[0]}", "quit"]).sit()
    assert len(match.log) == before


def test_undo_goes_back_to_ones_own_last_decision() -> None:
    typist = meinz("undo", "1", "undo", "quit")
    printed = typist.sit()
    assert "There is nothing to take back." in printed
    assert "Taken back: “Anna puts a card away.”" in printed
    assert [entry.seat for _, entry in typist.match.done()] == [1, 2, 3]
    assert typist.match.log[-1].is_undo


def test_people_who_share_the_table_are_asked_before_an_undo() -> None:
    refused = meinz("", "1", "", "undo", "no", "quit", people=(0, 1))
    assert "Do all agree?" in refused.sit()
    assert len(refused.match.done()) == 3
    agreed = meinz("", "1", "", "undo", "y", "", "quit", people=(0, 1))
    agreed.sit()
    assert [entry.seat for _, entry in agreed.match.done()] == [2, 3]


@pytest.mark.parametrize("end", [EOFError, "quit", "exit"])
def test_a_match_is_saved_when_its_player_leaves(end: str | type[BaseException], tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    typist = meinz("1", end)
    typist.sit(save=path)
    assert typist.code == 0
    kept = notation.read(path.read_text("utf-8")).replay()
    assert kept.log == typist.match.log


def test_ctrl_c_has_to_be_meant() -> None:
    once = meinz(KeyboardInterrupt, "quit")
    assert "type quit" in once.sit()
    assert once.code == 0
    twice = meinz(KeyboardInterrupt, KeyboardInterrupt)
    twice.sit()
    assert twice.code == table.INTERRUPTED


def test_a_finished_match_is_saved_and_can_be_verified(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    match = Match("mu", 4, SHORT["mu"], secret=SECRET)
    printed = Typist(match, [0]).sit(save=path)
    assert f"octavo verify {path}" in printed
    assert notation.read(path.read_text("utf-8")).verify().points() == match.points()


def test_a_match_can_be_saved_from_within_and_no_file_is_replaced_unasked(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    typist = meinz(f"save {path}", f"save {path}", "save", f"save {tmp_path}/no/file", "quit")
    printed = typist.sit()
    assert notation.read(path.read_text("utf-8")).replay().log == typist.match.log
    assert "can't be saved" in printed
    path.write_text("precious")
    meinz(f"save {path}", "no", "quit").sit()
    assert path.read_text() == "precious"
    meinz(f"save {path}", "yes", "quit").sit()
    assert path.read_text() != "precious"


def test_a_file_that_can_t_be_written_at_the_end_is_a_failure(tmp_path: Path) -> None:
    typist = meinz("quit")
    typist.sit(save=tmp_path / "no" / "file")
    assert typist.code == 1


def test_nothing_that_is_typed_breaks_the_table() -> None:
    odd = [
        "",
        "   ",
        "?",
        "help",
        "why",
        "why why",
        "why 1",
        "log",
        "list",
        "nonsense",
        "sore",
        "999",
        "0",
        "-1",
        "r99",
    ]
    odd += ["[bold]x", "{ $x }", "\x1b[2J", "ř" * 300, "away", "away.", ".", "+", "r1 r1 r1", "swap.r1.r2", "²", "١"]
    printed = meinz(*odd, "quit").sit()
    assert "Did you mean score?" in printed
    assert "“[bold]x” is neither" in printed
    assert "\x1b" not in printed


def test_after_the_end_one_can_look_back_and_even_take_back() -> None:
    match = Match("mu", 4, SHORT["mu"], secret=SECRET)
    Typist(match, [0]).sit()
    assert match.over
    typist = Typist(match, [0], ["score", "log", "list", "nonsense", "undo", "quit"])
    printed = typist.sit()
    assert "Taken back" in printed
    assert not match.over


def test_a_match_goes_on_where_it_was() -> None:
    typist = meinz("1", "quit")
    typist.sit()
    printed = Typist(typist.match, [0], ["log", "quit"]).sit()
    assert "Anna puts a card away." in printed


def typed(match: Match, seat: Seat) -> Callable[[str], object]:
    return lambda text: understood(text, match.legal(seat), Speaker.of(match, "en"))


def test_an_action_goes_by_its_name_its_number_or_a_part() -> None:
    match = Match("meinz", 4, {"start": "0"}, secret=SECRET)
    legal = match.legal(0)
    away = match.game.name(legal[2])
    means = typed(match, 0)
    for text in (away, away.upper(), f" {away} ", "3", away.removeprefix("away."), away.replace(".", " ")):
        assert means(text) == Chosen(legal[2])
    assert means("away") == Several(tuple(legal))
    assert means("put") == Several(tuple(legal))
    assert means("claim") == Forbidden(match.game.parse("claim"))
    assert means("save A b.txt") == Command("save", "A b.txt")
    assert means("zzz") == Unclear("zzz", "")


def test_cards_of_a_pair_may_be_typed_in_any_order() -> None:
    match = Match("njet", 4, secret=SECRET)
    while not any("+" in match.game.name(action) for seat in match.actors() for action in match.legal(seat)):
        seat = match.actors()[0]
        vetoes = [a for a in match.legal(seat) if match.game.name(a) != "veto.away.2"]
        match.play(seat, vetoes[0])
    seat = match.actors()[0]
    legal = match.legal(seat)
    first, second = match.game.name(legal[-1]).split(".")[1].split("+")
    assert typed(match, seat)(f"{second} {first}") == Chosen(legal[-1])
    speaker = Speaker.of(match, "en")
    assert len(legal) > 40
    assert len(Choices(speaker, legal).summary_lines()) == 2
    printed = Typist(match, [seat], [first, "quit"]).sit()
    assert "choices fit" in printed


def test_where_cards_are_numbers_a_number_is_a_card() -> None:
    match = Match("huzz", 3, {"start": "0"}, secret=SECRET)
    names = [match.game.name(action) for action in match.legal(0)]
    means = typed(match, 0)
    pair = next(name for name in names if name.count(".") == 1 and "x" not in name)
    assert means(pair.replace(".", " ")) == Chosen(match.game.parse(pair))
    lacking = next(str(number) for number in range(1, 14) if str(number) not in names)
    assert means(lacking) == Forbidden(match.game.parse(lacking))
    lines = Choices(Speaker.of(match, "en"), match.legal(0)).lines(match.legal(0))
    assert [line.split()[0] for line in lines] == names


def test_a_row_that_is_taken_is_no_trick() -> None:
    match = Match("take_it", 2, {"start": "0"}, secret=SECRET)
    journal = Journal(match, Speaker.of(match, "en"))
    while not match.over:
        legal = {match.game.name(action): (seat, action) for seat in match.actors() for action in match.legal(seat)}
        journal.play(*legal.get("take", legal.get("turn", (0, 0))))
    told = [sentence for entry in journal.told for sentence in entry.sentences()]
    assert any("takes the row" in sentence for sentence in told)
    assert not any("trick" in sentence for sentence in told)


def test_cards_drawn_at_once_are_told() -> None:
    match = Match("ciao", 2, {"start": "0", "table": "on"}, secret=SECRET)
    journal, chance = Journal(match, Speaker.of(match, "en")), random.Random(1)
    for _ in range(60):
        seat = chance.choice(match.actors())
        journal.play(seat, chance.choice(match.legal(seat)))
    assert any(" has 3 more cards." in sentence for entry in journal.told for sentence in entry.then)


def test_a_card_is_said_in_full_and_coloured_so() -> None:
    speaker = Speaker("ciao", ("Anna", "Béla"), "en")
    did = speaker.did(1, speaker.game.parse("yp-plus3"))
    assert did == "Béla plays yellow paper +3."
    spans = coloured(did, speaker=speaker).spans
    assert [did[span.start : span.end] for span in spans] == ["yellow paper +3"]
    assert [span.style for span in spans] == [faces("ciao")["yp-plus3"]]
    assert not coloured("Round 7 of 13", speaker=Speaker("huzz", (), "en")).spans


def test_a_plus_three_is_asked_about() -> None:
    speaker = Speaker("ciao", ("Anna", "Béla"), "cs")
    legal = [speaker.game.parse("draw")]
    assert speaker.ask(Scene("turn", (), (Fact("left"),)), legal) == "Zahraj kartu, nebo si lízni."
    pending = Scene("turn", (), (Fact("left"), Fact("pending", {"cards": 3})))
    assert speaker.ask(pending, legal) == "Odpověz kartou +3 nebo žolíkem, anebo si lízni 3 karty."
    assert speaker.ask(pending, []) == speaker.phase("turn")


def test_a_garden_shows_the_pawn_and_where_it_may_step() -> None:
    speaker = Speaker("kreuz_quer", ("Anna", "Béla"), "en")
    facts = (
        Fact("pawn", {"seat": 0, "place": 2, "field": 5}, role="pawn"),
        Fact("pawn", {"seat": 1, "place": 2, "field": 4}, role="pawn"),
        Fact("garden", {"place": 2, "garden": "7t", "fields": "fpm vwk gsf pmv wkg sfp"}),
    )
    layout = SeatScene(speaker, Scene("move", (), facts), 0, (0, 0), (), frozenset({(2, 1), (2, 7)}))
    lines = drawn_maps(layout, 80).plain.splitlines()
    assert [line.rstrip() for line in lines[:4]] == ["2. 7t", "(f) p  m", " v [w] k", "(g) s  f"]
    assert len(lines) == 7
    assert not layout.fact_lines[0][0].startswith("2. 7t")


def test_the_table_draws_colours_only_where_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    paper = io.StringIO()
    console = Console(file=paper, force_terminal=True)
    match = Match("meinz", 3, secret=SECRET)
    assert table.run(match, [0], console, "en", Typist(match, [0], ["quit"]).ask, bot=random_bot) == 0
    assert "\x1b" not in paper.getvalue()
    assert not set(BOX) & set(paper.getvalue())
