export const seed = 1705;

export function* tests(random) {
  const test = (name, tries, a) => ({ name, tries, input: `${a.length}\n${a.join(' ')}\n` });
  const up = (n) => Array.from({ length: n }, (_, i) => 900 + i);
  yield test('n-is-1', 'n = 1', [1200]);
  yield test('two-in-order', 'two children in order', [1000, 1100]);
  yield test('two-exchanged', 'two children in the wrong order', [1100, 1000]);
  yield test('all-equal', 'all equal', Array.from({ length: 50 }, () => 1234));
  yield test('in-order', 'in order already', up(100));
  yield test('turned-around', 'in the opposite order', up(100).reverse());
  yield test('small-at-the-end', 'only the last one is out of place', [...up(60).slice(1), 900]);
  yield test('tall-at-the-front', 'only the first one is out of place', [1900, ...up(60)]);
  yield test('two-heights', 'only two different heights', Array.from({ length: 200 }, () => random.pick([1000, 1500])));
  yield test('largest-turned', 'largest n, in the opposite order', up(1000).reverse());
  yield test('largest-equal', 'largest n, all equal', Array.from({ length: 1000 }, () => 1900));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any heights', random.ints(random.int(5, 40), 900, 1900));
  yield test('largest-random', 'largest n, any heights', random.ints(1000, 900, 1900));
}
