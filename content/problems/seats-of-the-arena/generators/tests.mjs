export const seed = 9301;

export function* tests(random) {
  const test = (name, tries, a, d, n) => ({ name, tries, input: `${a} ${d} ${n}\n` });
  yield test('one-row', 'n = 1', 7, 3, 1);
  yield test('one-seat', 'a single seat', 1, 0, 1);
  yield test('two-rows', 'n = 2', 10, 5, 2);
  yield test('three-rows', 'n is odd', 4, 2, 3);
  yield test('odd-sum', 'the first and the last row have an odd sum', 10, 3, 4);
  yield test('equal-rows', 'all rows are equally long', 25, 0, 7);
  yield test('odd-and-odd', 'a and n are odd, d = 0', 1, 0, 999);
  yield test('steep', 'a short first row', 1, 100, 9);
  yield test('one-more', 'each row has one seat more', 1, 1, 100);
  yield test('largest-n', 'largest n', 2, 1, 1000);
  yield test('largest', 'largest numbers', 1000, 100, 1000);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any numbers', random.int(1, 1000), random.int(0, 100), random.int(1, 1000));
}
