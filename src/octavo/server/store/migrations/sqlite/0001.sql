-- Events lie in the order in which they came, so that a commit touches few pages however many tables play; each knows
-- the place of the one before it at its table (0: it is the first). An index by table would cost three times as much.
CREATE TABLE events (
    place INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    before INTEGER NOT NULL,
    body BLOB NOT NULL
);

-- The last event of each table.
CREATE TABLE heads (
    table_id TEXT PRIMARY KEY NOT NULL,
    number INTEGER NOT NULL,
    place INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    free INTEGER NOT NULL,
    status TEXT NOT NULL,
    open INTEGER NOT NULL,
    host TEXT NOT NULL,
    names TEXT NOT NULL,
    options TEXT NOT NULL,
    created REAL NOT NULL,
    updated REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_status ON tables (status, created);
CREATE INDEX tables_by_host ON tables (host, status);

CREATE TABLE guests (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE secrets (
    name TEXT PRIMARY KEY NOT NULL,
    value BLOB NOT NULL
) WITHOUT ROWID;
