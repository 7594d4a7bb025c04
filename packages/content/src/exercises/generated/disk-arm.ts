import type { Random } from '../../random.ts';
import { type Instance, numberField, numbersIn, type Word } from './instance.ts';

const ORDERS = ['sstf', 'scan', 'c-scan', 'look', 'c-look'] as const;
export type DiskOrder = (typeof ORDERS)[number];

/** Cylinders are numbered from 0 to this one. */
const LAST = 199;

const TITLES: Readonly<Record<DiskOrder, Word>> = {
  sstf: 'sstf',
  scan: 'scanUp',
  'c-scan': 'cScanUp',
  look: 'lookUp',
  'c-look': 'cLookUp',
};

/** Where the arm stops, one after the other, the ends of the disk included; it begins upwards. */
export function stopsOf(start: number, requests: readonly number[], order: DiskOrder): number[] {
  if (order === 'sstf') return nearestFirst(start, requests);
  const sorted = requests.toSorted((a, b) => a - b);
  const up = sorted.filter((each) => each >= start);
  const below = sorted.filter((each) => each < start);
  if (below.length === 0) return up;
  switch (order) {
    case 'scan':
      return [...up, LAST, ...below.toReversed()];
    case 'c-scan':
      return [...up, LAST, 0, ...below];
    case 'look':
      return [...up, ...below.toReversed()];
    case 'c-look':
      return [...up, ...below];
    default:
      return order satisfies never;
  }
}

function nearestFirst(start: number, requests: readonly number[]): number[] {
  const stops: number[] = [];
  const left = new Set(requests);
  while (left.size > 0) {
    const at = stops.at(-1) ?? start;
    const [next = 0] = [...left].toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
    left.delete(next);
    stops.push(next);
  }
  return stops;
}

/** Whether the nearest request is always clear. */
function isClear(start: number, requests: readonly number[]): boolean {
  const stops = nearestFirst(start, requests);
  return stops.every((_stop, done) => {
    const at = stops[done - 1] ?? start;
    const ways = stops.slice(done).map((each) => Math.abs(each - at));
    return ways.filter((way) => way === Math.min(...ways)).length === 1;
  });
}

export function diskInstance(random: Random): Instance {
  const order = random.pick(ORDERS);
  let [start, requests] = randomDisk(random);
  while (!isClear(start, requests)) [start, requests] = randomDisk(random);
  const stops = stopsOf(start, requests, order);
  const moves = stops.map((stop, at) => ({ from: stops[at - 1] ?? start, stop }));
  const ways = moves.map(({ from, stop }) => Math.abs(stop - from));
  const total = ways.reduce((sum, way) => sum + way, 0);
  const served = stops.filter((stop) => requests.includes(stop)).join();
  const isRight = (typed: string): boolean =>
    numbersIn(typed)
      .filter((each) => requests.includes(each))
      .join() === served;
  return {
    given: [
      {
        kind: 'sentence',
        word: 'diskRequests',
        values: { start, last: LAST, requests: requests.join(', ') },
      },
      { kind: 'sentence', word: TITLES[order], values: {} },
    ],
    fields: [
      { name: 'served', label: 'servedInOrder', input: 'text', isRight },
      numberField('total', 'cylindersMoved', total),
    ],
    solution: [
      {
        kind: 'table',
        caption: 'oneAfterAnother',
        head: [{ word: 'fromCylinder' }, { word: 'toCylinder' }, { word: 'distance' }],
        rows: moves.map(({ from, stop }, at) => [from, stop, ways[at] ?? 0].map(String)),
      },
      { kind: 'sentence', word: 'cylindersMoved', values: { sum: `${ways.join(' + ')} = ${total}` } },
    ],
  };
}

/** Seven requests on both sides of the arm, none at an end of the disk. */
function randomDisk(random: Random): [number, number[]] {
  const start = random.int(50, 140);
  const cylinders = Array.from({ length: LAST - 1 }, (_each, at) => at + 1).filter((each) => each !== start);
  const requests = random.shuffle(cylinders).slice(0, 7);
  const below = requests.filter((each) => each < start).length;
  return below >= 2 && below <= 5 ? [start, requests] : randomDisk(random);
}
