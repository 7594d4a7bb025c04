export const seed = 9304;

export function* tests(random) {
  const test = (name, tries, code, s) => ({ name, tries, input: `${code}\n${s}\n` });
  const two = (n) => String(n).padStart(2, '0');
  yield test('smallest', 'the smallest values', 'A-00-A-0001', 1);
  yield test('largest', 'the largest values', 'L-99-Z-9999', 10);
  yield test('january', 'the first month', 'A-23-M-1234', 2);
  yield test('two-digit-month', 'a month with two digits', 'J-21-J-5555', 5);
  yield test('september', 'the last month with one digit', 'I-19-I-4321', 4);
  yield test('zero-in-year', 'a year with a zero in front', 'E-07-F-2222', 3);
  yield test('like-octal', 'numbers with a zero in front and an 8 or 9', 'H-08-H-0099', 1);
  yield test('to-2100', 'to the year 2100', 'D-99-P-0100', 1);
  yield test('to-2109', 'well beyond the year 2100', 'F-99-Y-0010', 10);
  yield test('box-with-zeros', 'a box with zeros in front', 'G-15-Q-0003', 6);
  yield test('zeros-inside', 'a box with zeros inside and at the end', 'K-30-B-1000', 7);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any code', `${random.text(1, 'ABCDEFGHIJKL')}-${two(random.int(0, 99))}-${random.text(1, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')}-${String(random.int(1, 9999)).padStart(4, '0')}`, random.int(1, 10));
}
