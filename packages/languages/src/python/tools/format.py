"""Formats a Python program: reads it on standard input, and takes the spaces of one indent.

Prints a line of JSON and the new text, as clang-format does when it is given a cursor.
"""

import ast
import io
import json
import sys
import tokenize

BLACKS_INDENT = 4


def tell(incomplete, line=None, text=""):
    """Prints the answer. Without the line when nobody knows it."""
    said = {"IncompleteFormat": incomplete}
    if line is not None:
        said["Line"] = line
    print(json.dumps(said))
    sys.stdout.write(text)


def lines_in_strings(text):
    """The lines that begin within a string: their spaces belong to it."""
    within = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.STRING:
            within.update(range(token.start[0] + 1, token.end[0] + 1))
    return within


def indented(text, indent):
    """The text with another width of indents than black's, which has but one."""
    within = lines_in_strings(text)

    def widen(number, line):
        bare = line.lstrip(" ")
        if number in within or bare in ("", "\n"):
            return line
        levels, rest = divmod(len(line) - len(bare), BLACKS_INDENT)
        return " " * (levels * indent + rest) + bare

    lines = text.splitlines(keepends=True)
    return "".join(widen(number, line) for number, line in enumerate(lines, 1))


def main():
    """Formats what is on standard input."""
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    source = sys.stdin.read()
    try:
        ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return tell(True, getattr(error, "lineno", None))

    import black

    try:
        # Its slow way compares what both texts mean.
        text = black.format_file_contents(source, fast=False, mode=black.Mode())
    except black.NothingChanged:
        text = source
    except Exception:  # Whatever black does not understand stays as it is.
        return tell(True)
    return tell(False, text=indented(text, int(sys.argv[1])))


main()
