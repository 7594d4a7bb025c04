import type { Change, Recording } from '@abhyas/recording/format';
import { expect, test } from 'vitest';

import { partInUse } from './use-part.ts';

const written = (object: number, start: number): Change => ({
  kind: 'splice',
  object,
  length: 1000,
  start,
  removed: 1,
  entries: [{ value: { kind: 'number', text: '7' } }],
});
const CHANGES: readonly (readonly Change[])[] = [
  [{ kind: 'object', object: 4, shape: 'sequence', type: 'int[1000]', length: 1000, entries: [] }],
  [written(4, 650)],
  [written(9, 10)],
  [written(4, 399)],
];
const RECORDING: Recording = {
  language: 0,
  from: 0,
  steps: CHANGES.map((changes) => ({ kind: 'line', line: 1, printed: 0, changes })),
};

test.each([
  [0, 0],
  [1, 600],
  [2, 600],
  [3, 200],
])('TRACING-19: at step %i the cells from %i on are in use', (step, from) => {
  expect(partInUse(RECORDING, step, 4)).toBe(from);
});

test('TRACING-19: of an array that nothing is known of the first cells are shown', () => {
  expect(partInUse(RECORDING, 3, 5)).toBe(0);
});
