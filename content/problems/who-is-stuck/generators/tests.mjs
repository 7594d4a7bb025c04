export const seed = 7502;

export function* tests(random) {
  /** No request may be larger than all there is of its kind. */
  const test = (name, tries, free, rows) => {
    const all = free.map((f, kind) => f + rows.reduce((sum, [holds]) => sum + holds[kind], 0));
    const lines = rows.map(([holds, wants]) => [...holds, ...wants.map((want, kind) => Math.min(want, all[kind]))].join(' '));
    return { name, tries, input: `${rows.length} ${free.length}\n${free.join(' ')}\n${lines.join('\n')}\n` };
  };
  const any = (n, k, free, holds, wants) => [
    random.ints(k, 0, free),
    Array.from({ length: n }, () => {
      const has = random.ints(k, 0, holds);
      if (has.every((h) => h === 0)) has[random.int(0, k - 1)] = 1;
      return [has, random.ints(k, 0, wants).map((w) => (random.int(1, 3) === 1 ? 0 : w))];
    }),
  ];
  yield test('one-served', 'one process that can be served', [2], [[[1], [2]]]);
  yield test('one-stuck', 'one process that waits for what it holds itself', [0], [[[2], [1]]]);
  yield test('no-requests', 'nobody requests anything', [0, 0], [[[1, 0], [0, 0]], [[0, 2], [0, 0]]]);
  yield test('circle', 'a circle of three', [0, 0, 0], [[[1, 0, 0], [0, 1, 0]], [[0, 1, 0], [0, 0, 1]], [[0, 0, 1], [1, 0, 0]]]);
  yield test('circle-and-rest', 'a circle and some that are not in it', [0, 0, 1], [[[1, 0, 0], [0, 1, 0]], [[0, 1, 0], [1, 0, 0]], [[0, 0, 1], [0, 0, 2]], [[0, 0, 1], [0, 0, 0]]]);
  yield test('waits-for-the-circle', 'one that only waits for a circle', [0, 0], [[[1, 0], [0, 1]], [[0, 1], [1, 0]], [[1, 0], [0, 1]]]);
  yield test('backwards', 'the last one must be served first', [1], [[[1], [5]], [[1], [4]], [[1], [3]], [[1], [2]], [[1], [1]]]);
  yield test('second-kind', 'one kind is enough, the other is not', [9, 0], [[[0, 1], [9, 1]], [[1, 1], [0, 1]]]);
  yield test('most-held', 'the one that holds the most is ended', [0, 0], [[[1, 1], [3, 0]], [[2, 3], [1, 1]], [[1, 0], [0, 4]]]);
  yield test('equal-held', 'several hold equally much', [0, 0], [[[1, 1], [2, 0]], [[2, 0], [0, 1]], [[0, 2], [1, 1]]]);
  yield test('several-ended', 'several must be ended', [0, 0], [[[5, 0], [0, 9]], [[0, 4], [6, 0]], [[1, 5], [5, 5]], [[1, 1], [6, 8]], [[0, 1], [7, 9]]]);
  yield test('served-after-the-end', 'who becomes free by an end is not ended', [0], [[[3], [4]], [[4], [1]], [[2], [4]], [[1], [9]]]);
  yield test('any', 'any state', ...any(20, 3, 3, 4, 12));
  yield test('often-stuck', 'a state with many deadlocked', ...any(40, 4, 2, 6, 120));
  yield test('large-numbers', 'large numbers', ...any(30, 2, 1000, 1000000, 1000000));
  yield test('largest', 'largest n and k', ...any(100, 10, 50, 100, 5000));
}
