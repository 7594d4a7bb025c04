import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { REPLACEMENTS, replacePages, type Replacement } from './pages.ts';

function randomRequests(seed: number): { requests: number[]; count: number } {
  const random = createRandom(seed);
  return { count: random.int(2, 4), requests: random.ints(random.int(1, 12), 1, 6) };
}

const faultsOf = (requests: number[], count: number, policy: Replacement): number =>
  replacePages(requests, count, policy).filter(({ fault }) => fault).length;

/** The fewest faults there can be: every choice of a page is tried. */
function fewest(requests: readonly number[], count: number, frames: readonly number[] = []): number {
  const [page, ...rest] = requests;
  if (page === undefined) return 0;
  if (frames.includes(page)) return fewest(rest, count, frames);
  if (frames.length < count) return 1 + fewest(rest, count, [...frames, page]);
  return 1 + Math.min(...frames.map((_old, at) => fewest(rest, count, frames.with(at, page))));
}

const inOrder = (pages: readonly number[]): number[] => pages.toSorted((a, b) => a - b);

/** FIFO and LRU as lists from the oldest to the newest. */
function inList(requests: readonly number[], count: number, movesOnUse: boolean): number[][] {
  let list: number[] = [];
  return requests.map((page) => {
    const isThere = list.includes(page);
    if (isThere && !movesOnUse) return inOrder(list);
    list = [...list.filter((each) => each !== page), page].slice(-count);
    return inOrder(list);
  });
}

test.each(['fifo', 'lru'] as const)('EXERCISES-18: %s agrees with a list from old to new', (policy) => {
  for (let seed = 1; seed <= 2000; seed += 1) {
    const { requests, count } = randomRequests(seed);
    const held = replacePages(requests, count, policy).map(({ frames }) => inOrder(frames));
    expect(held, `seed ${seed}`).toEqual(inList(requests, count, policy === 'lru'));
  }
});

test('EXERCISES-18: optimal has as few faults as any choice of pages can have', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const { requests, count } = randomRequests(seed);
    expect(faultsOf(requests, count, 'optimal'), `seed ${seed}`).toBe(fewest(requests, count));
  }
});

test('EXERCISES-18: the requests of the lessons have the faults that textbooks count', () => {
  const belady = [1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5];
  expect(REPLACEMENTS.map((policy) => faultsOf(belady, 3, policy))).toEqual([9, 10, 7]);
  expect(faultsOf(belady, 4, 'fifo')).toBe(10);
});
