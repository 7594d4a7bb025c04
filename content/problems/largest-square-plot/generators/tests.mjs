export const seed = 51512;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length} ${rows[0].length}\n${rows.join('\n')}\n` });
  const any = (r, c, signs) => Array.from({ length: r }, () => random.text(c, signs));
  yield test('one-earth', 'a single square of earth', ['.']);
  yield test('one-rock', 'a single square of rock', ['#']);
  yield test('all-rock', 'only rock', ['###', '###']);
  yield test('all-earth', 'only earth', Array(5).fill('.....'));
  yield test('wide', 'only earth, wider than high', Array(3).fill('.......'));
  yield test('high', 'only earth, higher than wide', Array(8).fill('..'));
  yield test('row', 'a single row', ['..#...']);
  yield test('rock-first-corner', 'rock in the upper left corner', ['#...', '....', '....', '....']);
  yield test('rock-last-corner', 'rock in the lower right corner', ['...', '...', '..#']);
  yield test('rock-inside', 'rock in the middle', ['.....', '.....', '..#..', '.....', '.....']);
  yield test('frame', 'earth only at the edge', ['.....', '.###.', '.###.', '.###.', '.....']);
  yield test('chessboard', 'a chessboard', ['.#.#.', '#.#.#', '.#.#.']);
  yield test('small-before-large', 'small ponds before a large one', ['.#...', '#....', '..#..', '.....', '.....']);
  yield test('steps', 'steps of earth', ['.###', '..##', '...#', '....']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any field', any(5 * i, 7 * i, '......#'));
  yield test('largest', 'the largest field', any(400, 400, `${'.'.repeat(60)}#`));
  yield test('largest-earth', 'the largest field, nearly all earth', ['#' + '.'.repeat(399), ...Array(399).fill('.'.repeat(400))]);
}
