export const seed = 9237;

export function* tests(random) {
  const test = (name, tries, n, broken) => ({ name, tries, input: `${n} ${broken.length}\n${broken.join(' ')}\n` });
  const up = (n) => Array.from({ length: n }, (_, i) => i + 1);
  const any = (n, b) => random.shuffle(up(n)).slice(0, b);
  yield test('one-step', 'n = 1', 1, []);
  yield test('one-broken', 'n = 1, and it is broken', 1, [1]);
  yield test('two-steps', 'n = 2', 2, []);
  yield test('two-first-broken', 'n = 2, the first step is broken', 2, [1]);
  yield test('two-last-broken', 'n = 2, the last step is broken', 2, [2]);
  yield test('none-broken', 'no step is broken', 10, []);
  yield test('last-broken', 'the uppermost step is broken', 9, [9]);
  yield test('first-two', 'the first two steps are broken', 9, [2, 1]);
  yield test('two-apart', 'two broken steps with one between them', 9, [4, 6]);
  yield test('every-second', 'every second step is broken', 11, [10, 2, 8, 4, 6]);
  yield test('wrong-second', 'all odd steps are broken', 10, [9, 7, 5, 3, 1]);
  yield test('all-broken', 'all steps are broken', 5, [3, 1, 2, 5, 4]);
  yield test('below-the-last', 'the step below the uppermost one is broken', 12, [11]);
  yield test('fifty', 'more ways than fit into 32 bits', 50, []);
  yield test('largest', 'largest n', 80, []);
  yield test('largest-broken', 'largest n, one broken step', 80, [41]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any steps', 20 * i, any(20 * i, 2 * i).filter((s, _, all) => !all.includes(s + 1)));
}
