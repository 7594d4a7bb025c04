export const seed = 60511;

export function* tests(random) {
  const test = (name, tries, holes, processes) => ({ name, tries, input: `${holes.length} ${processes.length}\n${holes.join(' ')}\n${processes.join(' ')}\n` });
  yield test('one-fits', 'one hole, one process that fits', [10], [7]);
  yield test('one-exact', 'one hole, filled exactly', [10], [10]);
  yield test('one-too-large', 'one hole, one process that is too large', [10], [11]);
  yield test('one-hole', 'one hole, several processes', [100], [30, 80, 30, 40, 10]);
  yield test('equal-holes', 'equally large holes', [50, 50, 50], [20, 20, 20, 30, 40]);
  yield test('all-differ', 'the four strategies choose differently', [40, 90, 60, 90, 20], [20, 35, 15, 60, 10, 25]);
  yield test('best-fails', 'best fit leaves pieces that are too small', [100, 70], [60, 40, 70]);
  yield test('worst-fails', 'worst fit uses up the large hole', [50, 100], [50, 100]);
  yield test('next-round', 'next fit begins again with hole 1', [30, 20, 40], [35, 25, 5, 18, 1]);
  yield test('next-same-hole', 'next fit stays in its hole', [60, 100, 60], [80, 10, 10, 60, 50]);
  yield test('next-after-failure', 'next fit after a process that was sent away', [20, 60, 20, 60], [50, 90, 10, 55, 15, 20]);
  yield test('nobody', 'nobody finds room', [5, 9, 3], [10, 11, 12]);
  yield test('hole-of-zero', 'holes that are used up', [10, 10, 10], [10, 10, 10, 1]);
  yield test('large-sizes', 'the largest sizes', [1000000, 999999], [999999, 1000000, 1]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any holes and processes', random.ints(4 * i, 20, 200), random.ints(9 * i, 5, 90));
  yield test('largest', 'largest m and n', random.ints(500, 1, 3000), random.ints(500, 1, 2500));
}
