export const seed = 4042;

export function* tests(random) {
  const test = (name, tries, n, t) => ({ name, tries, input: `${n} ${t}\n` });
  yield test('smallest-with-tail', 'n = 1 with a tail', 1, 1);
  yield test('n-is-2', 'n = 2, no tail', 2, 0);
  yield test('first-bow', 'the tail ends with its first bow', 2, 3);
  yield test('before-a-bow', 'the tail ends just before a bow', 3, 2);
  yield test('after-a-bow', 'the tail ends just after a bow', 3, 7);
  yield test('bow-at-n-1', 'n = 1 with bows', 1, 6);
  yield test('n-is-4', 'n = 4', 4, 5);
  yield test('n-is-10', 'n = 10', 10, 12);
  yield test('largest', 'largest kite and tail', 30, 60);
  yield test('largest-without', 'largest kite, no tail', 30, 0);
  yield test('long-tail', 'small kite, longest tail', 2, 59);
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any kite', random.int(3, 25), random.int(0, 40));
}
