export const seed = 2401;

export function* tests(random) {
  const test = (name, tries, heights) => ({ name, tries, input: `${heights.length}\n${heights.join(' ')}\n` });
  yield test('one', 'n = 1', [151]);
  yield test('two', 'n = 2', [140, 160]);
  yield test('three', 'n = 3', [150, 152, 149]);
  yield test('equal', 'all equally tall', [155, 155, 155, 155, 155]);
  yield test('step-left', 'the largest step on the left', [180, 179, 150, 149]);
  yield test('step-right', 'the largest step on the right', [180, 150, 149, 148, 147]);
  yield test('step-at-end', 'the largest step at an end', [180, 179, 178, 177, 176, 175, 174, 95]);
  yield test('step-at-left-end', 'the largest step at the left end', [180, 179, 178, 177, 176, 175, 95]);
  yield test('sorted', 'given in order, the shortest first', [140, 143, 147, 152, 158, 165, 173]);
  yield test('reversed', 'given in order, the tallest first', [190, 183, 176, 170, 165, 161]);
  yield test('borders', 'smallest and largest heights', [90, 220, 90, 220, 90, 220, 90]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any heights', random.ints(9 + i, 130, 190));
  yield test('largest-even', 'largest n', random.ints(1000, 90, 220));
  yield test('largest-odd', 'almost the largest n', random.ints(999, 120, 185));
}
