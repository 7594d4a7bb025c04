"""A database in memory that is shut in: no other database, no settings, no extensions, and bounded in every way."""

import sqlite3

PAGE_BYTES = 4096
LARGEST_VALUE_BYTES = 1_000_000
# Python sets them from 3.11 on; before, SQLite's own limits and those of the box hold.
LIMITS = {
    "SQLITE_LIMIT_LENGTH": LARGEST_VALUE_BYTES,
    "SQLITE_LIMIT_COLUMN": 200,
    "SQLITE_LIMIT_EXPR_DEPTH": 200,
    "SQLITE_LIMIT_COMPOUND_SELECT": 200,
    "SQLITE_LIMIT_LIKE_PATTERN_LENGTH": 1000,
    "SQLITE_LIMIT_TRIGGER_DEPTH": 50,
    "SQLITE_LIMIT_ATTACHED": 0,
    "SQLITE_LIMIT_WORKER_THREADS": 0,
}
# Settings that only tell of a table are no danger.
TELLING = {"table_info", "table_xinfo", "table_list", "index_list", "index_info", "foreign_key_list", "function_list"}
# sqlite3.SQLITE_FUNCTION, which Python does not name before 3.12.
FUNCTION = 31
REFUSED_FUNCTIONS = {"load_extension", "fts3_tokenizer", "readfile", "writefile", "edit"}
WRITES = {sqlite3.SQLITE_INSERT, sqlite3.SQLITE_UPDATE, sqlite3.SQLITE_DELETE}
REFUSED = {
    sqlite3.SQLITE_ATTACH: "ATTACH",
    sqlite3.SQLITE_DETACH: "DETACH",
    sqlite3.SQLITE_CREATE_VTABLE: "CREATE VIRTUAL TABLE",
    sqlite3.SQLITE_DROP_VTABLE: "DROP TABLE",
}


class Database:
    """What a data set's script makes, and what the statements do to it."""

    def __init__(self, heap_mb):
        self.refusal = ""
        self.writes = False
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.text_factory = lambda text: text.decode("utf-8", "replace")
        for setting in (
            f"hard_heap_limit = {heap_mb << 20}",
            f"max_page_count = {(heap_mb << 20) // PAGE_BYTES}",
            "temp_store = MEMORY",
            "foreign_keys = ON",
            "trusted_schema = OFF",
        ):
            self.connection.execute(f"PRAGMA {setting}")
        if hasattr(self.connection, "setlimit"):
            for limit, value in LIMITS.items():
                self.connection.setlimit(getattr(sqlite3, limit), value)
        self.connection.set_authorizer(self._judge)

    def _judge(self, action, first, second, *_):
        if action in REFUSED:
            return self._refuse(REFUSED[action])
        if action == sqlite3.SQLITE_PRAGMA and (first or "").lower() not in TELLING:
            return self._refuse(f"PRAGMA {first}")
        if action == FUNCTION and (second or "").lower() in REFUSED_FUNCTIONS:
            return self._refuse(f"{second}()")
        # Whatever makes, changes or drops a table writes into SQLite's own list of them.
        self.writes = self.writes or action in WRITES
        return sqlite3.SQLITE_OK

    def _refuse(self, what):
        self.refusal = what
        return sqlite3.SQLITE_DENY

    def tables(self, kinds=("table", "view")):
        """The names of all tables and views with their columns."""
        found = self.connection.execute(
            "SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!'"
            " UNION ALL SELECT type, name FROM sqlite_temp_schema"
        ).fetchall()
        return {name: self.columns(name) for kind, name in found if kind in kinds}

    def columns(self, table):
        """The columns of a table, in their order."""
        return [name for (name,) in self.connection.execute("SELECT name FROM pragma_table_info(?)", (table,))]

    def rows(self, table):
        """All rows of a table."""
        quoted = table.replace('"', '""')
        return self.connection.execute(f'SELECT * FROM "{quoted}"').fetchall()
