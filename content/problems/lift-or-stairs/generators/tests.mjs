export const seed = 302;

export function* tests(random) {
  const test = (name, tries, floors, times) => ({ name, tries, input: `${floors.join(' ')}\n${times.join(' ')}\n` });
  yield test('lift-is-here', 'the lift waits on his floor', [5, 20, 5], [12, 3, 2]);
  yield test('down', 'going down', [20, 4, 18], [9, 3, 4]);
  yield test('basement', 'from a basement', [-3, 5, 10], [14, 2, 3]);
  yield test('to-basement', 'to a basement', [2, -2, -1], [10, 6, 5]);
  yield test('tie', 'both equally fast', [0, 1, 0], [13, 4, 3]);
  yield test('tie-far', 'both equally fast, far apart', [10, 20, 0], [23, 10, 10]);
  yield test('one-second', 'the lift wins by one second', [0, 10, 0], [10, 9, 3]);
  yield test('lift-beyond', 'the lift comes from the other side', [10, 0, 40], [25, 5, 5]);
  yield test('largest', 'everything as large as it may be', [-3, 60, 60], [300, 300, 300]);
  yield test('smallest', 'everything as small as it may be', [0, 1, 0], [1, 1, 1]);
  for (let i = 1; i <= 5; i += 1) {
    const a = random.int(-3, 60);
    const b = a === 30 ? 31 : 30;
    yield test(`random-${i}`, 'any floors', [a, b, random.int(-3, 60)], [random.int(5, 30), random.int(1, 12), random.int(1, 9)]);
  }
}
