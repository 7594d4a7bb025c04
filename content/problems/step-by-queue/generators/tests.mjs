export const seed = 7503;

export function* tests(random) {
  const test = (name, tries, quanta, boost, rows) => ({ name, tries, input: `${rows.length} ${quanta.join(' ')} ${boost}\n${rows.map((row) => row.join(' ')).join('\n')}\n` });
  const any = (n, last, high) => random.ints(n, 0, last).sort((a, b) => a - b).map((arrival) => [arrival, random.int(1, random.pick([high, 5]))]);
  yield test('one-short', 'one short process', [4, 8, 16], 1000, [[3, 2]]);
  yield test('one-exact', 'a burst that is exactly a quantum', [4, 8, 16], 1000, [[0, 4], [0, 12], [0, 28]]);
  yield test('one-long', 'one long process', [4, 8, 16], 1000, [[0, 100]]);
  yield test('all-at-once', 'all arrive at once', [2, 4, 8], 1000, [[0, 5], [0, 1], [0, 20], [0, 2]]);
  yield test('interrupted', 'a process is interrupted several times', [3, 10, 20], 1000, [[0, 30], [5, 2], [8, 2], [11, 3], [40, 1]]);
  yield test('front', 'an interrupted process goes on before the others of its queue', [2, 6, 12], 1000, [[0, 9], [0, 9], [6, 1], [20, 1]]);
  yield test('at-the-end-of-the-quantum', 'somebody arrives just when a quantum ends', [2, 4, 8], 1000, [[0, 9], [2, 1], [7, 2], [11, 1]]);
  yield test('no-interrupt-in-one', 'nobody is interrupted in queue 1', [5, 5, 5], 1000, [[0, 5], [1, 5], [2, 1], [3, 7]]);
  yield test('boost', 'a boost while queues 2 and 3 are full', [1, 2, 4], 20, [[0, 9], [0, 9], [0, 9], [3, 3], [5, 20]]);
  yield test('boost-every-ms', 'a boost at every millisecond', [2, 3, 4], 1, [[0, 6], [0, 4], [5, 3]]);
  yield test('boost-and-arrival', 'a boost and an arrival at the same moment', [2, 4, 8], 10, [[0, 15], [0, 15], [10, 3], [20, 1]]);
  yield test('boost-at-the-end-of-the-quantum', 'a boost just when a quantum ends', [2, 4, 8], 6, [[0, 20], [0, 7]]);
  yield test('idle', 'times without work', [2, 4, 8], 9, [[5, 3], [30, 12], [31, 1], [100, 2]]);
  yield test('equal-quanta', 'all quanta are 1', [1, 1, 1], 50, any(10, 30, 12));
  yield test('crowded', 'a crowded CPU', [4, 8, 16], 200, any(40, 500, 60));
  yield test('rare-boost', 'boosts are rare', [3, 7, 30], 5000, any(60, 3000, 200));
  yield test('largest', 'largest n and bursts', [10, 20, 100], 777, Array.from({ length: 100 }, (_, i) => [i * 50, 1000 - random.int(0, 30)]));
}
