import { expect, test } from 'vitest';
import { instanceOf } from '../generated.ts';
import { GENERATORS } from '../generators.ts';
import { finishes, isSafeSequence, type Holdings } from './banker.ts';
import { dotted, subnetOf } from './subnet.ts';
import { field, SEEDS, table, value } from './testing/read-instance.ts';

const numbers = (row: readonly string[]): number[] => row.slice(1).map(Number);

test.each(GENERATORS)(
  'EXERCISES-18: %s makes the same instance of a seed, and many different ones',
  (generator) => {
    const all = SEEDS.map((seed) => JSON.stringify(instanceOf(generator, seed)));
    expect(SEEDS.map((seed) => JSON.stringify(instanceOf(generator, seed)))).toEqual(all);
    expect(new Set(all).size).toBeGreaterThan(290);
  },
);

test.each(['fcfs', 'sjf', 'srtf', 'priority', 'round-robin'] as const)(
  'EXERCISES-18: the answers of %s are those of its own table and chart, in any form',
  (generator) => {
    for (const seed of SEEDS) {
      const instance = instanceOf(generator, seed);
      const rows = table(instance.solution, 'times').map(numbers);
      const [chart] = instance.solution;
      const slices = chart?.kind === 'gantt' ? chart.slices : [];
      const ran = (name: string) => slices.filter((each) => each.name === name);
      for (const [at, [arrival = 0, burst, completion, turnaround, waiting]] of rows.entries()) {
        const own = ran(`P${at + 1}`);
        expect(own.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(burst);
        expect([own.at(-1)?.to, own.every(({ from }) => from >= arrival)]).toEqual([completion, true]);
        expect([turnaround, waiting]).toEqual([
          (completion ?? 0) - arrival,
          (completion ?? 0) - arrival - (burst ?? 0),
        ]);
      }
      const mean = (column: number) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length;
      for (const [name, right] of [
        ['turnaround', mean(3)],
        ['waiting', mean(4)],
      ] as const) {
        const { isRight } = field(instance, name);
        expect([
          isRight(String(right)),
          isRight(` ${right.toFixed(2)} `),
          isRight(String(right + 0.25)),
        ]).toEqual([true, true, false]);
        expect(isRight('')).toBe(false);
      }
    }
  },
);

test.each(['fifo-pages', 'lru-pages', 'optimal-pages'] as const)(
  'EXERCISES-18: the answers of %s are those of its own table, in any order',
  (generator) => {
    for (const seed of SEEDS) {
      const instance = instanceOf(generator, seed);
      const rows = table(instance.solution, 'oneAfterAnother');
      const faults = rows.filter((row) => row.at(-1) === 'fault').length;
      const last = (rows.at(-1) ?? []).slice(1, -1).toReversed();
      expect(field(instance, 'faults').isRight(String(faults))).toBe(true);
      expect(field(instance, 'faults').isRight(String(faults + 1))).toBe(false);
      expect(field(instance, 'last').isRight(last.join(', '))).toBe(true);
      expect(field(instance, 'last').isRight(last.slice(1).join(' '))).toBe(false);
      expect(value(instance.given, 'requests', 'requests')).toBe(rows.map(([page]) => page).join(' '));
    }
  },
);

/** All orders of a list. */
function* orders(items: readonly number[]): Generator<number[]> {
  if (items.length === 0) yield [];
  for (const item of items)
    for (const rest of orders(items.filter((each) => each !== item))) yield [item, ...rest];
}

/** Whether the processes can finish in this order, by counting what all others hold. */
function canFinish({ allocation, need, available }: Holdings, order: readonly number[]): boolean {
  const total = available.map((free, at) => free + allocation.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  return order.every((process, place) => {
    const open = order.slice(place);
    return (need[process] ?? []).every((units, at) => {
      const held = open.reduce((sum, each) => sum + (allocation[each]?.[at] ?? 0), 0);
      return units <= (total[at] ?? 0) - held;
    });
  });
}

test("EXERCISES-18: the banker's answer agrees with trying all orders", () => {
  let safeStates = 0;
  for (const seed of SEEDS) {
    const instance = instanceOf('banker', seed);
    const allocation = table(instance.given, 'allocation').map(numbers);
    const maximum = table(instance.given, 'maximum').map(numbers);
    const need = maximum.map((row, at) =>
      row.map((units, column) => units - (allocation[at]?.[column] ?? 0)),
    );
    const available = value(instance.given, 'available', 'available').split(' ').map(Number);
    const state = { allocation, need, available };
    expect(table(instance.solution, 'needTable').map(numbers)).toEqual(need);
    const all = [...orders([0, 1, 2, 3, 4])];
    const good = all.filter((order) => canFinish(state, order));
    safeStates += good.length > 0 ? 1 : 0;
    expect(all.filter((order) => isSafeSequence(state, order))).toEqual(good);
    expect(finishes(state).length === 5).toBe(good.length > 0);
    const [safe, sequence] = [field(instance, 'safe'), field(instance, 'sequence')];
    expect([safe.isRight('yes'), safe.isRight('no')]).toEqual([good.length > 0, good.length === 0]);
    expect(sequence.isRight('')).toBe(good.length === 0);
    for (const order of all.slice(0, 20))
      expect(sequence.isRight(order.map((each) => `P${each}`).join(' → '))).toBe(good.includes(order));
  }
  expect(safeStates).toBeGreaterThan(100);
  expect(safeStates).toBeLessThan(290);
});

/** 32 bits as an address. */
function plain(bits: string): string {
  return (bits.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)).join('.');
}

test('EXERCISES-18: a network agrees with its bits written out', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('subnet', seed);
    const [address = '', prefix = ''] = value(instance.given, 'host', 'sum').split('/');
    const bits = address
      .split('.')
      .map((part) => Number(part).toString(2).padStart(8, '0'))
      .join('');
    const filled = (bit: string) => bits.slice(0, Number(prefix)).padEnd(32, bit);
    const [network, broadcast] = [plain(filled('0')), plain(filled('1'))];
    expect([network, broadcast]).not.toContain(address);
    expect(field(instance, 'network').isRight(`${network}/${prefix}`)).toBe(true);
    expect(field(instance, 'broadcast').isRight(broadcast)).toBe(true);
    expect(field(instance, 'network').isRight(broadcast)).toBe(false);
    const inside = Number.parseInt(filled('1'), 2) - Number.parseInt(filled('0'), 2) + 1;
    expect(field(instance, 'hosts').isRight(String(inside - 2))).toBe(true);
    expect(field(instance, 'hosts').isRight(String(inside))).toBe(false);
    const rows = table(instance.solution, 'bitByBit');
    expect(rows.map((row) => row[1])).toEqual([
      address,
      plain('1'.repeat(Number(prefix)).padEnd(32, '0')),
      network,
      broadcast,
    ]);
    expect(rows[2]?.[2]?.replaceAll('.', '')).toBe(filled('0'));
  }
});

test('EXERCISES-18: the network of a known address', () => {
  const { network, broadcast, mask, hosts } = subnetOf(0xc0_a8_05_82, 26);
  expect([dotted(network), dotted(broadcast), dotted(mask), hosts]).toEqual([
    '192.168.5.128',
    '192.168.5.191',
    '255.255.255.192',
    62,
  ]);
});
