export const seed = 171050;

/** The crossings, counted by the heights: each wire from south to north asks in two steps, below and up to. */
function clips(along, across) {
  const counts = new Int32Array(200_003);
  const events = [];
  for (const [y, from, to] of along) events.push([from, 0, y], [to, 2, y]);
  for (const [x, low, high] of across) events.push([x, 1, low, high]);
  events.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let total = 0;
  const below = (y) => {
    let sum = 0;
    for (let i = y; i > 0; i &= i - 1) sum += counts[i];
    return sum;
  };
  for (const [, kind, low, high] of events) {
    if (kind === 1) total += below(high + 1) - below(low);
    else for (let i = low + 1; i < counts.length; i += i & -i) counts[i] += kind === 0 ? 1 : -1;
  }
  return total;
}

export function* tests(random) {
  const rows = (wires) => wires.map((wire) => `${wire.join(' ')}\n`).join('');
  const test = (name, tries, along, across) => ({
    name,
    tries,
    input: `${along.length} ${across.length}\n${rows(along)}${rows(across)}`,
    answer: `${clips(along, across)}\n`,
  });
  const any = () =>
    Array.from({ length: 100_000 }, () => {
      const from = random.int(0, 199_999);
      return [random.int(0, 200_000), from, random.int(from + 1, 200_000)];
    });
  const net = () => Array.from({ length: 100_000 }, (_, i) => [i + 50_000, random.int(0, 40_000), random.int(160_000, 200_000)]);
  yield test('largest', 'the most wires', any(), any());
  yield test('largest-net', 'the most wires and the most crossings', net(), net());
}
