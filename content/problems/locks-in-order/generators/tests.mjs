export const seed = 60421;

export function* tests(random) {
  const test = (name, tries, n, lines) => ({ name, tries, input: `${n} ${lines.length}\n${lines.map((l) => l.join(' ')).join('\n')}\n` });
  /** A log in which a thread mostly keeps the rule. */
  const any = (n, q, locks, trust) => {
    const holds = Array.from({ length: n + 1 }, () => []);
    const lines = [];
    while (lines.length < q) {
      const thread = random.int(1, n);
      const own = holds[thread];
      if (own.length > 0 && random.int(1, 2) === 1) {
        lines.push([thread, 'release', own.splice(random.int(0, own.length - 1), 1)[0]]);
        continue;
      }
      const low = random.int(1, 100) <= trust ? Math.max(0, ...own) + 1 : 1;
      if (low > locks) continue;
      const lock = random.int(low, Math.min(locks, low + 8));
      if (own.includes(lock)) continue;
      own.push(lock);
      lines.push([thread, 'take', lock]);
    }
    return lines;
  };
  yield test('one', 'a single line', 1, [[1, 'take', 50]]);
  yield test('ascending', 'one thread, in ascending order', 1, [[1, 'take', 1], [1, 'take', 2], [1, 'take', 50]]);
  yield test('descending', 'one thread, in descending order', 1, [[1, 'take', 3], [1, 'take', 2], [1, 'take', 1]]);
  yield test('released-first', 'the large lock was released before', 1, [[1, 'take', 9], [1, 'release', 9], [1, 'take', 4], [1, 'take', 9]]);
  yield test('last-one-released', 'the last lock was released, a larger one is held', 1, [[1, 'take', 7], [1, 'take', 9], [1, 'release', 9], [1, 'take', 8], [1, 'release', 7], [1, 'take', 5]]);
  yield test('between', 'a lock between two that are held', 1, [[1, 'take', 2], [1, 'take', 6], [1, 'take', 4]]);
  yield test('first-one-released', 'the smaller lock was released', 1, [[1, 'take', 3], [1, 'take', 8], [1, 'release', 3], [1, 'take', 5]]);
  yield test('other-threads', 'other threads hold larger locks', 3, [[1, 'take', 9], [2, 'take', 5], [3, 'take', 1], [2, 'take', 6]]);
  yield test('circle', 'the classic cycle of two threads', 2, [[1, 'take', 1], [2, 'take', 2], [1, 'take', 2], [2, 'take', 1]]);
  yield test('twice-broken', 'a thread that breaks the rule twice', 2, [[2, 'take', 5], [2, 'take', 4], [2, 'release', 5], [2, 'take', 3]]);
  yield test('order-of-threads', 'a later thread breaks the rule first', 4, [[4, 'take', 8], [4, 'take', 2], [1, 'take', 8], [1, 'take', 7]]);
  yield test('idle-threads', 'threads that take nothing', 100, [[100, 'take', 2], [50, 'take', 3], [50, 'take', 1]]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any log', 3 * i, any(3 * i, 25 * i, 12, 80));
  yield test('all-safe', 'many lines, all keep the rule', 20, any(20, 2000, 50, 100));
  yield test('largest', 'largest n and q', 100, any(100, 5000, 50, 99));
}
