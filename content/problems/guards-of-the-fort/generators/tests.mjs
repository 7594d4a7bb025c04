export const seed = 3361;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length} ${rows[0].length}\n${rows.join('\n')}\n` });
  const any = (r, c, squares) => Array.from({ length: r }, () => random.text(c, squares));
  const lone = (letter, r, c, n) =>
    Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === r && j === c ? letter : '.')).join(''));
  yield test('one-empty', 'one empty square', ['.']);
  yield test('one-guard', 'one guard and nothing else', ['H']);
  yield test('elephant-alone', 'an elephant alone', lone('E', 2, 3, 7));
  yield test('camel-alone', 'a camel alone', lone('C', 1, 4, 7));
  yield test('horse-alone', 'a horse alone', lone('H', 3, 3, 7));
  yield test('horse-corner', 'a horse in a corner', lone('H', 6, 0, 7));
  yield test('camel-corner', 'a camel in a corner', lone('C', 0, 6, 7));
  yield test('one-row', 'a single row', ['.E..#..C..E.H..#..']);
  yield test('one-column', 'a single column', ['.', 'E', '.', '.', 'C', '.', 'H', '#', '.']);
  yield test('no-square', 'no empty square', ['E#C', '#H#', 'CCC']);
  yield test('horse-over-walls', 'a horse among walls', ['.....', '.###.', '.#H#.', '.###.', '.....']);
  yield test('behind-a-guard', 'guards who stand in the way of each other', ['E.E..', '.C...', 'C.C..', '.....', '..E.C']);
  yield test('watched-twice', 'squares that several guards watch', ['E..E', '....', '....', 'E..E']);
  yield test('tie', 'guards who watch equally many squares', ['....', '.H..', '..H.', '....']);
  yield test('tie-in-a-row', 'two in one row who watch equally many', ['.......', '.C...C.', '.......']);
  yield test('only-walls', 'no guard at all', ['#.#', '.#.', '#.#']);
  yield test('few-guards', 'a fort with few guards', any(12, 17, '.........................#EHC'));
  yield test('many-guards', 'a fort with many guards', any(20, 9, '.....#EHC'));
  yield test('wide', 'a wide fort', any(8, 60, '..............#EHC'));
  yield test('largest', 'largest fort', any(60, 60, `${'.'.repeat(90)}##EHC`));
}
