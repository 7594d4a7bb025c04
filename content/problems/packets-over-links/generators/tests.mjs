export const seed = 70111;

export function* tests(random) {
  const test = (name, tries, sizes, links) => ({ name, tries, input: `${sizes.length} ${links.length}\n${sizes.join(' ')}\n${links.map((l) => l.join(' ')).join('\n')}\n` });
  const links = (k, t, p) => Array.from({ length: k }, () => [random.int(1, t), random.int(0, p)]);
  yield test('one-one', 'one packet, one link', [3], [[10, 4]]);
  yield test('no-propagation', 'no propagation', [1, 1, 1], [[5, 0], [5, 0]]);
  yield test('one-packet', 'one packet, several links', [4], [[10, 100], [5, 1], [50, 7]]);
  yield test('one-link', 'several packets, one link', [1, 5, 2, 1], [[10, 1000]]);
  yield test('equal', 'equal packets and equal links', Array(6).fill(2), Array(4).fill([10, 3]));
  yield test('slow-last', 'the last link is the slowest', [1, 1, 1, 1], [[1, 1], [2, 1], [40, 1]]);
  yield test('slow-first', 'the first link is the slowest', [1, 1, 1, 1], [[40, 1], [2, 1], [1, 1]]);
  yield test('slow-middle', 'a slow link in the middle', [2, 3, 1, 2, 2], [[3, 9], [30, 2], [4, 0], [5, 5]]);
  yield test('long-way', 'a long line on which many packets travel at once', Array(10).fill(1), [[1, 500], [1, 500]]);
  yield test('large-before-small', 'a large packet before small ones', [90, 1, 1, 1, 1], [[2, 1], [2, 1], [2, 1]]);
  yield test('small-before-large', 'small packets before a large one', [1, 1, 1, 1, 90], [[2, 1], [2, 1], [2, 1]]);
  yield test('gap', 'a link that stands idle between two packets', [1, 60, 1], [[10, 0], [3, 0]]);
  yield test('just-in-time', 'a packet comes when the link becomes free', [2, 2, 2], [[10, 0], [10, 0]]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any packets and links', random.ints(6 * i, 1, 20), links(2 * i, 30, 60));
  yield test('largest', 'largest n and k', random.ints(1000, 1, 100), links(50, 100000, 1000000));
  yield test('most-waiting', 'the most waiting', Array(1000).fill(100), [[1, 0], [100000, 1000000]]);
}
