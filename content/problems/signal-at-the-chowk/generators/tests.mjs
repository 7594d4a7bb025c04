export const seed = 9104;

export function* tests(random) {
  const test = (name, tries, ...numbers) => ({ name, tries, input: `${numbers.join(' ')}\n` });
  yield test('start', 't = 0', 20, 3, 17, 0);
  yield test('last-green', 'last second of green', 20, 3, 17, 19);
  yield test('green-ends', 'exactly when yellow begins', 20, 3, 17, 20);
  yield test('last-yellow', 'last second of yellow', 20, 3, 17, 22);
  yield test('yellow-ends', 'exactly when red begins', 20, 3, 17, 23);
  yield test('last-red', 'last second of red', 20, 3, 17, 39);
  yield test('new-round', 'exactly when a new round begins', 20, 3, 17, 40);
  yield test('later-green', 'green in a later round', 45, 4, 31, 8005);
  yield test('later-yellow', 'yellow in a later round', 45, 4, 31, 8046);
  yield test('later-red', 'red in a later round', 45, 4, 31, 8060);
  yield test('shortest', 'one second of each colour, yellow', 1, 1, 1, 100);
  yield test('shortest-red', 'one second of each colour, red', 1, 1, 1, 101);
  yield test('longest', 'longest colours, end of the round', 1000, 1000, 1000, 2999);
  yield test('largest-t', 'largest t', 999, 7, 1000, 1000000000);
  for (let i = 1; i <= 4; i += 1) {
    yield test(`random-${i}`, 'any signal', random.int(10, 90), random.int(2, 9), random.int(10, 90), random.int(0, 100000));
  }
}
