import type { HeapObject, State } from '@abhyas/recording/replay';
import { expect, test } from 'vitest';

import { likeness } from './compare.ts';
import type { TrueValue } from './truth.ts';

function likenessOf(object: HeapObject, truth: TrueValue): string {
  const state: State = { calls: [], objects: new Map([[1, object]]) };
  return likeness(state, { kind: 'inside', object: 1 }, truth);
}

const zero: TrueValue = { kind: 'number', text: '0' };

test.each([
  { shape: 'fields', truth: { kind: 'fields', fields: { x: zero } } },
  { shape: 'sequence', truth: { kind: 'cells', length: null, cells: [zero] } },
  { shape: 'sequence', truth: { kind: 'cells', length: null, cells: [{ kind: 'character', code: 65 }] } },
] as const)('TRACING-12: an object that is shown without its $truth.kind is another', ({ shape, truth }) => {
  expect(likenessOf({ shape, type: 'T', length: 0, entries: [] }, truth)).toBe('other');
});

test.each([
  { shape: 'fields', truth: { kind: 'fields', fields: {} } },
  { shape: 'sequence', truth: { kind: 'cells', length: 0, cells: [] } },
] as const)('TRACING-12: one that has no $truth.kind is the same', ({ shape, truth }) => {
  expect(likenessOf({ shape, type: 'T', length: 0, entries: [] }, truth)).toBe('same');
});
