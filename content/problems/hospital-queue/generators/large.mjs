export const seed = 15420;

const PATIENTS = 100_000;

/** All arrive, everybody becomes worse once, then all are called: the order is that of the last urgencies. */
export function* tests(random) {
  const urgency = random.ints(PATIENTS, 1, 999_000_000);
  const lines = urgency.map((u) => `ARRIVE ${u}`);
  for (const p of random.shuffle(urgency.map((_, i) => i))) {
    urgency[p] += random.int(1, 1_000_000);
    lines.push(`WORSE ${p + 1} ${urgency[p]}`);
  }
  for (let i = 0; i < PATIENTS; i += 1) lines.push('NEXT');
  const called = urgency.map((_, i) => i).sort((a, b) => urgency[b] - urgency[a] || a - b);
  yield {
    name: 'full-room',
    tries: 'largest q, a very full waiting room',
    input: `${lines.length}\n${lines.join('\n')}\n`,
    answer: `${called.map((p) => p + 1).join('\n')}\n`,
  };
}
