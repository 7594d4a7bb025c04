export const seed = 9406;

export function* tests(random) {
  const test = (name, tries, weights) => ({ name, tries, input: `${weights.length}\n${weights.join(' ')}\n` });
  yield test('one', 'n = 1', [37]);
  yield test('two', 'two parcels', [10, 3]);
  yield test('equal-pair', 'two equal parcels', [6, 6]);
  yield test('odd-count', 'an odd number of equal parcels', Array(7).fill(5));
  yield test('giant', 'one parcel heavier than all others together', [400, 20, 30, 40]);
  yield test('greedy', 'heaviest first is a mistake', [9, 7, 6, 5, 5]);
  yield test('sorted-halves', 'light ones and heavy ones', [1, 2, 3, 4, 100, 101, 102, 103]);
  yield test('in-turns', 'parcels in turns are a mistake', [30, 1, 30, 1, 30, 1, 30, 1]);
  yield test('twice', 'no parcel may be loaded twice', [3, 3, 3, 40, 40]);
  yield test('powers', 'each parcel as heavy as all before it and one more', [1, 2, 4, 8, 16, 32, 64, 128, 256]);
  yield test('even', 'only even weights, and one odd one', [...random.ints(15, 1, 100).map((half) => 2 * half), 7]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any parcels', random.ints(3 + 4 * i, 1, 100 * i));
  yield test('few-weights', 'many parcels of three weights', Array.from({ length: 90 }, () => random.pick([77, 143, 391])));
  yield test('heaviest', 'largest n, all as heavy as possible', Array(100).fill(400));
  yield test('largest', 'largest n, any weights', random.ints(100, 300, 400));
}
