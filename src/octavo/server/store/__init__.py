"""The stores of tables: one SQLite file, or PostgreSQL. What is acknowledged is on disk."""

from octavo.server.store.base import Conflict, Session, Store, StoreError, StoreFailed, StoreFull, Trouble
from octavo.server.store.urls import connect, default_url
from octavo.server.wire.summaries import TableSummary

__all__ = [
    "Conflict",
    "Session",
    "Store",
    "StoreError",
    "StoreFailed",
    "StoreFull",
    "TableSummary",
    "Trouble",
    "connect",
    "default_url",
]
