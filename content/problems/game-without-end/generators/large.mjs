export const seed = 171100;

/** Who wins from each circle, decided backwards from the circles without arrows. */
function winners(n, arrows) {
  const before = Array.from({ length: n + 1 }, () => []);
  const hopes = new Int32Array(n + 1);
  for (const [a, b] of arrows) {
    before[b].push(a);
    hopes[a] += 1;
  }
  const won = new Map();
  const queue = [];
  const decide = (circle, isWon) => {
    if (won.has(circle)) return;
    won.set(circle, isWon);
    queue.push(circle);
  };
  for (let circle = 1; circle <= n; circle += 1) if (hopes[circle] === 0) decide(circle, false);
  for (const circle of queue) {
    for (const other of before[circle]) {
      if (!won.get(circle)) decide(other, true);
      else if ((hopes[other] -= 1) === 0) decide(other, false);
    }
  }
  return Array.from({ length: n }, (_, i) => ({ true: 'A', false: 'B', undefined: '-' })[won.get(i + 1)]).join('');
}

export function* tests(random) {
  const n = 100_000;
  const test = (name, tries, arrows) => ({ name, tries, input: `${n} ${arrows.length}\n${arrows.map((arrow) => `${arrow.join(' ')}\n`).join('')}`, answer: `${winners(n, arrows)}\n` });
  const chain = Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2]);
  yield test('largest-chain', 'largest n, a chain with two arrows at each step', [...chain, ...chain]);
  yield test('largest', 'largest n and m', Array.from({ length: 200_000 }, () => {
    const a = random.int(1, n);
    return [a, (a + random.int(0, 200)) % n + 1];
  }).filter(([a, b]) => a !== b && a % 10 > 0));
}
