export const seed = 9420;

export function* tests(random) {
  const test = (name, tries, lines, end = '\n') => ({ name, tries, input: lines.join('\n') + end });
  const any = (count, share, letters) => Array.from({ length: count }, () => random.text(random.int(0, 12), letters) + (random.int(1, 100) <= share ? '\\' : ''));
  yield test('one', 'one line', ['one line']);
  yield test('one-goes-on', 'one line with a backslash at the end', ['one line\\']);
  yield test('one-empty', 'one empty line', ['']);
  yield test('only-backslash', 'a line that is only a backslash', ['\\', 'next', '\\', '\\', 'end']);
  yield test('none', 'nothing to join', ['a', 'b', 'c']);
  yield test('all', 'every line goes on', ['a\\', 'b\\', 'c\\', 'd\\']);
  yield test('pairs', 'lines in pairs', ['a\\', 'b', 'c\\', 'd', 'e\\', 'f']);
  yield test('middle', 'backslashes in the middle', ['a\\b', '\\c', 'd\\ e']);
  yield test('space-after', 'a space after the backslash', ['a \\ ', 'b\\ ', 'c']);
  yield test('space-before', 'spaces before the backslash and at the beginning of the next line', ['a  \\', '  b \\', ' c']);
  yield test('two-backslashes', 'two backslashes at the end', ['a\\\\', 'b', 'c\\\\\\', 'd']);
  yield test('empty-lines', 'empty lines', ['', 'a\\', '', '', 'b']);
  yield test('no-newline', 'no newline after the last line', ['a\\', 'b', 'c'], '');
  yield test('no-newline-backslash', 'a backslash as the last character of the file', ['a', 'b\\'], '');
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any lines', any(10 * i, 20 * i, ['abc ', 'ab\\', 'a \\\\'][i - 1]));
  yield test('long-lines', 'longest lines', Array.from({ length: 20 }, (_, i) => `${String(i % 10).repeat(199)}${i % 5 === 4 ? 'x' : '\\'}`));
  yield test('largest', 'most lines', any(300, 40, 'abc =\\'));
}
