export const seed = 9225;

export function* tests(random) {
  const test = (name, tries, n, sentences) => ({ name, tries, input: `${n} ${sentences.length}\n${sentences.join('\n')}\n` });
  const of = (text) => text.split(', ');
  /** True sentences about teams drawn at random; the last may be turned into its contrary. */
  const about = (n, count, turnLast, kinds = ['same', 'other']) => {
    const teams = random.ints(n + 1, 0, 1);
    const sentences = [];
    while (sentences.length < count) {
      const a = random.int(1, n);
      const b = 1 + ((a + random.int(0, n - 2)) % n);
      const kind = teams[a] === teams[b] ? 'same' : 'other';
      if (kinds.includes(kind)) sentences.push(`${kind} ${a} ${b}`);
    }
    if (turnLast) sentences[count - 1] = sentences[count - 1].replace(/^\w+/, (kind) => (kind === 'same' ? 'other' : 'same'));
    return sentences;
  };
  yield test('one-same', 'n = 2 and q = 1', 2, ['same 1 2']);
  yield test('at-once', 'the second sentence contradicts the first', 2, of('same 1 2, other 2 1'));
  yield test('other-then-same', 'first other, then same', 2, of('other 2 1, same 2 1'));
  yield test('repeated', 'the same sentence many times', 3, of('other 1 3, other 3 1, other 1 3, other 3 1'));
  yield test('triangle', 'three children, each in another team than the others', 3, of('other 1 2, other 2 3, other 3 1'));
  yield test('square', 'four children in a ring of others', 4, of('other 1 2, other 2 3, other 3 4, other 4 1'));
  yield test('enemy-of-enemy', 'two others make a same', 5, of('other 1 2, other 2 5, other 1 5'));
  yield test('groups-join', 'two groups are joined by their last children', 8, of('other 1 2, same 2 3, other 4 5, same 5 6, other 3 6, same 1 4, other 1 4'));
  yield test('joined-by-same', 'two groups are joined by a same', 6, of('other 1 2, other 3 4, same 1 4, same 2 3, other 2 4, same 1 2'));
  yield test('chain', 'a chain of others, closed at the end', 9, of('other 1 2, other 2 3, other 3 4, other 4 5, other 5 6, other 6 7, other 7 8, other 8 9, same 9 1, same 8 1'));
  yield test('several', 'more sentences after the first contradiction', 4, of('same 1 2, same 3 4, other 1 2, same 1 3, other 2 4'));
  yield test('only-same', 'only sentences with same', 40, about(40, 200, false, ['same']));
  yield test('only-other', 'only sentences with other', 40, about(40, 200, true, ['other']));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any sentences', 25 * i, about(25 * i, 40 * i, i % 2 === 0));
  yield test('many', 'thousands of sentences', 3000, about(3000, 5000, true));
}
