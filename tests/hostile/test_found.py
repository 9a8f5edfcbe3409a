"""What the fuzzing has found: sent again as it was, and answered as it should be."""

import asyncio
from pathlib import Path

from aiohttp import ClientSession

from hostile.findings import Findings
from hostile.frames import handshake
from hostile.house import house, needs_linux
from hostile.raw import ATTACKER, peer
from hostile.siege import until_quiet
from table.serving import Person

pytestmark = needs_linux
ODD_HANDSHAKES: tuple[dict[str, str], ...] = (
    {"Upgrade": "\udcff"},
    {"Connection": "\udcff"},
    {"Sec_WebSocket_Version": "\udcff"},
    {"Sec_WebSocket_Key": "\udcff" * 16},
    {"Sec_WebSocket_Key": "é" * 12},
    {"Sec_WebSocket_Key": "short"},
)


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
