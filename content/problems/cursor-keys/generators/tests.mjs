export const seed = 16101;

/** So many keys, with letters as often as the others together. */
const keys = (random, n, others) => Array.from({ length: n }, () => (random.int(0, 1) === 0 ? random.text(1, 'abcxyz_') : random.pick([...others]))).join('');

export function* tests(random) {
  const test = (name, tries, line) => ({ name, tries, input: `${line}\n` });
  yield test('one-letter', 'n = 1, a letter', 'q');
  yield test('one-delete', 'n = 1, and nothing to delete', '*');
  yield test('one-space', 'only a space', '_');
  yield test('no-cursor', 'letters only', 'station_diary');
  yield test('all-deleted', 'all is deleted again', 'abc***');
  yield test('deleted-from-inside', 'all is deleted, from the middle', 'abcd<<**>>**');
  yield test('left-of-all', 'more steps to the left than there are signs', 'ab<<<<<c>d');
  yield test('right-of-all', 'more steps to the right than there are signs', 'ab<>>>>>c<d');
  yield test('delete-at-start', 'nothing to delete at the beginning', 'ab[**c');
  yield test('keys-on-empty', 'every key on an empty text', '<>[]*a<*>*[]><b');
  yield test('backwards', 'always at the beginning', '[a[b[c[d[e');
  yield test('ends-in-turn', 'the beginning and the end in turn', '[a]b[c]d[e]f');
  yield test('delete-after-start', 'a letter at the beginning is deleted at once', 'xy[ab*]z*');
  yield test('overwrite', 'a word in the middle is replaced', 'old_hat<<<<***new]s');
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any keys', keys(random, 25 * i * i, '<><>[]*'));
  yield test('many-deletes', 'many signs are deleted', keys(random, 600, '<>***'));
  yield test('moves', 'the cursor moves far', keys(random, 5000, '<<<<>>>'));
}
