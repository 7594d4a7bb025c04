export const seed = 17109;

export function* tests(random) {
  const test = (name, tries, s, t, amounts) => ({ name, tries, input: `${amounts.length} ${s} ${t}\n${amounts.join(' ')}\n` });
  const any = (n, from, to) => random.ints(n, from, to);
  yield test('one-yes', 'n = 1', 3, 9, [5]);
  yield test('one-no', 'n = 1, and nothing fits', 1, 4, [5]);
  yield test('none-opened', 's = 0', 0, 4, [5, 7, 9]);
  yield test('zero-only', 's = 0 and t = 0', 0, 0, [1, 1, 1]);
  yield test('exactly', 's = t', 12, 12, [3, 9, 5, 7, 12, 2]);
  yield test('borders', 'sums that are exactly s or t', 4, 8, [4, 8, 4, 3, 9]);
  yield test('everything', 'every choice is allowed', 0, 40000000000000, any(17, 1, 1000));
  yield test('nothing', 'no choice is allowed', 900, 1000, [1, 2, 3, 4, 5, 6]);
  yield test('all-needed', 'all envelopes must be opened', 21, 100, [1, 2, 3, 4, 5, 6]);
  yield test('equal', 'equal amounts', 30, 50, Array(9).fill(10));
  yield test('odd', 'an odd number of envelopes', 10, 20, [6, 3, 8, 2, 9, 4, 7]);
  yield test('large-amounts', 'the largest amounts', 3000000000000, 5000000000000, Array(11).fill(1000000000000));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any envelopes', 20 * i, 45 * i, any(4 * i, 1, 15 * i));
  yield test('largest-equal', 'n = 36, all equal', 17000000, 19000000, Array(36).fill(1000000));
  yield test('largest', 'n = 36', 8000000000000, 9000000000000, any(36, 1, 1000000000000).map((amount) => Math.ceil(amount / 2)));
  yield test('largest-all', 'n = 36, and every choice is allowed', 0, 40000000000000, any(36, 1, 1000000000000));
}
