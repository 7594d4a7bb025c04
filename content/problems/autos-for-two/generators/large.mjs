export const seed = 33720;

const GUESTS = 200_000;
const MOST = 1_000_000_000;

export function* tests(random) {
  // Half of them are so heavy that hardly anybody can ride with them, and the others are not light.
  const weights = random.shuffle([...random.ints(GUESTS / 2, MOST / 2, MOST), ...random.ints(GUESTS / 2, Math.floor(MOST / 3), MOST / 2)]);
  const order = weights.toSorted((a, b) => a - b);
  let light = 0;
  let autos = 0;
  for (let heavy = GUESTS - 1; heavy >= light; heavy -= 1) {
    if (light < heavy && order[light] + order[heavy] <= MOST) light += 1;
    autos += 1;
  }
  yield {
    name: 'largest',
    tries: 'largest n',
    input: `${GUESTS} ${MOST}\n${weights.join(' ')}\n`,
    answer: `${autos} ${2 * autos - GUESTS}\n`,
  };
}
