export const seed = 9418;

export function* tests(random) {
  const test = (name, tries, k, m, lines) => ({ name, tries, input: `${k} ${m}\n${lines.join('\n')}\n` });
  const text = (count, letters, longest) => Array.from({ length: count }, () => Array.from({ length: random.int(0, 12) }, () => random.text(random.int(1, longest), letters)).join(random.pick([' ', ', ', '-', ' 7 '])).slice(0, 100));
  yield test('none', 'no word is long enough', 9, 5, ['short words only']);
  yield test('one-letter', 'words of one letter', 1, 5, ['I a A i b']);
  yield test('empty-lines', 'empty lines', 2, 5, ['', 'on the', '', '', 'way home', '']);
  yield test('no-letters', 'a text without letters', 1, 3, ['12 34 !?', '']);
  yield test('exactly-k', 'words of exactly k letters', 4, 9, ['four five six seven', 'nine ten']);
  yield test('capitals', 'words that differ only in capitals', 3, 9, ['Rain rain RAIN rAin', 'Sun SUN']);
  yield test('same-length', 'words of the same length', 3, 9, ['pen map cup bag ink', 'Dal aam']);
  yield test('order', 'shorter words that come first in the alphabet', 1, 9, ['aa b ccc dddd a bb', 'ab abc']);
  yield test('cut', 'more words than m', 2, 2, ['one two three four five six seven']);
  yield test('m-is-one', 'm = 1', 1, 1, ['z zz yy zz']);
  yield test('marks', 'words with marks around them', 3, 9, ['"stop," (he) said... and: went!', "it's _well_ known;now"]);
  yield test('digits', 'digits inside words', 2, 9, ['ab1cd 2x3yz 45', 'a1b2c3']);
  yield test('across-lines', 'a word that is cut at the end of a line is two words', 3, 9, ['never-', 'ending sto', 'ry']);
  yield test('longest', 'longest words', 30, 2, [`${'a'.repeat(30)} ${'b'.repeat(29)}`, `${'c'.repeat(30)} x`]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any text', 1 + i, 10 * i, text(5 * i * i, 'abCdE', 4 + i));
  yield test('largest', 'a long text', 2, 100, text(300, 'abcdeABE', 5));
  yield { name: 'no-line-end', tries: 'a text without a line end after its last word', input: '4 5\nThis is the last word' };
}
