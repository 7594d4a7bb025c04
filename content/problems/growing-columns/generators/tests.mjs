export const seed = 8402;

export function* tests(random) {
  const test = (name, tries, w, columns) => ({
    name,
    tries,
    input: `${w} ${columns.length}\n${columns.map((column) => column.join(' ')).join('\n')}\n`,
  });
  const columns = (n, most, grow, spare) => Array.from({ length: n }, () => {
    const basis = random.int(0, most);
    return [basis, random.int(0, grow), Math.min(1000000, basis + random.int(0, spare))];
  });
  const any = (n, most, grow, spare, extra) => {
    const all = columns(n, most, grow, spare);
    return [all.reduce((sum, [basis]) => sum + basis, 0) + extra, all];
  };
  yield test('one', 'a single column', 300, [[100, 1, 400]]);
  yield test('one-limited', 'a single column that reaches its limit', 300, [[100, 1, 200]]);
  yield test('exactly-the-limit', 'columns that reach exactly their limit', 300, [[50, 1, 100], [50, 1, 150], [50, 1, 100]]);
  yield test('nothing-free', 'no free space', 300, [[100, 1, 100], [150, 5, 200], [50, 0, 50]]);
  yield test('nobody-grows', 'all grow numbers 0', 500, [[100, 0, 300], [120, 0, 120]]);
  yield test('zero-basis', 'bases of 0', 100, [[0, 1, 100], [0, 2, 100], [0, 4, 100]]);
  yield test('rounding', 'pixels left over', 101, [[0, 1, 100], [0, 1, 100], [0, 1, 100], [1, 1, 50]]);
  yield test('round-by-round', 'one column fixed in each round', 1000, [[0, 1, 40], [0, 1, 100], [0, 1, 150], [0, 1, 190], [0, 1, 240], [0, 1, 900]]);
  yield test('all-fixed', 'all columns fixed in the end', 2000, [[0, 1, 40], [0, 1, 100], [0, 1, 600], [10, 3, 300]]);
  yield test('later-neighbour', 'a column that is fixed after one to its right', 900, [[0, 1, 310], [0, 1, 100], [0, 1, 1000]]);
  yield test('limit-is-basis', 'columns that may not grow at all', 800, [[100, 5, 100], [100, 1, 800], [100, 2, 100]]);
  yield test('huge', 'large grow numbers and widths', 1000000, [[0, 100000, 1000000], [10, 99999, 999999], [5, 1, 7]]);
  yield test('random', 'any columns', ...any(20, 50, 5, 120, 900));
  yield test('many-rounds', 'many rounds', ...any(100, 20, 9, 400, 15000));
  yield test('largest', 'most columns, large numbers', ...any(100, 5000, 100000, 9000, 400000));
}
