"""What is told of a table to somebody who is not at it, and is stored so that a list of tables is found quickly."""

from typing import Literal

import msgspec

Status = Literal["waiting", "playing", "over", "closed"]


class TableSummary(msgspec.Struct, frozen=True):
    """What a list of tables shows of one; times are seconds since 1970."""

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
