-- What the decisions of a finished match have cost, as a build of rules and bots has worked it out. Numbers go up, so
-- that the oldest can make room.
CREATE TABLE verdicts (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE,
    build TEXT NOT NULL,
    body BLOB NOT NULL
);
