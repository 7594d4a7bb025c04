export const seed = 171070;

/** The largest number: the upper bits of all beginnings in a set, one bit more each time. */
function largest(buttons) {
  let lamps = 0;
  const numbers = new Set([0]);
  for (const button of buttons) numbers.add((lamps ^= button));
  let result = 0;
  for (let j = 19; j >= 0; j -= 1) {
    const upper = new Set([...numbers].map((number) => number >> j));
    const wanted = (result >> j) | 1;
    if ([...upper].some((number) => upper.has(number ^ wanted))) result |= 1 << j;
  }
  return result;
}

export function* tests(random) {
  const test = (name, tries, buttons) => ({ name, tries, input: `${buttons.length}\n${buttons.join(' ')}\n`, answer: `${largest(buttons)}\n` });
  yield test('largest', 'largest n, all but one lamp', random.ints(200_000, 0, 2 ** 19 - 1));
  yield test('largest-rising', 'largest n, button i flips the bits of 4i', Array.from({ length: 200_000 }, (_, i) => 4 * i));
}
