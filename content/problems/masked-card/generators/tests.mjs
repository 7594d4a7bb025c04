export const seed = 431;

export function* tests(random) {
  const test = (name, tries, line) => ({ name, tries, input: `${line}\n` });
  yield test('one-digit', 'a single digit', '7');
  yield test('four-digits', 'exactly four digits', '1234');
  yield test('four-spread', 'four digits with signs between them', '1-2 3--4');
  yield test('five-digits', 'exactly five digits', '90210');
  yield test('five-spread', 'five digits, signs among the last four', '9 0-2 1-0');
  yield test('all-equal', 'all digits equal', '5555-5555-5555-5555');
  yield test('no-signs', 'digits only', '4111222233334444');
  yield test('signs-in-a-row', 'several signs in a row', '12---34  56 - 78   90');
  yield test('repeated-end', 'the last four digits occur before', '1234-1234-1234');
  yield test('zeros', 'only zeros', '000-000-0');
  yield test('longest', 'the longest line', `1${random.text(198, '0123456789 -')}2`);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any number', `${random.int(0, 9)}${random.text(random.int(3, 40), '01234567890123456789 -')}${random.int(0, 9)}`);
}
