export const seed = 15660;

const WISHES = 200_000;
const POLES = 400_000;

export function* tests(random) {
  const wishes = Array.from({ length: WISHES }, () => [random.int(1, POLES), random.int(1, POLES)]);
  const ends = [];
  for (const [, east] of wishes.toSorted(([a, b], [c, d]) => a - c || d - b)) ends[firstNotBelow(ends, east)] = east;
  yield {
    name: 'largest',
    tries: 'largest n, any wishes',
    input: `${WISHES}\n${wishes.map((wish) => wish.join(' ')).join('\n')}\n`,
    answer: `${ends.length}\n`,
  };
}

function firstNotBelow(ends, east) {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle] < east) low = middle + 1;
    else high = middle;
  }
  return low;
}
