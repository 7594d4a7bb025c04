export const seed = 60221;

export function* tests(random) {
  const test = (name, tries, arrivals, pieces) => ({ name, tries, input: `${arrivals.length} ${pieces.length}\n${arrivals.join(' ')}\n${pieces.map((p) => p.join(' ')).join('\n')}\n` });
  /** A chart in which processes are chosen by chance, some gaps included. */
  const any = (n, m, length) => {
    let now = random.int(0, 5);
    const pieces = Array.from({ length: m }, (_, k) => {
      const process = k < n ? k + 1 : random.int(1, n);
      if (random.int(1, 4) === 1) now += random.int(0, length);
      const begin = now;
      now += random.int(1, length);
      return [process, begin, now];
    });
    const arrivals = Array.from({ length: n }, (_, i) => random.int(0, pieces.find((p) => p[0] === i + 1)[1]));
    return [arrivals, pieces];
  };
  yield test('starts-late', 'the first piece begins late', [3], [[1, 10, 12]]);
  yield test('one-interrupted', 'one process with pauses', [0], [[1, 0, 2], [1, 5, 6], [1, 9, 10]]);
  yield test('no-pause', 'pieces of one process directly after each other', [1], [[1, 1, 4], [1, 4, 9]]);
  yield test('fcfs', 'one after the other', [0, 1, 2], [[1, 0, 5], [2, 5, 8], [3, 8, 9]]);
  yield test('turns', 'in turns', [0, 0, 0], [[1, 0, 2], [2, 2, 4], [3, 4, 6], [1, 6, 8], [2, 8, 9], [1, 9, 10]]);
  yield test('last-first', 'the last process runs first', [2, 1, 0], [[3, 0, 4], [2, 4, 6], [1, 6, 7]]);
  yield test('at-arrival', 'each runs as soon as it comes', [0, 10, 20], [[1, 0, 5], [2, 10, 15], [3, 20, 21]]);
  yield test('interrupted-at-once', 'interrupted by one that comes later', [0, 1], [[1, 0, 1], [2, 1, 8], [1, 8, 20]]);
  yield test('idle', 'long idle times', [5, 6], [[2, 7, 8], [1, 100, 101], [2, 1000, 1001]]);
  yield test('never-idle', 'never idle, from 0 on', [0, 0], [[2, 0, 1], [1, 1, 2], [2, 2, 3]]);
  yield test('large', 'the largest moments', [0, 999999], [[1, 0, 999999], [2, 999999, 1000000]]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any chart', ...any(3 * i, 12 * i, 9));
  yield test('largest', 'largest n and m', ...any(100, 1000, 500));
}
