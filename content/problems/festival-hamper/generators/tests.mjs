export const seed = 1552;

export function* tests(random) {
  const test = (name, tries, grams, presents) => ({ name, tries, input: `${presents.length} ${grams}\n${presents.map((present) => present.join(' ')).join('\n')}\n` });
  const any = (n, heaviest, most) => Array.from({ length: n }, () => [random.int(1, heaviest), random.int(0, most)]);
  yield test('one-fits', 'n = 1, it just fits', 7, [[7, 3]]);
  yield test('one-too-heavy', 'n = 1, one gram too heavy', 7, [[8, 3]]);
  yield test('all-fit', 'all presents fit', 500, [[100, 4], [150, 5], [200, 6]]);
  yield test('exact', 'all presents fill the hamper exactly', 450, [[100, 4], [150, 5], [200, 6]]);
  yield test('only-once', 'a light present with many points', 100, [[10, 50], [60, 30], [40, 20]]);
  yield test('ratio', 'the most points per gram are not the best', 100, [[51, 60], [50, 50], [50, 50]]);
  yield test('largest-points', 'the most points are not the best', 100, [[100, 60], [40, 35], [50, 35]]);
  yield test('lighter', 'the same joy with less weight', 100, [[90, 40], [30, 20], [40, 20], [100, 40]]);
  yield test('no-points', 'presents without points', 100, [[10, 0], [20, 0], [30, 7]]);
  yield test('equal', 'equal presents', 35, Array(20).fill([4, 9]));
  yield test('small', 'any few presents', 60, any(12, 30, 40));
  yield test('light', 'many light presents', 900, any(60, 40, 100));
  yield test('large-points', 'the most points', 5000, Array.from({ length: 100 }, () => [random.int(40, 60), random.int(999000, 1000000)]));
  yield test('largest', 'largest n and g', 5000, any(100, 300, 1000));
  yield test('heavy', 'largest n and g, heavy presents', 5000, any(100, 3000, 10 ** 6));
  yield test('one-gram', 'g = 1', 1, [[1, 2], [1, 3], [2, 9]]);
}
