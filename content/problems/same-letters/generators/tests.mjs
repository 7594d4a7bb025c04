export const seed = 9416;

export function* tests(random) {
  const test = (name, tries, words) => ({ name, tries, input: `${words.length}\n${words.join('\n')}\n` });
  const of = (text) => text.split(' ');
  const any = (count, longest, letters) => {
    const words = new Set();
    while (words.size < count) words.add(random.text(random.int(1, longest), letters));
    return [...words];
  };
  yield test('one', 'n = 1', of('a'));
  yield test('pair', 'two words of the same letters', of('ab ba'));
  yield test('two-alone', 'two words of different letters', of('ab bc'));
  yield test('counts', 'the same letters, but not the same number of times', of('aab abb ab ba aabb baba'));
  yield test('lengths', 'words that are parts of others', of('ra rama ram mar arm'));
  yield test('sums', 'words whose codes have the same sum', of('ad bc cb da ace bbe'));
  yield test('first-of-two', 'two groups are the largest', of('kal amar lak rama al'));
  yield test('second-is-largest', 'a later group is the largest', of('ab xyz ba yzx zxy'));
  yield test('last-word', 'the last word makes a group the largest', of('ab cd ba dc cde dce ced bab abb bba dec'));
  yield test('mixed', 'the words of the groups are mixed', of('abc xyz bca yxz cab zxy bac'));
  yield test('all-one', 'all words in one group', of('abc acb bac bca cab cba'));
  yield test('longest', 'longest words', [`${'a'.repeat(19)}b`, `b${'a'.repeat(19)}`, `${'a'.repeat(18)}bb`]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any words', any(12 * i, 2 + i, 'abc'));
  yield test('largest-alone', 'largest n, long words', any(1000, 20, 'abcdefghijklmnopqrstuvwxyz'));
  yield test('largest', 'largest n', any(1000, 6, 'abcde'));
}
