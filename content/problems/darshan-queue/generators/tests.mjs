export const seed = 40411;

export function* tests(random) {
  const test = (name, tries, k, slots) => ({ name, tries, input: `${slots.length} ${k}\n${slots.join(' ')}\n` });
  const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);
  yield test('one', 'n = 1', 1, [1]);
  yield test('one-slot', 'k = 1', 1, Array(12).fill(1));
  yield test('last-slot', 'everybody has the last slot', 1000, Array(9).fill(1000));
  yield test('in-order', 'the queue is in order already', 20, upTo(20));
  yield test('backwards', 'the largest slot stands in front', 20, upTo(20).toReversed());
  yield test('two-slots', 'two slots in turns', 2, Array.from({ length: 25 }, (_, i) => 2 - (i % 2)));
  yield test('ends', 'only the first and the last slot', 1000, [1000, 1, 1000, 1, 1, 1000]);
  yield test('empty-slots', 'many slots that nobody has', 900, random.shuffle([3, 3, 450, 450, 450, 899, 3, 899]));
  yield test('few-people', 'more slots than pilgrims', 1000, random.ints(30, 1, 1000));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any slots', 7 * i, random.ints(40 * i, 1, 7 * i));
  yield test('many', 'many pilgrims', 1000, random.ints(3000, 1, 1000));
}
