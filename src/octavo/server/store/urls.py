"""Databases by their URL: `sqlite:///PATH` or `postgresql://USER:PASSWORD@HOST:PORT/DATABASE`.

Several hosts, `HOST:PORT,HOST:PORT`, are one database that may move from one to another.
"""

import os
import re
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

import platformdirs

from octavo.server.store.base import Store
from octavo.server.store.shown import FORMS, without_password
from octavo.server.store.sqlite import SqliteStore
from octavo.text.refusal import Refused

HOST = re.compile(r"(?:\[[^\[\]]+\]|[^:\[\]]+)(?::(?P<port>[0-9]{0,5}))?")
LAST_PORT = 65535


def default_url() -> str:
    """SQLite in the user's data folder, which is made; the environment variable OCTAVO_DATA moves it."""
    folder = Path(os.environ.get("OCTAVO_DATA") or platformdirs.user_data_dir("octavo")).absolute()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("no-data-folder", folder=folder, reason=error.strerror) from error
    return f"sqlite:///{quote(str(folder / 'octavo.db'))}"


def connect(url: str, *, make: bool = True, alone: bool = False) -> Store:
    """The store of a URL, not open yet. The path follows `sqlite:///`; an absolute one has a fourth slash.

    A missing file is created, unless it has to exist; `alone` is for a server, of which a database can have one.
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        raise Refused("bad-database-url", url=without_password(url), forms=FORMS) from None
    if parts.scheme == "sqlite":
        path = unquote(parts.path[1:])
        plain = url.startswith("sqlite:///") and not parts.query and not parts.fragment
        if not plain or path in ("", ":memory:") or "\0" in path:
            raise Refused("bad-database-url", url=without_password(url), forms=FORMS)
        return _sqlite(Path(path), make, alone)
    plain = _at_hosts(parts.netloc) and not parts.fragment and url.count("://") == 1
    if parts.scheme in ("postgresql", "postgres") and plain:
        from octavo.server.store.postgres import PostgresStore  # the driver takes a while to load

        return PostgresStore(url, alone=alone)
    raise Refused("bad-database-url", url=without_password(url), forms=FORMS)


def _at_hosts(place: str) -> bool:
    """Whether `USER:PASSWORD@` is followed by nothing, a host, or several, each with its port or without."""
    *user, hosts = place.split("@")
    if len(user) > 1:  # one that is part of the password is written %40, or the driver would take the rest for a host
        return False
    found = [HOST.fullmatch(host) for host in hosts.split(",")] if hosts else []
    return all(host is not None and 0 < int(host["port"] or 1) <= LAST_PORT for host in found)


def _sqlite(path: Path, make: bool, alone: bool) -> Store:
    if not path.parent.is_dir():
        raise Refused("no-database-folder", folder=path.absolute().parent)
    if path.is_dir():
        raise Refused("database-is-folder", folder=path.absolute())
    return SqliteStore(path, make=make, alone=alone)
