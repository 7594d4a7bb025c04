import type { Crash } from '@abhyas/contract/running';
import type { CodeKey } from '@abhyas/languages/code-keys';
import { describe, expect, test } from 'vitest';

import { splitAtLines } from './error-lines.rules.ts';
import { lineMarksOf } from './line-marks.ts';

const links = (text: string, key: CodeKey, lineCount = 10) =>
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

/** A program of ten lines that failed. */
const marksWithWords = (key: CodeKey, said: { compileOutput?: string; stderr?: string; crash?: Crash }) =>
  lineMarksOf({ key, code: '\n'.repeat(9), compileOutput: '', stderr: '', signal: null, ...said });

const marks = async (...told: Parameters<typeof marksWithWords>) =>
  (await marksWithWords(...told)).map(({ line, severity }) => ({ line, severity }));

const pythonTrace = (words: string) =>
  `Traceback\n  File "main.py", line 2, in <module>\n    f()\n${words}\n`;

describe('RUNNING-7: marks are at the lines that the reader of explanations names', () => {
  test('errors and warnings of a compiler, and none beyond the end', async () => {
    const gcc = "main.c:3:20: error: expected ';'\nmain.c:5:1: warning: odd\nmain.c:99:1: error: beyond\n";
    expect(await marks('c', { compileOutput: gcc })).toEqual([
      { line: 3, severity: 'error' },
      { line: 5, severity: 'warning' },
    ]);
  });

  test('an error inside a header, at the line of the learner that led there', async () => {
    const compileOutput =
      '/usr/include/c++/12/bits/stl_algo.h: In instantiation of x\nmain.cpp:4:9:   required from here\n/usr/include/c++/12/bits/stl_algo.h:1939:22: error: no match\n';
    expect(await marks('cpp', { compileOutput })).toEqual([{ line: 4, severity: 'error' }]);
  });

  test('a crash of C, where it was found', async () => {
    const crash = { line: 6, report: 'heap-buffer-overflow' };
    expect(await marks('c', { crash })).toEqual([{ line: 6, severity: 'error' }]);
    expect(await marks('c', { stderr: "main: main.c:4: main: Assertion `n > 0' failed.\n" })).toEqual([
      { line: 4, severity: 'error' },
    ]);
  });

  test('an exception of Python, with a name of the learner’s own too', async () => {
    for (const text of ['ZeroDivisionError: division by zero', 'Oops: my own'])
      expect(await marks('py', { stderr: pythonTrace(text) })).toEqual([{ line: 2, severity: 'error' }]);
  });

  test('the cause of an exception of Java, at the innermost line of the learner’s own', async () => {
    const stderr = [
      'Exception in thread "main" java.lang.IllegalStateException: no number',
      '\tat Main.main(Main.java:9)',
      'Caused by: java.lang.NumberFormatException: For input string: "x"',
      '\tat java.base/java.lang.Integer.parseInt(Integer.java:5)',
      '\tat Main.read(Main.java:4)',
      '\tat Main.main(Main.java:7)',
    ].join('\n');
    expect(await marks('java', { stderr })).toEqual([{ line: 4, severity: 'error' }]);
    expect(await marks('java', { stderr: '\tat Main.main(Main.java:4)' })).toEqual([]);
  });

  test('in our words, of which the first stand open under their line; what nobody explains keeps its own', async () => {
    const stderr = pythonTrace('ZeroDivisionError: division by zero');
    const [explained] = await marksWithWords('py', { stderr });
    expect(explained).toMatchObject({ line: 2, severity: 'error', open: true });
    expect(explained?.text).not.toContain('ZeroDivisionError');
    const [own] = await marksWithWords('py', { stderr: pythonTrace('Oops: my own') });
    expect(own).toEqual({ line: 2, severity: 'error', text: 'Oops: my own', open: false });
  });
});
