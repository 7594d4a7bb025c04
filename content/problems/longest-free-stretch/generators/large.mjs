export const seed = 92230;

const PLACES = 100_000;
const CARS = 50_000;

/** The longest free stretch after each car, from the cars' neighbours: a stretch ends where a car stands. */
function stretches(places) {
  let size = 1;
  while (size < PLACES) size *= 2;
  const left = new Int32Array(2 * size);
  const right = new Int32Array(2 * size);
  const best = new Int32Array(2 * size);
  const join = (part, half) => {
    const a = 2 * part;
    left[part] = left[a] === half ? half + left[a + 1] : left[a];
    right[part] = right[a + 1] === half ? half + right[a] : right[a + 1];
    best[part] = Math.max(best[a], best[a + 1], right[a] + left[a + 1]);
  };
  for (let i = 0; i < PLACES; i += 1) left[size + i] = right[size + i] = best[size + i] = 1;
  for (let part = size - 1, half = 1, level = size / 2; part >= 1; part -= 1) {
    if (part < level) {
      level /= 2;
      half *= 2;
    }
    join(part, half);
  }
  return places.map((place) => {
    const leaf = size + place - 1;
    left[leaf] = right[leaf] = best[leaf] = 1 - best[leaf];
    for (let part = leaf >> 1, half = 1; part >= 1; part >>= 1, half *= 2) join(part, half);
    return best[1];
  });
}

export function* tests(random) {
  const test = (name, tries, places) => ({ name, tries, input: `${PLACES} ${CARS}\n${places.join('\n')}\n`, answer: `${stretches(places).join('\n')}\n` });
  yield test('largest', 'the most places and cars', random.ints(CARS, 1, PLACES));
  yield test('few-places-used', 'the most cars, on few places', random.ints(CARS, 1, 40).map((i) => 2500 * i));
}
