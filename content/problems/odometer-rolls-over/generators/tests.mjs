export const seed = 4022;

export function* tests(random) {
  const test = (name, tries, d, a, b) => ({ name, tries, input: `${d} ${a} ${b}\n` });
  yield test('not-moved', 'the scooter has not moved', 4, 1234, 1234);
  yield test('not-moved-zero', 'both readings are 0', 3, 0, 0);
  yield test('simple', 'the odometer does not start again', 4, 1000, 1040);
  yield test('starts-again', 'the odometer starts again', 4, 9990, 15);
  yield test('lands-on-zero', 'the evening reading is 0', 4, 9900, 0);
  yield test('from-zero', 'the morning reading is 0', 4, 0, 75);
  yield test('next-day-starts-again', 'it starts again on the next day', 4, 9800, 9950);
  yield test('next-day-zero', 'the next day ends at 0', 3, 500, 750);
  yield test('one-digit', 'an odometer of one digit', 1, 8, 3);
  yield test('one-less', 'one kilometre less than the whole circle', 2, 50, 49);
  yield test('largest', 'nine digits', 9, 999999999, 0);
  yield test('largest-distance', 'nine digits, largest distance', 9, 1, 0);
  for (let i = 1; i <= 3; i += 1) {
    const d = random.int(2, 9);
    yield test(`random-${i}`, 'any readings', d, random.int(0, 10 ** d - 1), random.int(0, 10 ** d - 1));
  }
}
