"""Says of each source whether it is Python at all, and runs none of it.

Reads and answers in the frames that CompileServer.java describes; there is never a class in an answer.
"""

import struct
import sys
import traceback
import warnings

REFUSALS = (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError)


def words_against(source):
    """What Python says against the source; nothing if it is fine."""
    try:
        compile(source, "main.py", "exec", dont_inherit=True)
    except REFUSALS as error:
        # The error carries the faulty line itself, so that no file has to be there.
        return "".join(traceback.format_exception_only(type(error), error))
    return ""


def main():
    warnings.simplefilter("ignore")
    incoming, outgoing = sys.stdin.buffer, sys.stdout.buffer
    while head := incoming.read(4):
        source = incoming.read(struct.unpack(">I", head)[0])
        words = words_against(source).encode("utf-8", "replace")
        answer = struct.pack(">BI", not words, len(words)) + words + struct.pack(">II", 0, 0)
        outgoing.write(struct.pack(">I", len(answer)) + answer)
        outgoing.flush()


main()
