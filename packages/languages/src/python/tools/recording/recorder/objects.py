"""Looks at the program's objects without letting a line of the program's own run.

No `__repr__`, `__eq__`, `__iter__`, property or `__getattr__` of a learner's class is called: what such code
prints or raises would change what the program does.
"""

import collections
import itertools
import types

from .encoding import MOST_CHARACTERS

SEQUENCE, TUPLE, SET, MAPPING, FIELDS = range(5)

#: More of an object is not recorded; its length is.
MOST_CELLS = 200

#: A list of so many numbers is kept whole, as long as a step has room for this many cells beyond MOST_CELLS each.
MOST_WHOLE = 2_000
SPARE_CELLS = 1_800

#: Values that show themselves: they never change, and nothing of the program's runs when they are compared.
ATOMS = frozenset({int, float, bool, str, type(None)})
NUMBERS = frozenset({int, float, bool})

_name_of = type.__dict__["__name__"].__get__
_order_of = type.__dict__["__mro__"].__get__
_members_of = type.__dict__["__dict__"].__get__

#: How the elements of built-in containers are reached, also those of classes derived from them.
_CONTAINERS = (
    (list, SEQUENCE, list.__len__, list.__iter__),
    (tuple, TUPLE, tuple.__len__, tuple.__iter__),
    (dict, MAPPING, dict.__len__, dict.items),
    (collections.deque, SEQUENCE, collections.deque.__len__, collections.deque.__iter__),
    (set, SET, set.__len__, set.__iter__),
    (frozenset, SET, frozenset.__len__, frozenset.__iter__),
    (bytearray, SEQUENCE, bytearray.__len__, bytearray.__iter__),
)

_SHOWN_BY_TYPE = {
    complex: complex.__repr__,
    range: range.__repr__,
    bytes: lambda value: bytes.__repr__(bytes.__getitem__(value, slice(0, MOST_CHARACTERS))),
}

class Opaque:
    """A value that is named and not looked into."""

    __slots__ = ("text",)

    def __init__(self, text):
        self.text = text

    def __eq__(self, other):
        return self.text == other.text

    __hash__ = None



def type_name(value):
    return _name_of(type(value))


# Flags of CPython's type objects (Include/object.h): made by a class statement.
_HEAP_TYPE = 1 << 9


def _container(kind):
    order = _order_of(kind)
    for base, shape, length, elements in _CONTAINERS:
        if base in order:
            return shape, length, elements
    return None


def _opaque(kind):
    """How a value of this type is named where it stands, or None for one that is looked into."""
    if kind in _SHOWN_BY_TYPE:
        return _SHOWN_BY_TYPE[kind]
    order = _order_of(kind)
    if type in order:
        return lambda value: f"class {_name_of(value)}"
    if kind in (types.FunctionType, types.BuiltinFunctionType):
        return lambda value: f"function {value.__name__}"
    if kind is types.ModuleType:
        return lambda value: "module"
    if BaseException in order or kind.__flags__ & _HEAP_TYPE:
        return None
    return lambda value: _name_of(kind)


def _object_fields(value):
    """Name and value of each field, from `__dict__` and `__slots__`."""
    kind = type(value)
    if BaseException in _order_of(kind):
        yield "args", BaseException.args.__get__(value)
    try:
        own = object.__getattribute__(value, "__dict__")
    except AttributeError:
        own = None
    if type(own) is dict:
        yield from ((name, field) for name, field in dict.items(own) if type(name) is str)
    for base in _order_of(kind):
        if not base.__flags__ & _HEAP_TYPE:
            continue
        for name, member in _members_of(base).items():
            if type(member) is types.MemberDescriptorType:
                try:
                    yield name, member.__get__(value)
                except AttributeError:
                    continue  # a slot that holds nothing yet


class Kinds:
    """What is done with the values of each type, found out once per type."""

    def __init__(self):
        self._known = {}

    def of(self, kind):
        """`(name of an opaque value, container)`: one of the two or neither, which means an object with fields."""
        known = self._known.get(kind)
        if known is None:
            container = _container(kind)
            known = self._known[kind] = (None if container else _opaque(kind), container)
        return known

    def look(self, value, spare):
        """
        `(shape, length, entries)` of an object that is not opaque: at most MOST_CELLS of its entries, of a sequence of
        numbers up to `spare` more.
        """
        container = self.of(type(value))[1]
        if container:
            shape, length, elements = container
            count = length(value)
            if shape == SEQUENCE and MOST_CELLS < count <= min(MOST_WHOLE, MOST_CELLS + spare):
                entries = list(elements(value))
                if NUMBERS.issuperset(map(type, entries)):
                    return shape, count, entries
            return shape, count, list(itertools.islice(elements(value), MOST_CELLS))
        fields = list(itertools.islice(_object_fields(value), MOST_CELLS))
        return FIELDS, len(fields), fields
