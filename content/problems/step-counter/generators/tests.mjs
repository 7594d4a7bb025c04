export const seed = 202;

/** Walks one step more as long as the average would end in a 5 that languages round differently. */
function noTie(days) {
  const total = days.reduce((sum, steps) => sum + steps, 0);
  const isTie = (total * 200) % days.length === 0 && ((total * 200) / days.length) % 2 === 1;
  return isTie ? noTie([days[0] + 1, ...days.slice(1)]) : days;
}

export function* tests(random) {
  const test = (name, tries, days) => ({ name, tries, input: `${days.length}\n${days.join(' ')}\n` });
  yield test('one-day', 'n = 1', [8123]);
  yield test('one-day-zero', 'a single day without steps', [0]);
  yield test('all-zero', 'no steps at all', [0, 0, 0, 0]);
  yield test('best-last', 'the best day is the last', [10, 20, 30, 40, 50]);
  yield test('best-first', 'the best day is the first', [90, 20, 30, 40, 50]);
  yield test('thirds', 'the average has many digits', [1, 1, 2]);
  yield test('two-days', 'n = 2, different', [100000, 99999]);
  yield test('all-but-one-zero', 'one day carries all', [0, 0, 0, 7, 0, 0, 0]);
  yield test('largest', 'largest n, largest steps', Array(1000).fill(100000));
  yield test('largest-mixed', 'largest n', noTie(random.ints(1000, 0, 100000)));
  yield test('close', 'all days close to the average', noTie(random.ints(999, 49999, 50001)));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any days', noTie(random.ints(random.int(2, 40), 0, 20000)));
}
