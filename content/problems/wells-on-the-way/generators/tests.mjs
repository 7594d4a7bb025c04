export const seed = 51312;

export function* tests(random) {
  const test = (name, tries, l, c, wells) => ({ name, tries, input: `${l} ${c} ${wells.length}\n${wells.join(' ')}\n` });
  const far = 1000000000;
  yield test('no-wells', 'no wells, near enough', 10, 10, []);
  yield test('no-wells-far', 'no wells, too far', 11, 10, []);
  yield test('shortest', 'one kilometre', 1, 1, []);
  yield test('needless', 'wells that are not needed', 50, 50, [10, 20, 49]);
  yield test('just-reached', 'each well just within reach', 40, 10, [10, 20, 30]);
  yield test('one-too-far', 'a well one kilometre too far', 40, 10, [10, 21, 30]);
  yield test('first-too-far', 'the first well is too far', 40, 9, [10, 20, 30]);
  yield test('goal-too-far', 'the goal is too far from the last well', 41, 10, [10, 20, 30]);
  yield test('goal-just', 'the goal is just within reach', 39, 10, [9, 19, 29]);
  yield test('unsorted', 'wells in any order', 60, 22, [50, 11, 40, 20, 31]);
  yield test('same-place', 'several wells at the same kilometre', 30, 12, [12, 12, 20, 12, 20]);
  yield test('pass-one', 'a well that one had better pass by', 30, 12, [7, 12, 19, 24]);
  yield test('every-kilometre', 'a well at each kilometre', 100, 7, random.shuffle(Array.from({ length: 99 }, (_, i) => i + 1)));
  yield test('large', 'the longest way', far, far - 1, [far - 1, 1]);
  yield test('large-stuck', 'stuck on the longest way', far, 500000000, [499999999]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any wells', 300 * i, 40 + 12 * i, random.ints(25 * i, 1, 300 * i - 1));
  yield test('largest', 'largest n', far, 400000, random.ints(20000, 1, far - 1));
  yield test('largest-stuck', 'largest n, stuck', far, 250000, random.ints(20000, 1, far - 1));
}
