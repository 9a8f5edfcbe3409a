"""Two worlds over the real bytes: what somebody can't know makes no difference to anything that the table sends them.

The match of a table is put into another world that fits all that one seat, or a spectator, knows. Whatever is on the
lines of those who see through these eyes must then be the same to the byte: news, what a new device is told, what is
asked and what is refused. So must be what comes of people's actions, where it looks the same in both worlds.
"""

from base64 import b64encode
from collections.abc import Callable

import msgspec
import pytest

from cases import COUNTS, EACH, Case
from octavo.games import catalogue
from octavo.kernel.chance import below
from octavo.kernel.types import Action, Seat
from octavo.server.net import broadcast
from octavo.server.room import answers, events, races, room, views
from octavo.server.room.views import SPECTATOR
from octavo.server.wire import protocol
from server.eyes import XENIA, YVO, Eyes, call, other_world, put_into, watched
from server.lines import decode, payloads

UNDO = 10  # situations from one time that somebody wants to go back to the next
PIECE = 8  # letters of a secret by which one would know it
HIDING = [key for key in catalogue.listed() if key != "take_it"]  # where there are cards that not all see
TOLD_APART = "worlds that are one to these eyes are told apart"
RACING = ("kreuz_quer", "take_it")  # where all race for what lies on the table


def first_case(key: str) -> Case:
    return next(case for case in EACH if case.key == key)


# The same situation in both worlds.


@pytest.mark.parametrize("case", EACH, ids=str)
def test_everybody_is_sent_the_same_in_both_worlds(case: Case, deep: bool) -> None:
    for seed in range(2 if deep else 1):
        with watched(case, seed) as eyes:
            look(eyes, 400 if deep else 40, every=2 if deep else 4)
            assert any(entry.did is msgspec.UNSET for entry in eyes.room.entries), "undone situations too"
            audited = any(entry.after is not msgspec.UNSET for entry in eyes.room.entries)
            assert audited or case.key not in RACING


def look(eyes: Eyes, situations: int, *, every: int = 1) -> None:
    """Let a match be played, and undone now and then; compare what everybody is sent in every so many situations."""
    for number in range(situations):
        if eyes.match.over:
            break
        for seat in range(SPECTATOR, eyes.case.players):
            if (number + seat) % every == 0:
                compare(eyes, seat)
        if number % UNDO == UNDO - 1:
            eyes.undo(granted=number % (2 * UNDO) == UNDO - 1)
        else:
            eyes.step()


def compare(eyes: Eyes, seat: Seat) -> None:
    """What reaches one pair of eyes is the same in both worlds, and is what was sent in the first place."""
    asked, truth = eyes.worth_asking(), eyes.match.backend.words()
    sent = eyes.sent(seat, asked)
    put_into(eyes.match, other_world(eyes.match, seat, eyes.rng))
    imagined = eyes.sent(seat, asked)
    put_into(eyes.match, truth)
    assert imagined == sent, TOLD_APART
    for line in eyes.through(seat):
        assert line.frames and (line.news.endswith(line.frames) or line.news_at != eyes.loop.time())


@pytest.mark.parametrize("key", HIDING)
def test_the_worlds_are_not_the_same(key: str) -> None:
    """If both worlds were one, the test above would see nothing: what a spectator can't know, some seat does."""
    with watched(first_case(key), 1) as eyes:
        seats = range(len(eyes.people))
        for _ in range(60):
            truth, own = eyes.match.backend.words(), [eyes.sent(seat, []) for seat in seats]
            put_into(eyes.match, other_world(eyes.match, SPECTATOR, eyes.rng))
            other = [eyes.sent(seat, []) for seat in seats]
            put_into(eyes.match, truth)
            if other != own:
                return
            eyes.step()
    raise AssertionError("one world")


@pytest.mark.parametrize("key", catalogue.listed())
def test_over_a_shoulder_one_sees_what_its_player_sees_and_no_more(key: str) -> None:
    with watched(first_case(key), 3) as eyes:
        player = eyes.people[-1]
        for number in range(24):
            if eyes.match.over:
                break
            if number in (8, 16):
                eyes.say(player, "Allow", on=number == 16)
            whose = SPECTATOR if 8 <= number < 16 else len(eyes.people) - 1
            sees = {line.guest: line for line in eyes.through(whose)}
            assert YVO in sees
            eyes.sent(whose, [])
            shown, like = play(sees[YVO].frames), play(sees[XENIA if whose == SPECTATOR else player].frames)
            assert shown.seat == whose and shown == msgspec.structs.replace(like, choices=())
            compare(eyes, whose)
            eyes.step()


