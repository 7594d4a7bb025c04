export const seed = 9419;

export function* tests(random) {
  const date = (i) => `2026-${String(1 + Math.floor(i / 28) % 12).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`;
  const test = (name, tries, lines, end = '\n') => ({ name, tries, input: lines.map((names, i) => `${date(i)} ${names}`.trim()).join('\n') + end });
  const any = (count, names, share) => Array.from({ length: count }, () => random.shuffle(names.filter(() => random.int(1, 100) <= share)).join(' '));
  const some = (count) => Array.from({ length: count }, (_, i) => `${'ABCDEFGHIJ'[i % 10]}${'xyzabcde'[Math.floor(i / 10)]}`);
  yield test('one-class', 'one class', ['Asha']);
  yield test('one-empty', 'one class, nobody came', ['']);
  yield test('three-of-four', 'exactly 75 per cent', ['A B', 'A B', 'A', 'B']);
  yield test('six-of-eight', 'exactly 75 per cent of eight classes', ['A', 'A', 'A', 'A', 'A', 'A', '', 'B']);
  yield test('just-below', 'just below 75 per cent', [...Array(74).fill('A B'), 'B', ...Array(25).fill('')]);
  yield test('two-of-three', 'two of three classes', ['A B', 'A', 'B']);
  yield test('twice-in-line', 'a name twice in one line', ['A A B', 'B', 'B', 'B A']);
  yield test('many-times', 'a name many times in one line', ['A A A A A', 'B', 'B', 'B']);
  yield test('alphabet', 'names that are not in the order of the alphabet', ['Zoya Meena Anu Ravi', '', '']);
  yield test('parts', 'names that are parts of others', ['An Anu Anuradha', 'An', 'An', 'Anu']);
  yield test('all-present', 'everybody is always present', ['A B C', 'C B A', 'B C A']);
  yield test('new-student', 'a student who joins late in the year', ['A', 'A', 'A', 'A B', 'A B']);
  yield test('no-newline', 'no newline after the last line', ['A B', 'A', 'A B', 'B'], '');
  yield test('empty-at-end', 'classes without students at the end', ['A', 'A', '', '']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any attendance', any(10 * i, some(8 * i), 75));
  yield test('largest', 'most classes and students', any(100, some(80), 75));
}
