export const seed = 1565;

export function* tests(random) {
  const test = (name, tries, ways, grid) => ({
    name,
    tries,
    input: `${grid.length} ${grid[0].length}\n${ways.join(' ')}\n${grid.map((row) => row.join(' ')).join('\n')}\n`,
  });
  const hills = (h, w, low, high) => Array.from({ length: h }, () => random.ints(w, low, high));
  const corners = (grid) => [1, 1, grid.length, grid[0].length];
  yield test('one-square', 'a single square', [1, 1, 1, 1], [[42]]);
  yield test('stay', 'start and end are the same square', [2, 2, 2, 2], hills(3, 3, 0, 9));
  yield test('row', 'a single row', [1, 6, 1, 2], [[9, 1, 4, 2, 8, 3, 9]]);
  yield test('column', 'a single column', [1, 1, 5, 1], [[1], [2], [7], [2], [0]]);
  yield test('flat', 'everything equally high', [1, 1, 6, 7], hills(6, 7, 5, 5));
  yield test('start-high', 'the start is the highest square', [1, 1, 3, 3], [[99, 1, 1], [50, 60, 1], [1, 1, 1]]);
  yield test('end-high', 'the end is high, and a short way leads over a middle height', [1, 1, 1, 5], [[1, 5, 5, 5, 9], [1, 8, 8, 8, 1], [1, 1, 1, 1, 1]]);
  yield test('detour-in-vain', 'a low detour that is of no use in the end', [3, 1, 3, 6], [[0, 0, 0, 0, 0, 0], [0, 7, 7, 7, 0, 9], [0, 4, 4, 4, 0, 8], [0, 7, 7, 7, 7, 8]]);
  yield test('late-high', 'the height is decided late', [1, 1, 5, 3], [[0, 6, 0], [0, 7, 0], [0, 6, 0], [0, 0, 0], [9, 9, 9]]);
  yield test('wall', 'a wall with one gap', [1, 1, 1, 9], Array.from({ length: 7 }, (_, r) => Array.from({ length: 9 }, (_each, c) => (c === 4 ? (r === 6 ? 30 : 90) : 10))));
  const snake = Array.from({ length: 21 }, (_, r) => Array.from({ length: 15 }, (_each, c) => (r % 2 === 0 || c === (r % 4 === 1 ? 14 : 0) ? 1 : 9)));
  yield test('snake', 'a long way through valleys', corners(snake), snake);
  const ridge = hills(12, 12, 0, 40);
  ridge[11][11] = 38;
  yield test('end-rather-high', 'a rather high end', corners(ridge), ridge);
  yield test('two-heights', 'only two heights', [3, 2, 18, 19], hills(20, 20, 0, 1));
  yield test('random', 'any mountains', [20, 1, 4, 25], hills(25, 25, 0, 99));
  const large = hills(80, 80, 0, 9999);
  large[79][79] = 7000;
  yield test('largest', 'the largest map', corners(large), large);
  const long = Array.from({ length: 79 }, (_, r) => Array.from({ length: 80 }, (_each, c) => (r % 2 === 0 || c === (r % 4 === 1 ? 79 : 0) ? random.int(0, 500) : 600)));
  yield test('largest-snake', 'the largest map, a very long way', corners(long), long);
}
