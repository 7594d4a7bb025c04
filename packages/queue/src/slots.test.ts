import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { withClient } from '@abhyas/postgres/with-client';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { RunQueueClient } from './run-queue.client.ts';
import type { Acceptance } from './submit-run.ts';
import { RunQueueWorker } from './run-queue.worker.ts';
import { createQueueTestDatabase, type QueueTestDatabase } from './testing/queue-test-database.ts';

let database: QueueTestDatabase;
let client: RunQueueClient;
let worker: RunQueueWorker;
/** Programs named `sleep…` end when it is opened. */
let gate: PromiseWithResolvers<void>;
const begun: string[] = [];
const ended: string[] = [];

async function startWorker(slots: number, extra: number): Promise<void> {
  worker = new RunQueueWorker({
    url: database.runnerUrl,
    slots,
    extra,
    host: 'a test',
    work: async ({ job, signal }) => {
      begun.push(job.code);
      const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      if (job.code.startsWith('sleep')) await Promise.race([gate.promise, stopped]);
      ended.push(job.code);
      return { kind: 'compile-error', compile: { ok: false, output: job.code, timeMs: 0 } };
    },
    onFault: () => undefined,
  });
  await worker.joined;
}

beforeEach(async () => {
  gate = Promise.withResolvers();
  begun.length = 0;
  ended.length = 0;
  database = await createQueueTestDatabase();
  client = new RunQueueClient(database.apiUrl);
});
afterEach(async () => {
  gate.resolve();
  await worker.drain(0);
  await client.close();
  await database.drop();
});

const PATIENT = { timeout: 15_000 };
const limits = { timeMs: 1000, memoryMb: 64, outputKb: 64 };

type Submitted = { visitor?: true; background?: true; accountKey?: string; isTraced?: true };

const CUSTOM = { kind: 'custom', stdin: '' } as const;
const TRACE = { kind: 'trace', stdin: '', window: { from: 'start' } } as const;

function submit(code: string, { isTraced, ...submitted }: Submitted = {}): Promise<Acceptance> {
  const runId = randomUUID();
  const task = isTraced ? TRACE : CUSTOM;
  return client.submit({
    runId,
    accountKey: runId,
    watchName: runId,
    job: { language: 5, code, limits, task },
    readBlob: () => Promise.reject(new Error('there is no test data')),
    ...submitted,
  });
}

/** Lets accounts have used a runner for so long, ending now. */
async function haveUsed(seconds: number, accounts: readonly string[]): Promise<void> {
  for (const accountKey of accounts) await submit(`used by ${accountKey}`, { accountKey });
  await expect.poll(() => ended.length, PATIENT).toBe(accounts.length);
  await withClient(database.adminUrl, async (admin) => {
    const asked = { count: 0 };
    while (asked.count !== accounts.length) {
      const { rowCount } = await admin.query(
        `update queue.run set taken_at = finished_at - $1 * interval '1 second'
         where state = 'finished' and account_key = any ($2)`,
        [seconds, accounts],
      );
      asked.count = rowCount ?? 0;
    }
  });
  begun.length = 0;
  ended.length = 0;
}

test('RUNNING-12: learners’ runs that last give up their slot, so that others are served', async () => {
  await startWorker(1, 3);
  for (const code of ['sleep 1', 'sleep 2', 'sleep 3', 'quick']) await submit(code);
  await expect.poll(() => ended, PATIENT).toEqual(['quick']);
  expect(begun).toEqual(['sleep 1', 'sleep 2', 'sleep 3', 'quick']);
});

test('no more than so many run beyond the slots: the next waits for one of them', async () => {
  await startWorker(1, 1);
  for (const code of ['sleep 1', 'sleep 2', 'quick']) await submit(code);
  await expect.poll(() => begun, PATIENT).toEqual(['sleep 1', 'sleep 2']);
  await expect.poll(async () => (await client.figures()).oldestWaitMs > 2500, PATIENT).toBe(true);
  expect(begun).toEqual(['sleep 1', 'sleep 2']);
  gate.resolve();
  await expect.poll(() => ended, PATIENT).toContain('quick');
});

test.each([['visitor'], ['background']] as const)(
  'one slot is a learner’s at once, though a %s’s run sleeps on, and its kind gets no second',
  async (kind) => {
    await startWorker(1, 3);
    await submit('sleep', { [kind]: true });
    await expect.poll(() => begun, PATIENT).toEqual(['sleep']);
    await submit('sleep too', { [kind]: true });
    for (const code of ['learner 1', 'learner 2', 'learner 3']) await submit(code);
    await expect.poll(() => ended, PATIENT).toEqual(['learner 1', 'learner 2', 'learner 3']);
    expect(begun).not.toContain('sleep too');
    gate.resolve();
    await expect.poll(() => ended, PATIENT).toContain('sleep too');
  },
);

