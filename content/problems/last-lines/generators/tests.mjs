export const seed = 1204;

export function* tests(random) {
  const test = (name, tries, k, text) => ({ name, tries, input: `${k}\n${text}` });
  const line = () => random.text(random.int(0, 30), 'abcdefgh ijklm nopqr 0123456789 .,;:!?%\\"\'');
  const text = (n) => Array.from({ length: n }, line).map((l) => `${l.trim()}\n`).join('');
  yield test('no-lines', 'no text at all', 3, '');
  yield test('one-line', 'one line', 1, 'hello\n');
  yield test('one-empty-line', 'one line, and it is empty', 2, '\n');
  yield test('only-empty-lines', 'only empty lines', 2, '\n\n\n\n');
  yield test('no-line-break', 'no line break at the end', 2, 'first\nsecond\nthird');
  yield test('exactly-k', 'exactly k lines', 3, 'a\nb\nc\n');
  yield test('one-more', 'k + 1 lines', 3, 'a\nb\nc\nd\n');
  yield test('one-less', 'k - 1 lines', 4, 'a\nb\nc\n');
  yield test('spaces-inside', 'spaces inside and in front', 3, 'x\n   three spaces in front\na  b   c\nend of the text\n');
  yield test('empty-at-end', 'empty lines at the end', 4, 'first\nsecond\n\n\nthird\n\n\n');
  yield test('numbers', 'lines that look like numbers', 2, '12\n7\n0\n-1\n');
  yield test('punctuation', 'per cent signs, backslashes and quotes', 4, '100% of 5%d %s\nC:\\new\\table\n"quoted" \'too\'\n1: 2: 3\n');
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any text', 3 * i, text(10 * i));
  yield test('longest-lines', 'longest lines', 2, `${'x'.repeat(60)}\n${'y z'.repeat(20)}\n${'w'.repeat(60)}\n`);
  yield test('largest-k', 'largest k', 1000, text(1500));
  yield test('most-lines', 'most lines', 3, Array.from({ length: 20000 }, (_, i) => `${i % 7}\n`).join(''));
}
