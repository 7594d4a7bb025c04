export const seed = 3391;

export function* tests(random) {
  const name = () => random.text(random.int(1, 10), 'abcdefghijklmnopqrstuvwxyz');
  const test = (title, tries, m, sizes) => ({
    name: title,
    tries,
    input: `${sizes.length} ${m}\n${sizes.map((size) => [size, ...Array.from({ length: size }, name)].join(' ')).join('\n')}\n`,
  });
  yield test('one-child', 'a single child', 2, [1]);
  yield test('all-flags', 'everybody carries a flag', 1, [2, 3]);
  yield test('one-class', 'a single class', 3, [7]);
  yield test('equal', 'classes of the same size', 4, [4, 4, 4]);
  yield test('rising', 'each class larger than the one before', 3, [1, 2, 3, 4, 5]);
  yield test('falling', 'each class smaller than the one before', 2, [5, 4, 3, 2, 1]);
  yield test('empty-first', 'the first class is empty', 3, [0, 3, 2]);
  yield test('empty-last', 'the last class is empty', 2, [3, 2, 0]);
  yield test('many-empty', 'most classes are empty', 2, [0, 0, 2, 0, 5, 0, 0]);
  yield test('one-large', 'one class is much larger than the others', 5, [2, 1, 50, 1, 2]);
  yield test('just-m', 'exactly m children', 6, [1, 2, 3]);
  yield test('one-less', 'one child fewer than m', 7, [1, 2, 3]);
  yield test('random', 'any classes', 7, random.ints(12, 0, 9));
  yield test('many-classes', 'many small classes', 10, random.ints(200, 0, 2));
  yield test('largest', 'largest classes', 100, random.ints(60, 30, 50));
}
