export const seed = 4110;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length} ${rows[0].length}\n${rows.map((row) => row.join(' ')).join('\n')}\n` });
  const any = (r, c, most, blocked) =>
    Array.from({ length: r }, (_, i) =>
      Array.from({ length: c }, (_, j) => (i + j > 0 && i + j < r + c - 2 && random.int(1, 100) <= blocked ? -1 : random.int(0, most))),
    );
  const filled = (r, c, toll) => Array.from({ length: r }, () => Array(c).fill(toll));
  yield test('one', 'one square', [[7]]);
  yield test('one-blocked', 'one square, and it is blocked', [[-1]]);
  yield test('row', 'a single row', [[3, 1, 4, 1, 5]]);
  yield test('row-blocked', 'a single row with a blocked square', [[3, 1, -1, 1, 5]]);
  yield test('column', 'a single column', [[3], [0], [4]]);
  yield test('start-blocked', 'the first square is blocked', [[-1, 1], [1, 1]]);
  yield test('end-blocked', 'the last square is blocked', [[1, 1], [1, -1]]);
  yield test('greedy', 'the cheaper neighbour leads to expensive squares', [[1, 2, 1, 1], [1, 9, 9, 1], [1, 9, 9, 1], [1, 9, 9, 1]]);
  yield test('equal', 'all tolls are equal', filled(5, 6, 3));
  yield test('zero', 'no toll at all', filled(4, 4, 0));
  yield test('border-row', 'a blocked square in the first row', [[1, -1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]]);
  yield test('dead-end', 'a cheap way that ends at a wall', [[1, 0, 0, 0], [5, -1, -1, -1], [5, 5, 5, 5]]);
  yield test('large-toll', 'tolls that add up to hundreds of millions', filled(150, 150, 1000000));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any town', any(4 * i, 5 * i, i, 10 * i));
  yield test('many-ways', 'very many cheapest ways', any(120, 130, 1, 3));
  yield test('largest', 'the largest town', any(180, 200, 2, 8));
}
