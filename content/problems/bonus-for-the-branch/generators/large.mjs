export const seed = 171110;

/** The answers, by blocks of lines: the raises of a block are kept apart, and are added for all employees at its end. */
function answers(bosses, lines) {
  const n = bosses.length + 1;
  const boss = [0, 0, ...bosses];
  const size = new Int32Array(n + 1).fill(1);
  for (let i = n; i > 1; i -= 1) size[boss[i]] += size[i];
  const place = new Int32Array(n + 1);
  const next = new Int32Array(n + 1);
  for (let i = 1; i <= n; i += 1) {
    place[i] = next[boss[i]];
    next[boss[i]] += size[i];
    next[i] = place[i] + 1;
  }
  const risen = new Float64Array(n + 1);
  const result = [];
  let block = [];
  for (const [x, r] of lines) {
    if (r === 0) result.push(block.reduce((sum, [y, more]) => (place[x] >= place[y] && place[x] < place[y] + size[y] ? sum + more : sum), risen[x]));
    else block.push([x, r]);
    if (block.length < 400) continue;
    const more = new Float64Array(n + 1);
    for (const [y, amount] of block) more[y] += amount;
    for (let i = 1; i <= n; i += 1) {
      more[i] += more[boss[i]];
      risen[i] += more[i];
    }
    block = [];
  }
  return result;
}

export function* tests(random) {
  const n = 100_000;
  const test = (name, tries, bosses, lines) => ({
    name,
    tries,
    input: `${n} ${lines.length}\n${bosses.join(' ')}\n${lines.map(([x, r]) => (r === 0 ? `ask ${x}` : `raise ${x} ${r}`)).join('\n')}\n`,
    answer: `${answers(bosses, lines).join('\n')}\n`,
  });
  const mostlyAsk = Array.from({ length: n }, (_, i) => (i % 4 === 0 ? [random.int(1, n), random.int(1, 1_000_000)] : [random.int(n - 9000, n), 0]));
  yield test('largest-chain', 'largest n and q, one long chain', Array.from({ length: n - 1 }, (_, i) => i + 1), mostlyAsk);
  yield test('largest', 'largest n and q', Array.from({ length: n - 1 }, (_, i) => random.int(Math.max(1, i - 20), i + 1)), mostlyAsk);
}
