import { java, node, python, type Dialogue } from './dialogues.ts';

const ASKED_TWICE: Dialogue['says'] = [
  ['> ', 'one two'],
  ['> ', 'quit'],
];

/** As `COMPILED_ODDITIES`, in the languages that run on a virtual machine or an interpreter. */
export const OTHER_ODDITIES: readonly Dialogue[] = [
  java(
    'reads a line after a number, and gets the rest of the number’s',
    [
      ['n: ', '3'],
      ['line: ', 'one two'],
    ],
    'Scanner in = new Scanner(System.in); System.out.print("n: "); int n = in.nextInt(); String rest = in.nextLine(); System.out.print("line: "); System.out.println(n + "[" + rest + "][" + in.nextLine() + "]");',
  ),
  java(
    'has a menu of words',
    ASKED_TWICE,
    'Scanner in = new Scanner(System.in); while (true) { System.out.print("> "); String[] words = in.nextLine().split(" "); switch (words[0]) { case "quit": System.out.println("bye"); return; default: System.out.printf("%d words, %s%n", words.length, words[0].toUpperCase()); } }',
  ),
  java(
    'numbers lines until there are none',
    [['lines:\n', 'x y']],
    'BufferedReader in = new BufferedReader(new InputStreamReader(System.in)); System.out.println("lines:"); String line; int n = 0; while ((line = in.readLine()) != null) System.out.println(++n + ": " + line);',
  ),
  java(
    'catches what is no number',
    [
      ['n: ', 'x'],
      ['n: ', '12'],
    ],
    'Scanner in = new Scanner(System.in); for (;;) { System.out.print("n: "); try { System.out.println(in.nextInt() * 2); break; } catch (InputMismatchException e) { System.out.println("not " + in.next()); } }',
  ),
  java(
    'asks through its console',
    [
      ['name: ', 'Asha'],
      ['key: ', 'kolam'],
    ],
    'Console console = System.console(); String name = console.readLine("%s: ", "name"); char[] key = console.readPassword("key: "); console.printf("%s %d%n", name, key.length);',
  ),
  java(
    'reads byte by byte',
    [['type: ', 'abc']],
    'System.out.print("type: "); int c; while ((c = System.in.read()) != \'\\n\') System.out.print((char) (c + 1)); System.out.println();',
  ),
  java(
    'breaks for want of input',
    [['a: ', '1']],
    'Scanner in = new Scanner(System.in); System.out.print("a: "); int a = in.nextInt(); System.out.print("b: "); try { in.nextInt(); } catch (NoSuchElementException e) { System.out.println("none, " + a); throw e; }',
  ),
  java(
    'counts down over itself',
    [['start? ', 'yes']],
    'Scanner in = new Scanner(System.in); System.out.print("start? "); in.next(); for (int i = 3; i > 0; i--) { System.out.print("\\r" + i + " "); Thread.sleep(30); } System.out.println("\\rgo");',
  ),
  python(
    'plays with hints',
    [
      ['guess 1: ', '50'],
      ['guess 2: ', 'x'],
      ['guess 3: ', '37'],
    ],
    'tries = 0\nwhile True:\n    tries += 1\n    try:\n        n = int(input(f"guess {tries}: "))\n    except ValueError:\n        print("a number, please")\n        continue\n    if n == 37: break\n    print("lower" if n > 37 else "higher")\nprint(f"right after {tries}")',
  ),
  python(
    'answers each line of its standard input',
    [
      ['ready\n', 'one'],
      ['1 ONE\n', 'two'],
      ['2 TWO\n', 'three'],
    ],
    'import sys\nprint("ready")\nfor number, line in enumerate(sys.stdin, 1): print(number, line.strip().upper())\nprint("end")',
  ),
  python(
    'reads lines until an empty string',
    ASKED_TWICE,
    'import sys\nwhile True:\n    sys.stdout.write("> ")\n    sys.stdout.flush()\n    line = sys.stdin.readline()\n    if not line: break\n    print(repr(line))\nprint("\\nover")',
  ),
  python(
    'asks for a password',
    [
      ['user: ', 'asha'],
      ['Password: ', 'kolam'],
    ],
    'import getpass\nuser = input("user: ")\nprint(user, len(getpass.getpass()))',
  ),
  python(
    'shows colours and a bar',
    [['\u001B[1mgo?\u001B[0m ', 'yes']],
    'import time\nfor i in range(5):\n    print(f"\\r\\033[33m{\'#\' * i:<4}\\033[0m", end="", flush=True)\n    time.sleep(0.02)\nprint()\nprint(input("\\033[1mgo?\\033[0m "))',
  ),
  python(
    'reads all at once',
    [['all:\n', '1 2 3']],
    'import sys\nprint("all:")\nnumbers = sys.stdin.read().split()\nprint(len(numbers), sum(map(int, numbers)))',
  ),
  python(
    'looks whether there is something, then reads it',
    [['in time? ', 'yes']],
    'import select, sys\nprint("in time? ", end="", flush=True)\nselect.select([sys.stdin], [], [])\nprint(sys.stdin.readline().strip() * 2)',
  ),
  python(
    'asks in a thread',
    [
      ['thread? ', 'a'],
      ['main? ', 'b'],
    ],
    'import threading\ntold = []\nthread = threading.Thread(target=lambda: told.append(input("thread? ")))\nthread.start()\nthread.join()\nprint(told, input("main? "))',
  ),
  python(
    'reads its standard input as a stream of events',
    [
      ['async> ', 'hello'],
      ['async> ', 'stop'],
    ],
    'import asyncio, sys\nasync def main():\n    reader = asyncio.StreamReader()\n    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)\n    while True:\n        print("async> ", end="", flush=True)\n        line = (await reader.readline()).decode().strip()\n        if line == "stop": break\n        print(line.upper())\nasyncio.run(main())',
  ),
  python(
    'asks for the size of its terminal',
    [['? ', 'a']],
    'import os, shutil, sys\nprint(os.get_terminal_size(), shutil.get_terminal_size(), sys.stdin.isatty(), sys.stdout.isatty(), sys.stderr.isatty())\nprint(sys.stdout.encoding, input("? "))',
  ),
  python(
    'draws a bar on its standard error',
    [['files? ', '5']],
    'import sys, time\nn = int(input("files? "))\nfor i in range(n + 1):\n    sys.stderr.write(f"\\r{i / n:4.0%}|{\'█\' * i}{\' \' * (n - i)}| {i}/{n}")\n    sys.stderr.flush()\n    time.sleep(0.01)\nsys.stderr.write("\\n")\nprint("copied")',
  ),
  python(
    'starts another program that reads',
    [
      ['one? ', 'a'],
      ['two? ', 'b'],
    ],
    'import subprocess, sys\nsubprocess.run([sys.executable, "-c", "print(input(\'one? \'))"])\nprint(input("two? "))',
  ),
  python(
    'asks on its standard error, which holds a line back until it ends',
    [['', 'Asha']],
    'import sys\nsys.stderr.write("name? ")\nprint(sys.stdin.readline().strip().title())',
  ),
  node(
    'reads lines in a loop',
    [
      ['+ ', '3'],
      ['+ ', '4'],
    ],
    "let sum = 0; process.stdout.write('+ '); for await (const line of { [Symbol.asyncIterator]: () => lines }) { sum += Number(line); process.stdout.write(`= ${sum}\\n+ `); } console.log('sum ' + sum);",
  ),
  node(
    'asks after a while',
    [['late? ', 'yes']],
    "await new Promise((resolve) => setTimeout(resolve, 200)); console.log((await ask('late? ')).length + ' letters');",
  ),
];
