import { algorithm, type Frame } from './algorithm.ts';
import { numbers } from './fields.ts';
import { row } from './picture.ts';

const SLOTS = 11;

const LINES = {
  hash: `insert(key): slot = key mod ${SLOTS}`,
  equal: '    if slots[slot] == key: return',
  taken: `    while slots[slot] is taken: slot = (slot + 1) mod ${SLOTS}`,
  put: '    slots[slot] = key',
  end: 'done',
};

export const hashProbing = algorithm({
  lines: LINES,
  fields: { keys: numbers({ least: 1, most: 10, low: 0, high: 999 }) },
  example: { keys: '27 36 59 37 16' },
  *run({ keys }): Generator<Frame<keyof typeof LINES>> {
    const slots: (number | '')[] = Array.from({ length: SLOTS }, () => '');
    const show = (slot?: number, tone: 'now' | 'good' | 'bad' = 'now') => [
      row('slots', slots, {
        tone: (at) => (at === slot ? tone : slots[at] === '' ? 'out' : undefined),
        pointers: { slot },
      }),
    ];
    for (const key of keys) {
      let slot = key % SLOTS;
      let probes = 1;
      yield { line: 'hash', values: { key, slot, slots: SLOTS }, pictures: show(slot) };
      while (slots[slot] !== '' && slots[slot] !== key) {
        const other = slots[slot] ?? '';
        yield {
          line: 'taken',
          values: { key, other, slot, next: (slot + 1) % SLOTS },
          pictures: show(slot, 'bad'),
        };
        slot = (slot + 1) % SLOTS;
        probes += 1;
      }
      if (slots[slot] === key) {
        yield { line: 'equal', values: { key, slot }, pictures: show(slot) };
        continue;
      }
      slots[slot] = key;
      yield { line: 'put', values: { key, slot, probes }, pictures: show(slot, 'good') };
    }
    yield { line: 'end', pictures: show() };
  },
});
