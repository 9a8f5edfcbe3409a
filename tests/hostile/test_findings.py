"""What the fuzzing holds to be wrong is found, and nothing else is."""

import asyncio
import random
from pathlib import Path

import pytest

from hostile.findings import Findings
from hostile.frames import CLOSE, PING, TEXT, frame, frames
from hostile.house import Besieged
from hostile.mutating import MARK, bent, encoded, lines_bent, scratched, value
from hostile.raw import Peer
from hostile.siege import match_text
from octavo.kernel.contract import Fact
from octavo.server.wire import protocol

DRESSED = b"Content-Security-Policy: a\r\nX-Content-Type-Options: nosniff\r\nContent-Type: application/json\r\n\r\n"
FINE = b"HTTP/1.1 200 OK\r\n" + DRESSED + b"{}"


@pytest.mark.parametrize(
    ("answer", "wrong"),
    [
        (FINE, ""),
        (FINE + FINE, ""),
        (b"", ""),
        (b'HTTP/1.1 404 Not Found\r\n%b{"key":"no-page"}' % DRESSED, ""),
        (b'HTTP/1.1 404 Not Found\r\n%b{"key":"no-table","facts":{"table":"abc"}}' % DRESSED, ""),
        (b'HTTP/1.1 404 Not Found\r\n%b{"key":"no-table"}' % DRESSED, "nobody can say no-table"),
        (b'HTTP/1.1 400 Bad Request\r\n%b{"key":"no-such-key"}' % DRESSED, "nobody can say no-such-key"),
        (b"HTTP/1.1 400 Bad Request\r\n%bBad" % DRESSED, "a refusal is no problem"),
        (b'HTTP/1.1 500 Oh\r\n%b{"key":"fault"}' % DRESSED, "status 500"),
        (FINE + b"HTTP/1.1 500 Oh\r\n" + DRESSED, "status 500"),
        (b"HTTP/1.1 200 OK\r\nServer: Python/3.11 aiohttp/3.14\r\n" + DRESSED, "names its versions"),
        (b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n", "wears no content-security-policy"),
        (b"Traceback (most recent call last)", "is no HTTP"),
    ],
)
def test_what_is_wrong_with_an_answer(answer: bytes, wrong: str) -> None:
    findings = Findings()
    findings.http(b"GET / HTTP/1.1\r\n\r\n", answer)
    assert any(wrong in found for found in findings.wrong) if wrong else not findings.wrong


def test_what_is_wrong_with_a_message_of_a_line() -> None:
    findings = Findings()
    for problem in (
        protocol.Problem("too-fast", {"limit": 20}),
        protocol.Problem("rule", {"game": "njet"}, rule=3, why=Fact("veto-trump")),
    ):
        findings.line(protocol.encode(protocol.No(problem)), "njet", b"")
    assert [found for found in findings.wrong if "too-fast" in found] == []
    assert any("veto-trump" in found for found in findings.wrong), "that is what somebody did, and no reason"
    assert findings.line(b'{"t":"secret"}', "njet", b"") is None
    assert any("what is no message" in found for found in findings.wrong)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ('{"at": "2026-11-19T20:32:12Z", "what": "serving", "url": "http://localhost:1"}', ""),
        ('{"at": "2026-11-19T20:32:12Z", "what": "fault", "error": "KeyError", "where": "a:1"}', "has a fault"),
        ('{"at": "2026-11-19T20:32:12Z", "what": "malformed", "error": "BadStatusLine"}', ""),
        ("Traceback (most recent call last):", "has a fault"),
        (f'{{"at": "2026-11-19T20:32:12Z", "what": "log", "text": "{MARK} was here"}}', "tells a secret"),
        ('{"at": "2026-11-19T20:32:12Z", "what": "log", "text": "/me/anna.SiGnAtUrE"}', "tells a secret"),
    ],
)
def test_what_is_wrong_with_a_journal(line: str, wrong: str, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    journal.write_text(line + "\n")
    findings = Findings()
    findings.secrets.add("SiGnAtUrE")
    findings.journal(Besieged("", journal))
    assert any(wrong in found for found in findings.wrong) if wrong else not findings.wrong


def test_mutations_are_those_of_the_seed_and_differ() -> None:
    text = match_text("meinz", 3, 1)

    def made(seed: int) -> tuple[object, ...]:
        chance = random.Random(seed)
        said = {"t": "act", "id": 1, "action": 7, "on": 3}
        return bent(said, chance), lines_bent(text, chance), scratched(text, chance), encoded(text, chance)

    assert [made(seed) for seed in range(300)] == [made(seed) for seed in range(300)]
    assert len({str(made(seed)) for seed in range(300)}) == 300
    assert len({str(value(random.Random(seed))) for seed in range(300)}) > 50


def test_frames_are_read_as_they_were_written() -> None:
    async def story() -> list[tuple[int, bytes]]:
        reader = asyncio.StreamReader()
        for size in (0, 125, 126, 65535, 65536):
            reader.feed_data(frame(b"x" * size, mask=None))
        reader.feed_data(frame(b"", PING, mask=None) + frame(b"\x03\xe8", CLOSE, mask=None))
        reader.feed_eof()
        return [found async for found in frames(Peer(reader, None))]  # type: ignore[arg-type]  # nothing is sent

    found = asyncio.run(story())
    assert [(opcode, len(payload)) for opcode, payload in found] == [
        *((TEXT, size) for size in (0, 125, 126, 65535, 65536)),
        (PING, 0),
        (CLOSE, 2),
    ]
    assert frame(b"hello", mask=b"\x01\x02\x03\x04")[6:] == b"igohn"
