import { oneOf } from '@abhyas/queue/testing/thorough';
import type { Recording } from '@abhyas/recording/format';
import { lineAfter, Replay, writerOf } from '@abhyas/recording/replay';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { JAVA_PROGRAMS } from '../sandbox/conformance/java.programs.ts';
import { JAVA_TRACED } from './testing/java.programs.ts';
import { plainVariables } from './testing/plain-values.ts';
import { startTracingRunner, type TracingRunner } from './testing/tracing-runner.ts';

const JAVA = 4;
let runner: TracingRunner;
beforeAll(async () => {
  runner = await startTracingRunner();
}, 120_000);
afterAll(() => runner.close());

const UNBUILT = 'does not compile twice over';
/** Its heap is larger by what the recorder needs, and it fails in ours: what it asks for is more than these runs have. */
const ORDINARY = JAVA_PROGRAMS.filter(({ does }) => does !== 'uses 150 MB' && does !== UNBUILT);

describe('TRACING-3: a recorded program of Java does what it does without us', () => {
  test.each([...oneOf(14, ORDINARY), ...oneOf(8, JAVA_TRACED)])('$does', async ({ code, stdin = '' }) => {
    const plain = await runner.run(code, { language: JAVA, stdin });
    const { execution } = await runner.trace(code, { language: JAVA, stdin });
    const { stdout, stderr, exitCode, signal } = execution;
    expect({ stdout, stderr, exitCode, signal }).toEqual({
      stdout: plain.stdout,
      stderr: plain.stderr,
      exitCode: plain.exitCode,
      signal: plain.signal,
    });
  });
});

test('a program that does not compile is refused in the words of the compiler', async () => {
  const code = JAVA_PROGRAMS.find(({ does }) => does === UNBUILT)?.code ?? '';
  const outcome = await runner.outcomeOf(code, { language: JAVA });
  expect(outcome).toMatchObject({
    kind: 'compile-error',
    compile: { output: expect.stringContaining('Main.java:1: error') as string },
  });
});

test('a stack that overflows takes little more memory than it has, with a recorder and without', async () => {
  const code = JAVA_PROGRAMS.find(({ does }) => does === 'catches an overflow of the stack')?.code ?? '';
  const plain = await runner.run(code, { language: JAVA });
  expect(plain).toMatchObject({ verdict: 'accepted', stdout: 'true\n' });
  expect(plain.memoryKb).toBeLessThan(200 << 10);
  const { execution } = await runner.trace(code, { language: JAVA });
  expect(execution).toMatchObject({ verdict: 'accepted', stdout: 'true\n' });
  expect(execution.memoryKb).toBeLessThan(300 << 10);
});

test('TRACING-19: arrays and lists of up to 2,000 numbers are recorded whole while there is room, others by their beginning', async () => {
  const code = [
    'import java.util.*;',
    'public class Main {',
    '    public static void main(String[] args) {',
    '        int[] own = new int[1000];',
    '        List<Integer> list = new ArrayList<>(Collections.nCopies(900, 5));',
    '        String[] words = new String[300];',
    '        long[] longer = new long[2001];',
    '        own[999] = 7;',
    '        list.set(899, 8);',
    '        System.out.println();',
    '    }',
    '}',
  ].join('\n');
  const { recording } = await runner.trace(code, { language: JAVA });
  const step = recording?.steps.findIndex(({ line }) => line === 10) ?? -1;
  const objects = recording ? [...new Replay(recording).at(step).objects.values()] : [];
  const shown = objects.map(({ entries, length }) => [length, entries.length, entries.at(-1)?.value]);
  expect(shown).toContainEqual([1000, 1000, { kind: 'number', text: '7' }]);
  expect(shown).toContainEqual([900, 900, { kind: 'number', text: '8' }]);
  expect(shown.map(([length, recorded]) => [length, recorded])).toContainEqual([300, 200]);
  expect(shown.map(([length, recorded]) => [length, recorded])).toContainEqual([2001, 200]);
});

