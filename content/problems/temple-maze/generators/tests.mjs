export const seed = 510;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length} ${rows[0].length}\n${rows.join('\n')}\n` });
  const maze = (h, w, walls) => {
    const squares = Array.from({ length: h }, () => Array.from({ length: w }, () => (random.int(1, 100) <= walls ? '#' : '.')));
    squares[0][0] = 'S';
    squares[h - 1][w - 1] = 'E';
    return squares.map((row) => row.join(''));
  };
  /** A long snake: every second row is a wall with one hole. */
  const snake = (h, w) =>
    Array.from({ length: h }, (_, r) => {
      const row = Array(w).fill(r % 2 === 1 ? '#' : '.');
      if (r % 2 === 1) row[r % 4 === 1 ? w - 1 : 0] = '.';
      if (r === 0) row[0] = 'S';
      if (r === h - 1) row[w - 1] = 'E';
      return row.join('');
    });
  yield test('neighbours', 'start and exit side by side', ['SE']);
  yield test('wall-between', 'a single wall in between', ['S#E']);
  yield test('three-walls', 'three walls in between', ['S###E']);
  yield test('open', 'no walls', maze(10, 14, 0));
  yield test('all-walls', 'nothing but walls', ['S###', '####', '###E']);
  yield test('save-the-blow', 'breaking the first wall is a mistake', ['S#..#E', '..##.#', '.#...#', '......', '#####.', '......']);
  yield test('corner', 'around a corner through a wall', ['S.#', '##.', '..E']);
  yield test('column', 'a single column', ['S', '.', '#', '.', 'E']);
  yield test('snake', 'a long winding way', snake(41, 41));
  yield test('random', 'any maze', maze(30, 30, 30));
  yield test('dense', 'many walls', maze(60, 60, 45));
  const turned = (rows) => rows.map((row) => [...row].reverse().join('')).reverse();
  yield test('upwards', 'the exit lies above and to the left', turned(maze(25, 30, 35)));
  yield test('upwards-snake', 'a long way up', turned(snake(31, 12)));
  yield test('largest-open', 'largest maze, few walls', maze(120, 120, 20));
  yield test('largest-snake', 'largest maze, the longest way', snake(119, 120));
}
