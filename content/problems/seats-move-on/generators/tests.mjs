export const seed = 9403;

export function* tests(random) {
  const test = (name, tries, ...names) => ({ name, tries, input: `${names.join('\n')}\n` });
  const any = () => random.text(random.int(1, 20), 'abcdefghijklmnopqrstuvwxyz');
  yield test('short', 'names of one letter', 'a', 'b', 'c');
  yield test('long', 'longest names', 'a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20));
  yield test('left-middle', 'the same name on the left and in the middle', 'Ravi', 'Ravi', 'Uma');
  yield test('left-right', 'the same name on the left and on the right', 'Ravi', 'Uma', 'Ravi');
  yield test('middle-right', 'the same name in the middle and on the right', 'Uma', 'Ravi', 'Ravi');
  yield test('all-equal', 'three times the same name', 'Om', 'Om', 'Om');
  yield test('capitals', 'names that differ only in capitals', 'om', 'Om', 'OM');
  yield test('parts', 'names that are parts of others', 'An', 'Anu', 'Anuradha');
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any names', any(), any(), any());
}
