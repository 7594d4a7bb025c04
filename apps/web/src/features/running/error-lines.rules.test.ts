import { describe, expect, test } from 'vitest';

import { markersOf, splitAtLines } from './error-lines.rules.ts';

const links = (text: string, key: 'c' | 'cpp' | 'java' | 'py', lineCount = 10) =>
  splitAtLines(text, key, lineCount).flatMap(({ line }) => (line === undefined ? [] : [line]));

describe('errors lead to their line', () => {
  test('in the words of gcc and g++', () => {
    expect(links("main.c: In function 'main':\nmain.c:3:20: error: expected ';'\n", 'c')).toEqual([3]);
    expect(links('main.cpp:4:13: error: x\n/usr/include/c++/12/map:5:1: note: y\n', 'cpp')).toEqual([4]);
  });

  test('in the words of javac and of a stack trace, without frames of the library', () => {
    expect(links("Main.java:3: error: ';' expected\n", 'java')).toEqual([3]);
    const trace = '\tat java.base/java.util.Scanner.next(Scanner.java:5)\n\tat Main.main(Main.java:4)\n';
    expect(links(trace.replace('java.base/', ''), 'java')).toEqual([4]);
  });

  test('in the words of CPython', () => {
    expect(links('  File "main.py", line 2, in <module>\n', 'py')).toEqual([2]);
  });

  test('a line that the program does not have is no link, and no text is lost', () => {
    const text = 'main.c:99:1: error: x\nmain.c:2:1: error: y';
    expect(links(text, 'c')).toEqual([2]);
    expect(
      splitAtLines(text, 'c', 10)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

test('markers stand at the lines of errors and warnings', () => {
  const gcc = "main.c:3:20: error: expected ';'\nmain.c:5:1: warning: odd\nmain.c:99:1: error: beyond\n";
  expect(markersOf(gcc, 'c', 10)).toEqual([
    { line: 3, severity: 'error', text: "expected ';'" },
    { line: 5, severity: 'warning', text: 'odd' },
  ]);
  const python = 'Traceback\n  File "main.py", line 2, in <module>\nZeroDivisionError: division by zero\n';
  expect(markersOf(python, 'py', 10)).toEqual([
    { line: 2, severity: 'error', text: 'ZeroDivisionError: division by zero' },
  ]);
  const java = [
    'Exception in thread "main" java.lang.IllegalStateException: no number',
    '\tat Main.main(Main.java:9)',
    'Caused by: java.lang.NumberFormatException: For input string: "x"',
    '\tat java.base/java.lang.Integer.parseInt(Integer.java:5)',
    '\tat Main.read(Main.java:4)',
    '\tat Main.main(Main.java:7)',
  ].join('\n');
  expect(markersOf(java, 'java', 10)).toEqual([
    { line: 4, severity: 'error', text: 'java.lang.NumberFormatException: For input string: "x"' },
  ]);
  expect(markersOf('\tat Main.main(Main.java:4)', 'java', 10)).toEqual([]);
});