def play(frames: bytes) -> protocol.Play:
    """The situation in what was sent."""
    (found,) = (message for message in map(decode, payloads(frames)) if isinstance(message, protocol.Play))
    return found


# What comes next in both worlds.


@pytest.mark.parametrize("case", EACH, ids=str)
def test_where_it_looks_the_same_in_both_worlds_the_same_was_sent(case: Case, deep: bool) -> None:
    with watched(case, 5) as eyes:
        alike, audits = go_on(eyes, 200 if deep else 30, every=4 if deep else 12)
    assert alike and (audits or case.key not in RACING)


def go_on(eyes: Eyes, situations: int, *, every: int) -> tuple[int, int]:
    """Now and then let both worlds go on: how often that looked the same, and how often somebody was later."""
    alike = audits = 0
    for number in range(situations):
        if eyes.match.over:
            break
        for seat in range(SPECTATOR, eyes.case.players):
            if (number + seat) % every == 0 or (eyes.match.racing and number % 4 == 0):
                found = both_go_on(eyes, seat)
                alike, audits = alike + found[0], audits + found[1]
        if not eyes.match.over:  # time has passed here too, and a clock may have run out
            eyes.step()
    return alike, audits


def both_go_on(eyes: Eyes, seat: Seat) -> tuple[bool, bool]:
    """All who may act do so, in a race all for the same if they can: whether all of it looks the same to a seat, and
    whether somebody was later."""
    here, there = eyes.again(), eyes.again()
    try:
        put_into(there.match, other_world(eyes.match, seat, eyes.rng))
        number, seen, imagined = here.room.number, knowledge(here, seat), knowledge(there, seat)
        rounds = here.match.state.rounds
        call(wanted(here, there), here, there)
        eyes.loop.pass_time(1.5)
        new, other = here.room.entries[number:], there.room.entries[number:]
        assert [audit(entry) for entry in new[:1]] == [audit(entry) for entry in other[:1]], TOLD_APART
        alike = bool(new) and seen == imagined and here.match.state.rounds == rounds  # a deal hides what ended the last
        if alike:
            assert [line.all for line in here.through(seat)] == [line.all for line in there.through(seat)], TOLD_APART
        return alike, any(entry.later for entry in new)
    finally:
        here.close()
        there.close()


def wanted(here: Eyes, there: Eyes) -> list[tuple[int, Seat, tuple[Action, Action]]]:
    """What everybody does who may; what can't be done in the other world is something of the same kind there."""
    tell, rng = here.match.game.tell, here.rng
    found: list[tuple[int, Seat, tuple[Action, Action]]] = []
    for place, seat in enumerate(here.match.actors()):
        could, can = here.match.legal(seat), there.match.legal(seat)
        likes = found[0][2][0] if found else could[below(rng, len(could))]
        action = likes if likes in could else could[below(rng, len(could))]
        alike = [action] if action in can else [other for other in can if tell(other).key == tell(action).key]
        if alike:
            found.append((300 + 10 * place, seat, (action, alike[below(rng, len(alike))])))
    return found


def audit(entry: protocol.Entry) -> tuple[object, ...]:
    return entry.number, entry.seat, entry.by, entry.after, entry.later


