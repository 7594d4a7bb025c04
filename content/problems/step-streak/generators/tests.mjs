export const seed = 4105;

export function* tests(random) {
  const test = (name, tries, days) => ({ name, tries, input: `${[...days, -1].join(' ')}\n` });
  yield test('no-day', 'no day at all', []);
  yield test('one-good', 'one day, goal reached', [8000]);
  yield test('one-bad', 'one day, just below the goal', [7999]);
  yield test('never', 'the goal is never reached', [100, 7999, 0, 5000]);
  yield test('all', 'the goal is reached every day', [8000, 9000, 12000, 8001]);
  yield test('at-the-end', 'the longest streak is the last', [9000, 100, 9000, 9000, 9000]);
  yield test('at-the-start', 'the longest streak is the first', [9000, 9000, 9000, 10, 9000, 9000]);
  yield test('equal', 'two streaks of the same length', [1, 8000, 8000, 1, 8000, 8000, 1]);
  yield test('border', '7,999 and 8,000 in turn', [8000, 7999, 8000, 8000, 7999, 8000]);
  yield { name: 'lines', tries: 'each number on a line of its own', input: '8000\n8000\n3\n9000\n-1\n' };
  yield test('zero-steps', 'days with 0 steps', [0, 0, 8000, 0]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any days', random.ints(60 * i, 6000, 11000));
  yield test('largest', 'the largest number of days', random.ints(1000, 7000, 100000));
}
