-- What is asked for is read off an index in order, however many tables there are: those that the list shows, the latest
-- first, and those of a guest that are not over. Tables that were left long ago lie at the far end of each.
DROP INDEX tables_by_status;
DROP INDEX tables_by_host;
CREATE INDEX tables_to_join ON tables (updated DESC, id) WHERE open AND status = 'waiting' AND free > 0;
CREATE INDEX tables_in_play ON tables (updated DESC, id) WHERE open AND status = 'playing';
CREATE INDEX tables_unfinished ON tables (host, updated) WHERE status IN ('waiting', 'playing');
