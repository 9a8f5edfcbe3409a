"""What the fuzzing has found: sent again as it was, and answered as it should be."""

import asyncio
import json
from pathlib import Path

from aiohttp import ClientSession

from hostile.findings import Findings
from hostile.frames import handshake
from hostile.house import house, needs_linux
from hostile.raw import ATTACKER, peer
from hostile.senders import shipped
from hostile.siege import until_quiet
from server.serving import Person

pytestmark = needs_linux
ODD_HANDSHAKES: tuple[dict[str, str], ...] = (
    {"Upgrade": "\udcff"},
    {"Connection": "\udcff"},
    {"Sec_WebSocket_Version": "\udcff"},
    {"Sec_WebSocket_Key": "\udcff" * 16},
    {"Sec_WebSocket_Key": "é" * 12},
    {"Sec_WebSocket_Key": "short"},
)

ODD_ROWS: tuple[object, ...] = (True, None, 10**30, -(10**4000), 0.5, [], {"a": []})
DRESSED = b"Content-Security-Policy: a\r\nX-Content-Type-Options: nosniff\r\nContent-Type: application/json\r\n\r\n"


def test_a_handshake_with_letters_that_are_no_letters_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        findings = Findings()
        async with house(tmp_path) as server, ClientSession() as session:
            anna = await Person(server.url, session).become("Anna")
            table = await anna.open()
            for odd in ODD_HANDSHAKES:
                request = handshake(f"/ws/{table}", ATTACKER, Authorization=f"Bearer {anna.token}", **odd)
                async with peer(server) as one:
                    await one.send(request)
                    findings.http(request, await until_quiet(one, 30))
            findings.journal(server)
        assert not findings.wrong, findings.report()
        assert findings.statuses == {400: len(ODD_HANDSHAKES)} and findings.refusals == {
            "bad-request": len(ODD_HANDSHAKES)
        }

    asyncio.run(story())


def test_what_is_wrong_in_a_deck_is_told_in_text_or_numbers(tmp_path: Path) -> None:
    deck = json.loads(dict(shipped())["kreuz_quer"])

    async def story() -> None:
        findings = Findings()
        async with house(tmp_path) as server, ClientSession() as session:
            anna = await Person(server.url, session).become("Anna")
            for odd in ODD_ROWS:
                deck["gardens"][1]["rows"][5] = odd
                table = {"game": "kreuz_quer", "players": 2, "seats": ["me", "club"], "options": {"deck": "own"}}
                status, told = await anna.post("/api/tables", table | {"deck": json.dumps(deck)})
                body = json.dumps(told).encode()
                findings.http(b"", b"HTTP/1.1 %d -\r\n%b%b" % (status, DRESSED, body))
                assert status == 400 and len(body) < 1000
        assert not findings.wrong, findings.report()
        assert findings.refusals.total() == len(ODD_ROWS)

    asyncio.run(story())
