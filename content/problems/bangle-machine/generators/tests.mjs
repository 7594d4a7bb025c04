export const seed = 3303;

export function* tests(random) {
  const test = (name, tries, k, bangles) => ({ name, tries, input: `${k}\n${bangles}\n` });
  const zigzag = (length) => Array.from({ length }, (_, i) => 'abc'[i % 3]).join('');
  const reversed = (text) => [...text].reverse().join('');
  /** Letters such that many packs come about. */
  const packing = (length, k, colours) => {
    let text = '';
    while (text.length < length) text += random.pick([...colours]).repeat(random.pick([1, 1, k - 1, k, k + 1]));
    return text.slice(0, length);
  };
  yield test('one', 'one bangle', 2, 'x');
  yield test('just-enough', 'just enough for one pack', 4, 'gggg');
  yield test('one-short', 'one bangle too few', 4, 'ggg');
  yield test('one-more', 'one bangle more than a pack', 4, 'ggggg');
  yield test('one-colour', 'all of one colour', 3, 'r'.repeat(100));
  yield test('two-colours', 'two colours in turn', 2, 'rg'.repeat(40));
  yield test('nested', 'packs within packs', 3, 'aabbccddddcbaeee');
  yield test('around', 'bangles that come together after a pack', 4, 'aabbbccccbaaxyyyyxxx');
  yield test('not-three', 'after a pack fewer than k are on top', 3, 'aabbbabbba');
  yield test('mirror', 'the second half is the first reversed', 2, zigzag(300) + reversed(zigzag(300)));
  yield test('large-k', 'a large k', 1000, 'a'.repeat(999) + 'b'.repeat(1000) + 'a' + 'c'.repeat(999));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any bangles', 1 + i, packing(150 * i, 1 + i, 'abc'));
  yield test('longest-mirror', 'the most bangles, the second half reversed', 2, zigzag(30000) + reversed(zigzag(30000)));
  yield test('longest-tall', 'the most bangles and a large k', 1000, ('a'.repeat(999) + 'b'.repeat(999)).repeat(30) + 'ab');
}
