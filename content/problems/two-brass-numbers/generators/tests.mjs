export const seed = 9209;

export function* tests(random) {
  const test = (name, tries, a, b) => ({ name, tries, input: `${a}\n${b}\n` });
  yield test('smallest', 'both numbers are 1', 1, 1);
  yield test('largest', 'both numbers are 9999', 9999, 9999);
  yield test('negative', 'a negative difference', 9, 1);
  yield test('equal', 'equal numbers of two digits', 47, 47);
  yield test('difference-zero', 'different numbers and the difference 0', 12, 1212);
  yield test('ten', 'Salim has the number 10', 3, 10);
  yield test('hundred', 'Salim has the number 100', 27, 100);
  yield test('thousand', 'Meera has the number 1000', 1000, 6);
  yield test('nine', 'Salim has the number 9', 12, 9);
  yield test('ninety-nine', 'Salim has the number 99', 5, 99);
  yield test('nine-hundred', 'Salim has the number 999', 80, 999);
  yield test('one-and-largest', 'the smallest and the largest number', 1, 9999);
  yield test('largest-and-one', 'the largest and the smallest number', 9999, 1);
  yield test('zeros-inside', 'zeros inside the numbers', 101, 2002);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any numbers', random.int(1, 9999), random.int(1, 10 ** i));
}
