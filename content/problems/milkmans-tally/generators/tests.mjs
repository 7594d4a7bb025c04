export const seed = 9108;

export function* tests(random) {
  const test = (name, tries, n) => ({ name, tries, input: `${n}\n` });
  yield test('smallest', 'n = 1', 1);
  yield test('four', 'one stroke less than a bundle', 4);
  yield test('five', 'exactly one bundle', 5);
  yield test('six', 'one stroke more than a bundle', 6);
  yield test('ten', 'exactly two bundles', 10);
  yield test('nineteen', 'one stroke less than a line', 19);
  yield test('twenty', 'exactly one line', 20);
  yield test('twenty-one', 'one stroke in the second line', 21);
  yield test('twenty-five', 'one bundle in the second line', 25);
  yield test('forty', 'exactly two lines', 40);
  yield test('odd-bundles', 'some bundles in the third line', 55);
  yield test('one-less', 'one stroke less than the largest', 499);
  yield test('largest', 'n = 500', 500);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any number of litres', random.int(60, 480));
}
