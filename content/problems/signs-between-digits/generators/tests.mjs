export const seed = 50511;

export function* tests(random) {
  const test = (name, tries, ticket, target) => ({ name, tries, input: `${ticket} ${target}\n` });
  yield test('one-digit', 'one digit, it is the number', '7', 7);
  yield test('one-digit-not', 'one digit, another number', '7', 8);
  yield test('zero', 'the ticket 0', '0', 0);
  yield test('all-joined', 'no sign at all', '4711', 4711);
  yield test('only-plus', 'a plus in each gap', '1999', 28);
  yield test('negative', 'a negative number', '1989', -88);
  yield test('longer-negative', 'a negative number of several digits', '2345', -343);
  yield test('hundred', 'the ticket 123456789', '123456789', 100);
  yield test('zero-inside', 'a 0 inside', '5010', 51);
  yield test('zero-first', 'a 0 at the beginning', '0123', 6);
  yield test('zeros', 'only zeros', '000000', 0);
  yield test('no-way', 'no way', '99999', 7);
  yield test('several-first', 'several ways, of which the first counts', '111111', 24);
  yield test('eleven-joined', 'eleven digits that are one number', '99999999999', 99999999999);
  yield test('eleven-zero', 'eleven digits, sum 0', '12345678910', 0);
  yield test('far-negative', 'the largest negative numbers', '19999999999', -9999999998);
  yield test('beyond-int', 'a number beyond 32 bits', '42949672961', 4294967297);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any ticket', random.text(4 + i, '0123456789'), random.int(-20, 60));
  yield test('longest', 'the longest ticket', '98765432101', 25);
}
