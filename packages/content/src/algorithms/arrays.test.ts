import { describe, expect, it } from 'vitest';

import { ascending, endings, numbersOf, pictureOf, textsOf, typedNumbers, watch } from './testing/watch.ts';
import { typedInputs } from './testing/typed-inputs.ts';

/** Every pair of places, the first not after the second. */
function stretches(values: readonly number[]): { readonly sum: number; readonly length: number }[] {
  return values.flatMap((_, from) =>
    values.slice(from).map((__, more) => {
      const stretch = values.slice(from, from + more + 1);
      return { sum: stretch.reduce((sum, value) => sum + value, 0), length: stretch.length };
    }),
  );
}

describe('ALGORITHMS-2: algorithms on a row of values end as an independent computation does', () => {
  it.each([
    'bubble-sort',
    'selection-sort',
    'insertion-sort',
    'merge-sort',
    'quick-sort',
    'heap-sort',
  ] as const)('%s', (name) => {
    for (const { typed, frame } of endings(name)) {
      expect(numbersOf(frame, 'values')).toEqual(typedNumbers(typed, 'values').toSorted(ascending));
      expect(pictureOf(frame, 'row', 'values').cells.every(({ tone }) => tone === 'done')).toBe(true);
    }
  });

  it.each(['bubble-sort', 'insertion-sort', 'merge-sort'] as const)(
    '%s keeps equal values in their order',
    (name) => {
      for (const { frame } of endings(name)) {
        const { cells } = pictureOf(frame, 'row', 'values');
        const order = cells.toSorted(
          (a, b) => Number(a.text) - Number(b.text) || (a.key ?? 0) - (b.key ?? 0),
        );
        expect(cells).toEqual(order);
      }
    },
  );

  it.each(['bubble-sort', 'selection-sort', 'insertion-sort', 'quick-sort', 'heap-sort'] as const)(
    '%s holds the same values at every moment, one of them in the hand at most',
    (name) => {
      for (const typed of typedInputs(name)) {
        const wanted = typedNumbers(typed, 'values').map(String).toSorted();
        for (const frame of watch(name, typed)) {
          const hand = name === 'insertion-sort' ? textsOf(frame, 'hand') : [];
          const all = [...textsOf(frame, 'values'), ...hand].filter((text) => text !== '');
          expect(all.toSorted()).toEqual(wanted);
        }
      }
    },
  );

  it('counting-sort', () => {
    for (const { typed, frame } of endings('counting-sort')) {
      expect(numbersOf(frame, 'result')).toEqual(typedNumbers(typed, 'values').toSorted(ascending));
    }
  });

  it('binary-search', () => {
    for (const { typed, frame, says } of endings('binary-search')) {
      const [values, wanted] = [typedNumbers(typed, 'values'), Number(typed['wanted'])];
      expect(says).toBe(values.includes(wanted) ? 'found' : 'absent');
      expect(values[Number(frame.values?.['middle'])]).toBe(says === 'found' ? wanted : undefined);
    }
  });

  it('binary-search never leaves out the wanted value', () => {
    for (const typed of typedInputs('binary-search')) {
      const wanted = typed['wanted'] ?? '';
      const isThere = typedNumbers(typed, 'values').includes(Number(wanted));
      for (const frame of watch('binary-search', typed)) {
        const { cells } = pictureOf(frame, 'row');
        expect(cells.some(({ text, tone }) => text === wanted && tone !== 'out')).toBe(isThere);
      }
    }
  });

  it('two-pointers', () => {
    for (const { typed, frame, says } of endings('two-pointers')) {
      const [values, wanted] = [typedNumbers(typed, 'values'), Number(typed['wanted'])];
      const isPair = values.some((a, i) => values.some((b, j) => i < j && a + b === wanted));
      expect(says).toBe(isPair ? 'found' : 'absent');
      const [left, right] = [Number(frame.values?.['left']), Number(frame.values?.['right'])];
      expect((values[left] ?? NaN) + (values[right] ?? NaN)).toBe(isPair ? wanted : NaN);
    }
  });

  it('sliding-window', () => {
    for (const { typed, frame, says } of endings('sliding-window')) {
      const enough = stretches(typedNumbers(typed, 'values')).filter(
        ({ sum }) => sum >= Number(typed['wanted']),
      );
      const shortest = Math.min(...enough.map(({ length }) => length));
      expect(says).toBe(enough.length > 0 ? 'end' : 'none');
      expect(textsOf(frame, 'result')).toHaveLength(enough.length > 0 ? shortest : 0);
    }
  });

  it('kadane', () => {
    for (const { typed, frame } of endings('kadane')) {
      const best = Math.max(...stretches(typedNumbers(typed, 'values')).map(({ sum }) => sum));
      expect(frame.values?.['best']).toBe(best);
      expect(numbersOf(frame, 'result').reduce((sum, value) => sum + value, 0)).toBe(best);
    }
  });

  it('min-heap', () => {
    for (const { typed, frame } of endings('min-heap')) {
      const sorted = typedNumbers(typed, 'values').toSorted(ascending);
      const takes = Math.min(sorted.length, Number(typed['takes']));
      expect(numbersOf(frame, 'result')).toEqual(sorted.slice(0, takes));
      const heap = numbersOf(frame, 'heap');
      expect(heap.toSorted(ascending)).toEqual(sorted.slice(takes));
      expect(heap.every((value, at) => at === 0 || (heap[Math.floor((at - 1) / 2)] ?? NaN) <= value)).toBe(
        true,
      );
    }
  });
});
