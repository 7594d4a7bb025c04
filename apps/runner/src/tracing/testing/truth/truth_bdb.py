"""What the variables of main.py hold at some of its steps, as bdb, on which pdb stands, has them: `truth_bdb.py ORDER`.

ORDER is JSON: {steps, out}. Steps are counted as debuggers stop: at lines, returns and exceptions of the program's own calls.
"""

import bdb
import collections
import itertools
import json
import os
import random
import sys
import types

MOST_CELLS = 200
MOST_CALLS = 6
DEEPEST = 4

ORDER = json.loads(sys.argv[1])


def look(value, depth=DEEPEST):
    kind = type(value)
    if value is None:
        return {"kind": "null"}
    if kind is bool:
        return {"kind": "truth", "value": value}
    if kind is int:
        return {"kind": "number", "text": hex(value)} if value.bit_length() > 4000 else {"kind": "number", "text": str(value)}
    if kind is float:
        return {"kind": "number", "text": repr(value)}
    if kind is str:
        return {"kind": "text", "text": value[:2000]}
    if depth == 0:
        return {"kind": "unreadable"}
    if isinstance(value, dict):
        pairs = [[look(key, depth - 1), look(held, depth - 1)] for key, held in itertools.islice(dict.items(value), MOST_CELLS)]
        return {"kind": "pairs", "length": dict.__len__(value), "pairs": pairs}
    for container in (list, tuple, set, frozenset, collections.deque, bytearray):
        if isinstance(value, container):
            cells = [look(held, depth - 1) for held in itertools.islice(container.__iter__(value), MOST_CELLS)]
            return {"kind": "cells", "length": container.__len__(value), "cells": cells}
    if isinstance(value, (type, types.FunctionType, types.ModuleType)) or not hasattr(value, "__dict__"):
        return {"kind": "unreadable"}
    return {"kind": "fields", "fields": {name: look(held, depth - 1) for name, held in vars(value).items()}}


class Truth(bdb.Bdb):
    def __init__(self):
        super().__init__()
        self.count = 0
        self.wanted = set(ORDER["steps"])
        self.found = []

    def stop_here(self, frame):
        return frame.f_code.co_filename == ORDER["file"]

    def dispatch_call(self, frame, arg):
        return self.trace_dispatch if self.stop_here(frame) else None

    def dispatch_line(self, frame):
        self.note(frame)
        return self.trace_dispatch

    def dispatch_return(self, frame, arg):
        self.note(frame)
        return self.trace_dispatch

    def dispatch_exception(self, frame, arg):
        self.note(frame)
        return self.trace_dispatch

    def note(self, frame):
        if self.count in self.wanted:
            self.found.append({"step": self.count, "calls": self.calls(frame), "globals": {}})
        self.count += 1

    def calls(self, frame):
        found = []
        while frame is not None and len(found) < MOST_CALLS:
            if self.stop_here(frame):
                name = "" if frame.f_code.co_name == "<module>" else frame.f_code.co_name
                found.append({"name": name, "variables": {key: look(value) for key, value in frame.f_locals.items()}})
            frame = frame.f_back
        return found


def main():
    with open(ORDER["file"], "rb") as file:
        code = compile(file.read(), ORDER["file"], "exec")
    module = types.ModuleType("__main__")
    module.__file__ = ORDER["file"]
    module.__builtins__ = __builtins__
    kept = sys.modules["__main__"]
    sys.modules["__main__"] = module
    sys.argv[:] = ["main.py"]
    random.seed(0)
    sys.setrecursionlimit(sys.getrecursionlimit() + 40)
    truth = Truth()
    try:
        truth.reset()
        sys.settrace(truth.trace_dispatch)
        try:
            exec(code, module.__dict__)
        finally:
            sys.settrace(None)
    except BaseException:
        pass
    del kept
    with open(ORDER["out"], "w") as file:
        json.dump(truth.found, file)
    os._exit(0)


main()
