BEGIN TRANSACTION;
CREATE TABLE events (
    place INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    before INTEGER NOT NULL,
    body BLOB NOT NULL
);
INSERT INTO "events" VALUES(1,'first',1,0,X'00FF27220A');
INSERT INTO "events" VALUES(2,'first',2,1,X'');
INSERT INTO "events" VALUES(3,'second',1,0,X'7B2274223A226F70656E6564222C226E616D65223A22C5BD6F666965227D');
CREATE TABLE guests (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "guests" VALUES('anna','Anna');
INSERT INTO "guests" VALUES('zsofi','Zsófi; '' " \ 🂡');
CREATE TABLE heads (
    table_id TEXT PRIMARY KEY NOT NULL,
    number INTEGER NOT NULL,
    place INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "heads" VALUES('first',2,2);
INSERT INTO "heads" VALUES('second',1,3);
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(3);
CREATE TABLE secrets (
    name TEXT PRIMARY KEY NOT NULL,
    value BLOB NOT NULL
) WITHOUT ROWID;
INSERT INTO "secrets" VALUES('cookies',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F');
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
INSERT INTO "tables" VALUES('first','njet',4,2,'waiting',1,'anna','["Anna","Žofie “the 2nd”"]','{"start":"lot"}',1.70000000012345600132e+09,1700000001.5);
INSERT INTO "tables" VALUES('second','njet',4,0,'over',0,'anna','[]','{}',1.70000000012345600132e+09,1700000001.5);
CREATE TABLE verdicts (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE,
    build TEXT NOT NULL,
    body BLOB NOT NULL
);
INSERT INTO "verdicts" VALUES(1,'second','njet 0123456789abcdef',X'789C00FF');
INSERT INTO "verdicts" VALUES(2,'elsewhere','mu 0123456789abcdef',X'');
CREATE INDEX tables_to_join ON tables (updated DESC, id) WHERE open AND status = 'waiting' AND free > 0;
CREATE INDEX tables_in_play ON tables (updated DESC, id) WHERE open AND status = 'playing';
CREATE INDEX tables_unfinished ON tables (host, updated) WHERE status IN ('waiting', 'playing');
COMMIT;
