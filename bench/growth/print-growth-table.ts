import { judgingHash } from '@abhyas/content/proof/judging-hash';
import type { Judging } from '@abhyas/content/release-assets';
import { Client } from 'pg';

import { openSchool } from '../api/school.ts';
import { Product } from '../runner/product.ts';
import { putOnStaff } from '../../scripts/testing/staff-session.ts';
import { median, percentile } from '../../scripts/testing/statistics.ts';
import { type Asker, type Call, callsOf } from './calls.ts';
import { fill, GROWN, type GrownSchool } from './fill.ts';

const ROUNDS = 10;
const WARM_UP = 1;
const MOST_P95_MS = 100;
const MOST_RATIO = 2;
/** Below this a call is quick, whatever it was before: half a millisecond more would already be twice as much. */
const QUICK_MS = 5;

type Took = { readonly p50: number; readonly p95: number };

/** Every call on an empty database and on a grown one. True when none has grown out of its bounds. */
export async function printGrowthTable(accounts: number): Promise<boolean> {
  const product = await Product.start({ withRunner: false });
  try {
    const { tokens, target, calls } = await prepare(product);
    const url = await product.databaseUrl();
    const empty = await measureAll(product.address, calls, tokens);
    const startedAt = performance.now();
    await fill(url, { size: { ...GROWN, accounts }, school: target });
    say(`Filled for ${accounts} accounts in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
    const grown = await measureAll(product.address, calls, tokens);
    say(`${'milliseconds'.padEnd(66)} empty p50  grown p50  grown p95`);
    return calls.map((call) => printed(call, empty.get(call), grown.get(call))).every(Boolean);
  } finally {
    await product.stop();
  }
}

type Tokens = Readonly<Record<Asker, string>>;

async function prepare(product: Product) {
  const school = await openSchool(product.address, 2);
  const [learner, staff] = school.learners;
  if (!learner || !staff) throw new Error('nobody signed up');
  const client = new Client({ connectionString: await product.databaseUrl() });
  await client.connect();
  const idOf = async (email: string): Promise<string> => {
    const { rows } = await client.query<{ id: string }>('select id from account where email = $1', [email]);
    return rows[0]?.id ?? '';
  };
  try {
    const { email } = staff;
    await putOnStaff(client, { email, roles: ['owner', 'teacher', 'moderator', 'accounts'] });
    const get = async <T>(path: string) =>
      (await ask(product.address, path, learner.token)).json() as Promise<T>;
    const { topics } = await get<{ topics: { topicId: string }[] }>('/api/content');
    const { problemsUnsolved } = await get<{ problemsUnsolved: { assetId: string }[] }>(
      '/api/content/problems/',
    );
    const judged = await judgingHashes(client);
    const target: GrownSchool = {
      problems: problemsUnsolved.map(({ assetId }) => ({ id: assetId, hash: judged.get(assetId) ?? '' })),
      assetId: school.assetId,
      learnerId: await idOf(learner.email),
    };
    const calls = callsOf(target, school.subtopicId, topics[0]?.topicId ?? '');
    return { target, calls, tokens: { learner: learner.token, staff: staff.token } satisfies Tokens };
  } finally {
    await client.end();
  }
}

/** What judges each problem of the newest release. */
async function judgingHashes(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; judging: Judging }>(
    `select asset ->> 'id' as id, asset -> 'judging' as judging from (
       select document from content_release order by created_at desc limit 1
     ) newest, jsonb_path_query(document, 'strict $.**?(@.type == "problem" && exists(@.judging))') asset`,
  );
  return new Map(rows.map(({ id, judging }) => [id, judgingHash(judging)]));
}

async function measureAll(address: string, calls: readonly Call[], tokens: Tokens): Promise<Map<Call, Took>> {
  const took = new Map<Call, Took>();
  for (const call of calls) {
    const times: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const answer = await ask(address, call.path, tokens[call.asker]);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${call.path} answered ${answer.status}`);
      if (round >= 0) times.push(performance.now() - startedAt);
    }
    took.set(call, { p50: median(times), p95: percentile(times, 0.95) });
  }
  return took;
}

function ask(address: string, path: string, token: string): Promise<Response> {
  return fetch(`${address}${path}`, { headers: { 'x-auth-token': token } });
}

function printed({ path }: Call, empty: Took | undefined, grown: Took | undefined): boolean {
  if (!empty || !grown) return false;
  const grew = grown.p50 > QUICK_MS && grown.p50 > MOST_RATIO * empty.p50;
  const fits = grown.p95 <= MOST_P95_MS && !grew;
  const cells = [empty.p50, grown.p50, grown.p95].map((value) => value.toFixed(1).padStart(9));
  say(`${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '…').padEnd(66)} ${cells.join('  ')}${fits ? '' : '  !'}`);
  return fits;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
