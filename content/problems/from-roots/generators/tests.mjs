export const seed = 2602;

export function* tests(random) {
  const test = (name, tries, roots) => ({ name, tries, input: `${roots.length}\n${roots.join(' ')}\n` });
  yield test('one-root', 'n = 1', [7]);
  yield test('root-zero', 'only the root 0', [0]);
  yield test('minus-one', 'one negative root', [-1]);
  yield test('zeros', 'the root 0 many times', [0, 0, 0, 0, 0]);
  yield test('opposites', 'roots that cancel each other', [3, -3, 5, -5]);
  yield test('ones', 'coefficients 1 and -1', [1, -1, 1]);
  yield test('linear-one', 'the term x without a number', [1, -2, 0, 0]);
  yield test('all-negative', 'negative roots only', [-1, -2, -3, -4]);
  yield test('same', 'one root many times', [2, 2, 2, 2, 2, 2]);
  yield test('largest', 'largest coefficients', Array.from({ length: 12 }, () => 9));
  yield test('largest-negative', 'largest coefficients, all positive', Array.from({ length: 12 }, () => -9));
  yield test('signs', 'large coefficients that cancel', [9, -9, 9, -9, 9, -9, 9, -9, 9, -9, 9, -9]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any roots', random.ints(3 * i, -9, 9));
}
