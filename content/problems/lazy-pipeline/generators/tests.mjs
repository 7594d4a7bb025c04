export const seed = 1205;

export function* tests(random) {
  const test = (name, tries, source, ...stages) => ({
    name,
    tries,
    input: `${source.length} ${stages.length}\n${source.join(' ')}\n${stages.join('\n')}\n`,
  });
  const ten = [3, -4, 8, 8, 5, -7, 0, 2, 3, 10];
  yield test('only-first', 'only a terminal stage, first', [7, 8], 'first');
  yield test('only-sum', 'only a terminal stage, sum', ten, 'sum');
  yield test('odd-negative', 'negative odd numbers', ten, 'odd', 'list');
  yield test('even-negative', 'zero and negative even numbers', ten, 'even', 'count');
  yield test('borders', 'numbers equal to k', ten, 'above 0', 'below 8', 'list');
  yield test('nothing-left-list', 'nothing comes to list', ten, 'above 10', 'list');
  yield test('nothing-left-first', 'nothing comes to first', ten, 'below -7', 'first');
  yield test('nothing-left-sum', 'nothing comes to sum', ten, 'skip 10', 'sum');
  yield test('limit-exact', 'a limit of as many as there are', ten, 'limit 10', 'count');
  yield test('limit-more', 'a limit of more than there are', ten, 'limit 11', 'add 1', 'list');
  yield test('limit-stops', 'a limit that stops those before it', ten, 'add 1', 'limit 3', 'times 2', 'list');
  yield test('two-limits', 'a small limit after a large one', ten, 'limit 5', 'odd', 'limit 1', 'list');
  yield test('skip-limit', 'skip before limit', ten, 'skip 2', 'limit 3', 'list');
  yield test('limit-skip', 'limit before skip', ten, 'limit 3', 'skip 2', 'list');
  yield test('skip-all', 'skip of more than there are', ten, 'add 5', 'skip 2000', 'first');
  yield test('sorted-limit', 'sorted before limit', ten, 'sorted', 'limit 2', 'list');
  yield test('limit-sorted', 'limit before sorted', ten, 'limit 4', 'sorted', 'list');
  yield test('distinct', 'distinct before and after a change', ten, 'distinct', 'times 0', 'distinct', 'list');
  yield test('distinct-first', 'distinct with a terminal stage that stops', [5, 5, 5, 6, 6, 7], 'distinct', 'skip 1', 'first');
  yield test('largest-values', 'largest numbers', Array(2000).fill(1000000), ...Array(19).fill('times 3'), 'sum');
  yield test('largest-negative', 'largest negative sum', Array(2000).fill(-1000000), ...Array(19).fill('times 3'), 'sum');
  const stage = (reach) => {
    const kind = random.pick(['even', 'odd', 'above', 'below', 'add', 'times', 'distinct', 'sorted', 'skip', 'limit']);
    if (['even', 'odd', 'distinct', 'sorted'].includes(kind)) return kind;
    if (kind === 'times') return `times ${random.pick([-3, -2, -1, 2, 3])}`;
    if (kind === 'skip') return `skip ${random.int(1, 4)}`;
    if (kind === 'limit') return `limit ${random.int(8, 40)}`;
    if (kind === 'above') return `above ${random.int(-reach, 0)}`;
    if (kind === 'below') return `below ${random.int(0, reach)}`;
    return `add ${random.int(-20, 20)}`;
  };
  for (const [i, end] of ['list', 'sum', 'first', 'list'].entries()) {
    yield test(`random-${i + 1}`, 'any pipeline', random.ints(150, -60, 60), ...Array.from({ length: 3 + i }, () => stage(150)), end);
  }
}
