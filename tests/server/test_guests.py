"""Guests: a token proves who one is, and nothing else does."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from octavo.server.net.guests import LENGTH, LETTERS, Guests, new_id
from octavo.server.store import Store
from octavo.text.refusal import Refused
from server.lines import Disk
from server.serving import Serving, run


def guests(key: bytes = bytes(32), disk: Disk | None = None) -> Guests:
    return Guests(cast(Store, disk or Disk()), key)


def test_a_token_proves_its_guest_and_no_other() -> None:
    someone = guests()
    token = someone.token("abcdefghjk")
    assert someone.proven(token) == "abcdefghjk"
    name, _, signature = token.partition(".")
    other = "A" if signature[0] != "A" else "B"
    forged = (f"abcdefghjm.{signature}", f"{name}.", name, f"{name}.{other}{signature[1:]}", f"{token}=", "", ".")
    assert [someone.proven(text) for text in forged] == [None] * len(forged)
    assert someone.proven(f"é.{signature}") is None and someone.proven(f"{name}.é") is None
    assert someone.proven(f"{name}.\udcff") is None  # a byte that is no letter, as a header may have it


def test_another_key_proves_nothing() -> None:
    assert guests(bytes(32)).proven(guests(b"x" * 32).token("abcdefghjk")) is None


def test_ids_are_letters_and_differ() -> None:
    found = {new_id() for _ in range(200)}
    assert len(found) == 200
    assert all(len(name) == LENGTH and set(name) <= set(LETTERS) for name in found)


def test_a_name_is_cleaned_and_checked() -> None:
    async def story() -> None:
        someone = guests()
        anna = await someone.become("  Anna   the 2nd ")
        assert anna.name == "Anna the 2nd"
        assert await someone.known(someone.token(anna.id)) == anna
        renamed = await someone.rename(anna, "Žofie")
        assert await someone.known(someone.token(anna.id)) == renamed
        for name in ("", "   ", "x" * 21, "a\nb\x07"):
            with pytest.raises(Refused):
                await someone.become(name)

    asyncio.run(story())


def test_a_guest_is_known_after_a_restart_and_a_stranger_never() -> None:
    async def story() -> None:
        disk = Disk()
        anna = await guests(disk=disk).become("Anna")
        after = guests(disk=disk)
        assert await after.known(after.token(anna.id)) == anna
        assert await after.known(after.token("zzzzzzzzzz")) is None  # signed, but not in the database

    asyncio.run(story())


def test_browsers_have_a_cookie_that_scripts_can_t_read(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = server.somebody(browser=True)
        assert await anna.get("/api/me") == (200, None)
        async with anna.session.post(f"{server.url}/api/me", json={"name": "Anna"}) as response:
            me = await response.json()
            cookie = response.headers["Set-Cookie"]
        assert set(me) == {"guest", "name"}
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie and "Max-Age=3153" in cookie

    run(tmp_path, story)


def test_a_program_that_asks_for_a_token_has_no_cookie(tmp_path: Path) -> None:
    """Several people may play over one session of a program."""

    async def story(server: Serving) -> None:
        session = server.somebody(browser=True).session
        session.cookie_jar._unsafe = True  # type: ignore[attr-defined]  # cookies of an address without a name
        people = []
        for name in ("Anna", "Béla"):
            async with session.post(
                f"{server.url}/api/me", json={"name": name}, headers={"Accept-Token": "1"}
            ) as response:
                assert "Set-Cookie" not in response.headers
                people.append(await response.json())
        anna, bela = people
        assert anna["guest"] != bela["guest"] and (anna["name"], bela["name"]) == ("Anna", "Béla")

    run(tmp_path, story)


def test_the_cookie_is_secure_where_the_server_is_reached_by_https(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = server.somebody()
        async with anna.session.post(f"{server.url}/api/me", json={"name": "Anna"}) as response:
            assert "Secure" in response.headers["Set-Cookie"]

    run(tmp_path, story, url="https://cards.example.org")


def test_a_personal_link_makes_another_device_the_same_guest(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        status, link = await anna.post("/api/me/link")
        assert status == 200
        path = link["url"].removeprefix(server.url)
        phone = server.somebody(browser=True)
        phone.session.cookie_jar._unsafe = True  # type: ignore[attr-defined]  # cookies of an address without a name
        for to, where in (
            ("", "/"),
            ("?to=/t/abc", "/t/abc"),
            ("?to=//evil.example", "/"),
            ("?to=https://evil.example", "/"),
            ("?to=/%5Cevil.example", "/"),
            ("?to=/%0D%0ASet-Cookie:x", "/"),
        ):
            async with phone.session.get(server.url + path + to, allow_redirects=False) as response:
                assert (response.status, response.headers["Location"]) == (303, where)
        assert (await phone.get("/api/me"))[1]["guest"] == anna.guest
        assert (await phone.get(path[:-3] + "aaa"))[0] == 401
        status, page = await phone.get(path[:-3] + "aaa", Accept="text/html")
        assert status == 404 and page.startswith("<!doctype html>")

    run(tmp_path, story)


def test_a_personal_link_asks_a_browser_that_is_somebody_else(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        path = f"/me/{anna.token}"
        laptop = server.somebody(browser=True)
        laptop.session.cookie_jar._unsafe = True  # type: ignore[attr-defined]  # cookies of an address without a name
        bela = (await laptop.post("/api/me", {"name": "Béla"}))[1]["guest"]
        async with laptop.session.get(f"{server.url}{path}?to=/t/abc", allow_redirects=False) as response:
            assert response.status == 200 and (await response.text()).startswith("<!doctype html>")
            assert "Set-Cookie" not in response.headers and response.headers["Cache-Control"] == "no-store"
        assert (await laptop.get("/api/me"))[1]["guest"] == bela
        for origin in ("https://evil.example", "null"):
            assert (await laptop.post(path, Origin=origin))[0] == 403
        assert (await laptop.post(path[:-3] + "aaa", Origin=server.url))[0] == 401
        assert (await laptop.get("/api/me"))[1]["guest"] == bela
        assert await laptop.get("/api/me", Authorization=f"Bearer {anna.token}") == (
            200,
            {"guest": anna.guest, "name": "Anna"},
        )
        status, me = await laptop.post(path, Origin=server.url)
        assert (status, me) == (200, {"guest": anna.guest, "name": "Anna"})
        assert (await laptop.get("/api/me"))[1]["guest"] == anna.guest
        assert (await laptop.get(path))[0] == 303  # nobody is asked who is that guest already

    run(tmp_path, story)
