export const seed = 9427;

export function* tests(random) {
  const test = (name, tries, sizes) => ({ name, tries, input: `${sizes.length}\n${sizes.join(' ')}\n` });
  yield test('one-smallest', 'n = 1, smallest size', [20]);
  yield test('one-largest', 'n = 1, largest size', [50]);
  yield test('two-in-order', 'two sizes in order', [30, 31]);
  yield test('two-turned', 'two sizes in the other order', [31, 30]);
  yield test('all-equal', 'all of one size', [33, 33, 33, 33]);
  yield test('in-order', 'already in order', [21, 22, 22, 25, 30, 30, 30]);
  yield test('turned', 'in the opposite order', [49, 44, 44, 39, 30, 22]);
  yield test('in-turns', 'two sizes in turn', [26, 24, 26, 24, 26, 24]);
  yield test('every-size', 'each size once', random.shuffle(Array.from({ length: 31 }, (_, i) => 20 + i)));
  yield test('gaps', 'sizes with large gaps between', [50, 20, 35, 20, 50, 35]);
  yield test('one-apart', 'one uniform of another size', [40, 40, 40, 23, 40, 40]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any sizes', random.ints(10 * i * i, 20, [24, 50, 36][i - 1]));
  yield test('largest', 'largest n', random.ints(5000, 20, 50));
}
