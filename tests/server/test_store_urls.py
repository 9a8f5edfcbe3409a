"""Databases by their URL, and the sentences for what is none."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from octavo.server.store import Session, connect, default_url, postgres
from octavo.server.store.postgres import PostgresStore
from octavo.server.store.shown import without_password
from octavo.server.store.sqlite import SqliteStore
from octavo.text.language import LANGUAGES
from octavo.text.refusal import Refused
from server.house import PATIENCE


def test_what_follows_three_slashes_is_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for url, path in (
        ("sqlite:///octavo.db", "octavo.db"),
        (f"sqlite:///{tmp_path}/octavo.db", f"{tmp_path}/octavo.db"),
        ("sqlite:///my%20games%3F.db", "my games?.db"),
    ):
        store = connect(url)
        assert isinstance(store, SqliteStore)
        assert store.path == Path(path)


def test_odd_names_of_files_can_be_opened(tmp_path: Path) -> None:
    store = connect(f"sqlite:///{tmp_path}/my%20games%3F%23%25.db")

    async def play() -> None:
        await store.open()
        await store.append(Session("first"), 1, [b"1"])
        await store.close()

    asyncio.run(play())
    assert [path.name for path in tmp_path.iterdir()] == ["my games?#%.db"]


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_postgresql_has_two_names(scheme: str) -> None:
    assert isinstance(connect(f"{scheme}://anna:secret@localhost:5433/octavo"), PostgresStore)


@pytest.mark.parametrize(
    "hosts",
    [
        "h1:5432,h2:5433",
        "h1,h2:5433",
        "[::1]:5432,[fe80::1]",
        "%2Frun%2Fa:5432,%2Frun%2Fb",
        "192.168.0.1,192.168.0.2,192.168.0.3",
    ],
)
def test_postgresql_may_be_at_several_hosts(hosts: str) -> None:
    for url in (f"postgresql://{hosts}/octavo", f"postgresql://anna:secret@{hosts}/octavo?target_session_attrs=any"):
        assert isinstance(connect(url), PostgresStore)
        assert "secret" not in without_password(url) and hosts in without_password(url)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "octavo.db",
        "/var/lib/octavo.db",
        "mysql://localhost/octavo",
        "sqlite:octavo.db",
        "sqlite://octavo.db",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///octavo.db?mode=ro",
        "sqlite:///%00",
        "postgresql://anna:secret@localhost:port/octavo",
        "postgresql://anna:secret@localhost:99999/octavo",
        "postgresql://anna:secret@[::1/octavo",
        "postgresql://anna:secret@h1:5432,h2:port/octavo",
        "postgresql://anna:secret@h1:5432,h2:0/octavo",
        "postgresql://anna:secret@h1:99999,h2/octavo",
        "postgresql://anna:secret@h1,,h2/octavo",
        "postgresql://anna:secret@h1,/octavo",
        "postgresql://anna:secret@h1:5432:5433/octavo",
        "postgresql://anna:se@secret@h1/octavo",
        "postgresql://anna:secret@h1/octavo#part",
    ],
)
def test_a_bad_address_is_refused(url: str) -> None:
    with pytest.raises(Refused) as refused:
        connect(url)
    assert refused.value.key == "bad-database-url"
    for language in LANGUAGES:
        assert "sqlite:///PATH" in refused.value.say(language)
        assert "secret" not in refused.value.say(language)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=f"The folder of the database does not exist: {tmp_path}/nowhere"):
        connect(f"sqlite:///{tmp_path}/nowhere/octavo.db")
    with pytest.raises(Refused, match=f"{tmp_path} is a folder"):
        connect(f"sqlite:///{tmp_path}")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100)
    with pytest.raises(Refused, match=r"letter\.txt can't be opened: file is not a database"):
        asyncio.run(connect(f"sqlite:///{path}").open())
    assert path.read_text() == "Dear Anna, " * 100


def test_a_server_that_does_not_answer_is_refused_without_its_password() -> None:
    with pytest.raises(Refused, match=r"postgresql://anna:…@127\.0\.0\.1:1/octavo can't be opened") as refused:
        asyncio.run(connect("postgresql://anna:secret@127.0.0.1:1/octavo").open())
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://a:b:c@host:5/d?sslmode=require", "postgresql://a:…@host:5/d?sslmode=require"),
        ("postgresql://a:b/c?d@e@host/d", "postgresql://a:…@host/d"),
        ("postgresql:///d?password=secret&host=/run", "postgresql:///d?password=…&host=/run"),
        ("postgresql://a:b@[", "postgresql://a:…@["),
        ("postgresql:///d?password=a&b&host=/run", "postgresql:///d?password=…&host=/run"),
        ("postgresql:///d?host=/run&password=a&b", "postgresql:///d?host=/run&password=…"),
        ("postgresql://a:b@h1:5,h2:6/d", "postgresql://a:…@h1:5,h2:6/d"),
        ("postgresql://a:b@h1:5,a:c@h2:6/d", "postgresql://a:…@h2:6/d"),
        ("postgresql://host:5/d", "postgresql://host:5/d"),
        ("sqlite:////data/octavo.db", "sqlite:////data/octavo.db"),
    ],
)
def test_passwords_are_not_shown(url: str, shown: str) -> None:
    assert without_password(url) == shown


def test_the_default_is_in_the_user_s_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCTAVO_DATA", str(tmp_path / "deep" / "my data"))
    store = connect(default_url())
    assert isinstance(store, SqliteStore)
    assert store.path == tmp_path / "deep" / "my data" / "octavo.db"
    assert store.path.parent.stat().st_mode & 0o077 == 0
    (tmp_path / "file").touch()
    monkeypatch.setenv("OCTAVO_DATA", str(tmp_path / "file" / "below"))
    with pytest.raises(Refused, match="can't be made"):
        default_url()


def test_a_database_is_for_one_server_and_for_readers_beside_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "LINGERING", 0.2)

    async def two() -> None:
        first, second, reader = connect(database, alone=True), connect(database, alone=True), connect(database)
        await first.open()
        with pytest.raises(Refused) as refused:
            await second.open()
        for language in LANGUAGES:
            assert "octavo" in refused.value.say(language)
        await reader.open()
        await reader.append(Session("first"), 1, [b"1"])
        await reader.close()
        await first.close()
        await second.open()
        await second.close()

    asyncio.run(two())


def test_after_a_server_that_was_killed_comes_the_next(database: str) -> None:
    program = """
