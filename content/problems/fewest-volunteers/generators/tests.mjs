export const seed = 9317;

export function* tests(random) {
  const test = (name, tries, shifts) => ({ name, tries, input: `${shifts.length}\n${shifts.map((s) => [s.length / 2, ...s].join(' ')).join('\n')}\n` });
  const shift = (shortest, longest) => {
    const from = random.int(0, 23);
    return [from, (from + random.int(shortest, longest)) % 24];
  };
  const any = (n, shortest, longest) => Array.from({ length: n }, () => (random.int(0, 1) ? shift(shortest, longest) : [...shift(shortest, longest), ...shift(shortest, longest)]));
  yield test('one-not-enough', 'n = 1, not the whole day', [[5, 4]]);
  yield test('one-enough', 'n = 1, two shifts make a day', [[0, 12, 12, 0]]);
  yield test('two-over-midnight', 'shifts over midnight', [[18, 6], [6, 18]]);
  yield test('one-hour-missing', 'one hour is missing', [[0, 12], [12, 23], [11, 23]]);
  yield test('last-hour', 'only the last hour is missing at first', [[0, 23], [22, 0], [23, 0]]);
  yield test('greedy-trap', 'the longest shifts do not help', [[4, 20], [0, 12], [12, 0], [19, 2], [2, 5]]);
  yield test('equal-groups', 'several groups of the same size', [[12, 0], [0, 12], [12, 0], [0, 12]]);
  yield test('first-not-needed', 'the first volunteer is not needed', [[3, 4], [0, 13], [12, 1]]);
  yield test('all-needed', 'everybody is needed', Array.from({ length: 12 }, (_, i) => [2 * i, (2 * i + 2) % 24]));
  yield test('overlaps', 'shifts overlap', [[0, 10], [8, 18], [16, 2], [5, 20], [20, 5]]);
  yield test('nobody-in-the-morning', 'impossible, with many volunteers', Array.from({ length: 15 }, () => [7, 6 - random.int(1, 4)]));
  yield test('same-person-twice', 'both shifts of a volunteer are the same', [[0, 12, 0, 12], [12, 0, 12, 0]]);
  for (let i = 1; i <= 5; i += 1) yield test(`random-${i}`, 'any shifts', any(5 + 2 * i, 8 - i, 14 - i));
  yield test('largest', 'largest n, short shifts', any(15, 3, 6));
  yield test('each-one-enough', 'each volunteer covers the day alone', [[0, 12, 12, 0], [6, 18, 18, 6]]);
  yield test('all-15-needed', 'largest n, everybody is needed', Array.from({ length: 15 }, (_, i) => (i < 9 ? [2 * i, 2 * i + 2] : [9 + i, (10 + i) % 24])));
}
