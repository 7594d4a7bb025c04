export const seed = 511;

export function* tests(random) {
  const test = (name, tries, fees, roads) => ({
    name,
    tries,
    input: `${fees.length} ${roads.length}\n${fees.join(' ')}\n${roads.map((road) => road.join(' ')).join('\n')}\n`,
  });
  const any = (n, m, toll) => Array.from({ length: m }, () => [random.int(1, n), random.int(1, n), random.int(0, toll)]);
  yield test('two-towns', 'n = 2', [5, 7], [[1, 2, 3]]);
  yield test('unreachable', 'the goal cannot be reached', [0, 0, 0], [[2, 3, 1], [1, 1, 1]]);
  yield test('tie-fewer-roads', 'equally cheap, but fewer roads', [0, 0, 0, 0], [[1, 2, 1], [2, 3, 1], [3, 4, 1], [1, 4, 3]]);
  yield test('all-free', 'everything is free', [0, 0, 0, 0, 0], [[1, 2, 0], [2, 3, 0], [3, 5, 0], [1, 4, 0], [4, 5, 0]]);
  yield test('fees-decide', 'only the entry fees differ', [0, 100, 1, 1, 0], [[1, 2, 1], [2, 5, 1], [1, 3, 1], [3, 4, 1], [4, 5, 1]]);
  yield test('parallel', 'several roads between the same towns', [1, 1, 1], [[1, 2, 9], [1, 2, 4], [1, 2, 6], [2, 3, 5], [2, 3, 1]]);
  yield test('start-fee', 'the fee of town 1 is not paid', [1000, 1, 1], [[1, 2, 1], [2, 3, 1], [3, 1, 0]]);
  yield test('late-better', 'a way that is found late is cheaper', [0, 0, 0, 0], [[1, 2, 10], [1, 3, 1], [3, 2, 1], [2, 4, 1]]);
  const chain = Array.from({ length: 4999 }, (_, i) => [i + 1, i + 2, 10 ** 9]);
  yield test('chain', 'largest n, one long chain, the largest cost', Array(5000).fill(10 ** 9), chain);
  yield test('small-tolls', 'many equally cheap ways', random.ints(300, 0, 1), any(300, 2000, 2));
  yield test('random', 'any network', random.ints(200, 0, 50), any(200, 1200, 100));
  yield test('largest', 'largest n and m', random.ints(5000, 0, 10 ** 6), any(5000, 20000, 10 ** 6));
}