def knowledge(eyes: Eyes, seat: Seat) -> list[list[int]]:
    """What a seat knows after each thing that is done from now on."""
    found: list[list[int]] = []
    record = eyes.room.record

    def recorded(event: events.Any | events.Passing, now: float) -> None:
        record(event, now)
        found.append(eyes.match.rules.STATE.words(eyes.match.view(seat)).tolist())

    eyes.room.record = recorded  # type: ignore[method-assign]
    return found


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_what_a_spectator_can_t_see_no_entry_tells(key: str, players: int, deep: bool) -> None:
    """Actions after which a spectator sees the same have the same entry in the log."""
    with watched(Case(key, players, ()), 7) as eyes:
        match, rules = eyes.match, eyes.match.rules
        for number in range(600 if deep else 80):
            if match.over:
                break
            for seat in match.actors() if deep or number % 2 == 0 else []:
                told: dict[tuple[int, ...], set[bytes]] = {}
                for action in match.legal(seat)[:: 1 if deep else 1 + len(match.legal(seat)) // 16]:
                    after, view = rules.STATE.copy(match.state), rules.STATE.blank()
                    rules.apply(after, seat, action, list(eyes.rng))
                    rules.observe(after, SPECTATOR, view)
                    entry = protocol.Entry(1, seat, views.told(key, action))
                    told.setdefault(tuple(rules.STATE.words(view).tolist()), set()).add(protocol.encode(entry))
                assert all(len(entries) == 1 for entries in told.values()), "equal to see, and told apart"
            eyes.step()


# These tests would see a leak.


def one_for_all(patch: pytest.MonkeyPatch) -> None:
    """What was encoded for one line is sent to all."""
    patch.setattr(broadcast.News, "_eyes", lambda news, connection: SPECTATOR)


def one_for_all_who_look_on(patch: pytest.MonkeyPatch) -> None:
    """What was encoded for a spectator with a player's view is sent to every spectator."""
    patch.setattr(broadcast.News, "_eyes", lambda news, line: news.moment.seats.get(line.guest.id, SPECTATOR))


def answers_to_all(patch: pytest.MonkeyPatch) -> None:
    """What one asks, all are told."""
    take = answers.Answers.take
    patch.setattr(answers.Answers, "take", lambda self: [one._replace(guest="", client="") for one in take(self)])


def shoulders_for_all(patch: pytest.MonkeyPatch) -> None:
    """A spectator sees the hand of the last seat, asked or not."""
    patch.setattr(room.Room, "viewer", lambda self, guest: self.chairs.seat_of(guest) or len(self.chairs) - 1)


@pytest.mark.parametrize("leak", [one_for_all, one_for_all_who_look_on, answers_to_all, shoulders_for_all])
def test_a_leak_in_a_situation_is_seen(leak: Callable[[pytest.MonkeyPatch], None]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        with watched(first_case("meinz"), 1) as eyes, pytest.raises(AssertionError, match=TOLD_APART):
            look(eyes, 20)


def everything_is_told(patch: pytest.MonkeyPatch) -> None:
    """The log tells what was done in secret."""
    patch.setattr(views, "told", lambda key, action: catalogue.game(key).tell(action))


def cards_are_claimed(patch: pytest.MonkeyPatch) -> None:
    """The later seat in a race is named, though that shows what it holds."""
    patch.setattr(races.Race, "is_own", lambda self, seat, action: False)


@pytest.mark.parametrize(
    ("leak", "key", "players"), [(everything_is_told, "kreuz_quer", 3), (cards_are_claimed, "ciao", 5)]
)
def test_a_leak_in_what_was_done_is_seen(leak: Callable[[pytest.MonkeyPatch], None], key: str, players: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        case = next(case for case in EACH if (case.key, case.players) == (key, players))
        with watched(case, 5) as eyes, pytest.raises(AssertionError, match=TOLD_APART):
            go_on(eyes, 30, every=12)


# The secret of the match.


@pytest.mark.parametrize("key", catalogue.listed())
def test_the_secret_is_told_at_the_end_and_nothing_of_it_before(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    with watched(first_case(key), 1) as eyes:
        secret = eyes.match.secret
        failing = eyes.again()
        failing.keeper.fail(ValueError(secret.hex()))
        failing.close()
        before = [line.all for line in failing.lines]
        for number in range(2000):
            if eyes.match.over:
                break
            for seat in range(SPECTATOR, len(eyes.people)) if number % 8 == 0 else ():
                before += eyes.sent(seat, eyes.worth_asking()).values()
            eyes.step()
        for line in eyes.lines:
            heard = payloads(line.all)
            rooms = [(at, room) for at, room in enumerate(map(decode, heard)) if isinstance(room, protocol.Room)]
            end = next(at for at, room in rooms if room.status == "over")
            before += heard[:end]
            assert rooms[-1][1].secret == secret.hex() and betrays(secret, line.all)
        noted = capsys.readouterr().err
        assert "table-failed" in noted
        assert not betrays(secret, b" ".join([*before, noted.encode(), repr(eyes.disk.summaries).encode()]))


def betrays(secret: bytes, data: bytes) -> bool:
    """Whether a piece of the secret is in what was sent, however it is written."""
    texts = [
        secret.hex().encode(),
        secret.hex().upper().encode(),
        b64encode(secret),
        str(int.from_bytes(secret)).encode(),
    ]
    return any(text[at : at + PIECE] in data for text in texts for at in range(len(text) - PIECE + 1))


def test_a_piece_of_the_secret_is_seen() -> None:
    secret = bytes(range(100, 132))
    for text in (secret.hex(), secret.hex().upper(), b64encode(secret).decode()):
        assert betrays(secret, f"so {text[20:28]}!".encode()) and not betrays(secret, f"so {text[20:27]}!".encode())
