export const seed = 9327;

export function* tests(random) {
  const test = (name, tries, words) => ({ name, tries, input: `${words.length}\n${words.join('\n')}\n` });
  const of = (text) => text.split(' ');
  const any = (n, longest, letters) => {
    const words = new Set();
    while (words.size < n) words.add(random.text(random.int(2, longest), letters));
    return [...words];
  };
  yield test('one-word', 'n = 1', ['rain']);
  yield test('two-words', 'two words that rhyme', of('pain rain'));
  yield test('other-end', 'the same last letter only', of('rain moon'));
  yield test('whole-end', 'a word that is the end of others', of('scare care are re bare'));
  yield test('same-beginning', 'words with the same beginning', of('star stair stay stab'));
  yield test('third-letter', 'the third letter from the end decides', of('king sing wing ring song long'));
  yield test('first-letter', 'only the first letter differs', of('zall ball tall call hall fall'));
  yield test('shorter-later', 'a short word that comes later', of('azz ab aab abc'));
  yield test('two-letters', 'words of two letters', of('ab ba bb aa cb bc'));
  yield test('longest-words', 'words of twenty letters', [`${'a'.repeat(19)}b`, `b${'a'.repeat(19)}`, 'a'.repeat(20), 'a'.repeat(19)]);
  yield test('one-line', 'all words on one line', of('xxing aing ing bing ring aaing'));
  yield test('all-lines', 'each word on a line of its own', of('za yb xc wd ve'));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any words', any(10 * i, 3 + i, 'abc'));
  yield test('largest', 'largest n', any(500, 20, 'aeinrst'));
}
