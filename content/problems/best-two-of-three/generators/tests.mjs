export const seed = 9404;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length}\n${rows.map((row) => row.join(' ')).join('\n')}\n` });
  const any = (count, low) => Array.from({ length: count }, () => random.ints(3, low, 50));
  yield test('full-marks', 'n = 1, full marks', [[50, 50, 50]]);
  yield test('nothing', 'n = 1, no marks at all', [[0, 0, 0]]);
  yield test('first-worst', 'the first test is the worst', [[10, 40, 40]]);
  yield test('second-worst', 'the second test is the worst', [[45, 3, 20]]);
  yield test('third-worst', 'the third test is the worst', [[33, 31, 2]]);
  yield test('two-worst', 'two tests share the lowest marks', [[20, 20, 45], [20, 45, 20], [45, 20, 20]]);
  yield test('absent-once', 'absent once', [[-1, 25, 15], [25, -1, 14], [15, 25, -1]]);
  yield test('absent-twice', 'absent twice', [[-1, -1, 40], [-1, 41, -1], [39, -1, -1]]);
  yield test('border-a', 'totals of 79, 80 and 81', [[40, 39, 1], [40, 40, 1], [40, 2, 41]]);
  yield test('border-b', 'totals of 59, 60 and 61', [[30, 29, 1], [30, 30, 1], [30, 2, 31]]);
  yield test('border-c', 'totals of 39, 40 and 41', [[20, 19, 1], [20, 20, 1], [20, 2, 21]]);
  yield test('nobody', 'nobody passes', any(20, -1).map((row) => row.map((m) => Math.min(m, 19))));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any marks', any(5 * i * i, -1));
  yield test('largest', 'largest n', any(1000, -1));
}
