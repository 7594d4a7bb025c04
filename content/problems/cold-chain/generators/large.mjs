export const seed = 15310;

const STRETCHES = [60_000, 66_000, 73_000];
const D = 1_000_000_000;

/** Three long steady stretches, each longer than the one before, with a hot minute between them. */
export function* tests(random) {
  const values = STRETCHES.flatMap((minutes) => [...random.ints(minutes, -D / 2, D / 2), D]).slice(0, -1);
  const begin = STRETCHES[0] + STRETCHES[1] + 3;
  yield {
    name: 'long-stretches',
    tries: 'largest n, very long steady stretches',
    input: `${values.length} ${D}\n${values.join(' ')}\n`,
    answer: `${STRETCHES[2]} ${begin}\n`,
  };
}
