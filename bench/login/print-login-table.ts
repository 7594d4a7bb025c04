import { startOwnProduct } from './own-product.ts';

const PASSWORD = 'a kolam a day';
const ACCOUNTS = 20;
/** How many learners go on reading and looking themselves up meanwhile. */
const READERS = 4;
/** What they ask for in turn: who am I, and what is there to learn. */
const READS = ['/api/auth', '/api/content'];

type Options = { readonly seconds: number; readonly clients: number };
type Timing = { readonly ms: number; readonly status: number };

/** Measures logins per second, and the times of other calls before and during a login storm. */
export async function printLoginTable({ seconds, clients }: Options): Promise<void> {
  const product = await startOwnProduct();
  try {
    const { address } = product;
    const people = await Promise.all(
      Array.from({ length: ACCOUNTS }, (_, index) => register(address, `bench${index}@example.in`)),
    );
    const read = (turn: number) =>
      timed(`${address}${READS[turn % READS.length]}`, {
        headers: { 'x-auth-token': people[turn % people.length]?.token ?? '' },
      });
    const login = (turn: number) =>
      timed(`${address}/api/auth`, json({ email: people[turn % people.length]?.email, password: PASSWORD }));

    const calm = await repeat(read, { seconds, clients: READERS });
    const [logins, stormy] = await Promise.all([
      repeat(login, { seconds, clients }),
      repeat(read, { seconds, clients: READERS }),
    ]);
    const signedIn = logins.filter(({ status }) => status === 200);
    const busy = logins.filter(({ status }) => status === 503).length;
    print([
      ['', 'per second', 'p50 ms', 'p99 ms'],
      [`logins, ${clients} clients`, ...figures(signedIn, seconds)],
      ['other calls, calm', ...figures(calm, seconds)],
      ['other calls, in the storm', ...figures(stormy, seconds)],
    ]);
    process.stdout.write(
      `\nlogins told to come back later: ${busy}; other answers: ${logins.length - signedIn.length - busy}\n`,
    );
  } finally {
    await product.stop();
  }
}

async function register(address: string, email: string): Promise<{ email: string; token: string }> {
  const answer = await fetch(`${address}/api/users`, json({ name: 'Bench', email, password: PASSWORD }));
  const { token } = (await answer.json()) as { token: string };
  return { email, token };
}

function json(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function timed(url: string, init: RequestInit): Promise<Timing> {
  const startedAt = performance.now();
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  return { ms: performance.now() - startedAt, status: answer.status };
}

/** This many clients, each asking again as soon as it has its answer. */
async function repeat(
  ask: (turn: number) => Promise<Timing>,
  { seconds, clients }: Options,
): Promise<readonly Timing[]> {
  const timings: Timing[] = [];
  const endsAt = performance.now() + seconds * 1000;
  let turn = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < endsAt) {
        turn += 1;
        timings.push(await ask(turn));
      }
    }),
  );
  return timings;
}

function figures(timings: readonly Timing[], seconds: number): string[] {
  const sorted = timings.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return [(timings.length / seconds).toFixed(1), at(0.5), at(0.99)];
}

function print(rows: readonly (readonly string[])[]): void {
  for (const [name = '', ...cells] of rows) {
    process.stdout.write(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(12)).join('')}\n`);
  }
}
