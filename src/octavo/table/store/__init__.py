"""Where tables are kept: one file of SQLite, or PostgreSQL; what is acknowledged is on disk."""

from octavo.table.store.base import Conflict, Store, StoreError, StoreFailed, StoreFull, Summary
from octavo.table.store.urls import connect, default_url

__all__ = ["Conflict", "Store", "StoreError", "StoreFailed", "StoreFull", "Summary", "connect", "default_url"]
