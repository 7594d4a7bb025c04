import { lineAfter, printerOf, Replay, writerOf, type State } from '@abhyas/recording/replay';
import type { Value } from '@abhyas/recording/format';
import { describe, expect, test } from 'vitest';

import { PYTHON_PROGRAMS } from '../sandbox/conformance/python.programs.ts';
import { plain, plainVariables } from './testing/plain-values.ts';
import { recordPython, runPython } from './testing/record-python.ts';

describe('TRACING-3: a recorded program does what it does without us', () => {
  test.each(PYTHON_PROGRAMS)('$does', async ({ code, stdin = '' }) => {
    const plain = await runPython({ code, stdin });
    const { recording: _, ...recorded } = await recordPython({ code, stdin });
    expect(recorded).toEqual(plain);
  });

  test('what its own methods print when they are looked at is not printed', async () => {
    const code = [
      'class Loud:',
      '    def __init__(self): self.n = 1',
      '    def __repr__(self): print("repr"); return ""',
      '    def __eq__(self, other): print("eq"); return True',
      '    def __hash__(self): print("hash"); return 1',
      '    def __getattr__(self, name): print("attr", name); raise AttributeError(name)',
      '    def __len__(self): print("len"); return 0',
      '    def __iter__(self): print("iter"); return iter(())',
      '    def __del__(self): print("gone")',
      '    @property',
      '    def __class__(self): print("class"); return int',
      'a = [Loud()]',
      'a.append(2)',
      'a.pop(0)',
      'print("end")',
    ].join('\n');
    const { stdout } = await recordPython({ code });
    expect(stdout).toBe('gone\nend\n');
  });
});

const LIST_AND_SUM = `
def total(numbers):
    result = 0
    for number in numbers:
        result += number
    return result

a = [3, 1]
b = a
b.append(5)
print("sum", total(a))
d = {"x": a}
`.trimStart();

