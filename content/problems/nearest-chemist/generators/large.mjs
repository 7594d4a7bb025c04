export const seed = 34020;

const EVENTS = 200_000;
const OPEN = 50_000;

/** The nearest of these places, which are in order; the smaller one of two equally near. */
const nearest = (places, x) => {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle] < x) low = middle + 1;
    else high = middle;
  }
  if (low === places.length) return places[low - 1];
  return low > 0 && x - places[low - 1] <= places[low] - x ? places[low - 1] : places[low];
};

/** Very many open, one in five closes again, and then the calls come in. */
export function* tests(random) {
  const opened = [...new Set(random.ints(OPEN, 0, 10 ** 9))];
  const closed = random.shuffle(opened.slice(0, OPEN / 5));
  const open = opened.slice(OPEN / 5).sort((a, b) => a - b);
  const calls = random.ints(EVENTS - opened.length - closed.length, 0, 10 ** 9);
  const events = [...opened.map((x) => `+ ${x}`), ...closed.map((x) => `- ${x}`), ...calls.map((x) => `? ${x}`)];
  yield {
    name: 'many-calls',
    tries: 'largest n, tens of thousands of open chemists',
    input: `${events.length}\n${events.join('\n')}\n`,
    answer: `${calls.map((x) => nearest(open, x)).join('\n')}\n`,
  };
}
