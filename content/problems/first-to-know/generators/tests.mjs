export const seed = 12401;

const any = (random, n, m) => Array.from({ length: m }, () => [random.int(1, n), random.int(1, n)]);

/** Gives the people other numbers, and the pairs another order. */
const hidden = (random, n, pairs) => {
  const number = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
  return random.shuffle(pairs.map(([a, b]) => [number[a - 1], number[b - 1]]));
};

export function* tests(random) {
  const test = (name, tries, n, pairs) => ({ name, tries, input: `${[[n, pairs.length], ...pairs].map((line) => line.join(' ')).join('\n')}\n` });
  const ring = (first, n) => Array.from({ length: n }, (_, i) => [first + i, first + ((i + 1) % n)]);
  const chain = (first, n) => ring(first, n).slice(0, -1);
  yield test('one', 'n = 1', 1, []);
  yield test('one-to-itself', 'n = 1, and a message to oneself', 1, [[1, 1]]);
  yield test('nobody', 'nobody forwards anything', 5, []);
  yield test('to-themselves', 'some forward only to themselves', 4, [[1, 1], [3, 3], [2, 4]]);
  yield test('ring', 'all in a ring', 6, ring(1, 6));
  yield test('chain-up', 'a chain from the smallest number', 7, chain(1, 7));
  yield test('chain-down', 'a chain from the largest number', 7, chain(1, 7).map(([a, b]) => [b, a]));
  yield test('ring-to-one', 'a ring that tells a smaller number', 5, [...ring(2, 4), [4, 1]]);
  yield test('one-to-ring', 'a larger number tells a ring', 5, [...ring(1, 4), [5, 2]]);
  yield test('two-rings', 'one ring tells another one', 8, [...ring(5, 4), [7, 2], ...ring(1, 4)]);
  yield test('two-rings-joined', 'two rings that tell each other', 8, [...ring(5, 4), [7, 2], ...ring(1, 4), [3, 6]]);
  yield test('same-pair', 'the same pair several times', 3, [[2, 1], [2, 1], [3, 1], [2, 1]]);
  yield test('star-in', 'many tell one', 9, [2, 3, 4, 5, 6, 7, 8, 9].map((a) => [a, 1]));
  yield test('star-out', 'one tells many', 9, [1, 2, 3, 4, 5, 6, 7, 8].map((b) => [9, b]));
  yield test('many-rings', 'rings of several sizes, some of which tell others', 40, hidden(random, 40, [...ring(1, 3), ...ring(4, 6), ...ring(10, 2), ...ring(12, 9), ...ring(21, 4), ...ring(25, 5), ...ring(30, 8), [2, 5], [8, 13], [11, 22], [31, 24], [38, 40]]));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any family', 10 * i, any(random, 10 * i, 9 * i));
  yield test('dense', 'nearly everybody is in one group', 300, any(random, 300, 900));
  yield test('sparse', 'many small groups', 2000, any(random, 2000, 2100));
  yield test('long-chain', 'a very long chain', 3000, hidden(random, 3000, chain(1, 3000)));
}