test('TRACING-8: an exception is told in at most 256 of the calls that it ends, and in the one that catches it', async () => {
  const code =
    'public class Main {\n  static void f(int n) {\n    if (n == 0) throw new IllegalStateException("deep");\n    f(n - 1);\n  }\n  public static void main(String[] a) {\n    try {\n      f(1000);\n    } catch (IllegalStateException e) {\n      System.out.println("caught");\n    }\n  }\n}\n';
  const { recording, execution } = await runner.trace(code, { language: JAVA });
  expect(execution.stdout).toBe('caught\n');
  const raised = recording?.steps.filter(({ kind }) => kind === 'raised') ?? [];
  expect(raised).toHaveLength(257);
  expect(raised.map(({ line }) => line).filter((line) => line === 8)).toHaveLength(1);
  expect(recording?.run).toMatchObject({ reason: 'by-itself', exitCode: 0 });
});

/** The variables of the newest call when a line begins for the last time. */
function before(recording: Recording | undefined, line: number): Record<string, unknown> {
  const at = recording?.steps.findLastIndex((step) => step.line === line && step.kind === 'line') ?? -1;
  return recording && at >= 0 ? plainVariables(new Replay(recording).at(at)) : {};
}

const trace = (code: string, given = {}) => runner.trace(code, { language: JAVA, ...given });

const LIST = `import java.util.*;
public class Main {
  static int calls;
  static class Node {
    int value;
    Node next;
    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }
  static int sum(Node at) {
    calls++;
    int rest;
    if (at == null) return 0;
    rest = sum(at.next);
    return at.value + rest;
  }
  public static void main(String[] args) {
    Node head = new Node(1, new Node(2, null));
    List<Integer> list = new ArrayList<>(List.of(3, 4));
    Map<String, Integer> ages = new TreeMap<>(Map.of("x", 1));
    int[] cells = {5, 6};
    list.add(cells[0]);
    cells[1] = list.size();
    StringBuilder text = new StringBuilder("ab");
    text.append('c');
    System.out.println(sum(head) + text.toString());
  }
}
`;

