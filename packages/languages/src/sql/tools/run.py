"""Runs SQL statements on a data set: `run.py HEAP_MB main.sql`, with the data set's script on standard input.

Prints one JSON value per line: an object begins a table and names its columns, an array is a row of it.
  {"columns": [...]}                the rows that a statement gives
  {"plan": [...]}                   how SQLite finds them, when the data set begins with `-- explain`
  {"table": "...", "columns": [...]}  a table that the statements have changed, as it is afterwards
  {"dropped": "..."}                a table that is gone
  {"cut": N}                        there are more rows than these N
A row holds null, numbers and texts; {"int": "..."} is a number that JSON readers would round, {"real": "..."} one that
JSON cannot write, and {"blob": "..."} bytes in hex.
"""

import difflib
import json
import math
import re
import sqlite3
import sys

from database import Database
from statements import first_line, line_of_name, sources_of, statements_of, syntax_error_at

MOST_ROWS = 2000
LARGEST_WHOLE = 2**53
EXPLAINING = "-- explain"
PLANNED = {"SELECT", "WITH", "VALUES", "INSERT", "REPLACE", "UPDATE", "DELETE"}
NEAR = re.compile(r'near "(.*)": ', re.DOTALL)
NAMED = re.compile(
    r"(?:no such (?:table|column|function)|ambiguous column name|misuse of aggregate)(?: function)?:? "
    r"(?P<name>[^\s(]+)|table \S+ has no column named (?P<column>\S+)"
)


def written(value):
    """A value as JSON that says which it is."""
    if isinstance(value, bytes):
        return {"blob": value.hex()}
    if isinstance(value, float) and not math.isfinite(value):
        return {"real": str(value)}
    if isinstance(value, int) and abs(value) > LARGEST_WHOLE:
        return {"int": str(value)}
    return value


def say(value):
    print(json.dumps(value, ensure_ascii=False))


def say_rows(head, rows):
    """Prints a table, and no more of it than anybody reads."""
    say(head)
    for count, row in enumerate(rows):
        if count == MOST_ROWS:
            return say({"cut": MOST_ROWS})
        say([written(value) for value in row])
    # What is there is kept, whatever ends the statements after it.
    sys.stdout.flush()
    return None


def say_plan(database, statement):
    """Prints how SQLite would carry out a statement, indented as its steps lie in each other."""
    depths = {0: -1}
    steps = []
    for number, parent, _, what in database.connection.execute("EXPLAIN QUERY PLAN " + statement.text):
        depths[number] = depths.get(parent, -1) + 1
        steps.append([depths[number], what])
    say({"plan": steps})


def rank(row):
    """Where a row stands in an order of its values that knows nothing of how the table came about."""
    return [(value is not None, type(value) in (str, bytes), type(value) is bytes, value or 0) for value in row]


def contents(database, kinds):
    """All tables with their columns, and with their rows in one order."""
    return {
        name: (columns, sorted(database.rows(name), key=rank))
        for name, columns in database.tables(kinds).items()
    }


def say_changes(before, after):
    """Prints the tables that are not as they were; a view of the data set follows its tables anyway."""
    were = contents(before, ("table",))
    views = before.tables(("view",))
    now = contents(after, ("table", "view"))
    for name, (columns, rows) in now.items():
        if were.get(name) != (columns, rows) and name not in views:
            say_rows({"table": name, "columns": columns}, rows)
    for name in [*were, *views]:
        if name not in now:
            say({"dropped": name})


def nearest(name, names, likeness=0.6):
    """The name that may have been meant."""
    by_capitals = {each.lower(): each for each in names}
    return [by_capitals[match] for match in difflib.get_close_matches(name.lower(), by_capitals, 1, likeness)]


def meant_by(database, statement, words, name):
    """What may have been meant by a name that is not there, or is there twice."""
    tables = database.tables()
    if words.startswith("no such function"):
        functions = database.connection.execute("SELECT DISTINCT name FROM pragma_function_list").fetchall()
        # A short name is like many.
        return [each.upper() for each in nearest(name, [each for (each,) in functions], 0.75)] if len(name) > 3 else []
    owner, _, last = name.rpartition(".")
    if words.startswith("no such table"):
        return [f"{owner}.{each}" if owner else each for each in nearest(last, tables)]
    sources = sources_of(statement, {each.lower(): each for each in tables})
    holders = [alias for alias, table in sources.items() if has_column(tables[table], last)]
    if holders:
        return [f"{alias}.{last}" for alias in holders]
    columns = [column for alias, table in sources.items() if owner.lower() in ("", alias) for column in tables[table]]
    found = nearest(last, columns)
    elsewhere = [table for table, names in tables.items() if has_column(names, last)]
    return [f"{owner}.{each}" if owner else each for each in found] or [f"{table}.{last}" for table in elsewhere]


def has_column(columns, name):
    """Whether a table has a column, in capitals or not."""
    return name.lower() in (column.lower() for column in columns)


def words_of(database, statement, error):
    """What is said of an error: its line, SQLite's words, and what may have been meant."""
    words = first_line(error)
    if database.refusal:
        return f"main.sql:{statement.line}: not allowed here: {database.refusal}\n"
    near, named = NEAR.match(words), NAMED.match(words)
    if near:
        line, before = syntax_error_at(database.connection, statement, near.group(1))
        return f"main.sql:{line}: {words}\n" + (f"after: {before}\n" if before else "")
    name = named and (named.group("name") or named.group("column"))
    if not name:
        return f"main.sql:{statement.line}: {words}\n"
    meant = [] if words.startswith("misuse") else meant_by(database, statement, words, name)
    told = "".join(f"did you mean: {each}\n" for each in meant)
    return f"main.sql:{line_of_name(statement, name)}: {words}\n{told}"


def run(database, source, explains):
    """Carries out all statements, and prints what they give."""
    statement = None
    for statement in statements_of(source):
        try:
            if explains and statement.verb in PLANNED:
                say_plan(database, statement)
            cursor = database.connection.execute(statement.text)
            if cursor.description:
                say_rows({"columns": [column[0] for column in cursor.description]}, cursor)
        except (sqlite3.Error, sqlite3.Warning, ValueError, OverflowError) as error:
            sys.stdout.flush()
            sys.exit(words_of(database, statement, error).rstrip("\n"))
    if database.connection.in_transaction:
        sys.stdout.flush()
        sys.exit(f"main.sql:{statement.line}: the transaction is still open: end it with COMMIT")


def prepared(script, heap_mb):
    """A database with a data set in it."""
    database = Database(heap_mb)
    try:
        database.connection.executescript(script)
    except sqlite3.Error as error:
        refused = f"not allowed here: {database.refusal}" if database.refusal else error
        sys.exit(f"the data set cannot be read: {refused}")
    database.writes = False
    return database


def main():
    """Never ends with words of Python's own."""
    try:
        carry_out()
    except MemoryError:
        sys.stdout.flush()
        sys.exit("out of memory: the statements keep more than they may")


def carry_out():
    heap_mb, source = int(sys.argv[1]), sys.argv[2]
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")
    script = sys.stdin.read()
    database = prepared(script, heap_mb)
    with open(source, encoding="utf-8", errors="replace") as file:
        run(database, file.read(), script.startswith(EXPLAINING))
    if database.writes:
        say_changes(prepared(script, heap_mb), database)


main()
