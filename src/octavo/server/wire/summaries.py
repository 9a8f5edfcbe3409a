"""The summary of a table: shown to people who are not at it, and stored so that lists of tables are found quickly."""

from typing import Literal

import msgspec

Status = Literal["waiting", "playing", "over", "closed"]


class TableSummary(msgspec.Struct, frozen=True):
    """A table as a list of tables shows it; times are seconds since 1970."""

    table: str
    game: str
    players: int
    free: int
    status: Status
    open: bool
    host: str  # id of a guest
    names: tuple[str, ...]
    options: dict[str, str]
    created: float
    updated: float
