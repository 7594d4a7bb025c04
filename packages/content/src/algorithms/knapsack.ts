import { algorithm, type Frame } from './algorithm.ts';
import { goods, number } from './fields.ts';
import { itemAt, type Tone } from './picture.ts';

const LINES = {
  start: 'best[0][c] = 0 for each capacity c',
  heavy: 'for each thing and c: if it is heavier than c: as above',
  without: '    else: the larger of above (without it)',
  with: '    and best[above][c - weight] + value (with it)',
  end: 'return the last cell',
};

export const knapsack = algorithm({
  lines: LINES,
  fields: { goods: goods({ least: 1, most: 5, high: 99 }), capacity: number({ low: 1, high: 10 }) },
  example: { goods: '5:10 4:40 6:30 3:50', capacity: '10' },
  *run({ goods: things, capacity }): Generator<Frame<keyof typeof LINES>> {
    const best: number[][] = [Array.from({ length: capacity + 1 }, () => 0)];
    const show = (tone: (row: number, column: number) => Tone | undefined = () => undefined) => [
      {
        kind: 'grid' as const,
        title: 'table' as const,
        columns: Array.from({ length: capacity + 1 }, (_, c) => String(c)),
        rows: [{ weight: 0, value: 0 }, ...things].map(({ weight, value }, at) => ({
          name: at === 0 ? '–' : `${weight}:${value}`,
          cells: Array.from({ length: capacity + 1 }, (_, c) => ({
            text: String(best[at]?.[c] ?? ''),
            tone: tone(at, c),
          })),
        })),
      },
    ];
    yield { line: 'start', pictures: show() };
    for (const [index, { weight, value }] of things.entries()) {
      const [at, above] = [index + 1, itemAt(best, index)];
      const cells: number[] = [];
      best.push(cells);
      for (let c = 0; c <= capacity; c += 1) {
        const without = itemAt(above, c);
        const taken = weight > c ? -1 : itemAt(above, c - weight) + value;
        cells.push(Math.max(without, taken));
        const isTaken = taken > without;
        const line = weight > c ? 'heavy' : isTaken ? 'with' : 'without';
        const tone = (row: number, column: number): Tone | undefined => {
          if (row === at && column === c) return isTaken ? 'good' : 'now';
          return row === index && (column === c || (weight <= c && column === c - weight))
            ? 'done'
            : undefined;
        };
        yield { line, values: { weight, value, c, without, taken }, pictures: show(tone) };
      }
    }
    const last = things.length;
    const sum = itemAt(itemAt(best, last), capacity);
    const tone = (row: number, column: number) => (row === last && column === capacity ? 'good' : undefined);
    yield { line: 'end', values: { capacity, sum }, pictures: show(tone) };
  },
});
