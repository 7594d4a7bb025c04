export const seed = 4104;

export function* tests(random) {
  const test = (name, tries, heights) => ({ name, tries, input: `${heights.length}\n${heights.join(' ')}\n` });
  yield test('one', 'n = 1', [5]);
  yield test('equal', 'all equally high', Array(9).fill(4));
  yield test('rising', 'from low to high', [1, 2, 3, 4, 5, 6, 7, 8]);
  yield test('falling', 'from high to low', [9, 8, 7, 6, 5, 4, 3, 2]);
  yield test('valley', 'a valley', [6, 4, 2, 1, 2, 4, 6]);
  yield test('hill', 'a hill', [1, 3, 5, 7, 5, 3, 1]);
  yield test('ends-low', 'the last house is the lowest', [4, 4, 4, 1]);
  yield test('begins-low', 'the first house is the lowest', [1, 4, 4, 4]);
  yield test('tie-left', 'several are equally large', [2, 1, 2, 2, 1, 4]);
  yield test('tie-wide', 'equally large from the same house on', [6, 3, 2, 1]);
  yield test('tower', 'one very high tower', [1, 1, 1, 1, 1000000000, 1, 1, 1]);
  yield test('large-area', 'areas above 2,000 million', Array(12).fill(1000000000));
  yield test('equal-apart', 'equal heights with higher houses between', [5, 3, 6, 3, 7, 3, 2]);
  yield test('few-heights', 'few different heights', random.ints(300, 1, 4));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any heights', random.ints(20 * i * i, 1, 10 ** (i + 1)));
  yield test('many', 'thousands of houses', random.ints(6000, 1, 1_000_000_000));
}
