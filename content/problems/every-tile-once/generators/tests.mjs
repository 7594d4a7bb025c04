export const seed = 50512;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length} ${rows[0].length}\n${rows.join('\n')}\n` });
  /** A courtyard of the given size with some pots; door and gate anywhere. */
  const any = (r, c, pots) => {
    const signs = random.shuffle(['D', 'G', ...Array(pots).fill('#'), ...Array(r * c - 2 - pots).fill('.')]);
    return Array.from({ length: r }, (_, i) => signs.slice(i * c, i * c + c).join(''));
  };
  yield test('two-tiles', 'door and gate side by side', ['DG']);
  yield test('two-tiles-down', 'one column', ['G', 'D']);
  yield test('row', 'a single row', ['D...G']);
  yield test('row-inside', 'the gate in the middle of a row', ['D.G..']);
  yield test('row-cut', 'a pot in a row', ['D.#.G']);
  yield test('gate-too-early', 'the gate lies on the way', ['D.', '.G']);
  yield test('square', '2 x 2', ['D.', 'G.']);
  yield test('far-tile', 'a free tile that cannot be reached', ['D.G', '###', '..#']);
  yield test('all-pots', 'pots everywhere else', ['#D#', '#G#', '###']);
  yield test('around', 'a way round the pots', ['D..', '##.', 'G..']);
  yield test('door-inside', 'the door inside', ['...', '.D.', '..G']);
  yield test('wrong-colour', 'no walk, though there is room', ['D...', '...G', '....']);
  yield test('wide', '2 rows, 5 columns', ['D....', 'G....']);
  yield test('high', '5 rows, 3 columns', ['D..', '...', '.#.', '...', '..G']);
  yield test('corners', '5 x 5 from corner to corner', ['D....', '.....', '.....', '.....', '....G']);
  yield test('same-side', '5 x 5, door and gate side by side', ['D....', 'G....', '.....', '.....', '.....']);
  yield test('middle', '5 x 5, the door in the middle', ['G....', '.....', '..D..', '.....', '.....']);
  yield test('some-pots', '5 x 5 with pots', ['D....', '.#...', '.....', '.....', '...#G']);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any courtyard', any(2 + (i % 4), 5, i % 3));
}
