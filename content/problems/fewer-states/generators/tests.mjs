export const seed = 7602;

export function* tests(random) {
  const test = (name, tries, states) => ({
    name,
    tries,
    input: `${states.length}\n${states.map((s) => s.join(' ')).join('\n')}\n`,
  });
  const range = (n) => Array.from({ length: n }, (_, i) => i + 1);
  const any = (n, outputs, m = n) => range(n).map(() => [random.int(0, outputs - 1), random.int(1, m), random.int(1, m)]);
  /** Copies of a small machine, with each arrow leading into some copy; the states are shuffled, state 1 stays. */
  const inflated = (small, copies) => {
    const k = small.length;
    const place = [1, ...random.shuffle(range(k * copies - 1).map((i) => i + 1))];
    const states = [];
    for (let copy = 0; copy < copies; copy += 1) {
      small.forEach(([output, zero, one], i) => {
        const go = (to) => place[random.int(0, copies - 1) * k + to - 1];
        states[place[copy * k + i] - 1] = [output, go(zero), go(one)];
      });
    }
    return states;
  };
  const chain = (n) => range(n).map((i) => [i === n ? 1 : 0, Math.min(i + 1, n), Math.min(i + 1, n)]);
  yield test('one', 'n = 1', [[5, 1, 1]]);
  yield test('all-alike', 'all outputs equal', range(50).map(() => [3, random.int(1, 50), random.int(1, 50)]));
  yield test('all-different', 'ten different outputs', range(10).map((i) => [i - 1, (i % 10) + 1, 11 - i]));
  yield test('only-zero-leads-on', 'states reached by input 0 only', range(20).map((i) => [i % 2, Math.min(20, i + 1), i]));
  yield test('only-one-leads-on', 'states reached by input 1 only', range(21).map((i) => [i % 3, i, Math.min(21, i + 1)]));
  yield test('unreachable', 'many states that cannot be reached', [...any(30, 2), ...any(70, 10, 100)]);
  yield test('start-loops', 'a start that is never left', [[4, 1, 1], ...any(30, 5, 31)]);
  yield test('inputs-differ', 'inputs 0 and 1 that change places', [[0, 2, 3], [0, 4, 5], [0, 5, 4], [1, 4, 4], [2, 5, 5]]);
  yield test('ring', 'a ring that only looks long', range(60).map((i) => [i % 4, (i % 60) + 1, ((i + 4) % 60) + 1]));
  yield test('ring-with-mark', 'a ring with one state that differs', range(60).map((i) => [i === 30 ? 1 : 0, (i % 60) + 1, i]));
  yield test('copies', 'copies of a small machine', inflated(any(12, 2), 9));
  yield test('copies-more', 'many copies of a larger machine', inflated(any(40, 3), 25));
  yield test('random', 'any machine', any(1000, 2));
  yield test('chain', 'a long chain, whose states differ only at its end', chain(1000));
}
