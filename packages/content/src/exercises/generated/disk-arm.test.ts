import { expect, test } from 'vitest';
import { instanceOf } from '../generated.ts';
import { stopsOf } from './disk-arm.ts';
import { field, SEEDS, table, value } from './testing/read-instance.ts';

type Ride = { readonly served: number[]; readonly moved: number };

/** The arm goes cylinder by cylinder, and serves what lies below it. */
class Arm {
  readonly served: number[] = [];
  moved = 0;
  readonly #open: Set<number>;
  #at: number;

  constructor(start: number, requests: readonly number[]) {
    this.#at = start;
    this.#open = new Set(requests);
  }

  step(by: 1 | -1, serves = true): void {
    this.#at += by;
    this.moved += 1;
    if (serves && this.#open.delete(this.#at)) this.served.push(this.#at);
  }

  get at(): number {
    return this.#at;
  }

  get isDone(): boolean {
    return this.#open.size === 0;
  }

  hasAbove(): boolean {
    return [...this.#open].some((each) => each > this.#at);
  }

  lowest(): number {
    return Math.min(...this.#open);
  }

  /** The nearest request, by looking one cylinder further on both sides again and again. */
  nearest(): number {
    let away = 1;
    while (!this.#open.has(this.#at + away) && !this.#open.has(this.#at - away)) away += 1;
    return this.#open.has(this.#at + away) ? this.#at + away : this.#at - away;
  }
}

function nearestFirst(arm: Arm): void {
  while (!arm.isDone) {
    const next = arm.nearest();
    while (arm.at !== next) arm.step(next > arm.at ? 1 : -1);
  }
}

type Sweep = { readonly toTheEnd: boolean; readonly jumps: boolean };

function sweep(arm: Arm, { toTheEnd, jumps }: Sweep): void {
  while (arm.hasAbove()) arm.step(1);
  if (toTheEnd) while (!arm.isDone && arm.at < 199) arm.step(1);
  const from = toTheEnd ? 0 : arm.lowest();
  if (jumps) while (arm.at > from) arm.step(-1, arm.at - 1 === from);
  while (!arm.isDone) arm.step(jumps ? 1 : -1);
}

const RIDES: Readonly<Record<string, (arm: Arm) => void>> = {
  sstf: nearestFirst,
  scanUp: (arm) => sweep(arm, { toTheEnd: true, jumps: false }),
  cScanUp: (arm) => sweep(arm, { toTheEnd: true, jumps: true }),
  lookUp: (arm) => sweep(arm, { toTheEnd: false, jumps: false }),
  cLookUp: (arm) => sweep(arm, { toTheEnd: false, jumps: true }),
};

function rideOf(word: string, start: number, requests: readonly number[]): Ride {
  const arm = new Arm(start, requests);
  RIDES[word]?.(arm);
  return arm;
}

test('EXERCISES-25: the arm of a disk agrees with going cylinder by cylinder', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const instance = instanceOf('disk', seed);
    const [start, requests] = ['start', 'requests'].map((name) =>
      value(instance.given, 'diskRequests', name).split(', ').map(Number),
    );
    const word = instance.given.flatMap((part) => (part.kind === 'sentence' ? [part.word] : []))[1] ?? '';
    seen.add(word);
    const { served, moved } = rideOf(word, start?.[0] ?? 0, requests ?? []);
    const [order, total] = [field(instance, 'served'), field(instance, 'total')];
    expect(order.isRight(served.join(', ')), `seed ${seed}, ${word}`).toBe(true);
    expect(order.isRight(`${start?.join()} → ${served.join(' → ')}`)).toBe(true);
    expect([order.isRight(served.toReversed().join()), order.isRight(served.slice(1).join())]).toEqual([
      false,
      false,
    ]);
    expect([total.isRight(String(moved)), total.isRight(String(moved + 1))], `seed ${seed}, ${word}`).toEqual(
      [true, false],
    );
  }
  expect(seen.size).toBe(5);
});

test('EXERCISES-25: each row of the worked solution begins where the one before it ends', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('disk', seed);
    let at = Number(value(instance.given, 'diskRequests', 'start'));
    for (const row of table(instance.solution, 'oneAfterAnother')) {
      const [from = 0, to = 0, way] = row.map(Number);
      expect([from, way]).toEqual([at, Math.abs(to - from)]);
      at = to;
    }
  }
});

test('EXERCISES-25: the requests of the lesson move the arm as far as it says', () => {
  const requests = [95, 180, 34, 119, 11, 123, 62, 64];
  const moved = (['sstf', 'scan', 'c-scan', 'look', 'c-look'] as const).map((order) => {
    const stops = stopsOf(50, requests, order);
    return stops.reduce((sum, stop, at) => sum + Math.abs(stop - (stops[at - 1] ?? 50)), 0);
  });
  expect(moved).toEqual([236, 337, 382, 299, 322]);
});
