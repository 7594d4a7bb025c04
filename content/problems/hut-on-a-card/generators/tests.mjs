export const seed = 9402;

export function* tests(random) {
  const test = (name, tries, number, hut) => ({ name, tries, input: `${number}\n${hut}\n` });
  yield test('smallest', 'number 00', '00', 'aa');
  yield test('largest', 'number 99', '99', 'zz');
  yield test('one', 'a zero in front', '01', 'om');
  yield test('eight', 'a number that begins with 0 and has an 8', '08', 'ek');
  yield test('nine', 'a number that begins with 0 and has a 9', '09', 'do');
  yield test('ten', 'a zero at the end', '10', 'ab');
  yield test('name-n', 'a name that begins with n', '42', 'nt');
  yield test('name-t', 'a name that begins with t', '36', 'tn');
  yield test('name-d', 'a name of format specifiers', '77', 'ds');
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any hut', random.text(2, '0123456789'), random.text(2, 'abcdefghijklmnopqrstuvwxyz'));
}
