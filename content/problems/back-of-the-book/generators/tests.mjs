export const seed = 808;

export function* tests(random) {
  const test = (name, tries, slips) => ({ name, tries, input: `${slips.length}\n${slips.map((s) => s.join(' ')).join('\n')}\n` });
  const pages = (term, ...list) => list.map((p) => [p, term]);
  yield test('one', 'n = 1', pages('a', 1));
  yield test('two-in-a-row', 'two pages in a row', pages('gate', 7, 8));
  yield test('two-apart', 'two pages with a gap of one', pages('gate', 7, 9));
  yield test('run-at-both-ends', 'runs at the beginning and at the end', pages('gate', 1, 2, 3, 7, 11, 12, 13));
  yield test('single-at-both-ends', 'single pages at the beginning and at the end', pages('gate', 1, 3, 4, 5, 9));
  yield test('backwards', 'pages in falling order', pages('gate', 9, 8, 7, 5, 4, 1));
  yield test('twice', 'pages that were noted several times', pages('gate', 5, 5, 5, 6, 6, 8, 8));
  yield test('as-numbers', 'pages of different length', pages('gate', 1000, 999, 99, 100, 9, 10, 2));
  yield test('borders', 'the first and the last page', pages('gate', 1, 2000, 1999, 2));
  yield test('shared-pages', 'several terms on the same page', [[4, 'b'], [4, 'a'], [5, 'b'], [5, 'c'], [4, 'c'], [6, 'a']]);
  yield test('next-term-continues', 'a term that goes on where the one before it ended', [...pages('a', 1, 2, 3), ...pages('b', 4, 5), ...pages('c', 6)]);
  yield test('hyphens', 'terms with hyphens', [...pages('flip-flop', 3), ...pages('flip', 4), ...pages('flipper', 5), ...pages('flip-', 6), ...pages('z-a', 1), ...pages('za', 2), ...pages('flip-z', 7), ...pages('flipa', 8)]);
  const term = (most) => random.pick(['adder', 'latch', 'mux', 'carry', 'clock', 'gate', 'sum', 'term', 'k-map', 'state', 'bus', 'hold'].slice(0, most));
  const some = (n, terms, last) => Array.from({ length: n }, () => [random.int(1, last), term(terms)]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any slips', some(50 * i, 2 * i, 40));
  yield test('every-page', 'a term on every page', random.shuffle(Array.from({ length: 2000 }, (_, i) => [i + 1, 'the'])));
  yield test('largest', 'largest n, few terms', some(20000, 12, 2000));
  yield test('many-terms', 'many terms', Array.from({ length: 8000 }, () => [random.int(1, 30), random.text(random.int(1, 3), 'abcdefghij')]));
}
