import type { Change, Recording, Step, Value } from '@abhyas/recording/format';
import { callerOf, Replay } from '@abhyas/recording/replay';
import { expect, test } from 'vitest';

import { changedLocations, isShownAlike, nextVisit, overCalls, stepText, valueText } from './step.rules.ts';

const number = (text: string) => ({ kind: 'number', text }) as const;
const line = (at: number, changes: readonly Change[] = []): Step => ({
  kind: 'line',
  line: at,
  printed: 0,
  changes,
});
const set = (depth: number, name: string, text: string): Change => ({
  kind: 'set',
  depth,
  name,
  value: number(text),
});

/** a = 1, then f(x) with two steps and its return, then a = 2. */
const RECORDING: Recording = {
  language: 5,
  from: 0,
  steps: [
    line(4, [{ kind: 'push', name: '', line: 1 }]),
    line(5, [set(0, 'a', '1')]),
    line(2, [{ kind: 'push', name: 'f', line: 1 }, set(1, 'x', '1')]),
    line(3, [set(1, 'x', '2')]),
    { kind: 'returned', line: 3, printed: 0, changes: [], returned: number('2') },
    line(4, [{ kind: 'pop' }, set(0, 'a', '2')]),
    { kind: 'returned', line: 4, printed: 0, changes: [], returned: { kind: 'nothing', text: 'None' } },
  ],
};
const replay = new Replay(RECORDING);
const said = (at: number) =>
  stepText(RECORDING, at, { state: replay.at(at), before: at > 0 ? replay.at(at - 1) : undefined });

test.each([
  [0, 'Step 1 of 7, line 4 is next'],
  [1, 'Step 2 of 7, line 5 is next. a is 1'],
  [2, 'Step 3 of 7, line 2 in f is next. f is called. x is 1'],
  [3, 'Step 4 of 7, line 3 in f is next. x was 1, is 2'],
  [4, 'Step 5 of 7: f returns 2'],
  [5, 'Step 6 of 7, line 4 is next. a was 1, is 2'],
  [6, 'Step 7 of 7: the program has ended'],
])('step %i is said in a sentence', (at, text) => {
  expect(said(at)).toBe(text);
});

test('moving over calls leaves out what happens in them, and the caller is the step that called', () => {
  expect(overCalls(RECORDING, 1, 1)).toBe(5);
  expect(overCalls(RECORDING, 5, -1)).toBe(1);
  expect(overCalls(RECORDING, 6, 1)).toBe(6);
  expect(overCalls(RECORDING, 0, -1)).toBe(0);
  expect(callerOf(RECORDING, 3)).toBe(1);
  expect(callerOf(RECORDING, 1)).toBeUndefined();
});

test('the visits of a line follow each other, and begin again after the last', () => {
  expect(nextVisit(RECORDING, 4, 0)).toBe(5);
  expect(nextVisit(RECORDING, 4, 5)).toBe(0);
  expect(nextVisit(RECORDING, 9, 0)).toBeUndefined();
});

test('what a step changed is named by its location', () => {
  expect([...changedLocations(RECORDING, 3)]).toEqual(['1 x']);
});

test('values are shown in a word or two', () => {
  const none = new Map();
  expect(valueText({ kind: 'text', text: 'ab"c', length: 4 }, none, 5)).toBe('"ab\\"c"');
  expect(valueText({ kind: 'text', text: 'x'.repeat(70), length: 900 }, none, 5)).toBe(
    `"${'x'.repeat(60)}…"`,
  );
  expect(valueText({ kind: 'truth', value: true }, none, 5)).toBe('True');
  expect(valueText({ kind: 'truth', value: false }, none, 3)).toBe('false');
  expect(valueText({ kind: 'truth', value: false }, none, 250)).toBe('false');
  expect(valueText({ kind: 'unset' }, none, 0)).toBe('not set yet');
  expect(valueText({ kind: 'unknown' }, none, 5)).toBe('not known');
  const list = { shape: 'sequence', type: 'list', length: 0, entries: [] } as const;
  expect(valueText({ kind: 'reference', object: 2 }, new Map([[2, list]]), 5)).toBe('list 3');
});

const objectOf = (type: string) => ({ shape: 'fields', type, length: 0, entries: [] }) as const;

test('a value that leads to an object is shown anew when its words would be others', () => {
  const [node, other, leaf] = [objectOf('Node'), objectOf('Node'), objectOf('Leaf')];
  const beside = (held: typeof node) => new Map([[0, held]]);
  const isAlike = (value: Value, held: typeof node) => isShownAlike(value, beside(node), beside(held));

  const reference = { kind: 'reference', object: 0 } as const;
  expect([node, other, leaf].map((held) => isAlike(reference, held))).toEqual([true, true, false]);
  const cell = { kind: 'cell', object: 0, entry: 1 } as const;
  expect([node, other].map((held) => isAlike(cell, held))).toEqual([true, false]);
  expect(isAlike({ kind: 'inside', object: 0 }, node)).toBe(false);
  expect(isAlike(number('7'), leaf)).toBe(true);
});
