export const seed = 9415;

export function* tests(random) {
  const test = (name, tries, visits) => ({ name, tries, input: `${visits.length}\n${visits.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, names, step) => {
    let day = random.int(1, 9);
    return Array.from({ length: count }, () => {
      day += random.int(0, step);
      return `${day} ${random.pick(['Asha', 'asha', 'Bo', 'Chandni', 'D'])}${random.text(random.int(0, names), 'ab')}`;
    });
  };
  yield test('one', 'n = 1', of('1 A'));
  yield test('one-last-day', 'n = 1, the last day', of('10000 A'));
  yield test('twice-today', 'twice on one day', of('5 A, 5 A'));
  yield test('next-day', 'on the next day', of('5 A, 6 A'));
  yield test('first-and-last', 'from the first to the last day', of('1 A, 10000 A'));
  yield test('last-visit-counts', 'the last visit counts, not the first', of('1 A, 4 A, 9 A'));
  yield test('longest-first', 'the longest absence comes first', of('1 A, 50 A, 60 A, 61 A'));
  yield test('longest-of-another', 'the longest absence is of another visitor', of('1 A, 2 B, 3 A, 9 B, 10 A'));
  yield test('nobody-back', 'nobody comes back', of('1 A, 2 B, 3 C, 4 D'));
  yield test('all-today', 'everybody comes again on the same day', of('7 A, 7 B, 7 A, 7 B, 7 B'));
  yield test('today-after-absence', 'again today after an absence', of('7 A, 9 A, 9 A, 12 A'));
  yield test('late-days', 'again today on days with large numbers', of('128 A, 128 A, 5000 B, 5000 B, 10000 A, 10000 B, 10000 A'));
  yield test('parts', 'names that are parts of others', of('1 An, 2 Anu, 3 A, 4 An, 6 Anu'));
  yield test('longest-names', 'longest names', [`1 ${'a'.repeat(20)}`, `2 ${'a'.repeat(19)}b`, `4 ${'a'.repeat(20)}`]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any visits', any(15 * i * i, i, 3));
  yield test('largest', 'largest n', any(1000, 6, 8));
}
