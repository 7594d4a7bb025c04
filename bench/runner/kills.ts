import { setTimeout as sleep } from 'node:timers/promises';

import type { ExecuteReply } from '@abhyas/contract/running';
import { withRetry } from '@abhyas/postgres/retry';
import { sql } from 'kysely';

import { openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { BENCH_PROBLEM, benchRelease } from '../../scripts/testing/bench-release.ts';
import { execute, type Learner, register } from './learners.ts';
import { Product } from './product.ts';
import { nextMark } from './programs.ts';
import { publish } from './publish.ts';

export type KillPlan = {
  readonly seconds: number;
  readonly clients: number;
  /** Something is killed this often, a runner and the database in turns. */
  readonly killEveryMs: number;
};

export type KillReport = {
  readonly answered: number;
  readonly kills: number;
  /** Answers that never came within the time of a client that asks again. */
  readonly lost: number;
  /** Answers whose submission is not in the database. */
  readonly unrecorded: number;
  /** Runs that are in the database more than once. */
  readonly doubled: number;
  /** Answers, records or solved problems that contradict what the program does. */
  readonly wrong: number;
  /** The longest that one run took, its repetitions included. */
  readonly longestMs: number;
  /** Calls that had to be repeated, by what was answered. */
  readonly repeated: Readonly<Record<string, number>>;
};

/** Runs of one account in a minute stay below its limit, and below the 50 a day of a new account. */
const RUNS_PER_LEARNER = 25;
/** Longer than the API's own, which answers after two minutes at the latest. */
const CLIENT_TIMEOUT_MS = 150_000;
const COMPARE_TIMEOUT_MS = 30_000;
const PAUSE_MS = 200;
/** Enough that kills fall between two tests of a run, few enough that many runs are made. */
const TESTS = 4;

/** A right program, and one that is wrong on some test. Each run carries a mark, so that it is known again. */
const RIGHT = (mark: number): string => `mark = ${mark}\nprint(int(input()) * 2)\n`;
const WRONG = (mark: number): string => `mark = ${mark}\nn = int(input())\nprint(n * 2 if n < 3 else 0)\n`;

type Ledger = {
  readonly intents: Map<number, { readonly right: boolean; readonly answered: boolean }>;
  readonly repeated: Record<string, number>;
  wrong: number;
  lost: number;
  longestMs: number;
};

/** Kills runners and the database under load, and compares what clients were told with what is recorded. */
export async function measureKills(plan: KillPlan): Promise<KillReport> {
  const product = await Product.start({ smallSchool: true });
  try {
    await publish(
      product,
      benchRelease({
        tests: TESTS,
        input: (test) => `${test}\n`,
        answer: (test) => `${test * 2}\n`,
      }),
    );
    const ledger: Ledger = { intents: new Map(), repeated: {}, wrong: 0, lost: 0, longestMs: 0 };
    const until = performance.now() + plan.seconds * 1000;
    const clients = Array.from({ length: plan.clients }, () => client(product, ledger, until));
    const kills = await killInTurns(product, plan.killEveryMs, until);
    await Promise.all(clients);
    return { ...(await compare(product, ledger)), kills };
  } finally {
    await product.stop();
  }
}

async function killInTurns(product: Product, everyMs: number, until: number): Promise<number> {
  let kills = 0;
  while (performance.now() + everyMs < until) {
    await sleep(everyMs * (0.5 + Math.random()));
    if (kills % 2 === 0) product.killRunner();
    else await product.killDatabase();
    kills += 1;
  }
  return kills;
}

async function client(product: Product, ledger: Ledger, until: number): Promise<void> {
  while (performance.now() < until) {
    const learner = await persistently(ledger, () => register(product.address));
    for (let run = 0; run < RUNS_PER_LEARNER && performance.now() < until; run += 1) {
      await runOnce(product, ledger, learner);
    }
  }
}

/** Half of the runs are right. Each is repeated until it is answered, as a patient learner would. */
async function runOnce(product: Product, ledger: Ledger, learner: Learner): Promise<void> {
  const mark = nextMark();
  const right = mark % 2 === 0;
  ledger.intents.set(mark, { right, answered: false });
  const startedAt = performance.now();
  const code = (right ? RIGHT : WRONG)(mark);
  const reply = await persistently(ledger, () => answerTo(product, learner, code)).catch(() => undefined);
  ledger.longestMs = Math.max(ledger.longestMs, performance.now() - startedAt);
  if (reply === undefined) {
    ledger.lost += 1;
    return;
  }
  ledger.intents.set(mark, { right, answered: true });
  if (reply.done !== right || reply.verdict !== (right ? 'accepted' : 'wrong-answer')) ledger.wrong += 1;
}

/** @throws when the run was not answered with a result */
async function answerTo(product: Product, learner: Learner, code: string): Promise<ExecuteReply> {
  const response = await execute(product.address, learner, {
    code,
    language: 5,
    mode: 'submit',
    assetId: BENCH_PROBLEM,
  });
  const reply = (await response.json()) as ExecuteReply & { errors?: { code: string }[] };
  if (response.status !== 200) throw new Error(`${response.status} ${reply.errors?.[0]?.code}`);
  if (reply.notif !== undefined) throw new Error(reply.notif);
  return reply;
}

/** @throws what the call throws, once that time has run out */
async function persistently<T>(ledger: Ledger, call: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + CLIENT_TIMEOUT_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      ledger.repeated[reason] = (ledger.repeated[reason] ?? 0) + 1;
      if (performance.now() > giveUpAt) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

async function compare(product: Product, ledger: Ledger): Promise<Omit<KillReport, 'kills'>> {
  const db = openDatabase(await product.databaseUrl(), () => {});
  // The last kill may be a moment ago.
  await withRetry(COMPARE_TIMEOUT_MS, () => sql`select`.execute(db));
  const rows = await db
    .selectFrom('submission')
    .select(['code', 'verdict', (row) => row.fn.countAll<string>().as('times')])
    .groupBy(['code', 'verdict'])
    .execute();
  const unearned = await db
    .selectFrom('finished_asset')
    .select('asset_id')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('submission')
            .select('submission.id')
            .whereRef('submission.account_id', '=', 'finished_asset.account_id')
            .where('submission.verdict', '=', 'accepted'),
        ),
      ),
    )
    .execute();
  await db.destroy();
  const recorded = new Map(rows.map((row) => [Number(/^mark = (\d+)/.exec(row.code)?.[1]), row]));
  const answered = [...ledger.intents].filter(([, intent]) => intent.answered);
  const contradicted = [...recorded].filter(
    ([mark, { verdict }]) => (verdict === 'accepted') !== ledger.intents.get(mark)?.right,
  );
  return {
    answered: answered.length,
    lost: ledger.lost,
    unrecorded: answered.filter(([mark]) => !recorded.has(mark)).length,
    doubled: rows.filter((row) => Number(row.times) > 1).length + rows.length - recorded.size,
    wrong: ledger.wrong + contradicted.length + unearned.length,
    longestMs: ledger.longestMs,
    repeated: ledger.repeated,
  };
}
