export const seed = 60811;

export function* tests(random) {
  const test = (name, tries, names, patterns) => ({ name, tries, input: `${names.length} ${patterns.length}\n${[...names, ...patterns].join('\n')}\n` });
  const names = (n, signs, longest) => [...new Set(Array.from({ length: n }, () => random.text(random.int(1, longest), signs)))];
  yield test('one', 'a single name', ['a'], ['a', '?', '*', 'b', '??', 'a*', '*a', '*a*', '.a']);
  yield test('exact', 'patterns without signs', ['notes', 'note', 'notes2'], ['note', 'notes', 'not', 'notes22']);
  yield test('question', 'only question marks', ['a', 'ab', 'abc', 'abcd'], ['?', '??', '???', '?????']);
  yield test('question-not-nothing', 'a question mark needs a character', ['ab', 'abc'], ['ab?', '?ab', 'a?b', 'abc?']);
  yield test('hidden', 'hidden files', ['.a', 'a', '.bashrc', 'b.a', '..x'], ['*', '?a', '.*', '.?', '*a', '.*a*', '??', '..*', 'b?a']);
  yield test('order', 'capital letters, digits and small letters', ['b', 'B', 'a10', 'a2', 'a-1', 'a.1', 'A', '1'], ['*', 'a*', '?']);
  yield test('star-takes-nothing', 'a star that takes nothing', ['ab', 'a', 'b'], ['*ab', 'ab*', 'a*b', '*a*b*', 'a*', '*b']);
  yield test('many-stars', 'several stars', ['abcabc', 'aabbcc', 'cab', 'bca'], ['*a*b*c*', '**c', 'a**c', '*b*b*', '***', '*ca*']);
  yield test('star-and-question', 'stars and question marks together', ['a', 'ab', 'abc', 'abcd', 'bcd'], ['*?', '?*', '?*?', '*??*', '?*??', '*?b*', '*b?*?']);
  yield test('last-star-longer', 'a star has to take more than the first possible place', ['aXbXc', 'aXbX', 'mississippi'], ['*X?', 'm*issip*', '*s*s?p*', 'a*X', '*i']);
  yield test('none', 'nothing matches', ['x', 'y.z'], ['*.q', '??', '*-*', 'x*y']);
  yield test('dots', 'dots inside', ['a.b.c', 'a.b', 'ab', 'a..b'], ['*.*', '*.*.*', 'a?b', 'a.*', '*.b']);
  yield test('longest', 'names of 60 characters', ['a'.repeat(60), 'a'.repeat(59), `${'a'.repeat(59)}b`], ['?'.repeat(60), `${'*a'.repeat(10)}*b`, '?'.repeat(59), `*${'a'.repeat(59)}`, `${'a'.repeat(59)}?`, '*'.repeat(60)]);
  yield test('slow', 'many stars and no match', ['a'.repeat(60), 'a'.repeat(55)], [`${'*a'.repeat(12)}*b`, `${'*a?'.repeat(9)}*b*`]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any names', names(12 * i, 'aabb.', 6), [...new Set(Array.from({ length: 8 * i }, () => random.text(random.int(1, 6), 'ab?*.')))]);
  yield test('largest', 'largest n and q', names(200, 'abcABC019.-', 30), Array.from({ length: 50 }, () => random.text(random.int(2, 12), 'abAB0*?*?.-')));
}
