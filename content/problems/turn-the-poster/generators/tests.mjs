export const seed = 1104;

export function* tests(random) {
  const test = (name, tries, rows, orders) => ({ name, tries, input: `${rows.length} ${rows[0].length}\n${rows.join('\n')}\n${orders}\n` });
  const poster = (h, w) => Array.from({ length: h }, () => random.text(w, 'abcdefghXYZ0123.#'));
  yield test('one-square', 'a single square', ['x'], 'RLMU');
  yield test('right', 'one turn to the right', poster(2, 4), 'R');
  yield test('left', 'one turn to the left', poster(3, 2), 'L');
  yield test('mirror', 'mirrored once', poster(3, 5), 'M');
  yield test('upside-down', 'upside down once', poster(4, 3), 'U');
  yield test('row', 'a single row', ['abcdefg'], 'RM');
  yield test('column', 'a single column', ['a', 'b', 'c', '.', '#'], 'LM');
  yield test('square', 'a square poster', poster(5, 5), 'RRRM');
  yield test('nothing', 'orders that cancel out', poster(4, 6), 'RLMMUURRRR');
  yield test('order-counts', 'mirrored before turned', poster(3, 4), 'MR');
  yield test('mirror-left', 'mirrored, then turned to the left', poster(4, 5), 'ML');
  yield test('mirror-up', 'mirrored and upside down', poster(4, 5), 'MUM');
  yield test('random', 'any orders', poster(7, 9), random.text(25, 'RLMU'));
  yield test('wide', 'the widest poster', poster(1, 40), random.text(77, 'RLMU'));
  yield test('largest', 'the largest poster, 1000 orders', poster(40, 39), `${random.text(999, 'RLMU')}R`);
}
