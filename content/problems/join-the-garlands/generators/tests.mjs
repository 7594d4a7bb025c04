export const seed = 3371;

export function* tests(random) {
  const test = (name, tries, lengths) => ({ name, tries, input: `${lengths.length}\n${lengths.join(' ')}\n` });
  yield test('one', 'n = 1', [8]);
  yield test('three', 'n = 3', [5, 1, 3]);
  yield test('equal', 'all equally long', Array(8).fill(6));
  yield test('equal-odd', 'an odd number of equally long ones', Array(11).fill(4));
  yield test('rising', 'from short to long', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  yield test('falling', 'from long to short', [20, 18, 15, 14, 9, 8, 3, 2]);
  yield test('joined-waits', 'a joined garland is not joined again at once', [10, 10, 11, 11, 12, 12]);
  yield test('doubling', 'each as long as all shorter ones together', [1, 1, 2, 4, 8, 16, 32, 64, 128]);
  yield test('one-giant', 'one very long garland', [1000000000, 1, 1, 1, 1, 1]);
  yield test('giants', 'sums above 2,000 million', Array(5).fill(1000000000));
  yield test('random', 'any lengths', random.ints(50, 1, 100));
  yield test('few-lengths', 'few different lengths', random.ints(300, 1, 3));
  yield test('large-numbers', 'large lengths', random.ints(700, 900000000, 1000000000));
  yield test('many', 'thousands of garlands', random.ints(4000, 1, 1000000000));
}
