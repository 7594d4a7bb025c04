"""Runs main.py as Python would, and records its steps: `python3 record.py SETTINGS`, settings in JSON.

The program meets what it would meet without us: its own `__main__`, arguments, tracebacks and exit codes.
"""

import json
import os
import random
import signal
import sys
import types

FOLDER = sys.path.pop(0)
sys.path.insert(0, FOLDER)
from recorder.output import meter_output  # noqa: E402
from recorder.recording import Recording  # noqa: E402
from recorder.tracer import OWN_CALLS, Tracer  # noqa: E402

INTERRUPTED = 130


def main_module(file_name):
    module = types.ModuleType("__main__")
    module.__file__ = file_name
    module.__cached__ = None
    module.__builtins__ = __builtins__
    return module


def hide_recorder():
    """Leaves nothing that the program's imports would find in place of its own."""
    sys.path.remove(FOLDER)
    for name in [name for name in sys.modules if name.split(".")[0] == "recorder"]:
        del sys.modules[name]


def run(source, module, tracer):
    """The exit code of the program."""
    try:
        code = compile(source, module.__file__, "exec", dont_inherit=True)
        sys.settrace(tracer.trace)
        try:
            exec(code, module.__dict__)
        finally:
            sys.settrace(None)
    except SystemExit as leaving:
        return exit_code_of(leaving)
    except BaseException as error:
        error.__traceback__ = without_recorder(error.__traceback__)
        sys.excepthook(type(error), error, error.__traceback__)
        return INTERRUPTED if isinstance(error, KeyboardInterrupt) else 1
    return 0


def without_recorder(trace):
    """A traceback without the entries of our own calls."""
    if trace is None:
        return None
    first = last = None
    while trace is not None:
        if not trace.tb_frame.f_code.co_filename.startswith(FOLDER):
            if last is None:
                first = trace
            else:
                last.tb_next = trace
            last = trace
        trace = trace.tb_next
    if last is not None:
        last.tb_next = None
    return first


def exit_code_of(leaving):
    if leaving.code is None:
        return 0
    if isinstance(leaving.code, int):
        return leaving.code
    print(leaving.code, file=sys.stderr)
    return 1


def main():
    settings = json.loads(sys.argv[1])
    folder = settings["folder"]
    file_name = os.path.join(folder, "main.py")
    with open(file_name, "rb") as file:
        source = file.read()
    recording = Recording(os.path.join(folder, settings["recording"]), settings)
    hide_recorder()
    sys.argv[:] = ["main.py"]
    sys.path.insert(0, folder)
    # Two recordings of one program show the same run.
    random.seed(0)
    plain = meter_output()
    tracer = Tracer(recording, settings, file_name)

    def end(code):
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except Exception:
                continue
        tracer.finish(code)

    def end_at_limit():
        end(0)
        os._exit(0)

    tracer.on_limit = end_at_limit
    module = main_module(file_name)
    kept = sys.modules["__main__"]
    sys.modules["__main__"] = module
    sys.setrecursionlimit(sys.getrecursionlimit() + OWN_CALLS)
    code = run(source, module, tracer)
    end(code)
    # Held until here: a module that nobody refers to loses its names, and the recorder's functions need theirs.
    del kept, plain
    if code == INTERRUPTED:
        # As Python ends then, so that who started it sees an interrupted program.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
    sys.exit(code)


main()
