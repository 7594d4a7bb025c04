export const seed = 104;

export function* tests(random) {
  const test = (name, tries, n) => ({ name, tries, input: `${n}\n` });
  yield test('zero', 'n = 0', 0);
  yield test('nine', 'the largest single digit', 9);
  yield test('ten', 'n = 10', 10);
  yield test('nineteen', 'two steps from a small number', 19);
  yield test('199', 'three steps', 199);
  yield test('zeros-inside', 'zeros between the digits', '500040003');
  yield test('power', 'a one followed by zeros', `1${'0'.repeat(18)}`);
  yield test('nines', 'eighteen nines', '9'.repeat(18));
  yield test('four-steps', 'the longest ladder', '999999999999999889');
  yield test('beyond-32', 'just beyond 32 bits', '4294967296');
  for (let i = 1; i <= 4; i += 1) {
    yield test(`random-${i}`, 'any number', random.int(1, 9) + random.text(random.int(3, 17), '0123456789'));
  }
}
