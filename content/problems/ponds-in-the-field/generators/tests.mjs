export const seed = 51122;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length} ${rows[0].length}\n${rows.join('\n')}\n` });
  const any = (r, c, signs) => Array.from({ length: r }, () => random.text(c, signs));
  yield test('one-wet', 'a single wet square', ['w']);
  yield test('one-dry', 'a single dry square', ['.']);
  yield test('all-wet', 'all is wet', ['wwww', 'wwww', 'wwww']);
  yield test('corners', 'ponds that touch at corners', ['w.w', '.w.', 'w.w']);
  yield test('block', 'a pond three squares wide and high', ['www', 'www', 'www', '...', 'ww.']);
  yield test('ring', 'a pond with an island', ['wwww', 'w..w', 'wwww']);
  yield test('inside-a-ring', 'a pond on an island', ['wwwww', 'w...w', 'w.w.w', 'w...w', 'wwwww']);
  yield test('upwards', 'a pond that goes upwards again', ['w.w', 'w.w', 'www']);
  yield test('to-the-left', 'a pond that goes back to the left', ['..w', 'www', 'w..', 'w..']);
  yield test('opposite-edges', 'ponds at opposite edges', ['w..w', '....', 'w..w']);
  yield test('row', 'a single row', ['ww.www.w']);
  yield test('column', 'a single column', ['w', 'w', '.', 'w']);
  yield test('largest-first', 'the first pond is the largest', ['wwww', '....', 'ww.w']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any field', any(5 * i, 6 * i, 'ww...'));
  const snake = Array.from({ length: 149 }, (_, i) => (i % 2 === 0 ? 'w'.repeat(150) : i % 4 === 1 ? '.'.repeat(149) + 'w' : 'w' + '.'.repeat(149)));
  yield test('snake', 'one long winding pond', snake);
  yield test('largest', 'the largest field, all wet', Array(150).fill('w'.repeat(150)));
  yield test('many', 'the largest field, many ponds', any(150, 150, 'w..'));
}
