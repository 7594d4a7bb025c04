"""Run within gdb: what the variables of a recorded program hold at some of its steps, as gdb reads them.

`TRUTH` in the environment is JSON: {steps, source, out, input, settings, globals}; the settings name the first step. The recorder is told to record these steps
alone, one after the other; where it begins with one, the registers of the program's own line are put in place, looked through,
and put back.
"""

import json
import os

import gdb

MOST_CELLS = 200
MOST_CALLS = 6
DEEPEST = 4
FILLING = 0xC1
# Where `from` and `until` are in the recorder (recorder.h).
FROM, UNTIL = 24, 32

ORDER = json.loads(os.environ["TRUTH"])


def look(value, depth=DEEPEST):
    try:
        return look_at(value, depth)
    except (gdb.error, RuntimeError, OverflowError):
        return {"kind": "unreadable"}


def look_at(value, depth):
    kind = value.type.strip_typedefs()
    code = kind.code
    if code in (gdb.TYPE_CODE_REF, gdb.TYPE_CODE_RVALUE_REF):
        target = value.referenced_value()
        if int(target.address) == int.from_bytes(bytes([FILLING]) * 8, "little"):
            return {"kind": "unset"}
        return {"kind": "pointer", "to": look(target, depth - 1) if depth else None}
    printer = gdb.default_visualizer(value)
    if printer is not None and code == gdb.TYPE_CODE_STRUCT:
        return by_printer(value, printer, depth)
    if is_filling(value, kind):
        return {"kind": "unset"}
    if code == gdb.TYPE_CODE_PTR:
        return pointer(value, kind, depth)
    if code == gdb.TYPE_CODE_ARRAY:
        return array(value, kind, depth)
    if code in (gdb.TYPE_CODE_STRUCT, gdb.TYPE_CODE_UNION):
        return fields(value, kind, depth)
    if code == gdb.TYPE_CODE_BOOL:
        number = int(value)
        return {"kind": "truth", "value": bool(number)} if number in (0, 1) else {"kind": "unreadable"}
    if code == gdb.TYPE_CODE_CHAR or (code == gdb.TYPE_CODE_INT and kind.sizeof == 1):
        return {"kind": "character", "code": int(value)}
    if code == gdb.TYPE_CODE_FLT:
        return {"kind": "number", "text": repr(float(value))}
    if code == gdb.TYPE_CODE_ENUM:
        return {"kind": "number", "text": value.format_string().split("::")[-1], "code": int(value)}
    if code == gdb.TYPE_CODE_INT:
        return {"kind": "number", "text": str(int(value))}
    return {"kind": "unreadable"}


def is_filling(value, kind):
    """Whether nothing but what the recorder fills memory with is there."""
    if value.address is None or kind.code in (gdb.TYPE_CODE_STRUCT, gdb.TYPE_CODE_UNION, gdb.TYPE_CODE_ARRAY):
        return False
    size = 10 if kind.code == gdb.TYPE_CODE_FLT and kind.sizeof == 16 else kind.sizeof
    memory = gdb.selected_inferior().read_memory(int(value.address), size)
    return size > 1 and all(byte == bytes([FILLING]) for byte in memory) or bytes(memory) == bytes([FILLING])


def pointer(value, kind, depth):
    target = kind.target().strip_typedefs()
    if int(value) == 0:
        return {"kind": "null"}
    if target.code == gdb.TYPE_CODE_FUNC:
        name = str(value).split("<")[-1].rstrip(">")
        return {"kind": "function", "name": name}
    if target.code == gdb.TYPE_CODE_VOID or depth == 0:
        return {"kind": "pointer", "to": None}
    told = {"kind": "pointer", "to": look(value.dereference(), depth - 1)}
    if target.sizeof == 1 and target.code in (gdb.TYPE_CODE_INT, gdb.TYPE_CODE_CHAR):
        told["text"] = text_at(value)
    return told


def text_at(value):
    found = []
    try:
        for place in range(2000):
            code = int((value + place).dereference()) & 0xFF
            if code == 0:
                break
            found.append(code)
    except gdb.error:
        return None
    return bytes(found).decode("utf-8", "replace")


def array(value, kind, depth):
    low, high = kind.range()
    shown = range(low, min(high, low + MOST_CELLS - 1) + 1)
    return {
        "kind": "cells",
        "length": high - low + 1,
        "cells": [look(value[at], depth) for at in shown] if depth else None,
    }