describe('what is recorded of Java', () => {
  test('TRACING-8: variables, objects and containers at each step', async () => {
    const { execution, recording } = await trace(LIST);
    expect(execution).toMatchObject({ stdout: '3abc\n', exitCode: 0, stderr: '' });
    expect(before(recording, 28)).toEqual({
      args: [],
      head: { value: 1, next: { value: 2, next: null } },
      list: [3, 4, 5],
      ages: { x: 1 },
      cells: [5, 3],
      text: { length: 3, text: 'abc' },
    });
    const replay = recording && new Replay(recording);
    const deepest = recording?.steps.findIndex(({ line, returned }) => line === 15 && returned) ?? -1;
    const state = replay?.at(deepest);
    expect(state?.calls.map(({ name }) => name)).toEqual(['', 'main', 'sum', 'sum', 'sum']);
    expect(state && plainVariables(state, 0)).toEqual({ calls: 3 });
    const waiting = recording?.steps.findIndex(({ line }) => line === 15) ?? -1;
    expect(replay?.at(waiting).calls.at(-1)?.variables.get('rest')).toEqual({ kind: 'unset' });
    expect(recording?.run).toMatchObject({ reason: 'by-itself', exitCode: 0, printed: 5 });
  });

  test('TRACING-6: the step that wrote a cell, and the first wrong character', async () => {
    const { recording, difference } = await trace(LIST, { window: { from: 'difference', expected: '4abc' } });
    expect(difference?.offset).toBe(0);
    const step = difference?.step ?? -1;
    expect(recording && lineAfter(recording, step)).toBe(28);
    const cells = recording && new Replay(recording).at(step).calls[1]?.variables.get('cells');
    if (!recording || cells?.kind !== 'reference') throw new Error('cells is an array');
    const writer = writerOf(recording, step, { object: cells.object, entry: 1 });
    expect(lineAfter(recording, writer ?? -1)).toBe(25);
  });

  test('a caller shows what its own line wrote before the call', async () => {
    const code =
      'public class Main {\n  static int f(int n) {\n    return n;\n  }\n  public static void main(String[] a) {\n    int x = 5; int y = f(x++);\n    for (int i = 0; i < f(2); i++)\n      x += i;\n    System.out.println(x + y);\n  }\n}\n';
    const { recording } = await trace(code);
    const replay = recording && new Replay(recording);
    const inside = (recording?.steps ?? []).flatMap(({ line, kind }, at) =>
      line === 3 && kind === 'line' && replay ? [plainVariables(replay.at(at), 1)] : [],
    );
    expect(inside.map(({ x, i }) => [x, i])).toEqual([
      [6, undefined],
      [6, 0],
      [6, 1],
      [7, 2],
    ]);
  });

  test('an exception is told in each call that it goes through', async () => {
    const code =
      'public class Main {\n  static int f(int[] a) {\n    return a[2];\n  }\n  public static void main(String[] a) {\n    try {\n      f(new int[2]);\n    } catch (RuntimeException e) {\n      System.out.println("caught");\n    }\n    f(null);\n  }\n}\n';
    const { recording } = await trace(code);
    const raised = recording?.steps.filter(({ kind }) => kind === 'raised');
    const words = 'ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2';
    const missing = 'NullPointerException: Cannot load from int array because "a" is null';
    expect(raised?.map(({ line, note }) => [line, note])).toEqual([
      [3, words],
      [7, words],
      [3, missing],
      [11, missing],
    ]);
    expect(recording?.run?.exitCode).toBe(1);
  });

  test('objects keep their numbers while garbage is collected', async () => {
    const code =
      'public class Main {\n  public static void main(String[] a) {\n    int[] kept = {1};\n    for (int i = 0; i < 3000; i++) {\n      int[] lost = new int[20_000];\n      lost[0] = i;\n    }\n    System.out.println(kept[0]);\n  }\n}\n';
    const { recording } = await trace(code);
    const last = (recording?.steps.length ?? 0) - 1;
    const kept = recording && new Replay(recording).at(last - 2).calls[1]?.variables.get('kept');
    const writes = recording?.steps.flatMap(({ changes }) =>
      changes.filter((change) => change.kind === 'set' && change.name === 'kept'),
    );
    expect(writes).toHaveLength(1);
    expect(writes?.[0]).toMatchObject({ value: kept });
  });
});

describe('windows of Java', () => {
  const COUNTING =
    'public class Main {\n  public static void main(String[] a) {\n    int n = 0;\n    int other = 7;\n    while (n < 30000)\n      n++;\n    System.out.println(n + " " + Math.random() + new java.util.Random().nextInt());\n  }\n}\n';

  test('TRACING-8: a window shows what came before it too, and chance is the same in each', async () => {
    const first = await trace(COUNTING);
    const { recording, execution } = await trace(COUNTING, { window: { from: 'step', step: 50_000 } });
    expect(execution.stdout).toBe(first.execution.stdout);
    expect(recording?.from).toBe(35_000);
    expect(recording?.steps).toHaveLength(20_000);
    const state = recording && new Replay(recording).at(100);
    expect(state && plainVariables(state, 1)).toMatchObject({ other: 7, n: 17_549 });
    expect(recording?.run).toEqual(first.recording?.run);
  });

  test('TRACING-4: endless loops and recursions end at their limits, with their steps', async () => {
    const loop = await trace(
      'public class Main { public static void main(String[] a) {\n System.out.println("before");\n for (;;)\n  a = a;\n } }',
    );
    expect(loop.execution.stdout).toBe('before\n');
    expect(loop.recording?.run?.reason).toBe('most-steps');
    expect(loop.recording?.steps).toHaveLength(20_000);
    const deep = await trace(
      'public class Main {\n static int f(int n) {\n  return f(n + 1);\n }\n public static void main(String[] a) {\n  f(0);\n } }',
    );
    expect(deep.execution.stderr).toContain('StackOverflowError');
    expect(deep.execution.stderr).not.toContain('abhyas');
    expect(deep.recording?.steps.length).toBeGreaterThan(10_000);
  });
});
