export const seed = 17116;

export function* tests(random) {
  const test = (name, tries, l, u, changes) => ({ name, tries, input: `${changes.length} ${l} ${u}\n${changes.join(' ')}\n` });
  const large = 1000000000;
  yield test('one-yes', 'n = 1, a normal day', 2, 4, [3]);
  yield test('one-no', 'n = 1, no normal day', 2, 4, [5]);
  yield test('lower-limit', 'changes exactly at the lower limit', 3, 5, [3, 3, -3, 3]);
  yield test('upper-limit', 'changes exactly at the upper limit', 3, 5, [5, -5, 5, 5]);
  yield test('no-change', 'no change at all', 0, 0, Array(9).fill(0));
  yield test('equal-limits', 'l = u', 2, 2, [1, 1, 2, -1, 3, -3, 2]);
  yield test('negative-limits', 'both limits below 0', -6, -2, [-1, -2, 3, -4, -1, 2]);
  yield test('only-more', 'only changes above 0', 4, 9, [1, 2, 3, 4, 5, 6]);
  yield test('only-less', 'only changes below 0', -9, -4, [-1, -2, -3, -4, -5, -6]);
  yield test('in-turn', 'more and less in turn', -1, 1, Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 7 : -7)));
  yield test('everything', 'every stretch is normal', -1000000000000000, 1000000000000000, random.ints(60, -large, large));
  yield test('nothing', 'no stretch is normal', 900, 1000, random.ints(20, -9, 9));
  yield test('first-day', 'only stretches from the first day are normal', 100, 110, [100, 2, -1, 5, 3]);
  yield test('large-sums', 'sums beyond two billion', 2500000000, 4100000000, [large, large, large, large, -large, large, 5]);
  yield test('large-negative-sums', 'sums below minus two billion', -4100000000, -2500000000, Array(7).fill(-large));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any changes', -4 * i, 6 * i, random.ints(11 * i, -9, 9));
  yield test('many', 'thousands of days', -5000, 5000, random.ints(6000, -900, 900));
}
