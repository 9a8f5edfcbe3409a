"""Frames of a client: whatever way they are cut and come, the same messages are read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hostile.frames import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, frame
from hostile.test_frames import GOOD, VIOLATIONS
from octavo.server.http.frames import AT_ONCE, PIECES, Frames, Message, Violation, unmasked

LARGEST = 8192
MASKS = st.binary(min_size=4, max_size=4)


def read(frames: Frames) -> tuple[list[Message], int]:
    """Whatever can be read now, and the code of what is wrong then; 0 if nothing is."""
    found = []
    try:
        while frames:
            message = frames.read()
            if message is not None:
                found.append(message)
    except Violation as wrong:
        return found, wrong.code
    return found, 0


def heard(data: bytes, step: int) -> tuple[list[Message], int]:
    """The messages in these bytes, of which so many come at a time."""
    frames, found = Frames(LARGEST), []
    for at in range(0, len(data), step):
        frames.add(data[at : at + step])
        messages, wrong = read(frames)
        found += messages
        if wrong:
            return found, wrong
    return found, 0


@st.composite
def talks(draw: st.DrawFn) -> tuple[bytes, list[Message]]:
    """What a client sends, and what it means: messages in pieces, with pings between them."""
    data, meant = b"", []
    for _ in range(draw(st.integers(0, 5))):
        text = draw(st.text('a"é漢😀', max_size=300))
        kind = draw(st.sampled_from((TEXT, BINARY)))
        whole = text.encode()
        cuts = sorted(draw(st.lists(st.integers(0, len(whole)), max_size=4)))
        pieces = [whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
        for i, piece in enumerate(pieces):
            last = i == len(pieces) - 1
            data += frame(piece, CONTINUED if i else kind, last=last, mask=draw(MASKS))
            if not last and draw(st.booleans()):
                about = draw(st.binary(max_size=125))
                control = draw(st.sampled_from((PING, PONG)))
                data += frame(about, control, mask=draw(MASKS))
                meant.append(Message(control, about))
        meant.append(Message(kind, whole, text if kind == TEXT else ""))
    return data, meant


@settings(deadline=None)
@given(talks(), st.integers(1, 400))
def test_messages_are_those_that_were_sent_however_they_come(talk: tuple[bytes, list[Message]], step: int) -> None:
    data, meant = talk
    assert heard(data, step) == (meant, 0)


@settings(deadline=None)
@given(st.binary(max_size=500), st.integers(1, 50))
def test_any_input_is_read_or_refused_and_never_fails(data: bytes, step: int) -> None:
    together, alone = heard(data, max(1, len(data))), heard(data, step)
    assert together == alone


@pytest.mark.parametrize("name", VIOLATIONS)
def test_every_violation_has_its_code(name: str) -> None:
    data, code = VIOLATIONS[name]
    assert heard(data, len(data))[1] == code
    before = frame(b'{"t":"here","id":1}')
    messages, wrong = heard(before + data, len(before + data))
    assert wrong == code
    assert messages[:1] == [Message(TEXT, b'{"t":"here","id":1}', '{"t":"here","id":1}')] or len(data) > 10_000


@pytest.mark.parametrize("name", GOOD)
def test_farewells_are_read(name: str) -> None:
    data, code = GOOD[name]
    (message,), wrong = heard(data, 1)
    assert (message.kind, message.code or 1000, wrong) == (CLOSE, code, 0)


def test_a_message_may_be_as_large_as_it_may_and_no_larger() -> None:
    assert heard(frame(b"x" * LARGEST), 500)[1] == 0
    assert heard(frame(b"x" * (LARGEST + 1)), 500)[1] == 1009
    assert heard(frame(b"x" * LARGEST, last=False) + frame(b"x", CONTINUED), 500)[1] == 1009
    assert heard((frame(b"x" * 5000, last=False) + frame(b"", CONTINUED)) * 3, 500)[1] == 0, "of one message"


def test_of_a_large_message_nothing_is_kept() -> None:
    assert heard(frame(b"x" * 9000)[:14], 14)[1] == 1009, "its head says enough"


def test_there_is_an_end_to_frames_in_one_reading_and_to_pieces() -> None:
    assert heard(frame(b"", PING) * AT_ONCE, 10**6)[1] == 0
    assert heard(frame(b"", PING) * (AT_ONCE + 1), 10**6) == ([], 1008)
    assert heard(frame(b"", PING) * (AT_ONCE + 1), 100)[1] == 0, "in several readings"
    begun = frame(last=False) + frame(b"", CONTINUED, last=False) * (PIECES - 1)
    assert heard(begun + frame(b"", CONTINUED), 100)[1] == 0
    assert heard(begun + frame(b"", CONTINUED, last=False) * 2, 100)[1] == 1008


@settings(deadline=None)
@given(MASKS, st.binary(max_size=50))
def test_a_mask_taken_off_twice_is_on_again(mask: bytes, data: bytes) -> None:
    assert unmasked(mask, unmasked(mask, data)) == data
    assert unmasked(mask, data) == bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
