export const seed = 9401;

export function* tests(random) {
  const test = (name, tries, student) => ({ name, tries, input: `${student}\n` });
  yield test('shortest', 'a name of one letter', 'k');
  yield test('longest', 'a name of twelve letters', 'venkatalaksh');
  yield test('letter-n', 'a name that begins with n', 'nina');
  yield test('letter-t', 'a name that begins with t', 'tanvi');
  yield test('letter-u', 'a name that begins with u', 'usha');
  yield test('letter-d', 'a name that looks like a format specifier', 'd');
  yield test('letter-s', 'another name that looks like a format specifier', 's');
  yield test('main', 'a name that is a word of the program', 'main');
  yield test('lab', 'a name that is a word of the path', 'lab');
  yield test('asha', 'the name of the statement with one letter more', 'ashaa');
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any name', random.text(random.int(2, 12), 'abcdefghijklmnopqrstuvwxyz'));
}
