export const seed = 51111;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length} ${rows[0].length}\n${rows.join('\n')}\n` });
  const any = (r, c, signs) => Array.from({ length: r }, () => random.text(c, signs));
  yield test('one-house', 'a single house, no pump', ['H']);
  yield test('one-pump', 'a single pump, no house', ['P']);
  yield test('beside', 'house and pump side by side', ['HP']);
  yield test('below', 'one column', ['P', '.', 'H', 'H']);
  yield test('no-pump', 'no pump at all', ['H.H', '.H.']);
  yield test('no-house', 'no house at all', ['P.P', '#..']);
  yield test('wall', 'a wall right through', ['PH#H', '.H#H']);
  yield test('around', 'the way goes round a wall', ['H#P', '.#.', '...']);
  yield test('through-yards', 'the way goes through yards', ['HHHHP']);
  yield test('between', 'a house between two pumps', ['P....H..P', 'HHHHHHHHH']);
  yield test('second-nearer', 'the second pump is nearer', ['P.......', '.......H', '.....P.H']);
  yield test('slanting', 'no slanting steps', ['P#', '#H']);
  yield test('several-worst', 'several houses are worst off', ['H.P.H', '..H..', 'H.P.H']);
  yield test('all-kinds', 'a small village', ['H.#H.', '.P#..', '..#HP', 'H.##.']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any village', any(4 * i, 5 * i, 'HH....##P'));
  yield test('large-open', 'a large village with many pumps', any(60, 80, `${'H..'.repeat(8)}##P`));
  const snake = Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? '.'.repeat(59) + 'H' : i % 4 === 1 ? '#'.repeat(59) + '.' : '.' + '#'.repeat(59)));
  yield test('winding', 'one long winding lane', ['P' + snake[0].slice(1), ...snake.slice(1)]);
  yield test('largest', 'the largest village, one pump', ['P' + 'H.'.repeat(199) + 'H', ...Array(399).fill('.H'.repeat(200))]);
}
