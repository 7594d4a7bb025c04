import type { Recording } from '@abhyas/recording/format';
import { lineAfter, Replay } from '@abhyas/recording/replay';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { plainVariables } from './testing/plain-values.ts';
import { startTracingRunner, type TracingRunner } from './testing/tracing-runner.ts';

const [C, CPP17] = [0, 3] as const;
let runner: TracingRunner;
beforeAll(async () => {
  runner = await startTracingRunner();
});
afterAll(() => runner.close());

/** The variables of the newest call when a line begins for the last time. */
function before(recording: Recording | undefined, line: number): Record<string, unknown> {
  const at = recording?.steps.findLastIndex((step) => step.line === line && step.kind === 'line') ?? -1;
  return recording && at >= 0 ? plainVariables(new Replay(recording).at(at)) : {};
}

const SUM = `#include <stdio.h>
int add(int a, int b) {
    int s = a + b;
    return s;
}
int main(void) {
    int a[3] = {1, 2}, n;
    for (int i = 0; i < 3; i++)
        a[i] = add(a[i], i);
    scanf("%d", &n);
    printf("%d %d\\n", a[2], n);
}
`;

describe('a program of C', () => {
  test('is recorded with its variables, arrays and calls', async () => {
    const { execution, recording } = await runner.trace(SUM, { language: C, stdin: '5' });
    expect(execution).toMatchObject({ verdict: 'accepted', stdout: '2 5\n', exitCode: 0, stderr: '' });
    expect(before(recording, 4)).toEqual({ a: 0, b: 2, s: 2 });
    expect(before(recording, 10)).toEqual({ a: [1, 3, 2], n: undefined });
    expect(before(recording, 11)).toEqual({ a: [1, 3, 2], n: 5 });
    const returned = recording?.steps.filter(({ kind }) => kind === 'returned').map((step) => step.returned);
    expect(returned?.[1]).toEqual({ kind: 'number', text: '3' });
    expect(recording?.run).toMatchObject({ reason: 'by-itself', exitCode: 0, printed: 4 });
  });

  test('leads to the step that printed the first wrong character', async () => {
    const { recording, difference } = await runner.trace(SUM, {
      language: C,
      stdin: '5',
      window: { from: 'difference', expected: '3 5\n' },
    });
    expect(difference?.offset).toBe(0);
    expect(recording && lineAfter(recording, difference?.step ?? -1)).toBe(11);
  });
});

test('TRACING-19: arrays of up to 2,000 numbers are recorded whole while there is room, longer ones by their beginning', async () => {
  const code = [
    '#include <stdio.h>',
    'static int many[3][900], longer[2001];',
    'int main(void) {',
    '    int own[1000] = {0};',
    '    own[999] = 7;',
    '    longer[2000] = many[2][899] = 8;',
    '    printf("%d\\n", own[999]);',
    '}',
  ].join('\n');
  const { execution, recording } = await runner.trace(code, { language: C });
  expect(execution.stdout).toBe('7\n');
  const at = recording?.steps.findIndex(({ line }) => line === 7) ?? -1;
  const { objects } = recording ? new Replay(recording).at(at) : {};
  const lengths = [...(objects?.values() ?? [])].map(({ type, entries }) => `${type}: ${entries.length}`);
  expect(lengths.toSorted()).toEqual([
    'int[1000]: 1000',
    'int[2001]: 200',
    'int[3][900]: 3',
    'int[900]: 200',
    'int[900]: 200',
    'int[900]: 900',
  ]);
  const own = [...(objects?.values() ?? [])].find(({ type }) => type === 'int[1000]');
  expect(own?.entries.at(-1)?.value).toEqual({ kind: 'number', text: '7' });
});

test('TRACING-7: a program of C++ is recorded with what its containers hold', async () => {
  const code = `#include <bits/stdc++.h>
using namespace std;
struct Node { int value; Node *next; };
int main() {
  vector<string> names{"a", "bb"};
  map<string, int> ages{{"x", 1}, {"y", 2}};
  Node *head = new Node{1, new Node{2, nullptr}};
  int *cell = new int[2]{7, 8};
  delete[] cell;
  cout << names.size() << endl;
}
`;
  const { execution, recording } = await runner.trace(code, { language: CPP17 });
  expect(execution).toMatchObject({ stdout: '2\n', exitCode: 0 });
  // Counted though it has left the library's buffer.
  expect(recording?.run?.printed).toBe(2);
  expect(before(recording, 9)).toEqual({
    names: ['a', 'bb'],
    ages: { x: 1, y: 2 },
    head: { value: 1, next: { value: 2, next: null } },
    cell: [7, 8],
  });
  expect(before(recording, 10)).toMatchObject({ cell: 'freed' });
});

test('TRACING-7: a lambda is stepped through, and is the caller of what it calls, also where the library calls it', async () => {
  const code = [
    '#include <algorithm>',
    '#include <iostream>',
    '#include <vector>',
    'int last(int n) {',
    '  return n % 10;',
    '}',
    'int main() {',
    '  std::vector<int> all{31, 12, 40};',
    '  int asked = 0;',
    '  std::sort(all.begin(), all.end(), [&asked](auto a, auto b) {',
    '    asked++;',
    '    return last(a) < last(b);',
    '  });',
    '  auto print = [] {',
    '    std::cout << "done\\n";',
    '  };',
    '  print();',
    '}',
  ].join('\n');
  const { execution, recording } = await runner.trace(code, { language: CPP17 });
  expect(execution).toMatchObject({ verdict: 'accepted', stdout: 'done\n' });
  if (!recording) throw new Error('nothing was recorded');
  const replay = new Replay(recording);
  const callsAt = (line: number) => {
    const at = recording.steps.findIndex((step) => step.line === line && step.kind === 'line');
    return replay
      .at(at)
      .calls.slice(1)
      .map(({ name }) => name);
  };
  expect(callsAt(5)).toEqual(['main', 'lambda', 'last']);
  expect(callsAt(11)).toEqual(['main', 'lambda']);
  expect(callsAt(15)).toEqual(['main', 'lambda']);
  expect(before(recording, 12)).toEqual({ a: 40, b: 31 });
});
