"""Writes a recording: the bytes that packages/recording reads. Its src/format.ts describes them."""

MAGIC = b"ABHR\x01"

STRING, PUSH, POP, SET, UNSET, OBJECT, SPLICE, FREE, NOTE, RETURN, STEP, END = range(1, 13)

UNKNOWN, WHOLE, NUMBER, TRUE, FALSE, NOTHING, TEXT, REFERENCE, OPAQUE = range(9)

#: A text longer than this is cut; how long it is, is told.
MOST_CHARACTERS = 2_000
#: Python itself refuses to write out integers that are much longer.
MOST_BITS = 4_000


class Reference:
    """Stands for an object by its number in the recording; equal to every other reference to it."""

    __slots__ = ("number",)

    def __init__(self, number):
        self.number = number


def same(old, new):
    """Whether two values that were shown are one. No comparison of the program's own is ever called."""
    if old is new:
        return True
    kind = type(old)
    if kind is not type(new):
        return False
    if kind is Reference:
        return old.number == new.number
    if kind is float:
        return float.__repr__(old) == float.__repr__(new)
    if kind is tuple:
        return len(old) == len(new) and all(map(same, old, new))
    return old == new


class Encoder:
    """Bytes of a recording, each string written once."""

    def __init__(self):
        self.bytes = bytearray()
        self.strings = {}

    def unsigned(self, value):
        while value > 127:
            self.bytes.append(value & 127 | 128)
            value >>= 7
        self.bytes.append(value)

    def string(self, text):
        """The number of a string that the next record needs; call it before that record begins."""
        number = self.strings.get(text)
        if number is None:
            number = self.strings[text] = len(self.strings)
            encoded = text.encode("utf-8", "replace")
            self.bytes.append(STRING)
            self.unsigned(len(encoded))
            self.bytes += encoded
        return number

    def record(self, kind, *numbers):
        self.bytes.append(kind)
        for number in numbers:
            self.unsigned(number)

    def prepare(self, value):
        """Writes the strings that a value needs, and answers the value as `value` writes it."""
        kind = type(value)
        if kind is Reference:
            return (REFERENCE, value.number)
        if kind is bool:
            return (TRUE,) if value else (FALSE,)
        if kind is int:
            return self._whole(value)
        if kind is float:
            return (NUMBER, self.string(float.__repr__(value)))
        if kind is str:
            return (TEXT, self.string(value[:MOST_CHARACTERS]), len(value))
        if value is None:
            return (NOTHING, self.string("None"))
        return (OPAQUE, self.string(value.text))

    def _whole(self, value):
        if -(1 << 31) <= value < 1 << 31:
            return (WHOLE, value << 1 if value >= 0 else (-value << 1) - 1)
        if value.bit_length() > MOST_BITS:
            return (OPAQUE, self.string(f"int of {value.bit_length()} bits"))
        return (NUMBER, self.string(int.__repr__(value)))

    def numbers(self, prepared):
        """Writes what `prepare` answered."""
        for number in prepared:
            self.unsigned(number)
