export const seed = 33710;

const GARLANDS = 100_000;

/** Two queues: the garlands in order, and those that were made, which come in order by themselves. */
const join = (lengths) => {
  const given = lengths.toSorted((a, b) => a - b);
  const made = [];
  let g = 0;
  let m = 0;
  const shortest = () => (m === made.length || (g < given.length && given[g] <= made[m]) ? given[g++] : made[m++]);
  while (made.length < lengths.length - 1) made.push(shortest() + shortest());
  return made;
};

export function* tests(random) {
  const lengths = random.ints(GARLANDS, 900_000_000, 1_000_000_000);
  const made = join(lengths);
  const thread = made.reduce((sum, length) => sum + length, 0);
  let [joined] = lengths;
  let inOrder = 0n; // too large for a number
  for (const length of lengths.slice(1)) {
    joined += length;
    inOrder += BigInt(joined);
  }
  yield {
    name: 'largest',
    tries: 'largest n',
    input: `${GARLANDS}\n${lengths.join(' ')}\n`,
    answer: `${thread}\n${inOrder - BigInt(thread)}\n`,
  };
}
