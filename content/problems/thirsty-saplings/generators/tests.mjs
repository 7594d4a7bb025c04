export const seed = 17102;

export function* tests(random) {
  const test = (name, tries, m, w, heights) => ({ name, tries, input: `${heights.length} ${m} ${w}\n${heights.join(' ')}\n` });
  yield test('one', 'n = 1', 1, 1, [1]);
  yield test('one-long', 'n = 1, largest m', 1000000000, 1, [1000000000]);
  yield test('w-is-one', 'the hose reaches one sapling', 7, 1, [3, 1, 4, 1, 5]);
  yield test('w-is-n', 'the hose reaches all saplings', 4, 5, [3, 9, 4, 1, 5]);
  yield test('equal', 'all equal', 5, 2, [6, 6, 6, 6, 6]);
  yield test('too-few-days', 'not enough days to lift the shortest ones', 1, 2, [2, 9, 2, 9, 2]);
  yield test('lowest-first', 'the shortest sapling is the first', 6, 3, [1, 8, 8, 8, 8, 8]);
  yield test('lowest-last', 'the shortest sapling is the last', 6, 3, [8, 8, 8, 8, 8, 1]);
  yield test('rising', 'heights that rise', 9, 3, [1, 2, 3, 4, 5, 6, 7, 8]);
  yield test('falling', 'heights that fall', 9, 3, [8, 7, 6, 5, 4, 3, 2, 1]);
  yield test('above-the-highest', 'all become taller than the tallest was', 100, 4, [5, 7, 6, 8, 5, 7]);
  yield test('two-valleys', 'two valleys far apart', 10, 2, [9, 1, 9, 9, 9, 9, 1, 9]);
  yield test('many-days-needed', 'the days add up to a great many', 3, 1, [1000000000, ...Array(2100).fill(1), 1000000000]);
  yield test('days-pass-two-billion', 'more than two billion days for a height', 1000000000, 1, [1000000000, 1000000000, 3]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any saplings', 9 * i, 2 * i, random.ints(6 * i, 1, 10 * i));
  yield test('many', 'thousands of saplings', 200000, 77, random.ints(5000, 1, 9000));
}
