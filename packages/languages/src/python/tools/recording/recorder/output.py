"""Standard output as Python opens it, which also tells how much was printed."""

import io
import sys


class MeteredWriter(io.BufferedWriter):
    """Counts what is printed when it is printed, not when it leaves the buffer."""

    printed = 0

    def write(self, data, /):
        written = super().write(data)
        MeteredWriter.printed += written
        return written


def meter_output():
    """Puts a standard output that counts in the place of Python's own."""
    plain = sys.stdout
    metered = MeteredWriter(io.FileIO(plain.fileno(), "wb", closefd=False))
    sys.stdout = io.TextIOWrapper(
        metered, encoding=plain.encoding, errors=plain.errors, newline="\n", write_through=True
    )
    sys.stdout.mode = "w"
    sys.__stdout__ = sys.stdout
    return plain


def printed():
    return MeteredWriter.printed
