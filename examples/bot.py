"""A bot over the network, in fifty lines: it opens a table against three of the server's bots and plays it to the end.

    python examples/bot.py http://localhost:8080 njet

It takes any choice at random; in a race, half a second after it has seen the situation. docs/protocol.md tells more.
"""

import asyncio
import random
import sys

import aiohttp


async def play(server: str, game: str, players: int = 4) -> dict[str, list[int]]:
    async with aiohttp.ClientSession(server) as session:
        me = await (await session.post("/api/me", json={"name": "Random"}, headers={"Accept-Token": "1"})).json()
        session.headers["Authorization"] = f"Bearer {me['token']}"
        table = {"game": game, "players": players, "seats": ["me"] + ["beginner"] * (players - 1), "pace": "quick"}
        opened = await session.post("/api/tables", json=table)
        opened.raise_for_status()
        return await sit_at(session, (await opened.json())["table"])


async def sit_at(session: aiohttp.ClientSession, table: str) -> dict[str, list[int]]:
    """Play until the room says that the match is over; its result."""
    async with session.ws_connect(f"/ws/{table}") as socket:
        await socket.send_json({"t": "hello", "client": f"random-{random.randrange(10**9)}"})
        commands = 0
        async for frame in socket:
            message = frame.json()
            if message["t"] == "room" and message["status"] == "over":
                result: dict[str, list[int]] = message["result"]
                return result
            if message["t"] == "play" and message.get("choices"):
                if message.get("racing"):
                    await asyncio.sleep(0.5)
                choice = random.choice(message["choices"])
                commands += 1
                act = {"t": "act", "id": commands, "action": choice["action"], "on": message["number"]}
                await socket.send_json(act)
            elif message["t"] == "no":
                print("refused:", message["problem"])
    raise ConnectionError("the server has closed the table")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    print(asyncio.run(play(*sys.argv[1:])))
