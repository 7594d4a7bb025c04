import { algorithm, type Frame } from './algorithm.ts';
import { number, numbers } from './fields.ts';
import { itemAt, row } from './picture.ts';

const LINES = {
  start: 'left, sum, best = 0, 0, none',
  take: 'for each right: sum = sum + values[right]',
  enough: '    while sum >= wanted: best = the shorter of best and this window',
  shrink: '        sum = sum - values[left], left = left + 1',
  end: 'return best',
};

export const slidingWindow = algorithm({
  lines: LINES,
  fields: {
    values: numbers({ least: 1, most: 12, low: 0, high: 99 }),
    wanted: number({ low: 1, high: 999 }),
  },
  example: { values: '4 2 7 1 9 3', wanted: '15' },
  *run({ values, wanted }): Generator<Frame<keyof typeof LINES>> {
    let [left, sum] = [0, 0];
    let best: { readonly from: number; readonly to: number } | undefined;
    const length = () => (best ? best.to - best.from + 1 : 0);
    const show = (right?: number) => [
      row('values', values, {
        tone: (at) => (right !== undefined && at >= left && at <= right ? 'now' : undefined),
        pointers: { left: left < values.length ? left : undefined, right },
      }),
      row('result', best ? values.slice(best.from, best.to + 1) : [], { tone: () => 'good' }),
    ];
    yield { line: 'start', values: { wanted }, pictures: show() };
    for (let right = 0; right < values.length; right += 1) {
      const value = itemAt(values, right);
      sum += value;
      yield { line: 'take', values: { value, sum }, pictures: show(right) };
      while (sum >= wanted) {
        const count = right - left + 1;
        const isShorter = !best || count < length();
        if (isShorter) best = { from: left, to: right };
        const say = isShorter ? 'shorter' : 'enough';
        yield { line: 'enough', say, values: { sum, wanted, count, best: length() }, pictures: show(right) };
        const out = itemAt(values, left);
        sum -= out;
        left += 1;
        yield { line: 'shrink', values: { out, sum }, pictures: show(right) };
      }
    }
    yield { line: 'end', say: best ? 'end' : 'none', values: { wanted, best: length() }, pictures: show() };
  },
});
