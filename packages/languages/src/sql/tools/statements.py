"""Takes SQL apart: its tokens, its statements, and the lines on which they stand, as `runner/tokens.c` does."""

import re
import sqlite3

TOKEN = re.compile(
    r"""(?P<space>\s+|--[^\n]*|/\*.*?(?:\*/|\Z))
    |(?P<text>[xX]?'(?:[^']|'')*'?)
    |(?P<name>"(?:[^"]|"")*"?|`(?:[^`]|``)*`?|\[[^\]]*\]?|(?:[^\W\d]|[^\x00-\x7f])(?:[\w$]|[^\x00-\x7f])*)
    |(?P<number>\d[\w.]*|\.\d\w*)
    |(?P<sign><>|<=|>=|!=|==|\|\||<<|>>|->>|->|.)""",
    re.VERBOSE | re.DOTALL,
)
# Each try reads the statement once more.
MOST_TRIED = 50
# Characters of the statement before a mistake.
MOST_TOLD = 300


class Token:
    """A word or a sign, without what is only space."""

    __slots__ = ("kind", "text", "line", "end")

    def __init__(self, kind, text, line, end):
        self.kind, self.text, self.line, self.end = kind, text, line, end


class Statement:
    """One statement with the line on which its text begins, counted from 1."""

    def __init__(self, text, line):
        self.text, self.first_line = text, line
        self.tokens = list(tokens_of(text, line))

    @property
    def line(self):
        """The line of its first word."""
        return self.tokens[0].line

    @property
    def verb(self):
        """Its first word, in capitals."""
        return self.tokens[0].text.upper()


def tokens_of(text, line=1):
    """All words and signs of a text."""
    for match in TOKEN.finditer(text):
        if match.lastgroup != "space":
            yield Token(match.lastgroup, match.group(), line, match.end())
        line += match.group().count("\n")


def statements_of(text):
    """The statements of a script: a `;` ends one, except within a trigger."""
    start, line, empty = 0, 1, True
    for token in tokens_of(text):
        if token.text == ";":
            part = text[start : token.end]
            if not empty and ("\0" in part or sqlite3.complete_statement(part)):
                yield Statement(part, line)
            elif not empty:
                continue
            start, line, empty = token.end, token.line, True
        else:
            empty = False
    if not empty:
        yield Statement(text[start:], line)


def first_line(error):
    """What SQLite says, without the lines of a text that never ends."""
    return str(error).split("\n", 1)[0]


def syntax_error_at(connection, statement, near):
    """The line of the word at which SQLite stopped, and the words before it: the first word after which the beginning is
    no longer merely unfinished."""
    token = stopped_at(connection, statement, near)
    before = [each.text for each in statement.tokens if token and each.end < token.end]
    return (token.line if token else statement.line), " ".join(before)[-MOST_TOLD:]


def stopped_at(connection, statement, near):
    """The word that SQLite names."""
    found = [token for token in statement.tokens if token.text.lower() == near.lower()]
    for token in found[:MOST_TRIED]:
        try:
            connection.execute("EXPLAIN " + statement.text[: token.end])
        except sqlite3.Error as error:
            if str(error).startswith(f'near "{near}"'):
                return token
    return found[0] if found else None
