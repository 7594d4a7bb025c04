export const seed = 40513;

export function* tests(random) {
  const test = (name, tries, field, rows, columns) => ({
    name,
    tries,
    input: `${field.length} ${field[0].length}\n${field.join('\n')}\n${rows.join(' ')}\n${columns.join(' ')}\n`,
  });
  const empty = (r, c) => Array(r).fill('.'.repeat(c));
  const field = (r, c, trees) => Array.from({ length: r }, () => Array.from({ length: c }, () => (random.int(1, 100) <= trees ? 'T' : '.')).join(''));
  const count = (n, has) => Array.from({ length: n }, (_, at) => has.filter((value) => value === at).length);
  /** The numbers of a plan that exists: tents are pitched in any order wherever they do not touch. */
  const planned = (name, tries, squares, most) => {
    const tents = [];
    const places = squares.flatMap((line, row) => [...line].map((square, column) => ({ square, row, column })));
    for (const { square, row, column } of random.shuffle(places)) {
      const touches = tents.some((tent) => Math.abs(tent.row - row) <= 1 && Math.abs(tent.column - column) <= 1);
      if (square === '.' && !touches && tents.length < most) tents.push({ row, column });
    }
    const rows = count(squares.length, tents.map((tent) => tent.row));
    return test(name, tries, squares, rows, count(squares[0].length, tents.map((tent) => tent.column)));
  };
  yield test('one-tent', 'one square with a tent', ['.'], [1], [1]);
  yield test('one-empty', 'one square without a tent', ['.'], [0], [0]);
  yield test('one-tree', 'one square with a tree', ['T'], [1], [1]);
  yield test('sums', 'the rows want more tents than the columns', empty(3, 3), [1, 0, 1], [1, 0, 0]);
  yield test('sums-of-columns', 'the columns want more tents than the rows', empty(3, 4), [1, 0, 0], [1, 0, 0, 1]);
  yield test('side-by-side', 'tents that would touch side by side', empty(1, 3), [2], [1, 1, 0]);
  yield test('above', 'tents that would touch one above the other', empty(3, 1), [1, 1, 0], [2]);
  yield test('corners', 'tents that would touch at a corner', empty(3, 3), [1, 1, 1], [1, 1, 1]);
  yield test('first-plan', 'several plans', empty(5, 5), [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]);
  yield test('one-row', 'one row', ['..T.....'], [3], [0, 1, 0, 1, 0, 0, 0, 1]);
  yield test('one-column', 'one column', [...'.......T'], [1, 0, 1, 0, 0, 1, 0, 0], [3]);
  yield test('fullest', 'as many tents as possible', empty(8, 8), [4, 0, 4, 0, 4, 0, 4, 0], [4, 0, 4, 0, 4, 0, 4, 0]);
  yield test('fullest-shifted', 'as many tents as possible, not in the corner', empty(8, 8), [0, 4, 0, 4, 0, 4, 0, 4], [0, 4, 0, 4, 0, 4, 0, 4]);
  yield planned('wide', 'more columns than rows', field(3, 8, 15), 6);
  yield planned('tall', 'more rows than columns', field(8, 3, 15), 6);
  for (let i = 1; i <= 3; i += 1) yield planned(`random-${i}`, 'any field', field(4 + i, 5 + i, 20), 5 + 2 * i);
  yield planned('many-trees', 'many trees', field(8, 8, 45), 14);
  yield planned('largest', 'the largest field', field(8, 8, 5), 16);
  yield test('long-search', 'the largest field, no plan', empty(8, 8), [1, 1, 1, 1, 1, 2, 2, 3], [2, 2, 2, 2, 1, 1, 1, 1]);
}
