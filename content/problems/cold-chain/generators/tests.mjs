export const seed = 1531;

export function* tests(random) {
  const test = (name, tries, d, values) => ({ name, tries, input: `${values.length} ${d}\n${values.join(' ')}\n` });
  const walk = (n, step) => {
    let at = 0;
    return Array.from({ length: n }, () => (at += random.int(-step, step)));
  };
  yield test('one', 'n = 1', 0, [-7]);
  yield test('two-steady', 'two values that differ by exactly d', 5, [1, 6]);
  yield test('two-unsteady', 'two values that differ by d + 1', 5, [7, 1]);
  yield test('d-zero', 'd = 0', 0, [3, 3, 4, 4, 4, 3, 4, 4, 4]);
  yield test('rising', 'the temperature rises', 7, Array.from({ length: 30 }, (_, i) => 2 * i));
  yield test('falling', 'the temperature falls', 7, Array.from({ length: 30 }, (_, i) => -2 * i));
  yield test('slow-drift', 'neighbours differ little, but the whole drifts', 10, Array.from({ length: 60 }, (_, i) => Math.floor(i / 3)));
  yield test('to-and-fro', 'to and fro', 4, Array.from({ length: 40 }, (_, i) => (i % 2) * 5));
  yield test('spike', 'a single spike', 3, [...random.ints(20, 0, 3), 50, ...random.ints(25, 0, 3)]);
  yield test('extremes', 'the greatest and the least temperature', 2 * 10 ** 9, [10 ** 9, -(10 ** 9), 0, 10 ** 9, -(10 ** 9)]);
  yield test('extremes-unsteady', 'a difference of almost d', 2 * 10 ** 9 - 1, [10 ** 9, -(10 ** 9), 0, 5, -(10 ** 9), 7]);
  yield test('several', 'several longest stretches', 1, [1, 2, 9, 9, 5, 4, 7, 7]);
  yield test('random', 'any values', 40, random.ints(400, 0, 99));
  yield test('walk', 'a temperature that wanders', 30, walk(600, 4));
  yield test('all-steady', 'largest n, everything is steady', 1000, random.ints(30000, 0, 1000));
  yield test('largest', 'largest n', 900, walk(30000, 12));
}
