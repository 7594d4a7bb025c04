import { algorithm, type Frame } from './algorithm.ts';
import { number, numbers } from './fields.ts';
import { itemAt, row } from './picture.ts';

const LINES = {
  start: 'fewest[0] = 0, all others ∞',
  amount: 'for each amount from 1 on:',
  try: '    for each coin: fewest[amount - coin] + 1',
  better: '        if it is less: fewest[amount] = it',
  end: 'return fewest[last]',
};

export const coinChange = algorithm({
  lines: LINES,
  fields: {
    coins: numbers({ least: 1, most: 4, low: 1, high: 20 }),
    amount: number({ low: 1, high: 15 }),
  },
  example: { coins: '1 3 4', amount: '6' },
  *run({ coins, amount: last }): Generator<Frame<keyof typeof LINES>> {
    const fewest = Array.from({ length: last + 1 }, (_, at) => (at === 0 ? 0 : Infinity));
    const show = (amount?: number, from?: number, tone: 'now' | 'good' = 'now') => [
      row('coins', coins),
      row('fewest', fewest.map(text), {
        tone: (at) => (at === amount ? tone : at === from ? 'done' : undefined),
        pointers: { amount },
      }),
    ];
    yield { line: 'start', pictures: show() };
    for (let amount = 1; amount <= last; amount += 1) {
      yield { line: 'amount', values: { amount }, pictures: show(amount) };
      for (const coin of coins) {
        if (coin > amount) continue;
        const rest = amount - coin;
        const [before, count] = [itemAt(fewest, amount), itemAt(fewest, rest) + 1];
        const isLess = count < before;
        if (isLess) fewest[amount] = count;
        const values = { amount, coin, rest, before: text(before), count: text(count) };
        const say = count === Infinity ? 'never' : isLess ? 'better' : 'try';
        yield {
          line: isLess ? 'better' : 'try',
          say,
          values,
          pictures: show(amount, rest, isLess ? 'good' : 'now'),
        };
      }
    }
    const count = itemAt(fewest, last);
    yield {
      line: 'end',
      say: count === Infinity ? 'none' : 'end',
      values: { amount: last, count: text(count) },
      pictures: show(last, undefined, 'good'),
    };
  },
});

function text(count: number): string {
  return count === Infinity ? '∞' : String(count);
}
