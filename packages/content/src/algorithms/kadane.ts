import { algorithm, type Frame } from './algorithm.ts';
import { numbers } from './fields.ts';
import { itemAt, row } from './picture.ts';

const LINES = {
  start: 'here = best = values[0]',
  begin: 'for each further value: if here < 0: here = value',
  extend: '    else: here = here + value',
  best: '    if here > best: best = here',
  end: 'return best',
};

export const kadane = algorithm({
  lines: LINES,
  fields: { values: numbers({ least: 1, most: 12, low: -99, high: 99 }) },
  example: { values: '3 -5 4 2 -1 6 -8 1' },
  *run({ values }): Generator<Frame<keyof typeof LINES>> {
    let here = itemAt(values, 0);
    let from = 0;
    let best = { sum: here, from: 0, to: 0 };
    const show = (to: number) => [
      row('values', values, {
        tone: (at) => (at >= from && at <= to ? 'now' : undefined),
        pointers: { here: to },
      }),
      row('result', values.slice(best.from, best.to + 1), { tone: () => 'good' }),
    ];
    yield { line: 'start', values: { here }, pictures: show(0) };
    for (let at = 1; at < values.length; at += 1) {
      const value = itemAt(values, at);
      const before = here;
      if (before < 0) {
        [from, here] = [at, value];
        yield { line: 'begin', values: { before, value }, pictures: show(at) };
      } else {
        here += value;
        yield { line: 'extend', values: { before, value, here }, pictures: show(at) };
      }
      if (here <= best.sum) continue;
      best = { sum: here, from, to: at };
      yield { line: 'best', values: { here }, pictures: show(at) };
    }
    from = values.length;
    yield { line: 'end', values: { best: best.sum }, pictures: show(values.length) };
  },
});
