export const seed = 8502;

export function* tests(random) {
  const test = (name, tries, functions) => ({
    name,
    tries,
    input: `${functions.length}\n${functions.map(([d, ...plans]) => [`${d} ${plans.length}`, ...plans].join('\n')).join('\n')}\n`,
  });
  /** Plans lead mostly to later functions, so that it ends soon enough. */
  const any = (n, plans, longest, wait, back) => {
    const functions = Array.from({ length: n }, () => [random.int(0, longest)]);
    for (let i = 0; i < plans; i += 1) {
      const from = random.int(1, Math.max(1, n - 1));
      const to = random.int(1, 100) <= back ? random.int(1, n) : random.int(Math.min(n, from + 1), n);
      functions[from - 1].push(random.int(0, 2) === 0 ? `P ${to}` : `T ${random.int(0, wait)} ${to}`);
    }
    return functions;
  };
  yield test('one', 'a single function', [[7]]);
  yield test('promise-first', 'a promise and a timer of 0', [[3, 'T 0 2', 'P 3'], [1], [1]]);
  yield test('promise-makes-promise', 'promises that make promises', [[1, 'T 0 4', 'P 2'], [2, 'P 3'], [3, 'P 4', 'P 4'], [4]]);
  yield test('promises-in-order', 'several promises', [[0, 'P 4', 'P 2', 'P 3', 'P 2'], [1], [1, 'P 4'], [1]]);
  yield test('timer-order', 'timers set in another order than they are due', [[0, 'T 30 2', 'T 10 3', 'T 20 4', 'T 10 2'], [1], [1], [1]]);
  yield test('equal-times', 'timers due at the same time', [[5, 'T 10 4', 'T 10 3', 'T 10 2', 'T 5 3'], [2], [5, 'T 0 4'], [0]]);
  yield test('set-later-due-same', 'timers set at different times, due at the same time', [[10, 'T 20 3', 'P 2'], [10, 'T 10 4', 'T 10 3'], [0], [0]]);
  yield test('late', 'timers that are due while a function runs', [[0, 'T 5 2', 'T 7 3', 'T 6 4', 'T 100 3'], [50, 'T 1 4'], [1], [3]]);
  yield test('waiting', 'long waits', [[1, 'T 1000 2'], [1, 'T 1000 3'], [1, 'T 0 4', 'T 2 4'], [0]]);
  yield test('endless-promise', 'promises without end', [[2, 'T 0 2', 'P 1'], [1]]);
  yield test('endless-timer', 'timers without end', [[2, 'T 5 1', 'T 3 2'], [1]]);
  yield test('exactly-500', 'exactly 500 runs', [[1, ...Array(499).fill('P 2')], [1]]);
  yield test('501', '501 runs', [[1, ...Array(250).fill('P 2'), ...Array(250).fill('T 9 2')], [1]]);
  yield test('large-times', 'times beyond 2,147,483,647', [[100000000, 'T 100000000 1', 'T 99999999 2'], [99999999, 'P 3'], [100000000]]);
  yield test('random', 'any functions', any(12, 25, 20, 30, 5));
  yield test('random-many', 'any functions, many runs', any(60, 110, 10, 60, 3));
  yield test('largest', 'most functions and plans', any(100, 2000, 9, 15, 10));
}
