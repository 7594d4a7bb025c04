export const seed = 503;

export function* tests(random) {
  const test = (name, tries, marks, asked) => ({
    name,
    tries,
    input: `${marks.length} ${asked.length}\n${marks.join(' ')}\n${asked.map((pair) => pair.join(' ')).join('\n')}\n`,
  });
  const ranges = (q, top) => Array.from({ length: q }, () => [random.int(0, top), random.int(0, top)].sort((x, y) => x - y));
  yield test('one', 'n = 1', [70], [[70, 70], [71, 80], [0, 69], [0, 100]]);
  yield test('all-equal', 'all marks equal', Array(50).fill(33), [[33, 33], [0, 32], [34, 99], [32, 34]]);
  yield test('borders', 'marks exactly on the borders', [10, 20, 30, 40], [[10, 40], [10, 10], [40, 40], [11, 39], [20, 30]]);
  yield test('below-all', 'ranges below all marks', random.ints(30, 500, 900), ranges(20, 499));
  yield test('above-all', 'ranges above all marks', random.ints(30, 0, 99), ranges(20, 50).map(([a, b]) => [a + 100, b + 100]));
  yield test('sorted', 'marks already in order', random.ints(40, 0, 100).sort((x, y) => x - y), ranges(40, 100));
  yield test('backwards', 'marks in falling order', random.ints(40, 0, 100).sort((x, y) => y - x), ranges(40, 100));
  yield test('many-equal', 'many equal marks', random.ints(500, 0, 5), ranges(100, 6));
  yield test('largest-marks', 'the largest marks', random.ints(300, 10 ** 9 - 5, 10 ** 9), [[10 ** 9, 10 ** 9], [10 ** 9 - 2, 10 ** 9], [0, 10 ** 9]]);
  yield test('random', 'any marks', random.ints(400, 0, 10 ** 6), ranges(300, 10 ** 6));
  yield test('largest', 'largest n and q', random.ints(20000, 0, 99999), ranges(20000, 99999));
}