describe('what is recorded', () => {
  test('variables, calls and shared objects at each step', async () => {
    const { recording } = await recordPython({ code: LIST_AND_SUM });
    const replay = new Replay(recording);
    const stepAt = (line: number, visit = 0) =>
      recording.steps.flatMap((step, at) => (step.line === line && step.kind === 'line' ? [at] : []))[
        visit
      ] ?? -1;

    const afterAppend = replay.at(stepAt(10));
    expect(globals(afterAppend)).toMatchObject({ a: [3, 1, 5], b: [3, 1, 5] });
    expect(variable(afterAppend, 0, 'a')).toEqual(variable(afterAppend, 0, 'b'));

    const second = replay.at(stepAt(4, 2));
    expect(second.calls.map(({ name }) => name)).toEqual(['', 'total']);
    expect(plain(second, variable(second, 1, 'result'))).toBe(4);
    expect(variable(second, 1, 'numbers')).toEqual(variable(second, 0, 'a'));

    const returning = recording.steps.find(
      ({ kind, returned }) => kind === 'returned' && returned?.kind === 'number',
    );
    expect(returning?.returned).toEqual({ kind: 'number', text: '9' });
    expect(globals(replay.at(recording.steps.length - 1))).toMatchObject({ d: { x: [3, 1, 5] } });
  });

  test('TRACING-6: the step that wrote a value, and the one that printed a character', async () => {
    const { recording } = await recordPython({ code: LIST_AND_SUM });
    const lineOf = (step: number | undefined) => lineAfter(recording, step ?? -1);
    const last = recording.steps.length - 1;
    const state = new Replay(recording).at(last);
    const list = variable(state, 0, 'a');
    if (list?.kind !== 'reference') throw new Error('a is a list');
    expect(lineOf(writerOf(recording, last, { object: list.object, entry: 2 }))).toBe(9);
    expect(lineOf(writerOf(recording, last, { object: list.object, entry: 0 }))).toBe(7);
    expect(lineOf(writerOf(recording, last, { depth: 0, name: 'b' }))).toBe(8);
    expect(lineOf(printerOf(recording, 5))).toBe(10);
    expect(printerOf(recording, 0)).toBe(printerOf(recording, 5));
    expect(printerOf(recording, 6)).toBeUndefined();
  });

  test('objects, linked nodes, sets and what is gone', async () => {
    const code = [
      'class Node:',
      '    __slots__ = ("value", "next")',
      '    def __init__(self, value, next):',
      '        self.value = value',
      '        self.next = next',
      'head = Node(1, Node(2, None))',
      'kept = {4}',
      'head = head.next',
      'head = None',
      'print(1.5, -0.0, 10 ** 40)',
    ].join('\n');
    const { recording } = await recordPython({ code });
    const replay = new Replay(recording);
    const at = (line: number) =>
      recording.steps.findLastIndex((step) => step.line === line && step.kind === 'line');
    expect(globals(replay.at(at(8)))).toMatchObject({
      head: { value: 1, next: { value: 2, next: null } },
      kept: [4],
    });
    expect(replay.at(at(8)).objects.size).toBe(3);
    expect(replay.at(at(9)).objects.size).toBe(2);
    expect(replay.at(at(10)).objects.size).toBe(1);
  });

  test('TRACING-19: lists of up to 2,000 numbers are recorded whole while there is room, others by their beginning', async () => {
    const code = [
      'own, other, words, longer = [0] * 1_500, [1.5] * 900, ["a"] * 300, [0] * 2_001',
      'own[1_499] = 7',
      'own.insert(0, 8)',
      'print()',
    ].join('\n');
    const { recording } = await recordPython({ code });
    const at = (step: number) => [...new Replay(recording).at(step).objects.values()];
    expect(at(3).map(({ entries, length }) => [entries.length, length])).toEqual([
      [1501, 1501],
      [200, 900],
      [200, 300],
      [200, 2001],
    ]);
    expect([at(1)[0], at(2)[0], at(3)[0]].map((list) => list?.entries.at(-1)?.value)).toEqual(
      ['0', '7', '7'].map((text) => ({ kind: 'number', text })),
    );
    expect(at(3)[0]?.entries[0]?.value).toEqual({ kind: 'number', text: '8' });
  });

  test('a list of 10,000 is shown in part, with its length', async () => {
    const { recording } = await recordPython({ code: 'a = list(range(10_000))\na[3] = 0\na.pop()\nprint()' });
    const state = new Replay(recording).at(recording.steps.length - 1);
    const [list] = state.objects.values();
    expect(list).toMatchObject({ type: 'list', length: 9_999 });
    expect(list?.entries).toHaveLength(200);
    expect(list?.entries[3]?.value).toEqual({ kind: 'number', text: '0' });
  });

  test('an exception is named where it is raised', async () => {
    const { recording } = await recordPython({ code: 'a = [1]\nprint(a[1])' });
    expect(recording.steps.find(({ kind }) => kind === 'raised')).toMatchObject({
      line: 2,
      note: 'IndexError: list index out of range',
    });
    expect(recording.run).toMatchObject({ reason: 'by-itself', exitCode: 1 });
  });
});

describe('windows', () => {
  const COUNTING = 'n = 0\nwhile n < 1000:\n    n += 1\nprint(n)';

  test('a window shows what the whole recording shows there', async () => {
    const whole = await recordPython({ code: COUNTING });
    const part = await recordPython({ code: COUNTING, settings: { from: 500, steps: 100 } });
    expect(part.recording.from).toBe(500);
    expect(part.recording.steps).toHaveLength(100);
    for (const step of [0, 50, 99]) {
      const here = new Replay(part.recording).at(step);
      expect(globals(here)).toEqual(globals(new Replay(whole.recording).at(step + 500)));
    }
    expect(part.recording.run).toEqual(whole.recording.run);
    expect(part.stdout).toBe('1000\n');
  });

  test('TRACING-4: an endless loop ends at the limit of steps, and what was printed is kept', async () => {
    const code = 'print("before")\nwhile True:\n    pass';
    const { recording, stdout } = await recordPython({ code, settings: { mostSteps: 5_000, steps: 100 } });
    expect(stdout).toBe('before\n');
    expect(recording.steps).toHaveLength(100);
    expect(recording.run?.reason).toBe('most-steps');
    expect(recording.run?.visits.get(3)).toBeGreaterThan(1_000);
  });

  test('a recording that is full ends whole', async () => {
    const code = 'a = []\nfor i in range(2000):\n    a = list(range(i, i + 150))';
    const { recording } = await recordPython({ code, settings: { bytes: 50_000 } });
    expect(recording.steps.length).toBeGreaterThan(50);
    expect(recording.run?.steps).toBeGreaterThan(4_000);
  });
});

function variable({ calls }: State, depth: number, name: string): Value | undefined {
  return calls[depth]?.variables.get(name);
}

function globals(state: State): Record<string, unknown> {
  return plainVariables(state, 0);
}