def fields(value, kind, depth):
    if depth == 0:
        return {"kind": "fields", "fields": None}
    found = {}
    for field in kind.fields():
        if not hasattr(field, "bitpos"):
            continue  # a static member
        part = value[field]
        if field.is_base_class or not field.name:
            base = look(part, depth)
            found.update(base.get("fields") or {})
        elif not field.name.startswith("_vptr"):
            found[field.name] = look(part, depth)
    return {"kind": "fields", "fields": found}


def by_printer(value, printer, depth):
    hint = printer.display_hint() if hasattr(printer, "display_hint") else None
    if hint == "string":
        text = printer.to_string()
        if hasattr(text, "value"):  # a lazy string
            text = text.value()
        if isinstance(text, gdb.Value):
            length = int(text.type.range()[1]) + 1 if text.type.code == gdb.TYPE_CODE_ARRAY else -1
            text = text.string(encoding="utf-8", errors="replace", length=length)
        return {"kind": "text", "text": str(text)[:2000]}
    if not hasattr(printer, "children"):
        return {"kind": "printed", "text": str(printer.to_string())}
    if depth == 0:
        return {"kind": "cells", "length": None, "cells": None}
    cells = []
    most = 2 * MOST_CELLS if hint == "map" else MOST_CELLS
    length = 0
    for name, child in printer.children():
        length += 1
        if length > 100_000:
            raise RuntimeError("no end")
        if len(cells) < most:
            cells.append(look(child, depth) if isinstance(child, gdb.Value) else {"kind": "printed", "text": str(child)})
    if hint == "map":
        pairs = [[cells[at], cells[at + 1]] for at in range(0, len(cells) - 1, 2)]
        return {"kind": "pairs", "length": length // 2, "pairs": pairs}
    name = str(value.type.strip_typedefs().unqualified())
    return {"kind": "cells", "length": length, "cells": cells, "type": name}


def calls():
    found = []
    frame = gdb.newest_frame()
    while frame is not None and len(found) < MOST_CALLS:
        own = frame.function()
        table = frame.find_sal().symtab
        if own is not None and table is not None and os.path.basename(table.filename) == ORDER["source"]:
            found.append({"name": own.name, "variables": variables(frame)})
        frame = frame.older()
    return found


def variables(frame):
    found = {}
    block = frame.block()
    while block is not None and not block.is_global and not block.is_static:
        for symbol in block:
            if (symbol.is_variable or symbol.is_argument) and symbol.name not in found:
                found[symbol.name] = look(symbol.value(frame))
        if block.function is not None:
            break
        block = block.superblock
    return found


def global_variables():
    found = {}
    for name in ORDER["globals"]:
        symbol = gdb.lookup_global_symbol(name) or gdb.lookup_static_symbol(name)
        if symbol is not None:
            found[name] = look(symbol.value())
    return found


def register(name):
    return int(gdb.parse_and_eval(f"(unsigned long) ${name}"))


def word(address):
    return int.from_bytes(bytes(gdb.selected_inferior().read_memory(address, 8)), "little")


def put(name, number):
    # Each change makes gdb look for its frame anew.
    gdb.execute("frame 0", to_string=True)
    gdb.execute(f"set ${name} = {number}")


def at_step():
    kept = {name: register(name) for name in ("rbx", "rsp", "rip")}
    stub = register("rsi")
    for name, number in (("rbx", word(stub)), ("rsp", stub + 96), ("rip", word(stub + 88) - 1)):
        put(name, number)
    found = calls()
    for name, number in kept.items():
        put(name, number)
    return found


def main():
    for setting in ("pagination off", "confirm off", "print elements 0", "print static-members off", "disable-randomization on"):
        gdb.execute(f"set {setting}")
    gdb.execute(f"set environment ABHYAS_RECORDING {ORDER['settings']}")
    gdb.execute(f"starti < {ORDER['input']} > /dev/null 2>&1", to_string=True)
    # Its very first instruction: after what a compiler begins it with, the registers would be others.
    gdb.Breakpoint("*(void*)&__abhyas_record")
    found = []
    for step in ORDER["steps"]:
        # The first is in the settings, which are read once the program begins.
        if step != ORDER["steps"][0]:
            record_only(step)
        gdb.execute("continue", to_string=True)
        if not gdb.selected_inferior().pid:
            break
        found.append({"step": step, "calls": at_step(), "globals": global_variables()})
    with open(ORDER["out"], "w") as file:
        json.dump(found, file)


def record_only(step):
    for place, number in ((FROM, step), (UNTIL, step + 1)):
        gdb.execute(f"set *(unsigned long *)((char *)&recorder + {place}) = {number}")


main()
