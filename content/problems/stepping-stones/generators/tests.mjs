export const seed = 1551;

export function* tests(random) {
  const test = (name, tries, stones) => ({ name, tries, input: `${stones.length}\n${stones.join(' ')}\n` });
  yield test('one', 'n = 1', [7]);
  yield test('three', 'n = 3', [4, 9, 6]);
  yield test('four', 'n = 4', [3, 8, 2, 5]);
  yield test('all-zero', 'no stone is slippery', Array(20).fill(0));
  yield test('all-equal', 'all stones alike', Array(31).fill(4));
  yield test('rising', 'stones that become more slippery', Array.from({ length: 30 }, (_, i) => i + 1));
  yield test('falling', 'stones that become less slippery', Array.from({ length: 30 }, (_, i) => 90 - i));
  yield test('trap', 'the best next stone leads into a trap', [5, 4, 1, 9, 90, 90, 2, 90, 90, 90]);
  yield test('every-third', 'every third stone is dry', Array.from({ length: 40 }, (_, i) => (i % 3 === 2 ? 0 : 50)));
  yield test('every-second', 'every second stone is dry', Array.from({ length: 41 }, (_, i) => (i % 2 === 0 ? 100 : 1)));
  yield test('last-stones', 'the last stones decide', [1, 1, 1, 1, 70, 80, 90]);
  yield test('first-stones', 'the first stones decide', [90, 80, 70, 1, 1, 1, 1]);
  yield test('random', 'any stones', random.ints(300, 0, 1000));
  yield test('largest', 'largest n', random.ints(5000, 0, 999));
  yield test('largest-sum', 'the largest sums', random.ints(3000, 999990, 1000000));
}
