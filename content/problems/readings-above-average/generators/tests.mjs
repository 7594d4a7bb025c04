export const seed = 9239;

export function* tests(random) {
  const test = (name, tries, input) => ({ name, tries, input });
  const inLines = (numbers, length) => numbers.map((x, i) => `${x}${(i + 1) % length === 0 || i === numbers.length - 1 ? '\n' : ' '}`).join('');
  yield test('one', 'a single reading', '5\n');
  yield test('no-line-break', 'no line break at the end', '1 2 3');
  yield test('two', 'two readings', '-100 100\n');
  yield test('equal', 'all readings are equal', '7 7 7 7 7\n');
  yield test('four', 'four readings', '1 2 3 10\n');
  yield test('five', 'five readings', '1 2 3 4 10\n');
  yield test('negative-average', 'a negative average that is no whole number', '-21 -20 -20 -21\n');
  yield test('positive-average', 'a positive average that is no whole number', '20 21 21 20\n');
  yield test('zero-average', 'the average 0', '-5 5 0 0\n');
  yield test('just-below-zero', 'an average just below 0', '0 0 -1 0\n');
  yield test('one-in-a-line', 'one reading in each line', '9\n8\n7\n6\n5\n4\n3\n2\n1\n');
  yield test('spaces', 'many spaces and empty lines', '  3   9 \n\n   -2\n\n');
  yield test('first-and-last', 'the first and the last reading are above', '50 1 1 1 1 1 50\n');
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any readings', inLines(random.ints(4 ** (i + 1) + i - 2, -100, 100), 7));
  yield test('largest', 'the most readings', inLines(random.ints(50000, -100, 100), 25));
  yield test('largest-one-line', 'many readings in one line', inLines(random.ints(20000, 99, 100), 20000));
}
