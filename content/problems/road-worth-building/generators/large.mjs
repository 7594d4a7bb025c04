export const seed = 171130;

/** The best plan; the distances are found by a queue that takes up each place again when its way has become shorter. */
function best(n, roads, plans) {
  const distances = (start, out, into) => {
    const next = Array.from({ length: n + 1 }, () => []);
    for (const road of roads) next[road[out]].push([road[into], road[2]]);
    const distance = new Float64Array(n + 1).fill(Infinity);
    const waiting = new Uint8Array(n + 1);
    distance[start] = 0;
    let queue = [start];
    while (queue.length > 0) {
      const later = [];
      for (const place of queue) {
        waiting[place] = 0;
        for (const [other, length] of next[place]) {
          if (distance[place] + length >= distance[other]) continue;
          distance[other] = distance[place] + length;
          if (waiting[other] === 0) later.push(other);
          waiting[other] = 1;
        }
      }
      queue = later;
    }
    return distance;
  };
  const there = distances(1, 0, 1);
  const back = distances(n, 1, 0);
  let [shortest, plan] = [there[n], 0];
  plans.forEach(([a, b, c], i) => {
    if (there[a] + c + back[b] < shortest) [shortest, plan] = [there[a] + c + back[b], i + 1];
  });
  return shortest === Infinity ? 'no way\n' : `${shortest}\n${plan}\n`;
}

export function* tests(random) {
  const n = 30_000;
  const rows = (items) => items.map((item) => `${item.join(' ')}\n`).join('');
  const test = (name, tries, roads, plans) => ({ name, tries, input: `${n} ${roads.length} ${plans.length}\n${rows(roads)}${rows(plans)}`, answer: best(n, roads, plans) });
  const near = (count, reach) =>
    Array.from({ length: count }, () => {
      const a = random.int(1, n - 1);
      return [a, Math.min(n, a + random.int(1, reach)), random.int(1, 1_000_000)];
    });
  const chain = Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2, random.int(1, 1_000_000)]);
  const back = near(30_000, 900).map(([a, b, c]) => [b, a, c]);
  yield test('largest', 'the most roads and plans', random.shuffle([...chain, ...back]), near(60_000, 60));
}
