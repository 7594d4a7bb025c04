import { describe, expect, it } from 'vitest';

import type { Frame } from '../algorithms.ts';
import { endings, numbersOf, pictureOf, subsets, typedNumbers, watch } from './testing/watch.ts';

function lastCell(frame: Frame): number {
  return Number(pictureOf(frame, 'grid').rows.at(-1)?.cells.at(-1)?.text);
}

function isPartOf(part: readonly string[], word: string): boolean {
  let from = 0;
  for (const letter of part) {
    from = word.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

/** Without a table: what is left of two words is compared again and again. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (a[0] === b[0]) return distance(a.slice(1), b.slice(1));
  return 1 + Math.min(distance(a.slice(1), b), distance(a, b.slice(1)), distance(a.slice(1), b.slice(1)));
}

describe('ALGORITHMS-2: algorithms on words and tables end as an independent computation does', () => {
  it('kmp', () => {
    for (const { typed, frame, says } of endings('kmp')) {
      const { text = '', pattern = '' } = typed;
      const places = text.split('').flatMap((_, at) => (text.startsWith(pattern, at) ? [at] : []));
      expect(says).toBe(places.length > 0 ? 'end' : 'absent');
      expect(frame.values?.['places']).toBe(places.join(', '));
      const borders = pattern.split('').map((_, at) => {
        const beginning = pattern.slice(0, at + 1);
        return Math.max(
          ...[...Array(beginning.length).keys()].filter((length) =>
            beginning.endsWith(beginning.slice(0, length)),
          ),
        );
      });
      expect(numbersOf(frame, 'borders')).toEqual(borders);
    }
  });

  it('lcs', () => {
    for (const { typed, frame } of endings('lcs')) {
      const { first = '', second = '' } = typed;
      const common = subsets(first.split('')).filter((part) => isPartOf(part, second));
      const longest = Math.max(...common.map((part) => part.length));
      const taken = pictureOf(frame, 'row', 'result').cells.map(({ text }) => text);
      expect(lastCell(frame)).toBe(longest);
      expect(taken).toHaveLength(longest);
      expect(isPartOf(taken, first) && isPartOf(taken, second)).toBe(true);
    }
  });

  it('edit-distance', () => {
    for (const { typed, frame } of endings('edit-distance')) {
      expect(lastCell(frame)).toBe(distance(typed['first'] ?? '', typed['second'] ?? ''));
    }
  });

  it('knapsack', () => {
    for (const { typed, frame } of endings('knapsack')) {
      const things = (typed['goods'] ?? '').split(' ').map((thing) => thing.split(':').map(Number));
      const sums = subsets(things).map((chosen) => ({
        weight: chosen.reduce((sum, [weight = 0]) => sum + weight, 0),
        value: chosen.reduce((sum, [, value = 0]) => sum + value, 0),
      }));
      const fitting = sums.filter(({ weight }) => weight <= Number(typed['capacity']));
      expect(lastCell(frame)).toBe(Math.max(...fitting.map(({ value }) => value)));
    }
  });

  it('coin-change', () => {
    for (const { typed, frame, says } of endings('coin-change')) {
      const [coins, amount] = [typedNumbers(typed, 'coins'), Number(typed['amount'])];
      // All sums of one coin, of two coins, and so on.
      let sums = new Set([0]);
      let count = 0;
      while (!sums.has(amount) && count <= amount) {
        sums = new Set([...sums].flatMap((sum) => coins.map((coin) => sum + coin)));
        count += 1;
      }
      expect(says).toBe(count <= amount ? 'end' : 'none');
      expect(frame.values?.['count']).toBe(count <= amount ? String(count) : '∞');
    }
  });

  it('n-queens: the first of all orders of columns in which no two attack each other', () => {
    const orders = (left: readonly number[]): number[][] =>
      left.length === 0
        ? [[]]
        : left.flatMap((each) =>
            orders(left.filter((other) => other !== each)).map((rest) => [each, ...rest]),
          );
    for (const size of [1, 2, 3, 4, 5, 6]) {
      const right = orders([...Array(size).keys()]).find((columns) =>
        columns.every((a, i) => columns.every((b, j) => i === j || Math.abs(a - b) !== Math.abs(i - j))),
      );
      const frame = watch('n-queens', { size: String(size) }).at(-1);
      const rows = frame ? pictureOf(frame, 'grid').rows : [];
      const queens = rows.map(({ cells }) => cells.findIndex(({ text }) => text === '♛'));
      expect(frame?.say ?? frame?.line).toBe(right ? 'row' : 'never');
      expect(queens).toEqual(right ?? Array(size).fill(-1));
    }
  });

  it('fibonacci-calls', () => {
    const numbers = [0, 1, 1, 2, 3, 5, 8];
    const calls = [1, 1, 3, 5, 9, 15, 25];
    for (const [n, number] of numbers.entries()) {
      const frame = watch('fibonacci-calls', { n: String(n) }).at(-1);
      const nodes = frame ? pictureOf(frame, 'tree').nodes : [];
      expect(nodes).toHaveLength(calls[n] ?? 0);
      expect(nodes[0]?.note).toBe(`= ${number}`);
    }
  });

  it('sieve', () => {
    for (const { typed, frame } of endings('sieve')) {
      const left = pictureOf(frame, 'grid').rows.flatMap(({ cells }) =>
        cells.filter(({ tone }) => tone === 'good'),
      );
      const all = Array.from({ length: Number(typed['n']) - 1 }, (_, at) => at + 2);
      const primes = all.filter((n) => all.every((p) => p >= n || n % p !== 0));
      expect(left.map(({ text }) => Number(text))).toEqual(primes);
    }
  });
});
