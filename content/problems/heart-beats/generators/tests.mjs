export const seed = 9303;

export function* tests(random) {
  const test = (name, tries, b, y, d) => ({ name, tries, input: `${b}\n${y} ${d}\n` });
  yield test('born-today', 'y = 0 and d = 0', 140, 0, 0);
  yield test('one-day', 'one day old', 130, 0, 1);
  yield test('days-only', 'y = 0', 120, 0, 364);
  yield test('no-days', 'd = 0', 90, 10, 0);
  yield test('below-a-crore', 'just below a crore', 115, 0, 60);
  yield test('exactly-nine-crores', 'a whole number of crores', 125, 1, 135);
  yield test('just-below', 'a few beats below a whole number of crores', 59, 66, 39);
  yield test('still-int', 'just within int', 72, 56, 250);
  yield test('beyond-int', 'just beyond int', 72, 56, 280);
  yield test('beyond-unsigned', 'more than 2^32', 100, 82, 0);
  yield test('slow-heart', 'b = 30', 30, 110, 364);
  yield test('largest', 'largest numbers', 200, 110, 364);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any numbers', random.int(30, 200), random.int(0, 110), random.int(0, 364));
}
