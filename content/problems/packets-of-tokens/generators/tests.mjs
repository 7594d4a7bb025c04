export const seed = 6120;

export function* tests(random) {
  const test = (name, tries, tokens, packets) => ({ name, tries, input: `${packets.length} ${tokens}\n${packets.join(' ')}\n` });
  const some = (count, most) => random.shuffle(Array.from({ length: most }, (_, i) => i + 1)).slice(0, count);
  yield test('one-kind', 'one kind that fits exactly', 12, [4]);
  yield test('one-kind-no', 'one kind that never fits', 13, [4]);
  yield test('one-token', 's = 1', 1, [3, 1, 2]);
  yield test('too-large', 'all packets are too large', 5, [6, 20000, 7]);
  yield test('itself', 'one packet holds all tokens', 50, [9, 50, 7]);
  yield test('greedy', 'the largest packet is a mistake', 30, [1, 10, 25]);
  yield test('greedy-stuck', 'the largest packet leads to a dead end', 12, [10, 4, 7]);
  yield test('orders', 'few kinds, many orders', 40, [1, 2]);
  yield test('only-together', 'reached only with both kinds', 43, [20, 3]);
  yield test('gap', 'the largest number that cannot be reached', 43, [6, 9, 20]);
  yield test('same-twice', 'one kind several times', 21, [7, 100]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any packets', random.int(50, 400), some(2 + i, 15 * i));
  yield test('modulus', 'more than a thousand million choices', 900, [1, 2, 3, 5, 8, 13]);
  yield test('small-kinds', 'packets of 1 to 30 tokens', 20000, random.shuffle(Array.from({ length: 30 }, (_, i) => i + 1)));
  yield test('ones', 'largest number, packets of one token', 20000, [1]);
  yield test('large-kinds', 'packets of very different sizes', 19999, some(30, 9000));
}
