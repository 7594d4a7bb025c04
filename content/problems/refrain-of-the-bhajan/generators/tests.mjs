export const seed = 4105;

export function* tests(random) {
  const test = (name, tries, song, refrain) => ({ name, tries, input: `${song}\n${refrain}\n` });
  yield test('one', 'one syllable each', 'a', 'a');
  yield test('one-other', 'one syllable each, different', 'a', 'b');
  yield test('whole', 'the refrain is the whole song', 'sitaram', 'sitaram');
  yield test('longer', 'the refrain is longer than the song', 'om', 'omom');
  yield test('at-the-end', 'only at the very end', 'xyzabcabd', 'abcabd');
  yield test('at-the-beginning', 'only at the very beginning', 'abcabdxyzabcabe', 'abcabd');
  yield test('all-equal', 'all syllables equal', 'a'.repeat(50), 'a'.repeat(7));
  yield test('overlaps-by-one', 'occurrences share one syllable', 'abababa', 'aba');
  yield test('false-start', 'a false start that contains the true one', 'aabaaabaaac', 'aabaaac');
  yield test('border-of-border', 'the border of a border is needed', 'abacabadabacabac', 'abacabac');
  yield test('one-letter', 'a refrain of one syllable', 'banana', 'n');
  yield test('nearly', 'nearly, again and again', `${'aaaaab'.repeat(40)}aaaaaab`, 'aaaaaab');
  yield test('not-at-all', 'it does not occur', random.text(300, 'ab'), 'abba'.repeat(20));
  yield test('two-letters', 'two different syllables', random.text(4000, 'ab'), 'abaab');
  yield test('three-letters', 'three different syllables', random.text(20000, 'abc'), 'cabca');
  yield test('many', 'tens of thousands of syllables', 'ab'.repeat(30000), 'ab'.repeat(900));
}
