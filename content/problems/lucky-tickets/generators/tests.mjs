export const seed = 9202;

export function* tests(random) {
  const ticket = (n) => String(n).padStart(6, '0');
  const test = (name, tries, a, b) => ({ name, tries, input: `${ticket(a)} ${ticket(b)}\n` });
  yield test('zero', 'only the ticket 000000', 0, 0);
  yield test('one-lucky', 'a single ticket, and it is lucky', 123321, 123321);
  yield test('one-unlucky', 'a single ticket, and it is not lucky', 123322, 123322);
  yield test('last', 'only the ticket 999999', 999999, 999999);
  yield test('first-and-last-lucky', 'the first and the last ticket are lucky', 100010, 100100);
  yield test('same-digits', 'the two halves have the same digits in another order', 345453, 345534);
  yield test('like-octal', 'numbers with a zero in front and small digits', 10001, 10100);
  yield test('one-digit', 'numbers of one digit', 1, 9);
  yield test('around-1001', 'the smallest lucky numbers', 900, 1100);
  yield test('no-lucky', 'many tickets and no lucky one', 999000, 999998);
  yield test('only-the-last', 'only the last ticket is lucky', 200000, 200002);
  yield test('largest', 'all tickets', 0, 999999);
  yield test('almost-all', 'all tickets but two', 1, 999998);
  for (let i = 1; i <= 3; i += 1) {
    const a = random.int(1000, 999999);
    yield test(`random-${i}`, 'any tickets', a, Math.min(999999, a + random.int(100, 5000)));
  }
}
