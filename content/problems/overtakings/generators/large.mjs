export const seed = 15640;

const CARTS = 200_000;

export function* tests(random) {
  const carts = Array.from({ length: CARTS }, (_, i) => i + 1);
  const start = random.shuffle([...carts]);
  const finish = random.shuffle([...carts]);
  const startedAt = Array(CARTS + 1).fill(0);
  for (const [i, cart] of start.entries()) startedAt[cart] = i + 1;
  const arrived = Array(CARTS + 1).fill(0); // a Fenwick tree
  let total = 0;
  let most = [0, -1];
  for (const cart of finish) {
    const place = startedAt[cart];
    let overtook = place - 1;
    for (let p = place; p > 0; p -= p & -p) overtook -= arrived[p];
    for (let p = place; p <= CARTS; p += p & -p) arrived[p] += 1;
    total += overtook;
    if (overtook > most[1]) most = [cart, overtook];
  }
  yield {
    name: 'any-race',
    tries: 'largest n, any race',
    input: `${CARTS}\n${start.join(' ')}\n${finish.join(' ')}\n`,
    answer: `${total}\n${most.join(' ')}\n`,
  };
}
