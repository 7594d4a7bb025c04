export const seed = 9417;

export function* tests(random) {
  const test = (name, tries, k, names) => ({ name, tries, input: `${names.length} ${k}\n${names.join('\n')}\n` });
  const children = (n) => Array.from({ length: n }, (_, i) => `${'ABCDEFGHIJ'[i % 10]}${'abcdefghij'[Math.floor(i / 10) % 10]}${'uvwxyz'[Math.floor(i / 100)]}`);
  yield test('one', 'n = 1', 5, children(1));
  yield test('two-one-beat', 'two children, one beat', 1, children(2));
  yield test('two-two-beats', 'two children, two beats', 2, children(2));
  yield test('two-many', 'two children, many beats', 1000000000, children(2));
  yield test('one-beat', 'one beat', 1, children(6));
  yield test('two-beats', 'two beats', 2, children(7));
  yield test('as-many', 'as many beats as children', 6, children(6));
  yield test('one-more', 'one beat more than children', 7, children(6));
  yield test('one-less', 'one beat fewer than children', 5, children(6));
  yield test('multiple', 'a multiple of the number of children', 24, children(6));
  yield test('most-beats', 'most beats', 1000000000, children(11));
  yield test('odd-beats', 'very many beats, an odd number', 999999937, children(30));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any circle', random.int(1, 10 ** (3 * i)), random.shuffle(children(10 * i)));
  yield test('largest', 'largest n', 17, children(500));
  yield test('largest-both', 'largest n and k', 1000000000, random.shuffle(children(500)));
}
