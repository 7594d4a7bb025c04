import { algorithm, type Frame } from './algorithm.ts';
import { numbers } from './fields.ts';
import { itemAt, row } from './picture.ts';

const LINES = {
  start: 'count = [0, 0, …, 0]',
  count: 'for each value: count[value] = count[value] + 1',
  begins: 'begin[key] = sum of count[0 .. key - 1]',
  place: 'for each value: result[begin[value]] = value',
  next: '    begin[value] = begin[value] + 1',
  end: 'return result',
};

const KEYS = 10;

export const countingSort = algorithm({
  lines: LINES,
  fields: { values: numbers({ least: 1, most: 10, low: 0, high: KEYS - 1 }) },
  example: { values: '4 3 4 9 3 4 0' },
  *run({ values }): Generator<Frame<keyof typeof LINES>> {
    const count = Array.from({ length: KEYS }, () => 0);
    const result: (number | '')[] = values.map(() => '');
    let isBegin = false;
    const show = (at?: number, key?: number, placed?: number) => [
      row('values', values, { tone: (place) => (place === at ? 'now' : undefined) }),
      row(isBegin ? 'begin' : 'count', count, { tone: (place) => (place === key ? 'now' : undefined) }),
      row('result', result, {
        tone: (place) => (place === placed ? 'now' : result[place] === '' ? 'out' : 'done'),
      }),
    ];
    yield { line: 'start', values: { last: KEYS - 1 }, pictures: show() };
    for (const [at, value] of values.entries()) {
      count[value] = itemAt(count, value) + 1;
      yield { line: 'count', values: { value, count: itemAt(count, value) }, pictures: show(at, value) };
    }
    let sum = 0;
    for (const [key, times] of count.entries()) {
      count[key] = sum;
      sum += times;
    }
    isBegin = true;
    yield { line: 'begins', pictures: show() };
    for (const [at, value] of values.entries()) {
      const place = itemAt(count, value);
      result[place] = value;
      yield { line: 'place', values: { value, place }, pictures: show(at, value, place) };
      count[value] = place + 1;
      yield { line: 'next', values: { value, place: place + 1 }, pictures: show(at, value, place) };
    }
    yield { line: 'end', pictures: show() };
  },
});
