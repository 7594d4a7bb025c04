export const seed = 404110;

const PILGRIMS = 200_000;
const SLOTS = 1000;

export function* tests(random) {
  const slots = random.ints(PILGRIMS, 1, SLOTS);
  const places = new Array(PILGRIMS);
  const order = slots.map((slot, at) => ({ slot, at })).toSorted((a, b) => a.slot - b.slot || a.at - b.at);
  order.forEach(({ at }, place) => (places[at] = place + 1));
  yield {
    name: 'largest',
    tries: 'largest n',
    input: `${PILGRIMS} ${SLOTS}\n${slots.join(' ')}\n`,
    answer: `${places.join(' ')}\n`,
  };
}
