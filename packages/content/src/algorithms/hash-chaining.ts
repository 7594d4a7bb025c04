import { algorithm, type Frame } from './algorithm.ts';
import { numbers } from './fields.ts';
import { itemAt, type Tone } from './picture.ts';

const SLOTS = 7;

const LINES = {
  slot: `insert(key): slot = key mod ${SLOTS}`,
  compare: '    for each key in the list of the slot: compare',
  equal: '        if it is equal: return',
  append: '    append the key to the list',
  end: 'done',
};

export const hashChaining = algorithm({
  lines: LINES,
  fields: { keys: numbers({ least: 1, most: 12, low: 0, high: 999 }) },
  example: { keys: '15 22 8 30 36 9 44' },
  *run({ keys }): Generator<Frame<keyof typeof LINES>> {
    const slots: number[][] = Array.from({ length: SLOTS }, () => []);
    const show = (slot?: number, at?: number, tone: Tone = 'now') => [
      {
        kind: 'grid' as const,
        title: 'slots' as const,
        columns: [],
        rows: slots.map((list, row) => ({
          name: row === slot ? `→ ${row}` : String(row),
          cells: list.map((key, place) => ({
            text: String(key),
            tone: row === slot && place === at ? tone : undefined,
          })),
        })),
      },
    ];
    for (const key of keys) {
      const slot = key % SLOTS;
      const list = itemAt(slots, slot);
      yield { line: 'slot', values: { key, slot, slots: SLOTS }, pictures: show(slot) };
      const place = list.indexOf(key);
      for (const [at, other] of list.slice(0, place < 0 ? undefined : place).entries()) {
        yield { line: 'compare', values: { key, other }, pictures: show(slot, at) };
      }
      if (place >= 0) {
        yield { line: 'equal', values: { key }, pictures: show(slot, place) };
        continue;
      }
      list.push(key);
      yield { line: 'append', values: { key, slot }, pictures: show(slot, list.length - 1, 'good') };
    }
    yield { line: 'end', pictures: show() };
  },
});
