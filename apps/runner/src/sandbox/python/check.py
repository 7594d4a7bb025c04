"""Says whether a program is Python at all. Reads it from standard input; runs none of it."""

import sys
import traceback
import warnings

warnings.simplefilter("ignore")
source = sys.stdin.buffer.read()
try:
    compile(source, "main.py", "exec", dont_inherit=True)
except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError) as error:
    # linecache would look for the file: the error carries the line itself.
    sys.stderr.write("".join(traceback.format_exception_only(type(error), error)))
    sys.exit(1)
