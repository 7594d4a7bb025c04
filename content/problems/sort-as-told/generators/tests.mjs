export const seed = 907;

export function* tests(random) {
  const test = (name, tries, columns, rows, wishes) => ({
    name,
    tries,
    input: `${rows.length} ${columns.length} ${wishes.length}\n${columns.join(' ')}\n${rows.map((r) => r.join(' ')).join('\n')}\n${wishes.join('\n')}\n`,
  });
  const four = [['a', 'x', 2], ['b', 'y', 1], ['c', 'x', 1], ['d', 'y', 2]];
  const columns = ['k:text', 't:text', 'v:number'];
  yield test('one-row', 'n = 1', ['k:text'], [['a']], ['k', '-k']);
  yield test('one-column', 'one column', ['v:number'], [[3], [1], [2]], ['v', '-v']);
  yield test('numbers', 'numbers of different length', ['v:number'], [[10], [9], [100], [-1], [-10], [0], [99]], ['v', '-v']);
  yield test('texts-of-different-length', 'texts that begin alike', ['w:text'], [['ab'], ['a'], ['abc'], ['b'], ['B'], ['aB']], ['w', '-w']);
  yield test('two-columns', 'two columns in both orders', columns, four, ['t,v', 'v,t', 't,-v', '-t,v', '-v,-t', 'v,-t']);
  yield test('stable', 'rows that are equal', columns, four, ['t', '-t', 'v', '-v']);
  yield test('all-equal', 'all rows equal', columns, [['z', 'q', 1], ['y', 'q', 1], ['x', 'q', 1]], ['t', '-t', 'v,t', '-v,-t']);
  yield test('fresh-table', 'several wishes one after the other', columns, four, ['-k', 't', '-k', 'v']);
  yield test('three-columns', 'a wish with all columns', columns, [...four, ['a', 'y', 1], ['a', 'x', 1]], ['k,t,v', '-k,t,-v', 'v,-t,k', 't,v,-k']);
  yield test('largest-numbers', 'largest and smallest numbers', ['v:number', 'k:text'], [[1000000000, 'a'], [-1000000000, 'b'], [0, 'c'], [999999999, 'd'], [-1000000000, 'e'], [1000000000, 'f']], ['v', '-v', '-v,-k']);
  yield test('number-first', 'a first column of numbers', ['v:number', 't:text'], [[2, 'b'], [10, 'a'], [1, 'b'], [10, 'b'], [3, 'a']], ['t', 't,v', 't,-v', '-t,v']);
  yield test('similar-columns', 'columns with similar names', ['a:text', 'ab:number', 'b:text'], [['p', 2, 'x'], ['q', 1, 'y'], ['r', 2, 'y'], ['s', 1, 'x']], ['ab', 'b,-ab', 'a,b', '-b,ab']);
  const some = (n, c, q, reach) => {
    const names = ['name', 'branch', 'marks', 'city', 'age', 'fees'].slice(0, c);
    const kinds = names.map((_, i) => (i % 2 ? 'text' : random.pick(['text', 'number'])));
    const value = (kind) => (kind === 'number' ? random.int(-reach, reach) : random.text(random.int(1, 2), 'abcDE'.slice(0, 2 + Math.min(3, reach))));
    return [
      names.map((name, i) => `${name}:${kinds[i]}`),
      Array.from({ length: n }, () => kinds.map(value)),
      Array.from({ length: q }, () => random.shuffle([...names]).slice(0, random.int(1, c)).map((name) => (random.int(0, 1) ? '-' : '') + name).join(',')),
    ];
  };
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any table', ...some(12 * i, i + 1, 8, i));
  yield test('largest', 'largest n, c and q', ...some(300, 6, 50, 3));
}
