export const seed = 9112;

export function* tests(random) {
  const test = (name, tries, throws) => ({ name, tries, input: `${throws.length}\n${throws.join('\n')}\n` });
  yield test('one', 'one throw', [1234]);
  yield test('one-zero', 'one throw of 0', [0]);
  yield test('two-up', 'two throws, the longer one last', [900, 1800]);
  yield test('two-down', 'two throws, the longer one first', [1800, 900]);
  yield test('all-zero', 'all throws are 0', [0, 0, 0, 0]);
  yield test('silver-zero', 'silver for a throw of 0', [0, 10, 0]);
  yield test('silver-zero-last', 'the last throw is 0 and wins silver', [10, 0]);
  yield test('rising', 'each throw longer than the one before', [100, 200, 300, 400, 500]);
  yield test('falling', 'each throw shorter than the one before', [500, 400, 300, 200, 100]);
  yield test('gold-first', 'the longest throw first, silver later', [5000, 10, 4000, 20, 4500]);
  yield test('old-gold', 'old gold becomes silver, several girls', [3000, 3000, 2000, 3000, 4000]);
  yield test('silver-shared', 'several girls get silver', [70, 90, 80, 80, 60, 80]);
  yield test('gold-shared', 'several girls get gold', [90, 10, 90, 20, 90]);
  yield test('largest-distance', 'the longest distances', [10000, 9999, 10000, 9999]);
  yield test('largest', 'most throws', random.ints(1000, 0, 10000));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any throws', random.ints(20 * i, 1000, 1000 + 8 * i));
}
