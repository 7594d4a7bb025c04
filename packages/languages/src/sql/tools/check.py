"""Says of each source whether it is SQL at all, and runs none of it: its tables are known only with a data set.

Reads and answers in the frames that CompileServer.java describes; there is never a class in an answer.
"""

import re
import sqlite3
import struct
import sys

from statements import first_line, syntax_error_at, statements_of

SYNTAX = re.compile(r'near "(.*)": syntax error$|unrecognized token: |incomplete input$', re.DOTALL)


def words_against(source):
    """What SQLite's parser says against the source; nothing if it is fine."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.set_authorizer(lambda *_: sqlite3.SQLITE_DENY)
    for statement in statements_of(source):
        if statement.verb == ".":
            command = "".join(token.text for token in statement.tokens[:2])
            return f"main.sql:{statement.line}: a command of the sqlite3 program: {command}\n"
        if statement.verb == "EXPLAIN":
            continue
        try:
            connection.execute("EXPLAIN " + statement.text)
        except (sqlite3.Error, sqlite3.Warning, ValueError, OverflowError) as error:
            syntax = SYNTAX.match(str(error))
            if syntax:
                line, before = place_of(connection, statement, syntax)
                return f"main.sql:{line}: {first_line(error)}\n" + (f"after: {before}\n" if before else "")
    return ""


def place_of(connection, statement, syntax):
    """The line at which the parser stopped, and the words before it."""
    if syntax.group(1) is not None:
        return syntax_error_at(connection, statement, syntax.group(1))
    if syntax.group().startswith("incomplete"):
        return statement.tokens[-1].line, ""
    token = syntax.string.removeprefix("unrecognized token: ").strip('"')
    return next((each.line for each in statement.tokens if each.text.startswith(token[:1])), statement.line), ""


def main():
    incoming, outgoing = sys.stdin.buffer, sys.stdout.buffer
    while head := incoming.read(4):
        source = incoming.read(struct.unpack(">I", head)[0]).decode("utf-8", "replace")
        words = words_against(source).encode("utf-8", "replace")
        answer = struct.pack(">BI", not words, len(words)) + words + struct.pack(">II", 0, 0)
        outgoing.write(struct.pack(">I", len(answer)) + answer)
        outgoing.flush()


main()
