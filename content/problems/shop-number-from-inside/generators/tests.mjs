export const seed = 9102;

export function* tests(random) {
  const test = (name, tries, n) => ({ name, tries, input: `${n}\n` });
  yield test('zero', 'n = 0', 0);
  yield test('largest', 'n = 9999', 9999);
  yield test('four-different', 'four different digits', 2749);
  yield test('one-digit', 'a number of one digit', 7);
  yield test('two-digits', 'a number of two digits', 38);
  yield test('three-digits', 'a number of three digits', 926);
  yield test('ends-in-zero', 'a zero at the end', 5310);
  yield test('only-thousands', 'three zeros at the end', 6000);
  yield test('hundreds', 'only hundreds', 300);
  yield test('tens', 'only tens', 80);
  yield test('same-both-ways', 'the same from both sides', 3883);
  yield test('zeros-in-the-middle', 'zeros in the middle', 4009);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any number', random.int(1000, 9999));
}
