export const seed = 7113;

export function* tests(random) {
  const test = (name, tries, first, segments) => ({ name, tries, input: `${first} ${segments.length}\n${segments.map((segment) => segment.join(' ')).join('\n')}\n` });
  const cut = (first, total, low, high) => {
    const out = [];
    for (let at = first; at < first + total; ) {
      const length = Math.min(random.int(low, high), first + total - at);
      out.push([at, length]);
      at += length;
    }
    return out;
  };
  yield test('one', 'one segment', 7, [[7, 1]]);
  yield test('one-early', 'one segment that comes too early', 7, [[8, 5]]);
  yield test('one-old', 'one segment that came already', 100, [[90, 10]]);
  yield test('half-old', 'a segment of which the first half is old', 100, [[90, 20], [95, 30]]);
  yield test('in-order', 'all in order', 0, cut(0, 5000, 100, 100));
  yield test('backwards', 'the last one first', 50, cut(50, 2000, 100, 100).reverse());
  yield test('three-repeats', 'exactly three repeated ACKs', 0, [[0, 10], [20, 10], [30, 10], [40, 10], [10, 10]]);
  yield test('once-only', 'more than three repeated ACKs', 0, [[0, 10], [20, 10], [30, 10], [40, 10], [50, 10], [60, 10], [70, 10]]);
  yield test('again-later', 'repeated ACKs for two gaps', 0, [[0, 1], [2, 1], [4, 1], [5, 1], [1, 1], [6, 1], [7, 1], [8, 1], [3, 1]]);
  yield test('copies', 'copies make repeated ACKs, too', 0, [[0, 5], [0, 5], [0, 5], [0, 5], [0, 5]]);
  yield test('from-the-start', 'nothing arrives in order from the start', 0, [[10, 5], [20, 5], [30, 5], [40, 5], [50, 5]]);
  yield test('touching', 'early segments that touch each other', 0, [[10, 10], [20, 10], [40, 10], [30, 10], [0, 5], [5, 5]]);
  yield test('inside', 'segments inside others', 0, [[100, 1000], [200, 50], [150, 950], [1000, 100], [50, 10], [90, 500]]);
  const shuffled = random.shuffle(cut(1000000, 90000, 50, 1500));
  yield test('shuffled', 'any order', 1000000, shuffled);
  yield test('overlapping', 'any order, overlapping', 5000, Array.from({ length: 400 }, () => [random.int(4800, 26000), random.int(1, 300)]));
  const nearly = cut(999999999, 1500000, 900, 1460);
  for (let i = 0; i + 5 < nearly.length; i += 1) if (random.int(1, 6) === 1) nearly.splice(i + random.int(1, 5), 0, ...nearly.splice(i, 1));
  yield test('nearly', 'large numbers, nearly in order', 999999999, nearly.slice(0, 2000));
  yield test('largest', 'largest n, the first one last', 0, [...Array.from({ length: 1999 }, (_, i) => [(i + 1) * 50000, 50000]), [0, 50000]]);
}
