export const seed = 1561;

export function* tests(random) {
  const test = (name, tries, n, edges) => ({ name, tries, input: [`${n} ${edges.length}`, ...edges.map((edge) => edge.join(' '))].join('\n') + '\n' });
  /** Courses that build on others, without a circle, in a hidden random order. */
  const plan = (n, m, reach) => {
    const order = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    return Array.from({ length: m }, () => {
      const b = random.int(1, n - 1);
      return [order[random.int(Math.max(0, b - reach), b - 1)], order[b]];
    });
  };
  const chain = (n) => Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2]);
  yield test('one', 'n = 1', 1, []);
  yield test('self', 'a course that builds on itself', 2, [[1, 1]]);
  yield test('free', 'no course builds on another', 6, []);
  yield test('chain', 'each course builds on the one before', 9, chain(9));
  yield test('chain-back', 'each course builds on the next number', 9, chain(9).map(([a, b]) => [b, a]));
  yield test('twice', 'the same line twice', 3, [[1, 2], [1, 2], [2, 3], [2, 3]]);
  yield test('long-and-short', 'a long way and a short way to the same course', 6, [[1, 6], [1, 2], [2, 3], [3, 4], [4, 6], [5, 6]]);
  yield test('circle', 'all courses form a circle', 5, [...chain(5), [5, 1]]);
  yield test('circle-at-end', 'a circle after a long way', 8, [...chain(8), [8, 7]]);
  yield test('circle-aside', 'a circle that disturbs nobody else', 7, [[1, 2], [2, 3], [5, 6], [6, 5]]);
  yield test('behind-circle', 'many courses wait for a circle', 9, [[1, 2], [2, 1], [2, 3], [3, 4], [3, 5], [6, 5], [6, 7]]);
  yield test('star', 'one course that everything builds on', 30, Array.from({ length: 29 }, (_, i) => [17, i < 16 ? i + 1 : i + 2]));
  yield test('random', 'any plan', 60, plan(60, 90, 60));
  yield test('deep', 'a plan of many semesters', 500, plan(500, 1500, 6));
  yield test('largest', 'largest n and m', 10000, plan(10000, 15000, 9999));
  yield test('largest-circle', 'largest n, a long chain that ends in a circle', 10000, [...chain(10000), [10000, 9990]]);
}
