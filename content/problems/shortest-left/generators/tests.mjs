export const seed = 7401;

export function* tests(random) {
  const test = (name, tries, rows) => ({ name, tries, input: `${rows.length}\n${rows.map((row) => row.join(' ')).join('\n')}\n` });
  const any = (n, last, high) => Array.from({ length: n }, () => [random.int(0, last), random.int(1, high)]);
  yield test('one', 'one process', [[7, 5]]);
  yield test('all-at-once', 'all arrive at once', [[0, 5], [0, 2], [0, 9], [0, 2], [0, 1]]);
  yield test('equal', 'all are equal', [[3, 4], [3, 4], [3, 4]]);
  yield test('preempted-often', 'each newcomer is shorter', [[0, 100], [10, 60], [20, 30], [30, 10], [35, 1]]);
  yield test('never-preempted', 'each newcomer is longer', [[0, 10], [1, 20], [2, 30], [3, 40]]);
  yield test('equal-left', 'a newcomer with just as much as is left', [[0, 10], [4, 6], [5, 5], [9, 1]]);
  yield test('at-the-end', 'a newcomer just when a process is done', [[0, 5], [5, 3], [5, 2], [8, 1], [10, 4]]);
  yield test('idle', 'times without work', [[10, 2], [20, 3], [20, 1], [40, 5], [41, 1]]);
  yield test('backwards', 'arrivals given backwards', [[30, 2], [20, 15], [10, 3], [0, 25]]);
  yield test('same-moment', 'several newcomers at one moment', [[0, 20], [5, 4], [5, 3], [5, 3], [6, 1]]);
  yield test('tie-by-arrival', 'equal remains decided by arrival', [[0, 3], [2, 9], [1, 9], [4, 9], [6, 2], [1, 9]]);
  yield test('large', 'large numbers', [[1000000, 1000000], [0, 1000000], [500000, 500000], [500001, 1]]);
  yield test('crowded', 'many short processes', any(200, 400, 12));
  yield test('spread', 'times without work between', any(300, 20000, 90));
  yield test('largest', 'largest n', any(1000, 1000000, 3000));
}
