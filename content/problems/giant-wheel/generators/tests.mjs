export const seed = 9103;

export function* tests(random) {
  const test = (name, tries, ...numbers) => ({ name, tries, input: `${numbers.join(' ')}\n` });
  yield test('here', 'already at the gate', 10, 4, 4);
  yield test('here-at-n', 'cabin n is already at the gate', 10, 10, 10);
  yield test('two-cabins', 'two cabins', 2, 1, 2);
  yield test('three-back', 'three cabins, from 1 to 3', 3, 1, 3);
  yield test('three-forward', 'three cabins, from 3 to 1', 3, 3, 1);
  yield test('forward-plain', 'forward, without passing cabin n', 20, 5, 9);
  yield test('back-plain', 'back, without passing cabin 1', 20, 9, 5);
  yield test('forward-over-n', 'forward, past cabin n', 20, 18, 3);
  yield test('back-over-1', 'back, past cabin 1', 20, 3, 18);
  yield test('half-up', 'half a round, to a larger number', 30, 4, 19);
  yield test('half-down', 'half a round, to a smaller number', 30, 19, 4);
  yield test('just-under-half', 'one step less than half a round', 30, 1, 15);
  yield test('just-over-half', 'one step more than half a round', 30, 1, 17);
  yield test('odd-forward', 'nearly half of an odd round', 9, 2, 6);
  yield test('odd-back', 'just over half of an odd round', 9, 2, 7);
  yield test('largest-half', 'largest wheel, half a round', 1000000000, 1, 500000001);
  yield test('largest-one-step', 'largest wheel, one step', 1000000000, 1000000000, 1);
  for (let i = 1; i <= 3; i += 1) {
    const n = random.int(50, 900);
    yield test(`random-${i}`, 'any wheel', n, random.int(1, n), random.int(1, n));
  }
}
