export const seed = 51112;

export function* tests(random) {
  const test = (name, tries, a, b, t) => ({ name, tries, input: `${a} ${b} ${t}\n` });
  yield test('smallest', 'cans of one litre', 1, 1, 1);
  yield test('nothing', 't = 0', 7, 4, 0);
  yield test('first-can', 't is the first can', 8, 5, 8);
  yield test('second-can', 't is the second can', 8, 5, 5);
  yield test('too-much', 'more than either can holds', 6, 9, 12);
  yield test('both-together', 'as much as both cans hold', 3, 4, 7);
  yield test('equal-cans', 'two equal cans', 6, 6, 3);
  yield test('equal-cans-full', 'two equal cans, full', 6, 6, 6);
  yield test('divisor', 'a common divisor that does not fit', 9, 15, 10);
  yield test('divisor-fits', 'a common divisor that fits', 9, 15, 12);
  yield test('difference', 'the difference of the cans', 11, 4, 7);
  yield test('one-litre-can', 'a can of one litre', 1, 1000, 499);
  yield test('neighbours', 'cans that differ by one', 1000, 999, 500);
  yield test('neighbours-turned', 'the same cans exchanged', 999, 1000, 500);
  yield test('largest-can', 't = 1000', 1000, 997, 1000);
  yield test('just-too-large', 't one more than the larger can', 12, 7, 13);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any cans', random.int(2, 60 * i), random.int(2, 60 * i), random.int(1, 40 * i));
  yield test('far', 'many moves', 991, 997, 512);
}
