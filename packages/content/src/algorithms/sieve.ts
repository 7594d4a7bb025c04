import { algorithm, type Frame } from './algorithm.ts';
import { number } from './fields.ts';
import type { Cell } from './picture.ts';

const LINES = {
  start: 'nothing from 2 to n is crossed out',
  next: 'for p = 2, 3, … while p * p <= n: if p is not crossed out:',
  skip: '    (a p that is crossed out is passed over)',
  cross: '    cross out p * p, p * p + p, p * p + 2p, …',
  end: 'what is not crossed out is prime',
};

const COLUMNS = 10;

export const sieve = algorithm({
  lines: LINES,
  fields: { n: number({ low: 2, high: 60 }) },
  example: { n: '30' },
  *run({ n }): Generator<Frame<keyof typeof LINES>> {
    const crossed = new Set<number>();
    const show = (p?: number, now?: number, isDone = false) => {
      const cellOf = (number: number): Cell => {
        if (number === 1) return { text: '', tone: 'out' };
        const text = String(number);
        if (number === p || number === now) return { text, tone: 'now' };
        return { text, tone: crossed.has(number) ? 'bad' : isDone ? 'good' : undefined };
      };
      const all = Array.from({ length: n }, (_, at) => cellOf(at + 1));
      const rows = Array.from({ length: Math.ceil(n / COLUMNS) }, (_, at) => ({
        name: '',
        cells: all.slice(at * COLUMNS, (at + 1) * COLUMNS),
      }));
      return [{ kind: 'grid' as const, title: 'numbers' as const, columns: [], rows }];
    };
    yield { line: 'start', values: { n }, pictures: show() };
    for (let p = 2; p * p <= n; p += 1) {
      if (crossed.has(p)) {
        yield { line: 'skip', values: { p }, pictures: show(p) };
        continue;
      }
      yield { line: 'next', values: { p, square: p * p }, pictures: show(p) };
      for (let multiple = p * p; multiple <= n; multiple += p) {
        const say = crossed.has(multiple) ? 'again' : 'cross';
        crossed.add(multiple);
        yield { line: 'cross', say, values: { p, multiple }, pictures: show(p, multiple) };
      }
    }
    yield {
      line: 'end',
      values: { n, count: n - 1 - crossed.size },
      pictures: show(undefined, undefined, true),
    };
  },
});
