# The store: databases, backups.

refused-bad-database-url = “{ $url }” is not the address of a database; expected: { $forms }.
refused-no-database-folder = The folder of the database does not exist: { $folder }.
refused-database-is-folder = { $folder } is a folder; the path of a database file was expected.
refused-database-in-use = Another server has { $database } open. Stop it first, or name another database: octavo serve --db sqlite:///PATH
refused-no-data-folder = The data folder { $folder } can't be made: { $reason }.
refused-no-cache-folder = The folder for machine code, { $folder }, can't be written to: { $reason }. The environment variable OCTAVO_CACHE names another one.
refused-no-database = The database { $database } can't be opened: { $reason }.
refused-database-damaged = The database { $database } is damaged: { $reason }. Move it away together with the files beside it ({ $database }-wal), and restore a backup: octavo restore FILE --db sqlite:///PATH
refused-database-lost = The database { $database } is missing or empty, but { $log } still holds what was written last. Put the file back beside it; or move { $log } away and restore a backup.
refused-database-empty = The database { $database } is an empty file: there is nothing in it to back up.
refused-database-failed = The database { $database } does not work: { $reason }.
refused-newer-database = The database has schema { $version }, and this Octavo knows schemas up to { $known }: it was written by a newer Octavo.
refused-foreign-database = This database contains something that is not Octavo's: use an empty one.
refused-database-not-empty = The database is not empty: restore into an empty one.
refused-backup-exists = { $file } exists already: a backup overwrites nothing.
refused-no-backup-written = The backup { $file } can't be written: { $reason }.
refused-not-a-backup = { $file } is not a backup of Octavo: { $reason }.
refused-backup-newer = { $file } is a backup of form { $version }, and this Octavo reads forms up to { $known }: it was written by a newer Octavo.
backup-goes-on = Backup
backup-done = { $file }: { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} backed up.
restore-goes-on = Restoring
restore-done = { $file }: { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} restored.

# The server: requests, lines, limits.

refused-no-guest = You have no name here yet: enter your name first.
refused-foreign-origin = This request comes from a page of another site.
refused-no-table = There is no table “{ $table }”.
refused-table-damaged = The record of this table is damaged, so it can’t be opened. Tell the operator of this server: the server’s log names the table. Meanwhile, you can open a new one.
refused-no-page = There is nothing at this address.
refused-no-client = The page for browsers is missing: install Octavo from its package index, or run make client in its sources.
refused-no-such-entry = There is no entry { $number } in this match; the last is { $last }.
refused-nothing-to-play = The match was over there: choose an earlier situation to play on from.
refused-body-size = That is more than the { $limit } bytes that are accepted here.
refused-body-type = { $expected } is expected here, not “{ $given }”.
refused-body-packed = Packed bodies are not accepted: send it without Content-Encoding.
refused-body-late = This took too long to arrive: try again, with a better connection if you can.
refused-bad-request = The server does not understand this request: send it as HTTP requires.
refused-bad-message = The message can't be understood at { $path }: { $reason }.
refused-hello-first = The first message has to be hello.
refused-hello-again = This connection has said hello already.
refused-not-text-frame = Messages are text frames, not binary ones.
refused-too-fast = That was too fast: up to { $limit } messages a second are accepted.
refused-too-many-requests = Too many requests: wait a moment.
refused-too-many-guests = Too many new guests come from your address: try again later.
refused-too-many-tables = You host { $limit } tables that are not finished: finish or close one first.
refused-too-many-lines = You are at this table { $limit } times already: close one of the pages.
refused-too-many-lines-there = { $limit } pages are open at tables from your network: close some of them, then load this page again.
refused-table-full = { $limit } people are at this table already. There is no room for more.
refused-too-much-at-once = The server is still working on { $limit } things that you have asked for: wait until some of them are done.
refused-too-many-entries = The log of this match has { $given } entries, but here at most { $limit } are accepted. On your own machine, “octavo verify” checks a match of any length.
refused-too-busy = The server is too busy at the moment: try again soon.
refused-not-saved = The database does not answer at the moment, so nothing can be kept: try again in a minute.
refused-restarting = The server restarts: try again in a moment.
refused-fault = Something went wrong in the server. Nothing was changed, and the operator of the server can find it in the log.
refused-no-port = { $host } port { $port } can't be used: { $reason }.
refused-bad-public-url = “{ $url }” is not the address of a server such as https://cards.example.org.
refused-bad-proxy = “{ $given }” is neither the address of a proxy, such as 10.0.0.5, nor a network of proxies, such as 10.0.0.0/24.
serving = Octavo is at { $url }
