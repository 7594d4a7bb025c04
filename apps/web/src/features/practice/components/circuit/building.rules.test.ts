import { ADDED_KINDS, MOST_PARTS, type Circuit, type Part } from '@abhyas/languages/circuit/tools/circuit';
import { expect, test } from 'vitest';

import {
  allowedKinds,
  heightOf,
  movedTo,
  tidied,
  WIDTH,
  wired,
  withAdded,
  withEnds,
  withInputs,
  without,
} from './building.rules.ts';

const A: Part = { id: 'A', kind: 'input', from: [], x: 1, y: 1 };
const Y: Part = { id: 'Y', kind: 'output', from: [null], x: 20, y: 1 };
const BEGUN: Circuit = { parts: [A, Y] };

const named = ({ parts }: Circuit, id: string): Part | undefined => parts.find((part) => part.id === id);

/** Whether two parts stand on each other. */
const meets = (one: Part, other: Part): boolean =>
  one.x < other.x + WIDTH &&
  other.x < one.x + WIDTH &&
  one.y < other.y + heightOf(other) &&
  other.y < one.y + heightOf(one);

test('CIRCUIT-6: parts that are added get names and places of their own', () => {
  let circuit = BEGUN;
  for (let at = 0; at < 20; at += 1) circuit = withAdded(circuit, at % 2 === 0 ? 'and' : 'dff');
  const names = circuit.parts.map(({ id }) => id);
  expect(new Set(names).size).toBe(22);
  expect(names.slice(2, 5)).toEqual(['AND1', 'DFF1', 'AND2']);
  const pairs = circuit.parts.flatMap((one, at) =>
    circuit.parts.slice(at + 1).map((other) => [one, other] as const),
  );
  expect(pairs.filter(([one, other]) => meets(one, other))).toEqual([]);
  // A name that has become free is given again.
  expect(withAdded(without(circuit, 'AND1'), 'and').parts.at(-1)?.id).toBe('AND1');
});

test('CIRCUIT-6: no more parts are added than a circuit may have', () => {
  const parts = Array.from({ length: MOST_PARTS }, (_, at): Part => ({ ...A, id: `A${at}` }));
  expect(withAdded({ parts }, 'and').parts).toHaveLength(MOST_PARTS);
});

test('CIRCUIT-6: wires are made and cut, and those of a part that goes are cut', () => {
  const added = wired(withAdded(BEGUN, 'not'), { id: 'NOT1', at: 0 }, 'A');
  const circuit = wired(added, { id: 'Y', at: 0 }, 'NOT1');
  expect(named(circuit, 'Y')?.from).toEqual(['NOT1']);
  expect(named(without(circuit, 'NOT1'), 'Y')?.from).toEqual([null]);
  expect(named(wired(circuit, { id: 'Y', at: 0 }, null), 'Y')?.from).toEqual([null]);
});

test('CIRCUIT-6: a gate has 2 to 8 inputs, a flip-flop always 2', () => {
  let circuit = withAdded(withAdded(BEGUN, 'or'), 'dff');
  expect(named(withInputs(circuit, 'OR1', -1), 'OR1')?.from).toHaveLength(2);
  expect(named(withInputs(circuit, 'DFF1', 1), 'DFF1')?.from).toHaveLength(2);
  for (let at = 0; at < 9; at += 1) circuit = withInputs(circuit, 'OR1', 1);
  expect(named(circuit, 'OR1')?.from).toHaveLength(8);
});

test('CIRCUIT-6: a part stays within the drawing', () => {
  expect(named(movedTo(BEGUN, 'A', { x: -3, y: 7.4 }), 'A')).toMatchObject({ x: 0, y: 7 });
  expect(named(movedTo(BEGUN, 'A', { x: 9999, y: 0 }), 'A')?.x).toBeLessThanOrEqual(200);
});

test('CIRCUIT-6: tidied up, wires lead from left to right, also where there is a loop', () => {
  const looped: Circuit = {
    parts: [
      { ...Y, from: ['DFF1'] },
      { id: 'DFF1', kind: 'dff', from: ['NOT1', 'A'], x: 0, y: 0 },
      { id: 'NOT1', kind: 'not', from: ['DFF1'], x: 0, y: 0 },
      A,
    ],
  };
  const { parts } = tidied(looped);
  const x = (id: string): number => parts.find((part) => part.id === id)?.x ?? Number.NaN;
  expect(x('A')).toBeLessThan(x('DFF1'));
  expect(x('DFF1')).toBeLessThan(x('Y'));
  const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other] as const));
  expect(pairs.filter(([one, other]) => meets(one, other))).toEqual([]);
});

test('CIRCUIT-6: what a task allows is offered, flip-flops by themselves only where there is a clock', () => {
  expect(allowedKinds(ADDED_KINDS, ['and', 'dff'], false)).toEqual(['and', 'dff', 'probe']);
  expect(allowedKinds(ADDED_KINDS, undefined, false)).not.toContain('dff');
  expect(allowedKinds(ADDED_KINDS, undefined, true)).toEqual([...ADDED_KINDS]);
});

test('PUBLISHING-23: a circuit gets what its task lets come in and go out, and loses what it does not name', () => {
  const task = { inputs: ['A', 'B'], clock: 'CLK', outputs: ['Z', 'Y'] };
  const fitted = withEnds({ parts: [A, { ...A, id: 'C' }, { ...Y, from: ['C'] }] }, task);
  expect(fitted.parts.map(({ id, kind, from }) => [id, kind, from])).toEqual([
    ['A', 'input', []],
    ['Y', 'output', [null]],
    ['B', 'input', []],
    ['CLK', 'clock', []],
    ['Z', 'output', [null]],
  ]);
  const pairs = fitted.parts.flatMap((one, at) =>
    fitted.parts.slice(at + 1).map((other) => [one, other] as const),
  );
  expect(pairs.filter(([one, other]) => meets(one, other))).toEqual([]);
  expect(withEnds(fitted, task)).toBe(fitted);
  // What goes out may have been a gate of this name.
  expect(named(withEnds({ parts: [{ ...A, id: 'Z', kind: 'not', from: [null] }] }, task), 'Z')?.kind).toBe(
    'output',
  );
});
