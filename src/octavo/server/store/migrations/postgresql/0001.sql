-- Ids are compared byte by byte, as SQLite does, whatever the language of the database.
CREATE TABLE events (
    table_id text COLLATE "C" NOT NULL,
    number integer NOT NULL CHECK (number > 0),
    body bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    players integer NOT NULL,
    free integer NOT NULL,
    status text NOT NULL,
    open boolean NOT NULL,
    host text COLLATE "C" NOT NULL,
    names text NOT NULL,
    options text NOT NULL,
    created double precision NOT NULL,
    updated double precision NOT NULL
);

CREATE INDEX tables_by_status ON tables (status, created);
CREATE INDEX tables_by_host ON tables (host, status);

CREATE TABLE guests (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL
);

CREATE TABLE secrets (
    name text COLLATE "C" PRIMARY KEY,
    value bytea NOT NULL
);
