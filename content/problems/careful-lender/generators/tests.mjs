export const seed = 611;

export function* tests(random) {
  const test = (name, tries, free, rows) => ({ name, tries, input: `${rows.length} ${free.length}\n${free.join(' ')}\n${rows.map(([lent, most]) => `${[...lent, ...most].join(' ')}\n`).join('')}` });
  /** A safe state: in a hidden order each needs at most what is free by then. */
  const safe = (n, k, high, slack) => {
    const free = random.ints(k, 0, high);
    const rows = Array(n);
    const now = [...free];
    for (const i of random.shuffle(Array.from({ length: n }, (_, at) => at))) {
      const lent = random.ints(k, 0, high);
      rows[i] = [lent, lent.map((l, kind) => l + Math.max(0, now[kind] - random.int(0, slack)))];
      for (let kind = 0; kind < k; kind += 1) now[kind] += lent[kind];
    }
    return [free, rows];
  };
  yield test('one-safe', 'one process that needs all that is free', [3], [[[2], [5]]]);
  yield test('one-unsafe', 'one process that needs one too many', [3], [[[2], [6]]]);
  yield test('nothing-free', 'nothing is free, and nothing is lacking', [0, 0], [[[1, 2], [1, 2]], [[0, 3], [1, 3]]]);
  yield test('all-zero', 'nobody needs anything', [0], [[[0], [0]], [[0], [0]], [[0], [0]]]);
  yield test('in-order', 'the order 1, 2, 3, …', [1], Array.from({ length: 6 }, (_, i) => [[1], [i + 2]]));
  yield test('backwards', 'the order is backwards', [1], Array.from({ length: 6 }, (_, i) => [[1], [7 - i]]));
  yield test('back-to-the-start', 'a small number becomes possible after each', [1, 0], [[[1, 0], [3, 0]], [[1, 1], [2, 1]], [[0, 1], [1, 2]], [[2, 0], [4, 2]]]);
  yield test('second-kind', 'only the last kind is lacking', [9, 9, 1], [[[0, 0, 1], [5, 5, 3]], [[1, 1, 0], [2, 2, 2]]]);
  yield test('each-kind-alone', 'the sum would be enough, but not each kind', [5, 0], [[[0, 1], [1, 2]], [[1, 1], [2, 3]]]);
  yield test('most-is-total', 'what is needed in all includes what is lent', [2], [[[3], [5]], [[4], [6]]]);
  yield test('not-more-than-lent', 'only what was lent comes back', [2], [[[0], [2]], [[1], [4]]]);
  yield test('last-one-stuck', 'all but one can be finished', [2], [[[1], [2]], [[1], [9]], [[2], [4]]]);
  const [free, rows] = safe(8, 2, 9, 6);
  yield test('safe', 'a safe state', free, rows);
  const [freeTwo, rowsTwo] = safe(30, 2, 50, 60);
  yield test('safe-many', 'a safe state with many processes', freeTwo, rowsTwo);
  const [freeThree, rowsThree] = safe(30, 4, 50, 0);
  rowsThree[11] = [rowsThree[11][0], rowsThree[11][1].map((most, kind) => (kind === 2 ? most + 10000 : most))];
  yield test('unsafe-many', 'an unsafe state with many processes', freeThree, rowsThree);
  const [freeFour, rowsFour] = safe(100, 10, 5000, 4000);
  yield test('largest', 'largest n and k', freeFour, rowsFour);
  const [freeFive, rowsFive] = safe(100, 1, 5000, 0);
  yield test('tight', 'largest n, nothing to spare', freeFive, rowsFive);
}
