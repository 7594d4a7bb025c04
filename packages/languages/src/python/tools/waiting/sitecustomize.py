"""Lets an interpreter wait where Python itself looks for a sitecustomize: before it opens the program.

So nothing of ours is on the stack when the program runs, and `__main__`, tracebacks and exits are Python's
own. Descriptor 4 says that we are ready; when descriptor 3 closes after a word, the program is there.
"""

import os
import sys


def _wait():
    os.write(4, b"r")
    os.close(4)
    told = os.read(3, 4096)
    os.close(3)
    if not told:
        os._exit(0)
    folder = os.environ.pop("PYTHONPATH", None)
    if folder in sys.path:
        sys.path.remove(folder)


_wait()
del _wait
