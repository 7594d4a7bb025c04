export const seed = 9314;

export function* tests(random) {
  const test = (name, tries, one, two, end = '\n') => ({ name, tries, input: `${one.map((l) => `${l}\n`).join('')}=====${two.length > 0 ? `\n${two.join('\n')}` : ''}${end}` });
  const lines = (n, length) => Array.from({ length: n }, () => random.text(random.int(0, length), 'ab c'));
  yield test('both-empty', 'both copies without lines', [], []);
  yield test('first-empty', 'the first copy has no lines', [], ['x']);
  yield test('second-empty', 'the second copy has no lines', ['x', 'y'], []);
  yield test('same', 'copies that are the same', ['one', '', 'two three', ''], ['one', '', 'two three', '']);
  yield test('no-break-at-end', 'no line break at the end of the input', ['one', 'two'], ['one', 'two'], '');
  yield test('separator-last', 'no line break after the separator', ['one'], [], '');
  yield test('first-character', 'the very first character differs', ['cat'], ['bat']);
  yield test('longer-line', 'a line of the second copy is longer', ['abc', 'abc'], ['abc', 'abcd']);
  yield test('shorter-line', 'a line of the second copy is shorter', ['abc', 'abc'], ['abc', 'ab'], '');
  yield test('empty-line', 'an empty line in one copy only', ['a', '', 'b'], ['a', 'b']);
  yield test('space-in-front', 'a space in front of a line', ['a', ' b'], ['a', 'b']);
  yield test('space-at-end', 'a space at the end of a line', ['a', 'b '], ['a', 'b']);
  yield test('two-spaces', 'two spaces in place of one', ['a b c'], ['a b  c']);
  yield test('capital', 'a capital letter', ['the End'], ['the end']);
  yield test('missing-in-first', 'the first copy ends earlier', ['a', 'b'], ['a', 'b', 'c', 'd']);
  yield test('missing-empty-line', 'the missing line is empty', ['a', ''], ['a']);
  yield test('nearly-separator', 'lines that resemble the separator', ['====', '======', ' ====='], ['====', '======', ' ====']);
  for (let i = 1; i <= 4; i += 1) {
    const one = lines(4 * i, 9);
    const two = [...one];
    const at = random.int(0, two.length - 1);
    if (i % 2) two[at] = random.text(6, 'ab c'); else two.splice(at, two.length);
    yield test(`random-${i}`, 'any copies', one, two);
  }
  const long = Array.from({ length: 500 }, () => random.text(200, 'abcdef ,.'));
  yield test('largest', 'largest copies, the last character differs', long, [...long.slice(0, 499), `${long[499].slice(0, 199)}X`]);
}
