"""The objects that the program's variables reach, and what of them changed from step to step."""

import operator

from . import encoding
from .encoding import Reference, same
from .objects import ATOMS, FIELDS, MAPPING, MOST_CELLS, SPARE_CELLS, Kinds, Opaque, type_name

#: More objects are not shown at once.
MOST_OBJECTS = 2_000


class Heap:
    """Numbers objects as they come into reach. What goes out of reach loses its number for good."""

    def __init__(self, encoder):
        self._encoder = encoder
        self._kinds = Kinds()
        self._known = {}  # id -> (number, type, shape, length, entries)
        self._next = 0
        self._seen = {}  # id -> number, of this step
        self._queue = []

    def shown(self, value):
        """What is written for a value: itself, the name of what is not looked into, or a reference."""
        kind = type(value)
        if kind in ATOMS:
            return value
        name = self._kinds.of(kind)[0]
        if name is not None:
            return Opaque(name(value))
        return self._reference(value, kind)

    def _reference(self, value, kind):
        key = id(value)
        number = self._seen.get(key)
        if number is None:
            known = self._known.get(key)
            # The place of an object that is gone may have been given to another.
            if known is not None and known[1] is kind:
                number = known[0]
            elif len(self._seen) < MOST_OBJECTS:
                number = self._next
                self._next += 1
            else:
                return Opaque(type_name(value))
            self._seen[key] = number
            self._queue.append(value)
        return Reference(number)

    def write_changes(self):
        """Writes what changed in the objects that `shown` was asked for since the last call, and in all they reach."""
        queue = self._queue
        known = {}
        spare = SPARE_CELLS
        for value in queue:  # grows while it is read
            key = id(value)
            number = self._seen[key]
            shape, length, entries = self._kinds.look(value, spare)
            if len(entries) > MOST_CELLS:
                spare -= len(entries) - MOST_CELLS
            else:
                entries = self._entries(shape, entries)
            before = self._known.get(key)
            if before is None or before[0] != number:
                self._write_object(number, type_name(value), (shape, length, entries))
            elif before[3] != length or not same_entries(before[4], entries):
                self._write_difference(number, (shape, length), before[4], entries)
            known[key] = (number, type(value), shape, length, entries)
        kept = set(self._seen.values())
        for number, *_ in self._known.values():
            if number not in kept:
                self._encoder.record(encoding.FREE, number)
        self._known = known
        self._seen = {}
        self._queue = []

    def _entries(self, shape, entries):
        shown = self.shown
        if shape == MAPPING:
            return [(shown(key), shown(value)) for key, value in entries]
        if shape == FIELDS:
            return [(name, shown(value)) for name, value in entries]
        return [shown(value) for value in entries]

    def _write_object(self, number, name, content):
        shape, length, entries = content
        encoder = self._encoder
        name = encoder.string(name)
        prepared = [self._prepare(shape, entry) for entry in entries]
        encoder.record(encoding.OBJECT, number, shape, name, length, len(prepared))
        self._write_entries(prepared)

    def _write_difference(self, number, about, before, now):
        shape, length = about
        most = min(len(before), len(now))
        start = 0
        while start < most and same(before[start], now[start]):
            start += 1
        end = 0
        while end < most - start and same(before[-1 - end], now[-1 - end]):
            end += 1
        prepared = [self._prepare(shape, entry) for entry in now[start : len(now) - end]]
        self._encoder.record(
            encoding.SPLICE, number, length, start, len(before) - end - start, len(prepared)
        )
        self._write_entries(prepared)

    def _prepare(self, shape, entry):
        prepare = self._encoder.prepare
        if shape == MAPPING:
            return prepare(entry[0]), prepare(entry[1])
        if shape == FIELDS:
            return (self._encoder.string(entry[0]),), prepare(entry[1])
        return (prepare(entry),)

    def _write_entries(self, prepared):
        for parts in prepared:
            for part in parts:
                self._encoder.numbers(part)


def same_entries(before, now):
    if len(before) != len(now):
        return False
    # Most are the very same objects as at the step before, which is seen much sooner.
    return all(map(operator.is_, before, now)) or all(map(same, before, now))
