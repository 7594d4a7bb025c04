import type { OrdinaryProgram } from './ordinary-program.ts';

export const PYTHON_PROGRAMS: readonly OrdinaryProgram[] = [
  {
    does: 'reads with input',
    code: 'n = int(input("how many? "))\nprint(n, input().split())',
    stdin: '3\na b',
  },
  { does: 'meets the end of input', code: 'print("before")\ninput()' },
  {
    does: 'reads all of stdin in every way',
    code: 'import sys\nprint(sys.stdin.readline())\nprint(sys.stdin.buffer.read(1))\nprint(list(sys.stdin))',
    stdin: 'one\ntwo\nthree',
  },
  {
    does: 'reads by size of the file',
    code: 'import io, os\ndata = io.BytesIO(os.read(0, os.fstat(0).st_size))\nprint(data.readline(), data.read())',
    stdin: '1 2\n3\n',
  },
  {
    does: 'opens /dev/stdin and descriptor 0',
    code: 'print(open("/dev/stdin").readline())\nprint(open(0).readline())',
    stdin: 'first\n',
  },
  { does: 'exits', code: 'print("a")\nexit()\nprint("b")' },
  { does: 'quits with 4', code: 'quit(4)' },
  { does: 'exits with words', code: 'import sys\nsys.exit("too bad")' },
  { does: 'exits hard', code: 'import os\nprint("lost")\nos._exit(2)' },
  { does: 'raises', code: 'def f(x):\n    return 1 / x\n\nprint("a")\nf(0)' },
  {
    does: 'raises from another',
    code: 'try:\n    {}["k"]\nexcept KeyError as e:\n    raise ValueError("bad") from e',
  },
  { does: 'is interrupted', code: 'raise KeyboardInterrupt' },
  {
    does: 'recurses too deep',
    code: 'def f(n): return f(n + 1)\ntry:\n    f(0)\nexcept RecursionError as e:\n    print(e)',
  },
  {
    does: 'recurses 50000 deep',
    code: 'import sys\nsys.setrecursionlimit(10**6)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nprint(f(50000))',
  },
  {
    does: 'recurses in a thread with room of its own',
    code: 'import sys, threading\nsys.setrecursionlimit(10**6)\nthreading.stack_size(64 << 20)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nt = threading.Thread(target=lambda: print(f(20000)))\nt.start()\nt.join()',
  },
  {
    does: 'looks at itself',
    code: 'import sys\nprint(__name__, sys.argv, __doc__, __spec__, __builtins__.__name__)\nprint(sorted(k for k in globals() if not k.startswith("_")))\nprint(open(sys.argv[0]).read().count("print"))',
  },
  {
    does: 'prints its own language',
    code: 'print("नमस्ते ₹", len("é"), "\\udc80".encode("utf8", "surrogateescape"))\nimport sys\nprint(sys.stdout.encoding, sys.getfilesystemencoding(), sys.stdin.encoding, sys.stdout.errors)',
  },
  { does: 'cannot print a lone surrogate', code: 'print("\\ud800")' },
  {
    does: 'reads bytes that are no text',
    code: 'import sys\nprint(sys.stdin.buffer.read())',
    stdin: 'a\u0000b\n',
  },
  {
    does: 'uses the library',
    code: 'import collections, heapq, bisect, itertools, functools, math, re, string, random, decimal, fractions, datetime, json, statistics, copy, operator, typing, enum, dataclasses\nrandom.seed(1)\nprint(random.randint(1, 100), decimal.Decimal(1) / 3, fractions.Fraction(1, 3), math.comb(10, 3), statistics.mean([1, 2]))\nprint(json.dumps({"a": [1, 2.5, None]}), re.sub(r"\\d", "#", "a1"), heapq.nsmallest(2, [3, 1, 2]))',
  },
  {
    does: 'uses a database in memory',
    code: 'import sqlite3\nc = sqlite3.connect(":memory:")\nc.execute("create table t (x)")\nc.execute("insert into t values (1), (2)")\nprint(c.execute("select sum(x) from t").fetchone())',
  },
  {
    does: 'uses files and folders',
    code: 'import os, tempfile, pathlib\nopen("f.txt", "w").write("abc")\nprint(os.path.getsize("f.txt"), pathlib.Path("f.txt").read_text())\nwith tempfile.TemporaryDirectory() as d: print(os.path.isdir(d))',
  },
  {
    does: 'runs other programs',
    code: 'import subprocess\nprint(subprocess.run(["echo", "hi"], capture_output=True, text=True).stdout)\nimport os\nprint(os.system("exit 3") >> 8)',
  },
  {
    does: 'runs threads',
    code: 'import threading\nfrom concurrent.futures import ThreadPoolExecutor\nwith ThreadPoolExecutor(4) as e: print(sum(e.map(lambda x: x * x, range(10))), threading.current_thread().name)',
  },
  {
    does: 'runs processes',
    code: 'import multiprocessing as m\ndef f(x): return x * x\nif __name__ == "__main__":\n    with m.Pool(2) as p: print(p.map(f, range(5)))',
  },
  {
    does: 'runs an event loop',
    code: 'import asyncio\nasync def main():\n    await asyncio.sleep(0.05)\n    return await asyncio.gather(*(asyncio.sleep(0.01, n) for n in range(3)))\nprint(asyncio.run(main()))',
  },
  { does: 'has a function at the end', code: 'import atexit\natexit.register(print, "bye")\nprint("main")' },
  { does: 'warns', code: 'x = 1\nprint(x is 1)' },
  { does: 'has a tab where none may be', code: 'if True:\n        print(1)\n\tprint(2)' },
  { does: 'ends its lines like Windows', code: 'x = 1\r\nif x:\r\n    print("crlf")\r\n' },
  { does: 'begins with a mark', code: '\uFEFFprint("bom")' },
  { does: 'names another encoding', code: '# -*- coding: latin-1 -*-\nprint("é")' },
  { does: 'is empty', code: '' },
  { does: 'matches', code: 'match [1, 2]:\n    case [a, b]: print(a + b)' },
  { does: 'prints a million numbers', code: 'print(*range(100000), sep="\\n")' },
  { does: 'closes its output', code: 'import sys\nprint("x")\nsys.stdout.close()' },
  { does: 'asks for modules that are not there', code: 'import numpy_is_not_here' },
];