test('visitors wait behind every learner, are in no figure, and fill up nobody’s places but their own', async () => {
  await startWorker(1, 0);
  await submit('sleep');
  await expect.poll(() => begun, PATIENT).toEqual(['sleep']);
  const visitors = await Promise.all(
    Array.from({ length: 25 }, (_, n) => submit(`visitor ${n}`, { visitor: true })),
  );
  expect(visitors.filter((answer) => answer === 'full').length).toBeGreaterThan(0);
  expect(await submit('learner')).toBe('accepted');
  expect(await client.figures()).toMatchObject({ waiting: 1 });
  gate.resolve();
  await expect.poll(() => ended.length, PATIENT).toBeGreaterThan(2);
  expect(ended.slice(0, 2)).toEqual(['sleep', 'learner']);
});

const MANY = Array.from({ length: 6 }, (_, number) => `heavy ${number}`);

test('RUNNING-11: accounts that have used much of the last minute take no slot from others, and one of them goes on', async () => {
  await startWorker(2, 4);
  await haveUsed(6, MANY);
  for (const accountKey of MANY) await submit(`sleep ${accountKey}`, { accountKey });
  await expect.poll(() => begun, PATIENT).toEqual(['sleep heavy 0', 'sleep heavy 1']);
  for (const code of ['sleep 1', 'sleep 2', 'quick']) await submit(code);
  await expect.poll(() => ended, PATIENT).toEqual(['quick']);
  expect(begun).toEqual(['sleep heavy 0', 'sleep heavy 1', 'sleep 1', 'sleep 2', 'quick']);
  gate.resolve();
  await expect.poll(() => ended.length, PATIENT).toBe(MANY.length + 3);
});

test('RUNNING-11: while others fill every slot, one run of an account that has used much goes on beside them', async () => {
  await startWorker(1, 3);
  await haveUsed(6, ['heavy']);
  await submit('sleep 1');
  await expect.poll(() => begun, PATIENT).toEqual(['sleep 1']);
  await submit('heavy and quick', { accountKey: 'heavy' });
  await expect.poll(() => ended, PATIENT).toEqual(['heavy and quick']);
});

test('RUNNING-11: an account that has used four seconds of the last minute is served in its turn', async () => {
  await startWorker(1, 0);
  await haveUsed(4, ['first']);
  await haveUsed(6, ['heavy']);
  await submit('sleep');
  await expect.poll(() => begun, PATIENT).toEqual(['sleep']);
  await submit('heavy', { accountKey: 'heavy' });
  await submit('first', { accountKey: 'first' });
  await submit('second');
  gate.resolve();
  await expect.poll(() => ended, PATIENT).toEqual(['sleep', 'first', 'second', 'heavy']);
});

test('RUNNING-11: programs that are run step by step wait in that line from the first on', async () => {
  await startWorker(1, 3);
  await submit('sleep');
  await expect.poll(() => begun, PATIENT).toEqual(['sleep']);
  await submit('sleep in steps', { isTraced: true });
  await submit('sleep in steps too', { isTraced: true });
  await submit('quick');
  await expect.poll(() => ended, PATIENT).toEqual(['quick']);
  expect(begun).not.toContain('sleep in steps too');
});

/** How often runners have asked for a run. */
async function asked(): Promise<number> {
  return withClient(database.adminUrl, async (admin) => {
    const { rows } = await admin.query<{ calls: number }>(
      `select coalesce(sum(calls), 0)::int as calls from pg_stat_user_functions where funcname = 'take_next'`,
    );
    return rows[0]?.calls ?? 0;
  });
}

test('RUNNING-11: a runner whose slots are full does not ask for heavy users at every new run', async () => {
  await withClient(database.adminUrl, (admin) =>
    admin.query(`alter role abhyas_runner in database ${admin.database ?? ''} set track_functions = 'pl'`),
  );
  await startWorker(1, 2);
  await submit('sleep');
  await expect.poll(() => begun, PATIENT).toEqual(['sleep']);
  const startedAt = performance.now();
  const answers: Acceptance[] = [];
  // A connection tells its statistics at the end of a query, a second after it has told any: not all come in one moment.
  for (let number = 0; number < 60; number += 1) {
    answers.push(await submit(`sleep ${number}`));
    await sleep(20);
  }
  const accepted = answers.filter((answer) => answer === 'accepted').length;
  await expect.poll(asked, PATIENT).toBeGreaterThan(begun.length);
  const seconds = (performance.now() - startedAt) / 1000;
  const vain = (await asked()) - begun.length;
  expect(vain).toBeLessThan(Math.min(accepted, 15 + 5 * seconds));
});
