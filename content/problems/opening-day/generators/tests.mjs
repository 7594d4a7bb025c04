export const seed = 4113;

export function* tests(random) {
  const test = (name, tries, days, pairs) => ({
    name,
    tries,
    input: `${days.length} ${pairs.length}\n${days.join(' ')}\n${pairs.map((p) => `${p.join(' ')}\n`).join('')}`,
  });
  /** Pairs without a circle: names are mixed, and the first comes before the second in a hidden order. */
  const any = (n, m, most) => {
    const names = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const pairs = Array.from({ length: n > 1 ? m : 0 }, () => {
      const a = random.int(0, n - 2);
      return [names[a], names[random.int(a + 1, Math.min(n - 1, a + 20))]];
    });
    return [random.ints(n, 1, most), pairs];
  };
  yield test('one', 'n = 1', [5], []);
  yield test('itself', 'a task waits for itself', [5, 3], [[2, 2]]);
  yield test('free', 'no task waits for another', [4, 9, 2, 9], []);
  yield test('chain', 'each waits for the one before', [3, 1, 4, 1, 5], [[1, 2], [2, 3], [3, 4], [4, 5]]);
  yield test('chain-backwards', 'each waits for the one with the next number', [3, 1, 4, 1, 5], [[5, 4], [4, 3], [3, 2], [2, 1]]);
  yield test('two-ways', 'two equally long ways', [2, 3, 3, 2], [[1, 2], [1, 3], [2, 4], [3, 4]]);
  yield test('one-day-to-spare', 'one way is a day shorter', [2, 3, 2, 2], [[1, 2], [1, 3], [2, 4], [3, 4]]);
  yield test('ends-early', 'the last task of the list is not the last to end', [1, 50, 2], [[1, 3]]);
  yield test('twice', 'the same line twice', [4, 6, 1], [[1, 2], [1, 2], [2, 3], [1, 2]]);
  yield test('circle-behind', 'a circle that begins only later', [1, 1, 1, 1, 1], [[1, 2], [2, 3], [3, 4], [4, 2], [4, 5]]);
  yield test('circle-apart', 'a circle apart from everything else', [1, 1, 1, 1, 1], [[1, 2], [3, 4], [4, 5], [5, 3]]);
  yield test('shortcut', 'a direct line beside a longer way', [1, 5, 1], [[1, 2], [2, 3], [1, 3]]);
  yield test('critical-inside', 'a critical task with a short neighbour', [5, 1, 7, 1, 2], [[1, 2], [1, 3], [2, 5], [3, 5], [4, 5]]);
  yield test('large-sum', 'more than 2,000 million days', Array(4000).fill(1000000), Array.from({ length: 3999 }, (_, i) => [i + 1, i + 2]));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any plan', ...any(7 * i, 9 * i, 10 * i));
  yield test('many', 'thousands of tasks', ...any(6000, 9000, 1000));
}
