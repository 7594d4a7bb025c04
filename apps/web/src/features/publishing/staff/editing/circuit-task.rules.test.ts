import { readTable, writeTable } from '@abhyas/content/forms/signal-table';
import type { Circuit } from '@abhyas/languages/circuit/tools/circuit';
import { expect, test } from 'vitest';

import { withRenamedPart } from '../../../practice/components/circuit/building.rules.ts';
import { withAnswers } from './circuit-task.rules.ts';

const place = { x: 0, y: 0 };
/** A flip-flop that turns over with each pulse. */
const TOGGLE: Circuit = {
  parts: [
    { id: 'CLK', kind: 'clock', from: [], ...place },
    { id: 'NOT1', kind: 'not', from: ['DFF1'], ...place },
    { id: 'DFF1', kind: 'dff', from: ['NOT1', 'CLK'], ...place },
    { id: 'Q', kind: 'output', from: ['DFF1'], ...place },
  ],
};
const LOOP: Circuit = {
  parts: [
    { id: 'NOT1', kind: 'not', from: ['NOT1'], ...place },
    { id: 'Q', kind: 'output', from: ['NOT1'], ...place },
  ],
};
const table = readTable('CLK | Q\n1 | -\n0 | -\n1 | -\n');

test('PUBLISHING-29: a trace keeps what flip-flops hold, a table begins anew in each row', () => {
  const made = (kind: 'table' | 'trace') => writeTable(withAnswers(table, kind, TOGGLE) ?? table);
  expect(made('trace')).toBe('CLK | Q\n1   | 1\n0   | 1\n1   | 0\n');
  expect(made('table')).toBe('CLK | Q\n1   | 1\n0   | 0\n1   | 1\n');
  expect(withAnswers(table, 'trace', LOOP)).toBeNull();
});

test('PUBLISHING-29: a renamed signal keeps its wires, and takes no name that another part has', () => {
  const renamed = withRenamedPart(TOGGLE, ['CLK', 'C']);
  expect(renamed.parts.map(({ id, from }) => [id, ...from])).toEqual([
    ['C'],
    ['NOT1', 'DFF1'],
    ['DFF1', 'NOT1', 'C'],
    ['Q', 'DFF1'],
  ]);
  expect(withRenamedPart(TOGGLE, ['CLK', 'NOT1'])).toBe(TOGGLE);
});
