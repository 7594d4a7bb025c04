export const seed = 9210;

export function* tests(random) {
  const test = (name, tries, families) => ({ name, tries, input: `${families.length}\n${families.map((f) => f.join(' ')).join('\n')}\n` });
  yield test('in-order', 'n = 1, already in order', [[50, 51, 52]]);
  yield test('backwards', 'n = 1, backwards', [[200, 100, 50]]);
  yield test('all-orders', 'all orders of three different heights', [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]].map((f) => f.map((h) => 60 + 20 * h)));
  yield test('all-equal', 'three equal heights', [[120, 120, 120]]);
  yield test('two-equal-small', 'the two smaller ones are equal', [[90, 90, 130], [90, 130, 90], [130, 90, 90]]);
  yield test('two-equal-large', 'the two larger ones are equal', [[130, 130, 90], [130, 90, 130], [90, 130, 130]]);
  yield test('smallest-last', 'the smallest stands at the right end', [[110, 120, 55]]);
  yield test('tallest-first', 'the tallest stands at the left end', [[180, 70, 71]]);
  yield test('outer-exchanged', 'only the outer two are the wrong way round', [[120, 100, 80], [101, 100, 99]]);
  yield test('border-heights', 'smallest and largest heights', [[200, 50, 200], [50, 200, 50], [200, 200, 50]]);
  yield test('largest', 'largest n', Array.from({ length: 1000 }, () => random.ints(3, 50, 200)));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any families', Array.from({ length: 10 * i }, () => random.ints(3, 100, 103)));
}
