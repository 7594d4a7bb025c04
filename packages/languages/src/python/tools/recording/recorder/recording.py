"""The file that a recording is written into while the program runs.

It is mapped into memory, so that whatever ends the program, be it the kernel, leaves every step that was taken.
"""

import mmap
import os
import struct

from .encoding import MAGIC

#: Magic, language, the first step that is recorded and the number of bytes that follow.
HEAD = len(MAGIC) + 1 + 4 + 4

#: Kept free for what is said of the whole run at its end.
LAST = 1 << 20


class Recording:
    def __init__(self, path, settings):
        most_bytes = settings["bytes"]
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        os.ftruncate(file, HEAD + most_bytes + LAST)
        self._map = mmap.mmap(file, HEAD + most_bytes + LAST)
        os.close(file)
        self._path = path
        self._map[: HEAD - 4] = MAGIC + struct.pack("<BI", settings["language"], settings["from"])
        self._length = 0
        self._most = most_bytes

    def append(self, encoded, room=0):
        """False when there is no room left for these bytes; then they are not written."""
        end = self._length + len(encoded)
        if end > self._most + room:
            return False
        self._map[HEAD + self._length : HEAD + end] = encoded
        self._length = end
        struct.pack_into("<I", self._map, HEAD - 4, end)
        return True

    def append_last(self, encoded):
        """Writes what comes last, and gives back the room that was not needed."""
        self.append(encoded, LAST)
        os.truncate(self._path, HEAD + self._length)