import asyncio, sys
from octavo.server.store import connect
async def hold():
    await connect(sys.argv[1], alone=True).open()
    print("open", flush=True)
    await asyncio.sleep(60)
asyncio.run(hold())
"""

    async def next_one() -> None:
        store = connect(database, alone=True)
        await store.open()
        await store.close()

    with subprocess.Popen([sys.executable, "-c", program, database], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "open\n"
        process.kill()
    asyncio.run(next_one())


def test_a_server_whose_database_another_has_taken_over_writes_nothing(new_database: Callable[[str], str]) -> None:
    """It had lost its connection, and with that the database: it holds still until the other has gone."""

    url = new_database("postgresql")

    async def play() -> None:
        first, second = connect(url, alone=True), connect(url, alone=True)
        await first.open()
        mine = Session("first")
        await first.append(mine, 1, [b"1"])
        assert isinstance(first, PostgresStore) and first._writer is not None
        first._writer.terminate()
        await second.open()
        waiting = first.append(mine, 2, [b"2"])
        async with asyncio.timeout(PATIENCE):
            while first.trouble is None:
                await asyncio.sleep(0.01)
        assert "another server" in first.trouble.why
        assert await second.events("first") == [b"1"]
        await second.close()
        await waiting
        assert await first.events("first") == [b"1", b"2"]
        await first.close()

    asyncio.run(play())
