export const seed = 414130;

const STALLS = 100_000;
const FAR = 1_000_000_000;

/** The smallest squared distance: each stall is compared with those further east until they are too far away. */
function closest(stalls, first) {
  const sorted = stalls.toSorted((a, b) => a[first] - b[first]);
  let best = Infinity;
  for (let i = 0; i < sorted.length; i += 1) {
    for (let j = i + 1; j < sorted.length && (sorted[j][first] - sorted[i][first]) ** 2 < best; j += 1) {
      best = Math.min(best, (sorted[j][0] - sorted[i][0]) ** 2 + (sorted[j][1] - sorted[i][1]) ** 2);
    }
  }
  return best;
}

export function* tests(random) {
  const test = (name, tries, stalls, first) => ({
    name,
    tries,
    input: `${STALLS}\n${stalls.map((stall) => stall.join(' ')).join('\n')}\n`,
    answer: `${closest(stalls, first)}\n`,
  });
  yield test('largest', 'the most stalls', Array.from({ length: STALLS }, () => random.ints(2, -FAR, FAR)), 0);
  const row = Array.from({ length: STALLS }, (_, i) => [random.int(-2, 2), 19_000 * i - 950_000_000 + random.int(0, 9000)]);
  yield test('narrow', 'the most stalls, nearly in one line', random.shuffle(row), 1);
}
