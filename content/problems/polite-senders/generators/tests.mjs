export const seed = 7302;

export function* tests(random) {
  const test = (name, tries, length, stations) => ({ name, tries, input: `${stations.length} ${length}\n${stations.map((s) => s.join(' ')).join('\n')}\n` });
  const any = (n, high) => Array.from({ length: n }, () => [random.int(0, high), random.int(0, 65536)]);
  yield test('one', 'one station', 7, [[5, 3]]);
  yield test('far-apart', 'frames far apart', 10, [[0, 1], [100000, 1], [50, 1]]);
  yield test('just-after', 'a frame that is ready just when the line is free', 10, [[0, 1], [10, 2], [20, 3]]);
  yield test('just-before', 'a frame that is ready in the last busy slot', 10, [[0, 1], [9, 2]]);
  yield test('two-wait', 'several wait for the end of a frame', 20, [[0, 5], [3, 9], [7, 30], [19, 4]]);
  yield test('same-draws', 'two stations that always draw alike', 3, [[0, 77], [0, 77]]);
  yield test('same-draws-later', 'two that draw alike and a third one', 3, [[0, 77], [0, 77], [2, 5], [40, 1000]]);
  yield test('gave-up-frees-the-line', 'after two have given up the line is free', 4, [[10, 500], [10, 500], [10, 900], [3000, 1], [9000, 2]]);
  yield test('length-one', 'frames of one slot', 1, any(20, 10));
  yield test('all-at-once', 'all are ready at once', 6, Array.from({ length: 30 }, () => [0, random.int(0, 65536)]));
  yield test('crowded', 'a crowded line', 12, any(40, 300));
  yield test('quiet', 'a quiet line', 5, any(60, 2000));
  yield test('zero', 'all kinds of first numbers', 8, [[0, 0], [0, 65536], [0, 65535], [1, 32768], [1, 873]]);
  yield test('largest', 'largest n and l', 100, any(100, 5000));
  yield test('largest-at-once', 'largest n, all ready at once', 3, Array.from({ length: 100 }, (_, i) => [100000, i * 655]));
}
