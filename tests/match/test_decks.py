"""Decks that are data: what is wrong is refused with its line, what is odd is said, and a hash tells them apart."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from octavo.cli.main import main
from octavo.games import catalogue
from octavo.lab.simulate import Simulation, simulate
from octavo.match import decks, notation
from octavo.match.match import Match, Terms
from octavo.match.position import Position, read, write
from octavo.text.refusal import Refused

PRESETS = [("ciao", "standard"), ("ciao", "plenty"), ("kreuz_quer", "standard"), ("take_it", "standard")]
GAMES = sorted({key for key, _ in PRESETS})


def text_of(key: str, name: str = "standard") -> str:
    return (catalogue.folder(key) / f"{name}.json").read_text("utf-8")


def changed(key: str, change: Callable[[Any], None]) -> str:
    """The standard deck with something else in it, written as owners do: a line a value."""
    data = json.loads(text_of(key))
    change(data)
    return json.dumps(data, indent=1)


@pytest.mark.parametrize(("key", "name"), PRESETS)
def test_a_deck_that_comes_with_a_game_is_as_printed(key: str, name: str) -> None:
    deck = decks.preset(key, name)
    assert deck.warnings == () and deck.label.startswith(f"{name}-")


def test_the_two_decks_of_ciao_have_the_colours_of_the_box_and_differ_in_special_signs() -> None:
    plain = set(range(0, 54, 6))  # the first of each colour and symbol
    for name, specials in (("standard", 27), ("plenty", 45)):
        deck = decks.preset("ciao", name).fields["deck"]
        assert [sum(deck[i : i + 18]) for i in (0, 18, 36)] == [36, 30, 30]
        assert sum(n for kind, n in enumerate(deck[:54]) if kind not in plain) == specials
        assert deck[54:] == [3, 3, 3, 3]
        assert [sum(deck[18 * c + 6 * s + i] for c in range(3) for i in range(6)) for s in range(3)] == [32] * 3


@pytest.mark.parametrize("key", GAMES)
def test_an_owner_s_copy_of_the_standard_deck_plays_the_same(key: str) -> None:
    own = decks.own(key, changed(key, lambda data: data.update(note="my own box")))
    terms = Terms(key, 3, {}, own)
    assert terms.options["deck"] == own.label == decks.preset(key, "standard").label.replace("standard", "own")
    assert simulate(Simulation(terms, 20)).digest == simulate(Simulation(Terms(key, 3, {}), 20)).digest


def card(data: Any, **facts: Any) -> None:
    data["cards"][2].update(facts)


def three_of_each(data: Any) -> None:
    for some in data["cards"]:
        some["count"] = 3


WRONG: list[tuple[str, Callable[[Any], None], str, str]] = [
    ("ciao", lambda d: card(d, colour="blue"), '"blue"', '"green", "yellow"'),
    ("ciao", lambda d: card(d, count=21), "21", "from 0 to 20"),
    ("ciao", lambda d: card(d, count="3"), '"3"', "from 0 to 20"),
    ("ciao", lambda d: card(d, count=True), "true", "from 0 to 20"),
    ("ciao", lambda d: d["cards"][2].pop("special"), "{", "“special” is missing"),
    ("ciao", lambda d: card(d, colour=None), '"colour": null', "needs a colour"),
    ("ciao", lambda d: d["cards"].append(d["cards"][0]), "", "second time"),
    ("ciao", lambda d: d["cards"].append("a joker"), '"a joker"', "object in braces"),
    ("ciao", lambda d: d.update(cards={}), '"cards": {}', "list in brackets"),
    ("ciao", lambda d: d.update(cards=d["cards"][:3]), '"cards"', "3 cards, but a deck needs 60 to 150"),
    ("ciao", three_of_each, '"cards"', "36 cards (jokers included) have no special sign"),
    ("ciao", lambda d: d.update(format="uno/1"), '"uno/1"', '"ciao-deck/1"'),
    ("take_it", lambda d: card(d, value=11), "11", "from -10 to 10"),
    ("take_it", lambda d: card(d, kind="pair", value=0), '"value": 0', "value 0 is not allowed"),
    ("take_it", lambda d: card(d, kind="joker"), '"value": 3', "null"),
    ("take_it", lambda d: card(d, kind="wild"), '"wild"', '"black"'),
    ("kreuz_quer", lambda d: d["gardens"][4]["rows"].__setitem__(2, "GXS"), '"GXS"', "3 letters of FPMVWKGS"),
    ("kreuz_quer", lambda d: d["gardens"][4]["rows"].pop(), "", "6 entries"),
    ("kreuz_quer", lambda d: d["gardens"][4].update(id=4), '"id": 4', "second time"),
    ("kreuz_quer", lambda d: d["gardens"].pop(), '"gardens"', "28 entries"),
    ("kreuz_quer", lambda d: d["goals"].pop(), '"goals"', "4 entries"),
    ("kreuz_quer", lambda d: d["terrains"].pop("W"), '"terrains"', "“W” is missing"),
    ("kreuz_quer", lambda d: d.update(adjacency=[[2]] * 18), "", "but not the other way round"),
    ("kreuz_quer", lambda d: d.update(adjacency=[[]] * 18, entry=[1], exit=[18]), '"adjacency"', "no way leads"),
    ("kreuz_quer", lambda d: d.update(adjacency=[[]] * 18, entry=[1, 2], exit=[18]), '"exit"', "2 entries"),
]


@pytest.mark.parametrize(("key", "change", "where", "said"), WRONG)
def test_what_is_wrong_is_refused_with_its_line(key: str, change: Any, where: str, said: str) -> None:
    text = changed(key, change)
    with pytest.raises(Refused) as refused:
        decks.own(key, text)
    assert said in str(refused.value)
    assert where in text.splitlines()[refused.value.facts["line"] - 1]


@pytest.mark.parametrize("text", ["", "[", "{", "null", "3", '{"format": NaN}', "[" * 90 + "]" * 90, "9" * 9000])
def test_a_bad_sheet_is_refused(text: str) -> None:
    for key in GAMES:
        with pytest.raises(Refused):
            decks.own(key, text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda x: (
        st.lists(x, max_size=3)
        | st.dictionaries(st.sampled_from(["cards", "format", "gardens", "id", "rows", "count", "kind"]), x, max_size=4)
    ),
    max_leaves=12,
)


@pytest.mark.parametrize("key", GAMES)
@given(value=JSON)
def test_any_json_is_a_deck_or_refused(key: str, value: Any) -> None:
    with pytest.raises(Refused):
        decks.own(key, json.dumps(value, indent=1))


@pytest.mark.parametrize(
    ("key", "change", "said"),
    [
        ("ciao", lambda d: d["cards"][-1].update(count=4), "millstone: 4 in this deck, 3 in the printed one"),
        ("take_it", lambda d: d["cards"][-1].update(count=9), "79 cards; the printed one has 77"),
        ("kreuz_quer", lambda d: d["terrains"]["W"].update(deck=7), "W: 7 in this deck, 6 in the printed one"),
    ],
)
def test_a_deck_that_only_differs_in_totals_is_accepted_with_a_warning(key: str, change: Any, said: str) -> None:
    deck = decks.own(key, changed(key, change))
    assert len(deck.warnings) == 1 and said in str(deck.warnings[0])
    for players in (2, 4):
        summary = simulate(Simulation(Terms(key, players, {}, deck), 300))
        assert summary.fault is None and sum(summary.endings.values()) == 300


def odd_take_it() -> str:
    return changed("take_it", lambda d: d["cards"][-1].update(count=9))


def finished(deck: decks.Deck | None) -> Match:
    match = Match("take_it", 2, {}, secret=bytes(32), deck=deck)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_a_match_names_its_deck_by_hash_and_is_replayed_with_no_other() -> None:
    text = odd_take_it()
    deck = decks.own("take_it", text)
    match = finished(deck)
    log = notation.write(match)
    assert f"option deck {deck.label}\n" in log
    assert notation.read(log, text).verify().points() == match.points()
    with pytest.raises(Refused, match="--set deck=FILE"):
        notation.read(log)
    with pytest.raises(Refused, match="played with the deck own-"):
        notation.read(log, text_of("take_it"))


def test_a_match_with_the_standard_deck_is_not_replayed_with_another() -> None:
    log = notation.write(finished(None))
    assert "option deck standard-" in log
    notation.read(log).verify()
    with pytest.raises(Refused, match="played with the deck standard-"):
        notation.read(log, odd_take_it())
    forged = log.replace(decks.preset("take_it", "standard").label, "standard-" + "0" * 16)
    with pytest.raises(Refused, match="played with the deck standard-0"):
        notation.read(forged)


def test_a_position_carries_its_deck() -> None:
    """By name if it came with the game, and card by card if not."""
    deck = decks.own("take_it", odd_take_it())
    for match, said in ((finished(None), "preset standard\n"), (finished(deck), "deck d-4 ")):
        text = write(Position("take_it", match.state))
        assert said in text
        assert write(read(text)) == text
        assert Match.from_position(read(text)).terms.options == match.terms.options


def test_a_game_without_decks_takes_none() -> None:
    deck = decks.preset("take_it", "standard")
    with pytest.raises(Refused, match="no option “deck”"):
        Match("meinz", 3, deck=deck)
    with pytest.raises(Refused, match="no option “deck”"):
        Match("meinz", 3, {"deck": "standard"})
    log = notation.write(Match("meinz", 3, secret=bytes(32)))
    with pytest.raises(Refused, match="no option “deck”"):
        notation.read(log, text_of("take_it"))


def test_the_command_takes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "box.json"
    file.write_text(odd_take_it(), "utf-8")
    simulation = ["simulate", "take_it", "--players", "2", "--games", "5", "--json"]
    assert main([*simulation, "--set", f"deck={file}"]) == 0
    printed = capsys.readouterr()
    assert "79 cards" in printed.err
    assert json.loads(printed.out)["options"]["deck"] == decks.own("take_it", odd_take_it()).label
    assert main([*simulation, "--set", "deck=nowhere"]) == 2
    assert "(standard)" in capsys.readouterr().err
    file.write_text(odd_take_it().replace('"direct"', '"straight"', 1), "utf-8")
    assert main([*simulation, "--set", f"deck={file}"]) == 2
    assert "Line 6 of the deck" in capsys.readouterr().err


def test_replaying_by_command_needs_the_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box, log = tmp_path / "box.json", tmp_path / "match.txt"
    box.write_text(odd_take_it(), "utf-8")
    log.write_text(notation.write(finished(decks.own("take_it", odd_take_it()))), "utf-8")
    assert main(["verify", str(log)]) == 2
    assert "--set deck=FILE" in capsys.readouterr().err
    assert main(["verify", str(log), "--set", f"deck={box}"]) == 0
    assert main(["verify", str(log), "--set", "start=0"]) == 2
    assert "only the deck" in capsys.readouterr().err
