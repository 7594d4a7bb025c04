export const seed = 9309;

export function* tests(random) {
  const test = (name, tries, gift, boxes) => ({ name, tries, input: `${gift.join(' ')}\n${boxes.length}\n${boxes.map((b) => b.join(' ')).join('\n')}\n` });
  yield test('same-size', 'gift and box have the same sides', [7, 8, 9], [[7, 8, 9]]);
  yield test('same-size-turned', 'the same sides in another order', [7, 8, 9], [[9, 7, 8]]);
  yield test('all-six', 'boxes with their sides in different orders', [2, 5, 8], [[2, 5, 7], [2, 8, 4], [5, 1, 8], [7, 8, 2], [8, 2, 5]]);
  yield test('one-too-short', 'one side is too short by 1', [4, 5, 6], [[4, 5, 5], [4, 4, 100], [3, 99, 99]]);
  yield test('shortest-side', 'only the shortest side is too short', [5, 6, 7], [[4, 600, 700], [5, 7, 7]]);
  yield test('middle-side', 'only the middle side is too short', [5, 8, 9], [[6, 7, 900], [8, 6, 9], [5, 9, 8]]);
  yield test('equal-volumes', 'boxes of the same volume', [1, 1, 1], [[2, 3, 4], [1, 4, 6], [4, 3, 2], [24, 1, 1]]);
  yield test('smaller-later', 'the smallest box comes last', [3, 3, 3], [[9, 9, 9], [4, 4, 4], [5, 5, 5], [3, 4, 3]]);
  yield test('smaller-does-not-fit', 'a smaller box into which it does not fit', [2, 2, 9], [[10, 10, 10], [5, 5, 5], [3, 3, 8]]);
  yield test('nothing-fits', 'nothing fits', [1000, 1000, 1000], [[999, 1000, 1000], [1000, 999, 1000]]);
  yield test('largest-volume', 'the largest volume', [1000, 999, 1000], [[1000, 1000, 1000]]);
  yield test('smallest', 'all sides are 1', [1, 1, 1], [[1, 1, 1]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any boxes', random.ints(3, 3, 12), Array.from({ length: 10 * i }, () => random.ints(3, 3, 15)));
  yield test('largest', 'largest n', random.ints(3, 300, 700), Array.from({ length: 1000 }, () => random.ints(3, 1, 1000)));
}
