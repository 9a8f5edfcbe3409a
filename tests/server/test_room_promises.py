"""What a room promises to people whose messages are lost, late or doubled, and about people who come and go."""

from msgspec import UNSET

from octavo.server.room.chairs import Guest
from octavo.server.room.clocks import ABSENCE
from octavo.server.wire import protocol
from server.rooms import ANNA, BELA, CYRIL, DORA, Sitting, new
from server.test_room import act, key_of


def answers(t: Sitting, guest: Guest, number: int) -> list[protocol.Outgoing]:
    """All answers to a command of a guest."""
    return [a.message for a in t.answers if a.guest == guest.id and getattr(a.message, "id", 0) == number]


def race(*guests: Guest, clock: protocol.Clock = "none") -> Sitting:
    """Take it! with these people and the host, before the first card."""
    open_seats: list[protocol.Sitter] = ["open"] * len(guests)
    t = Sitting.open(new("take_it", "me", *open_seats, options={"start": "0"}, clock=clock), *guests)
    t.play(ANNA)
    return t


# Every command is answered, once, and truly.


def test_two_people_s_devices_may_have_the_same_name() -> None:
    t = Sitting.open(new("njet", "me", "open", options={"start": "0"}), BELA)
    for guest in (ANNA, BELA):
        t.room.handle(protocol.Say(50, f"I am {guest.name}"), guest, "telephone", t.now)
    assert [said.text for said in t.room.said] == ["I am Anna", "I am Béla"]


def test_what_comes_late_is_not_taken_for_what_was_done() -> None:
    t = Sitting.open(new("njet", "me", "open"), BELA)
    t.send_again(ANNA, 5, "Say", text="second")
    t.send_again(ANNA, 4, "Say", text="first")
    assert [said.text for said in t.room.said] == ["second", "first"]
    t.crash()
    for number in (4, 5):
        assert t.send_again(ANNA, number, "Say", text="again") == protocol.Ok(number)
    assert len(t.room.said) == 2


def test_what_was_refused_is_refused_again_though_later_things_were_done() -> None:
    t = Sitting.open(new("njet", "me", "open"), BELA)
    assert key_of(t.send_again(BELA, 4, "Close")) == "host-only"
    t.send_again(BELA, 5, "Say", text="hm")
    assert key_of(t.send_again(BELA, 4, "Close")) == "host-only"


def test_a_call_that_comes_again_before_it_is_decided_is_answered_once() -> None:
    t = race(BELA)
    turn = t.play(ANNA).choices[0].action
    for _ in range(2):
        assert t.send_again(ANNA, 9, "Act", action=turn, on=0) is None
    t.pass_time(3)
    assert answers(t, ANNA, 9) == [protocol.Ok(9)] and t.room.number == 1


def test_a_call_is_answered_when_its_caller_stands_up() -> None:
    t = race(BELA)
    t.send_again(ANNA, 9, "Act", action=t.play(ANNA).choices[0].action, on=0)
    t.send(ANNA, "Stand")
    assert [key_of(answer) for answer in answers(t, ANNA, 9)] == ["stale"]


def test_a_call_is_answered_when_the_table_is_closed() -> None:
    t = race(BELA)
    t.send_again(ANNA, 9, "Act", action=t.play(ANNA).choices[0].action, on=0)
    t.send_again(ANNA, 10, "Close")
    assert [key_of(answer) for answer in answers(t, ANNA, 9)] == ["not-in-play"]


def test_a_call_is_answered_when_the_situation_is_taken_back() -> None:
    t = Sitting.open(new("take_it", "me", "club", options={"start": "0"}))
    t.send(ANNA, "Act", action=t.play(ANNA).choices[0].action, on=0)
    t.pass_time(1.6)
    assert t.room.number == 1
    t.send_again(ANNA, 9, "Act", action=t.play(ANNA).choices[0].action, on=1)
    t.send(ANNA, "Undo")
    assert t.room.number == 2
    assert [key_of(answer) for answer in answers(t, ANNA, 9)] == ["stale"]


# Who has allowed what.


def test_a_look_over_the_shoulder_is_allowed_by_the_person_not_by_the_chair() -> None:
    t = Sitting.open(new("njet", "open", "open"), BELA)
    t.room.arrived(DORA, t.now)
    t.send(BELA, "Allow", on=True)
    t.send(DORA, "Watch", seat=0)
    t.send(BELA, "Stand")
    t.send(BELA, "Sit", seat=1)
    t.send(ANNA, "Sit", seat=0)
    assert t.room.status == "playing" and t.room.viewer(DORA.id) == -1


def test_after_somebody_was_removed_nobody_looks_through_those_eyes() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open"), BELA, CYRIL)
    t.room.arrived(DORA, t.now)
    t.send(BELA, "Allow", on=True)
    t.send(DORA, "Watch", seat=1)
    t.send(ANNA, "Remove", guest=BELA.id)
    assert t.room.viewer(DORA.id) == -1
    assert BELA.id not in [person.guest for person in t.room.info().watchers]
    t.room.arrived(BELA, t.now)
    assert BELA.id not in t.room.here


def test_only_people_who_are_there_can_be_hushed() -> None:
    t = Sitting.open(new("njet", "me", "open"), BELA)
    assert key_of(t.send(ANNA, "Hush", guest="nobody", on=True)) == "nobody-there"


# Time.


