"""Rooms: what each person may do, what happens, and what is left after a crash."""

from dataclasses import replace

import pytest

from octavo.games import catalogue
from octavo.match import notation
from octavo.server.room import events
from octavo.server.room.chairs import Guest
from octavo.server.room.clocks import ABSENCE
from octavo.server.room.room import Room
from octavo.server.wire import protocol
from octavo.text.refusal import Refused
from server.rooms import ANNA, BELA, CYRIL, DORA, Sitting, new


def key_of(answer: protocol.Outgoing | None) -> str:
    assert isinstance(answer, protocol.No), answer
    return answer.problem.key


def act(t: Sitting, guest: object = ANNA) -> protocol.Outgoing | None:
    """The first choice of a guest."""
    play = t.play(guest)  # type: ignore[arg-type]
    return t.send(guest, "Act", action=play.choices[0].action, on=play.number)  # type: ignore[arg-type]


def test_a_table_with_all_seats_taken_begins_at_once() -> None:
    t = Sitting.open(new("njet", "me", "club", "club", "club"))
    assert t.room.status == "playing"
    assert len(t.play(ANNA).scene.zones) > 4
    assert t.room.info().chairs[1].name == "Ada"


def test_friends_sit_down_and_the_last_one_starts_it() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open"), BELA)
    assert t.room.info().status == "waiting"
    t.room.arrived(CYRIL, t.now)
    assert key_of(t.send(CYRIL, "Sit", seat=1)) == "seat-taken"
    assert t.send(CYRIL, "Sit", seat=2) == protocol.Ok(2)
    assert t.room.status == "playing"
    assert t.room.playing and t.room.playing.match.names == ("Anna", "Béla", "Cyril")


def test_a_full_table_begins_when_the_last_of_its_people_is_there() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open"), BELA)
    t.room.left(BELA, t.now)
    t.room.arrived(CYRIL, t.now)
    t.send(CYRIL, "Sit", seat=2)
    assert t.room.info().status == "waiting"
    t.room.arrived(BELA, t.now)
    assert t.room.info().status == "playing"


def test_the_host_fills_up_with_bots() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open"), BELA)
    assert key_of(t.send(BELA, "Start")) == "host-only"
    assert key_of(t.send(ANNA, "Start")) == "seats-free"
    assert t.send(ANNA, "Start", fill="expert") == protocol.Ok(2)
    assert t.room.info().chairs[2].bot == "expert"
    assert key_of(t.send(ANNA, "Start", fill="expert")) == "begun-already"


