export const seed = 15410;

const EMPLOYEES = 100_000;

export function* tests(random) {
  // One long chain; now and then somebody is hired beside it.
  const superior = [0, 0];
  let last = 1;
  for (let person = 2; person <= EMPLOYEES; person += 1) {
    superior.push(last);
    if (random.int(1, 20) > 1) last = person;
  }
  const below = Array(EMPLOYEES + 1).fill(0);
  for (let person = EMPLOYEES; person > 1; person -= 1) below[superior[person]] += below[person] + 1;
  const depth = [0, 1];
  for (let person = 2; person <= EMPLOYEES; person += 1) depth.push(depth[superior[person]] + 1);
  const longest = depth.reduce((a, b) => Math.max(a, b));
  yield {
    name: 'long-chain',
    tries: 'largest n, a very long chain',
    input: `${EMPLOYEES}\n${superior.slice(2).join(' ')}\n`,
    answer: `${below.slice(1).join(' ')}\n${longest}\n`,
  };
}