def test_nobody_gains_time_by_coming_back() -> None:
    t = Sitting.open(new("njet", "me", "open", clock="fast", options={"start": "0"}), BELA)
    t.pass_time(20)
    for guest in (ANNA, BELA):
        t.room.left(guest, t.now)
        t.room.arrived(guest, t.now)
    t.send(ANNA, "Stand")
    t.send(ANNA, "Sit", seat=0)
    assert t.play(ANNA).left == 52_000
    act(t)
    assert t.room.info().chairs[0].bank == 52_000


def test_coming_back_makes_nobody_else_s_choice_stale() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open"), BELA, CYRIL)
    assert t.room.playing
    while len(t.room.playing.match.actors()) < 2:
        for guest in (ANNA, BELA, CYRIL):
            if t.play(guest).choices:
                act(t, guest)
                break
    first, second = [guest for guest in (ANNA, BELA, CYRIL) if t.play(guest).choices][:2]
    seen = t.play(second)
    act(t, first)
    t.room.left(first, t.now)
    t.room.arrived(first, t.now)
    answer = t.send(second, "Act", action=seen.choices[0].action, on=seen.number)
    assert isinstance(answer, protocol.Ok)


def test_a_time_bank_that_ran_out_is_empty() -> None:
    t = Sitting.open(new("njet", "me", "open", clock="fast", options={"start": "0"}), BELA)
    t.pass_time(72.1)
    assert t.room.info().chairs[0].bot == "club"
    t.send(ANNA, "Sit", seat=0)
    assert t.room.info().chairs[0].bank == 0
    t.crash()
    assert t.room.info().chairs[0].bank == 0


def test_what_a_time_bank_has_lost_is_news() -> None:
    t = Sitting.open(new("njet", "me", "open", clock="fast", options={"start": "0"}), BELA)
    t.pass_time(20)
    version = t.room.version
    act(t)
    assert t.room.version > version, "or nobody would be sent it"


def test_waiting_in_a_race_does_not_keep_the_table_awake() -> None:
    t = race(BELA, clock="fast")
    while not t.play(BELA).choices:
        act(t)
        t.pass_time(2)
    t.now += 100
    t.room.tick(t.now)
    assert t.room.info().chairs[0].bot, "the dealer has to act; the others may wait"
    wake = t.room.wake
    assert wake is None or wake > t.now


# Undo.


def test_an_undo_is_done_when_all_remaining_players_agree() -> None:
    t = Sitting.open(new("njet", "me", "open", "open", options={"start": "0"}), BELA, CYRIL)
    act(t)
    t.send(ANNA, "Undo")
    t.send(BELA, "Agree", yes=True)
    assert t.room.number == 1
    t.send(CYRIL, "Stand")
    assert key_of(t.send(CYRIL, "Agree", yes=False)) == "nothing-asked"
    assert t.room.number == 2 and t.room.info().asked is None


def test_an_undo_ends_when_its_asker_stands_up() -> None:
    t = Sitting.open(new("njet", "me", "open", "open", options={"start": "0"}), BELA, CYRIL)
    act(t)
    t.send(ANNA, "Undo")
    t.send(ANNA, "Stand")
    assert t.room.info().asked is None
    assert key_of(t.send(ANNA, "Undo")) == "bot-plays"


def test_nothing_is_taken_back_without_an_absent_player() -> None:
    t = Sitting.open(new("njet", "me", "open", "open", options={"start": "0"}), BELA, CYRIL)
    act(t)
    t.send(ANNA, "Undo")
    t.send(CYRIL, "Agree", yes=True)
    t.room.left(BELA, t.now)  # it is Béla's turn
    t.pass_time(ABSENCE + 0.1)
    assert t.room.info().asked is None, "nor is it waited for without end"
    assert [a.message for a in t.answers if isinstance(a.message, protocol.Declined)] == [
        protocol.Declined(1, away=True)
    ]
    assert all(entry.did is not UNSET for entry in t.play(ANNA).entries), "what Anna did stands"
    refused = t.send(ANNA, "Undo")
    assert (
        key_of(refused) == "undo-away"
        and isinstance(refused, protocol.No)
        and refused.problem.facts == {"name": "Béla"}
    )
    t.room.arrived(BELA, t.now)
    assert isinstance(t.send(ANNA, "Undo"), protocol.Ok), "Béla is back, and can be asked"
    t.room.left(BELA, t.now)
    t.pass_time(ABSENCE + 0.1)
    t.send(ANNA, "Remove", guest=BELA.id)
    t.send(ANNA, "Undo")
    t.send(CYRIL, "Agree", yes=True)
    assert t.play(ANNA).entries[-1].did is UNSET, "who was removed has no say"


# What is shown.


def test_a_person_who_takes_a_bot_s_seat_is_shown_by_name() -> None:
    t = Sitting.open(new("njet", "me", "club", options={"start": "0"}))
    t.room.arrived(BELA, t.now)
    t.send(BELA, "Sit", seat=1)
    assert t.room.info().chairs[1].name == "Béla"


def test_a_closed_table_has_no_choices_and_keeps_its_result() -> None:
    t = Sitting.open(new("njet", "me", "open", options={"start": "0"}), BELA)
    t.send(ANNA, "Close")
    assert t.play(ANNA).choices == () and t.room.info().secret is None
    over = Sitting.open(new("take_it", "me", "club"))
    while over.room.status == "playing":
        play = over.play(ANNA)
        if play.choices:
            over.send(ANNA, "Act", action=play.choices[-1].action, on=play.number)
        over.pass_time(2)
    result, scene = over.room.info().result, over.play(ANNA).scene
    over.send(ANNA, "Close")
    assert result and over.room.info().result == result and over.play(ANNA).scene == scene
