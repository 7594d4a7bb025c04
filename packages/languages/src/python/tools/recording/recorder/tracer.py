"""Counts the steps of a program, and records those in a window."""

import itertools
import sys
import time

from . import encoding
from .encoding import Encoder, same
from .heap import Heap
from .objects import ATOMS
from .output import printed

LINE, RETURNED, RAISED, ENDED = range(4)
BY_ITSELF, MOST_STEPS, MOST_TIME = range(3)

#: What is said of the whole run is bounded too.
MOST_WRITES = 50_000

#: Beside the program itself, so many of the newest calls are kept up to date; those below them wait anyway.
MOST_CALLS = 255

#: Room for the calls between the interpreter and the program, and for the recorder's own on top of it.
OWN_CALLS = 40

#: This often the clock is looked at, in steps.
CLOCK_EVERY = 1_024

#: Looking at large structures may take so much of a program's time; the steps after that are only counted.
RECORDING_SHARE = 2


class Call:
    """
    A call under way: its frame and its variables as last written. `objects` is what these refer to while the call waits
    for another to end; the frame itself holds them then, so holding them here keeps nothing alive. Else it is None.
    """

    __slots__ = ("frame", "variables", "objects")

    def __init__(self, frame):
        self.frame = frame
        self.variables = {}
        self.objects = None


class Tracer:
    def __init__(self, recording, settings, file_name):
        self._recording = recording
        self._from = settings["from"]
        self._until = settings["from"] + settings["steps"]
        self._most_steps = settings["mostSteps"]
        self._most_seconds = settings["mostCpuMs"] / 1000
        self._file_name = file_name
        self._encoder = Encoder()
        self._heap = Heap(self._encoder)
        self._calls = []
        self._written = 0
        self._steps = 0
        self._printed = 0
        self._told = 0
        self._is_full = False
        self._spent = 0
        self._writes = []
        self._visits = {}
        self.reason = BY_ITSELF
        self.on_limit = None

    def trace(self, frame, event, _argument):
        """The trace function of the interpreter: follows calls of the program's own functions, no library's."""
        if frame.f_code.co_filename != self._file_name:
            return None
        if len(self._calls) >= sys.getrecursionlimit() - OWN_CALLS:
            # Where Python would say so. The interpreter stops tracing after it.
            raise RecursionError("maximum recursion depth exceeded")
        self._calls.append(Call(frame))
        return self._follow

    def _follow(self, frame, event, argument):
        if event == "line":
            line = frame.f_lineno
            self._visits[line] = self._visits.get(line, 0) + 1
            self._step(LINE, line)
        elif event == "return":
            self._step(RETURNED, frame.f_lineno, argument)
            if self._calls and self._calls[-1].frame is frame:
                self._end_call()
        elif event == "exception":
            self._step(RAISED, frame.f_lineno, argument)
        return self._follow

    def _end_call(self):
        self._calls.pop()
        if self._written > len(self._calls):
            self._written -= 1
            self._encoder.record(encoding.POP)

    def _step(self, kind, line, argument=None):
        step = self._steps
        self._steps = step + 1
        now = printed()
        if now != self._printed and len(self._writes) < MOST_WRITES:
            self._writes.append((step, now))
        self._printed = now
        if self._from <= step < self._until and not self._is_full:
            begun = time.process_time()
            self._record(kind, line, argument)
            now = time.process_time()
            self._spent += now - begun
            if self._spent > self._most_seconds / RECORDING_SHARE:
                self._is_full = True
            if now > self._most_seconds:
                self._stop(MOST_TIME)
        if step % CLOCK_EVERY == 0:
            self._check_limits()

    def _check_limits(self):
        if self._steps > self._most_steps:
            self._stop(MOST_STEPS)
        elif time.process_time() > self._most_seconds:
            self._stop(MOST_TIME)

    def _stop(self, reason):
        sys.settrace(None)
        self.reason = reason
        self.on_limit()

    def _record(self, kind, line, argument):
        encoder = self._encoder
        for call in self._calls[self._written :]:
            self._begin_call(call)
        self._write_variables()
        if kind == RETURNED:
            self._write_value(encoding.RETURN, argument)
        elif kind == RAISED:
            self._write_exception(argument)
        self._heap.write_changes()
        encoder.record(encoding.STEP, kind, line, self._printed - self._told)
        self._told = self._printed
        self._is_full = not self._recording.append(encoder.bytes)
        encoder.bytes.clear()

    def _begin_call(self, call):
        code = call.frame.f_code
        name = self._encoder.string("" if code.co_name == "<module>" else code.co_name)
        self._encoder.record(encoding.PUSH, name, code.co_firstlineno)
        self._written += 1

    def _write_variables(self):
        """Those of the newest call, and of calls whose variables others can change; the rest holds still."""
        newest = len(self._calls) - 1
        oldest = max(1, newest + 1 - MOST_CALLS)
        for depth in itertools.chain((0,), range(oldest, newest + 1)):
            call = self._calls[depth]
            if depth == newest or depth == 0 or call.frame.f_code.co_cellvars or call.objects is None:
                objects = self._write_call(depth, call)
                call.objects = None if depth == newest or depth == 0 else objects
            else:
                for value in call.objects:
                    self._heap.shown(value)

    def _write_call(self, depth, call):
        encoder, heap, before = self._encoder, self._heap, call.variables
        now, objects = {}, []
        for name, value in call.frame.f_locals.items():
            if type(name) is not str or name[:1] == "." or (name[:2] == "__" and name[-2:] == "__"):
                continue
            if type(value) not in ATOMS:
                objects.append(value)
            shown = now[name] = heap.shown(value)
            if name not in before or not same(before[name], shown):
                number, prepared = encoder.string(name), encoder.prepare(shown)
                encoder.record(encoding.SET, depth, number)
                encoder.numbers(prepared)
        for name in before:
            if name not in now:
                encoder.record(encoding.UNSET, depth, encoder.string(name))
        call.variables = now
        return objects

    def _write_value(self, kind, value):
        prepared = self._encoder.prepare(self._heap.shown(value))
        self._encoder.record(kind)
        self._encoder.numbers(prepared)

    def _write_exception(self, argument):
        kind, error, _ = argument
        name = type.__dict__["__name__"].__get__(kind)
        values = BaseException.args.__get__(error) if isinstance(error, BaseException) else ()
        words = [str(value) for value in values if type(value) in ATOMS]
        text = self._encoder.string(": ".join([name, *words[:1]]) if words else name)
        self._encoder.record(encoding.NOTE, text)

    def finish(self, exit_code):
        """Writes what is known of the whole run."""
        encoder = self._encoder
        encoder.bytes.clear()
        encoder.record(encoding.END, self.reason, exit_code & 0xFF, self._steps, printed())
        encoder.unsigned(len(self._writes))
        last_step = last_printed = 0
        for step, now in self._writes:
            encoder.unsigned(step - last_step)
            encoder.unsigned(now - last_printed)
            last_step, last_printed = step, now
        encoder.unsigned(len(self._visits))
        for line, visits in sorted(self._visits.items()):
            encoder.unsigned(line)
            encoder.unsigned(visits)
        self._recording.append_last(encoder.bytes)
