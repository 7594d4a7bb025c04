export const seed = 9109;

export function* tests(random) {
  const test = (name, tries, n) => ({ name, tries, input: `${n}\n` });
  yield test('zero', 'n = 0', 0);
  yield test('largest', 'n = 9999', 9999);
  yield test('goal', 'n = 6174', 6174);
  yield test('one-step', 'one step', 8352);
  yield test('most-steps', 'seven steps', 9985);
  yield test('one-digit', 'a number of one digit', 1);
  yield test('two-digits', 'a number of two digits', 11);
  yield test('three-equal-digits', 'three equal digits', 111);
  yield test('becomes-short', 'a result of three digits on the way', 2111);
  yield test('zeros-at-the-end', 'zeros at the end', 1000);
  yield test('sorted-down', 'digits from large to small', 9310);
  yield test('sorted-up', 'digits from small to large', 1289);
  yield test('pairs', 'two pairs of equal digits', 5522);
  yield test('five-five', 'all digits equal', 5555);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any number', random.int(1000, 9998));
}
