export const seed = 9408;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length}\n${rows.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const version = (most) => Array.from({ length: random.int(1, 4) }, () => random.int(0, most)).join('.');
  const any = (count, most) => Array.from({ length: count }, () => `${random.text(random.int(1, 15), 'abcdefgh')} ${version(most)} ${version(most)}`);
  yield test('one-same', 'n = 1, same versions', of('a 1 1'));
  yield test('one-update', 'n = 1, an update', of('a 1 2'));
  yield test('one-ahead', 'n = 1, ahead', of('a 2 1'));
  yield test('ten', '10 against 9', of('a 9 10, b 10 9, c 1.9 1.10, d 1.10 1.9, e 1.1.9.9 1.1.9.10'));
  yield test('zeros-at-the-end', 'missing numbers are 0', of('a 4 4.0, b 4.0.0.0 4, c 4.1 4.1.0.0, d 0.0 0'));
  yield test('shorter-is-newer', 'the shorter version is the newer one', of('a 4.9.9 5, b 5 4.9.9, c 1.2 1.1.9'));
  yield test('longer-is-newer', 'the longer version is the newer one', of('a 5 5.0.0.1, b 5.0.0.1 5, c 5.0 5.0.1'));
  yield test('last-place', 'only the last place differs', of('a 1.2.3.4 1.2.3.5, b 1.2.3.5 1.2.3.4'));
  yield test('first-place', 'the first place decides against the others', of('a 1.9.9.9 2.0.0.0, b 2.0.0.0 1.9.9.9'));
  yield test('second-place', 'the second place decides against the others', of('a 3.1.9 3.2.0, b 3.2.0 3.1.9'));
  yield test('largest-numbers', 'largest numbers', of('a 9999.9999.9999.9999 9999.9999.9999.9998, b 9998.9999 9999'));
  yield test('sum', 'versions whose numbers have the same sum', of('a 1.2.3 3.2.1, b 2.0.2 1.1.2'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any versions', any(10 * i, [1, 2, 12][i - 1]));
  yield test('largest', 'largest n', any(500, 3));
}