@pytest.mark.parametrize(
    ("table", "key"),
    [
        (protocol.NewTable("whist", 4, ["me", "club", "club", "club"]), "unknown-game"),
        (new("njet", "me"), "player-count"),
        (protocol.NewTable("njet", 4, ["me", "club"]), "seat-count"),
        (new("njet", "me", "me", "club"), "one-seat"),
        (new("njet", "me", "club", options={"equals": "loudest"}), "option-value"),
        (new("take_it", "me", "club", deck="{"), "deck-not-json"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_table_that_can_t_be(table: protocol.NewTable, key: str) -> None:
    with pytest.raises(Refused) as refused:
        Room.open("t", ANNA, table, 0.0)
    assert refused.value.key == key


def test_an_action_is_done_once_however_often_it_comes() -> None:
    t = Sitting.open(new("njet", "me", "club", options={"start": "0"}))
    play = t.play(ANNA)
    action = play.choices[0].action
    assert t.send_again(ANNA, 7, "Act", action=action, on=play.number) == protocol.Ok(7)
    number = t.room.number
    assert t.send_again(ANNA, 7, "Act", action=action, on=play.number) == protocol.Ok(7)
    assert t.room.number == number
    t.crash()
    assert t.send_again(ANNA, 7, "Act", action=action, on=play.number) == protocol.Ok(7)
    assert t.room.number == number


def test_a_forbidden_action_is_answered_with_the_rule() -> None:
    t = Sitting.open(new("njet", "me", "club", options={"start": "0"}))
    number = t.room.number
    answer = t.send(ANNA, "Why", name="team.01")
    assert isinstance(answer, protocol.No)
    assert answer.problem.key == "illegal" and answer.problem.rule == 9
    assert key_of(t.send(ANNA, "Act", action=10**6, on=0)) == "unknown-action"
    assert key_of(t.send(ANNA, "Why", name=t.play(ANNA).choices[0].name)) == "allowed"
    assert t.room.number == number


def test_which_cards_can_t_be_chosen_is_told_to_the_asker() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open", options={"start": "0"}), BELA, CYRIL)
    people = (ANNA, BELA, CYRIL)
    found: tuple[protocol.Barred, ...] = ()
    while not found:  # until somebody has to follow suit, and holds other cards
        assert t.room.playing
        seat = t.room.playing.match.actors()[0]
        found = barred(t, people[seat])
        play = t.play(people[seat])
        hand = next(zone.cards for zone in play.scene.zones if zone.key == "hand" and zone.seat == seat)
        chosen = {touch.card for choice in play.choices for touch in choice.touch}
        assert {one.card for one in found} <= set(hand) - chosen
        assert not barred(t, people[(seat + 1) % 3])
        t.send(people[seat], "Act", action=play.choices[-1].action, on=play.number)


def barred(t: Sitting, guest: Guest) -> tuple[protocol.Barred, ...]:
    """Which of somebody's cards can't be chosen now."""
    assert isinstance(t.send(guest, "Why"), protocol.Ok)
    message = t.answers[-2].message
    assert isinstance(message, protocol.AllBarred) and message.on == t.room.number
    return message.cards


def test_a_choice_for_a_decision_that_is_over_is_stale() -> None:
    t = Sitting.open(new("njet", "me", "open", options={"start": "0"}), BELA)
    first = t.play(ANNA)
    act(t)
    act(t, BELA)
    assert key_of(t.send(ANNA, "Act", action=first.choices[5].action, on=first.number)) == "stale"


def test_a_person_without_a_seat_can_only_look_and_talk() -> None:
    t = Sitting.open(new("njet", "me", "club", options={"start": "0"}))
    t.room.arrived(DORA, t.now)
    assert key_of(t.send(DORA, "Act", action=0, on=0)) == "not-seated"
    assert key_of(t.send(DORA, "Undo")) == "not-seated"
    assert t.play(DORA).seat == -1 and t.play(DORA).choices == ()
    assert t.send(DORA, "Say", text=" hello\n\x07there ") == protocol.Ok(3)
    assert [said.text for said in t.room.said] == ["hello there"]


def test_a_spectator_looks_over_a_shoulder_only_where_it_is_allowed() -> None:
    t = Sitting.open(new("njet", "me", "club"))
    t.room.arrived(DORA, t.now)
    assert key_of(t.send(DORA, "Watch", seat=0)) == "not-allowed-to-look"
    t.send(ANNA, "Allow", on=True)
    assert t.send(DORA, "Watch", seat=0) == protocol.Ok(2)
    assert t.play(DORA).scene == t.play(ANNA).scene
    assert t.play(DORA).choices == ()
    assert key_of(t.send(DORA, "Sit", seat=1)) == "has-looked"
    t.send(ANNA, "Allow", on=False)
    assert t.play(DORA).seat == -1
    assert t.play(DORA).scene != t.play(ANNA).scene


def test_a_bot_plays_for_an_absent_person_and_gives_the_seat_back() -> None:
    t = Sitting.open(new("njet", "me", "open", options={"start": "0"}), BELA)
    t.room.left(ANNA, t.now)
    t.pass_time(ABSENCE - 1)
    assert t.room.number == 0
    t.pass_time(3)
    assert t.room.number == 1 and t.room.info().chairs[0].bot == "club"
    assert not t.room.info().chairs[0].person.here  # type: ignore[union-attr]
    t.room.arrived(ANNA, t.now)
    assert t.room.info().chairs[0].bot is None
    act(t, BELA)
    assert t.send(ANNA, "Act", action=t.play(ANNA).choices[0].action, on=t.room.number) == protocol.Ok(1)


def test_a_bot_plays_for_a_person_who_stands_up_until_they_sit_down_again() -> None:
    t = Sitting.open(new("njet", "me", "open", options={"start": "0"}), BELA)
    t.send(ANNA, "Stand")
    t.pass_time(2)
    assert t.room.number == 1
    t.room.left(ANNA, t.now)
    t.room.arrived(ANNA, t.now)
    assert key_of(t.send(ANNA, "Act", action=0, on=1)) == "bot-plays"
    assert t.send(ANNA, "Sit", seat=0) == protocol.Ok(3)
    assert t.room.info().chairs[0].bot is None


def test_time_comes_out_of_the_bank_and_then_a_bot_plays() -> None:
    t = Sitting.open(new("njet", "me", "open", clock="fast", options={"start": "0"}), BELA)
    t.pass_time(20)
    act(t)
    assert t.room.info().chairs[0].bank == 60_000 - 8_000
    left = t.play(ANNA).left
    assert left == 72_000
    t.pass_time(71)
    assert t.room.info().chairs[1].bot is None
    t.pass_time(3)
    assert t.room.info().chairs[1].bot == "club"
    assert t.room.number == 2
    t.crash()
    assert t.room.info().chairs[0].bank == 52_000


def test_nothing_happens_where_nobody_is() -> None:
    t = Sitting.open(new("njet", "me", "club", "club", "club"))
    t.room.left(ANNA, t.now)
    assert t.room.wake is None and t.room.asks() == [] and t.room.idle


def test_alone_against_bots_an_undo_is_free() -> None:
    t = Sitting.open(new("njet", "me", "club", options={"start": "0"}))
    before = t.play(ANNA)
    act(t)
    t.pass_time(2)
    assert t.room.number == 2
    t.send(ANNA, "Undo")
    after = t.play(ANNA)
    assert after.scene == before.scene and after.choices == before.choices
    assert [entry.number for entry in after.entries] == [1, 2, 3, 4], "the log keeps what was taken back"
    assert after.entries[2:] == (protocol.Entry(3, 0), protocol.Entry(4, 0)), "Anna has, and had to ask nobody"
    assert key_of(t.send(ANNA, "Undo")) == "nothing-to-undo"
    t.crash()
    assert t.play(ANNA).scene == before.scene and t.play(ANNA).entries == after.entries


def declined(t: Sitting) -> list[protocol.Outgoing]:
    return [answer.message for answer in t.answers if isinstance(answer.message, protocol.Declined)]


def test_with_others_an_undo_needs_all_of_them_and_leaves_the_chat() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open"), BELA, CYRIL)
    while not t.play(ANNA).choices:
        t.pass_time(1)
        for guest in (BELA, CYRIL):
            if t.play(guest).choices:
                act(t, guest)
    act(t)
    t.send(BELA, "Say", text="hm")
    number = t.room.number
    t.send(ANNA, "Undo")
    assert t.room.info().asked == protocol.Asked(0, 1, (0,))
    t.send(BELA, "Agree", yes=True)
    assert t.room.number == number
    t.send(CYRIL, "Agree", yes=False)
    assert t.room.info().asked is None and t.room.number == number
    assert declined(t) == [protocol.Declined(2)]
    t.send(ANNA, "Undo")
    t.send(ANNA, "Agree", yes=False)
    assert t.room.info().asked is None and declined(t) == [protocol.Declined(2)], "who asks thinks better of it"
    t.send(ANNA, "Undo")
    t.send(BELA, "Agree", yes=True)
    t.send(CYRIL, "Agree", yes=True)
    assert t.room.number == number + 1 and t.play(ANNA).choices
    assert [said.text for said in t.room.said] == ["hm"]
    assert t.play(ANNA, number).entries == (protocol.Entry(number + 1, 0, agreed=True),)
    t.crash()
    assert t.play(ANNA, number).entries == (protocol.Entry(number + 1, 0, agreed=True),)


def test_an_undo_of_which_nothing_else_is_kept_was_somebodys() -> None:
    t = Sitting.open(new("njet", "me", "club", options={"start": "0"}))
    act(t)
    t.disk.append(b'{"e":"undone","entries":1}')  # as it was written once
    t.crash()
    assert t.play(ANNA, 1).entries == (protocol.Entry(2, -1),)


def test_the_host_removes_somebody_for_good() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open"), BELA, CYRIL)
    assert key_of(t.send(BELA, "Remove", guest=CYRIL.id)) == "host-only"
    assert key_of(t.send(ANNA, "Remove", guest=ANNA.id)) == "host-stays"
    t.send(ANNA, "Remove", guest=BELA.id)
    assert t.room.info().chairs[1].bot == "club" and t.room.info().chairs[1].person is None
    assert key_of(t.send(BELA, "Sit", seat=1)) == "removed"
    assert t.play(BELA).seat == -1
    t.crash()
    assert key_of(t.send(BELA, "Say", text="hi")) == "removed"


def test_a_hushed_person_can_t_talk() -> None:
    t = Sitting.open(new("meinz", "me", "open", "club"), BELA)
    t.send(ANNA, "Hush", guest=BELA.id, on=True)
    assert key_of(t.send(BELA, "Say", text="hi")) == "hushed"
    assert key_of(t.send(BELA, "React", what="wow")) == "hushed"
    t.send(ANNA, "Hush", guest=BELA.id, on=False)
    assert t.send(BELA, "React", what="wow") == protocol.Ok(4)
    assert protocol.Reacted(BELA.id, "wow") in [answer.message for answer in t.answers]


def test_a_match_is_not_played_again_under_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Sitting.open(new("njet", "me", "club", options={"start": "0"}))
    act(t)
    game = catalogue.game("njet")
    monkeypatch.setattr(game, "INFO", replace(game.INFO, version=2))
    with pytest.raises(Refused) as refused:
        t.crash()
    assert (refused.value.key, refused.value.facts["given"], refused.value.facts["version"]) == ("other-version", 1, 2)
    later = Sitting.open(new("njet", "me", "club", options={"start": "0"}))
    act(later)
    number = later.room.number
    later.crash()
    assert later.room.number == number
    assert [event.rules for event in map(events.decode, later.disk) if isinstance(event, events.Started)] == [2]


def test_nobody_talks_without_end() -> None:
    t = Sitting.open(new("meinz", "me", "open", "club"), BELA)
    spoken = [t.send(BELA, "Say", text="hi") if n % 2 else t.send(BELA, "React", what="wow") for n in range(7)]
    assert all(isinstance(answer, protocol.Ok) for answer in spoken[:6]) and key_of(spoken[6]) == "talk-pause"
    assert key_of(t.send(BELA, "Say", text="hi")) == "talk-pause" and isinstance(
        t.send(ANNA, "Say", text="!"), protocol.Ok
    )
    t.now += 2
    assert (
        isinstance(t.send(BELA, "Say", text="hm"), protocol.Ok)
        and key_of(t.send(BELA, "React", what="sad")) == "talk-pause"
    )
    assert [said.text for said in t.room.said] == ["hi", "hi", "hi", "!", "hm"]


def test_nobody_asks_for_an_undo_without_end() -> None:
    t = Sitting.open(new("njet", "me", "open", options={"start": "0"}), BELA)
    act(t)
    for _ in range(6):
        assert isinstance(t.send(ANNA, "Undo"), protocol.Ok) and isinstance(
            t.send(BELA, "Agree", yes=False), protocol.Ok
        )
    assert key_of(t.send(ANNA, "Undo")) == "undo-pause" and t.room.asked is None
    t.now += 2
    assert isinstance(t.send(ANNA, "Undo"), protocol.Ok)
    version = t.room.version
    assert isinstance(t.send(ANNA, "Agree", yes=True), protocol.Ok)
    assert t.room.version == version, "who has agreed tells nobody anything new by saying so again"


def test_alone_one_goes_back_as_far_as_one_likes() -> None:
    t = Sitting.open(new("meinz", "me", "club", "club", options={"start": "0"}))
    for _ in range(8):
        while not t.play(ANNA).choices:
            t.pass_time(1)
        act(t)
    assert all(isinstance(t.send(ANNA, "Undo"), protocol.Ok) for _ in range(8))


def test_a_table_at_which_too_much_has_happened_is_only_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Sitting.open(new("meinz", "me", "club", "club"))
    monkeypatch.setattr("octavo.server.room.commands.MOST_EVENTS", t.room.event_count)
    assert key_of(t.send(ANNA, "Allow", on=True)) == "table-worn"
    assert key_of(t.send(ANNA, "Say", text="hi")) == "table-worn"
    t.play_to_the_end()
    assert t.room.status == "over"


def test_the_oldest_lines_of_chat_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("octavo.server.room.state.MOST_SAID", 3)
    t = Sitting.open(new("meinz", "me", "open", "club"), BELA)
    for word in ("one", "two", "three", "four", "five"):
        t.send(BELA, "Say", text=word)

    def heard(after: int) -> list[tuple[int, str]]:
        return [(said.number, said.text) for said in t.room.said_after(after)]

    kept = [(3, "three"), (4, "four"), (5, "five")]
    assert [heard(after) for after in (0, 1, 2, 3, 4, 5)] == [kept, kept, kept, kept[1:], kept[2:], []]
    t.crash()
    assert heard(0) == kept and t.room.spoken == 5


@pytest.mark.parametrize("key", catalogue.listed())
def test_after_the_end_everything_is_open_and_a_rematch_keeps_the_seats(key: str) -> None:
    players = max(2, catalogue.game(key).INFO.players[0])
    bots: list[protocol.Sitter] = ["club"] * (players - 1)
    t = Sitting.open(new(key, "me", *bots))
    t.room.arrived(DORA, t.now)
    assert t.room.info().secret is None
    assert key_of(t.send(ANNA, "Rematch")) == "match-goes-on"
    t.play_to_the_end()
    info = t.room.info()
    assert t.room.playing
    match = t.room.playing.match
    assert info.result and info.result.points == match.points()
    assert info.secret == match.secret.hex()
    assert t.play(DORA).scene == t.play(ANNA).scene
    assert not any("?" in zone.cards for zone in t.play(DORA).scene.zones if zone.key == "hand")
    assert notation.read(notation.write(match)).verify().points() == match.points()
    t.send(ANNA, "Rematch")
    assert t.room.wants_rematch
    again = t.room.again("table-2", t.now)
    assert t.room.info().rematch == "table-2"
    assert [chair.bot for chair in again.chairs] == [chair.bot for chair in t.room.chairs]
    again.arrived(ANNA, t.now)
    assert again.status == "playing"
    t.settle()
    t.crash()
    assert t.room.info().rematch == "table-2"


def test_a_match_as_text_becomes_a_table_to_look_at() -> None:
    t = Sitting.open(new("take_it", "me", "club"))
    t.play_to_the_end()
    assert t.room.playing
    text = notation.write(t.room.playing.match)
    other = Room.open("t2", BELA, new("take_it", "open", "open"), 0.0, text=text)
    assert other.status == "over" and other.number == t.room.number
    assert [entry.did for entry in other.entries] == [e.did for e in t.room.entries]
    restored = Room.restore("t2", other.take_events(), 0.0)
    assert restored.play(BELA.id, 0, 0.0) == other.play(BELA.id, 0, 0.0)
