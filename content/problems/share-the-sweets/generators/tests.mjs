export const seed = 401;

export function* tests(random) {
  const test = (name, tries, b, s, c) => ({ name, tries, input: `${b} ${s} ${c}\n` });
  yield test('no-boxes', 'no boxes', 0, 20, 5);
  yield test('empty-boxes', 'empty boxes', 7, 0, 5);
  yield test('one-child', 'a single child', 4, 25, 1);
  yield test('no-rest', 'nothing is left over', 6, 7, 14);
  yield test('fewer-sweets', 'fewer sweets than children', 2, 3, 100);
  yield test('one-short', 'one sweet short of another round', 9, 11, 50);
  yield test('large', 'the total needs more than 32 bits', 70000, 70000, 12345);
  yield test('largest', 'the largest numbers', 10 ** 9, 10 ** 9, 10 ** 9);
  yield test('largest-one', 'the largest total for one child', 10 ** 9, 10 ** 9, 1);
  yield test('seven', 'the largest total, shared by seven', 10 ** 9, 999999999, 7);
  for (let i = 1; i <= 4; i += 1) {
    yield test(`random-${i}`, 'any numbers', random.int(1, 10 ** 6), random.int(1, 10 ** 6), random.int(2, 10 ** 6));
  }
}
