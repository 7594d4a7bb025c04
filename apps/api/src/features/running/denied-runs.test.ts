import { randomUUID } from 'node:crypto';
import type { Execution, RunOutcome } from '@abhyas/queue/job';
import type { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import type { TakenRun } from '@abhyas/queue/taken-run';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentWithTests } from '../../testing/content-with-tests.ts';
import { ACCEPTED, COMPILED, GRANTED, scriptedRunner } from '../../testing/scripted-runner.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';
import { USE_LIMITS } from './run-limits.ts';

let product: TestProduct;

let worker: RunQueueWorker;

/** What the stand-in for a runner answers to each run. */
let work: (run: TakenRun) => RunOutcome | Promise<RunOutcome>;

const taken: TakenRun[] = [];

beforeAll(async () => {
  product = await startTestProduct(contentWithTests());
  worker = await scriptedRunner(product, (run) => {
    taken.push(run);
    return work(run);
  });
});

afterAll(async () => {
  await worker.drain(0);
  await product.close();
});

beforeEach(() => {
  taken.length = 0;
});

const compile = COMPILED;

const limits = GRANTED;

const execution: Execution = { ...ACCEPTED, stdout: '3\n' };

const call = { code: 'print(3)', language: 5, ctestcase: 'my input', assetId: 'basics-sum', mode: 'run' };

const execute = '/api/runner/execute';

const deniedWith = async (learner: Person, change: object): Promise<string> => {
  const { status, body } = await learner.post(execute, { ...call, ...change });
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['notif', 'notifType']);
  return String(body['notif']);
};

const remember = (accountId: string, runs: number, { ago = '1 second', cpuMs = 0 } = {}) =>
  sql`insert into run_usage (run_id, account_id, ran_at, cpu_ms)
    select gen_random_uuid(), ${accountId}, now() - ${ago}::interval, ${cpuMs} from generate_series(1, ${runs})`.execute(
    product.db,
  );

const denial = async (learner: Person): Promise<unknown> => {
  work = () => ({ kind: 'custom', compile, limits, execution });
  return (await learner.post(execute, { ...call, mode: 'ctestcase' })).body['notif'];
};

const confirm = (accountId: string) =>
  sql`update account set confirmed = true where id = ${accountId}`.execute(product.db);

describe('RUNNING-3: a denied run carries only notif and notifType', () => {
  test('RUNNING-3: what may not be run is denied with a clear sentence, and no runner sees it', async () => {
    const learner = await product.learner();
    expect(await deniedWith(learner, { code: 'é'.repeat(32 * 1024 + 1) })).toContain('64 kB');
    expect(await deniedWith(learner, { mode: 'ctestcase', ctestcase: 'x'.repeat(256 * 1024 + 1) })).toContain(
      '256 kB',
    );
    for (const language of [-1, 6, 1.5])
      expect(await deniedWith(learner, { language })).toContain('language');
    expect(await deniedWith(learner, { assetId: 'basics-hard' })).toContain('Premium Content');
    expect(await deniedWith(learner, { assetId: 'basics-hard', mode: 'ctestcase' })).toContain(
      'Premium Content',
    );
    expect(taken).toEqual([]);
  });

  test('RUNNING-4: a second run at the same time is denied, and Stop ends the first', async () => {
    const learner = await product.learner();
    work = (run) =>
      new Promise((resolve) => run.signal.addEventListener('abort', () => resolve({ kind: 'stopped' })));
    const runId = randomUUID();
    const first = deniedWith(learner, { runId });
    await expect.poll(() => taken.length).toBe(1);
    expect(await deniedWith(learner, {})).toContain('has not finished');
    const stranger = await product.learner();
    expect((await stranger.post(`/api/runner/stop/${runId}`)).status).toBe(404);
    expect((await learner.post(`/api/runner/stop/${runId}`)).body).toEqual({ ok: true });
    expect(await first).toBe('Your run was stopped.');
    expect((await learner.post(`/api/runner/stop/${runId}`)).status).toBe(404);
  });

  test('our fault is told as ours, tried three times, and nothing is recorded', async () => {
    const learner = await product.learner();
    work = () => Promise.reject(new Error('the box broke'));
    expect(await deniedWith(learner, {})).toContain('our side');
    expect(taken.map((run) => run.attempt)).toEqual([1, 2, 3]);
    const { rows } = await sql`select * from submission where account_id = ${learner.accountId}`.execute(
      product.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('RUNNING-10: limits on use', () => {
  test('30 runs a minute, with the seconds to wait', async () => {
    const learner = await product.learner();
    await remember(learner.accountId, USE_LIMITS.perMinute - 1, { ago: '40 seconds' });
    expect(await denial(learner)).toBeUndefined();
    expect(await denial(learner)).toMatch(/wait (19|20) seconds/);
    await sql`update run_usage set ran_at = ran_at - interval '21 seconds'`.execute(product.db);
    expect(await denial(learner)).toBeUndefined();
  });

  test('200 runs an hour; 50 a day until the email is verified; 25 minutes of computing a day', async () => {
    const busy = await product.learner();
    await confirm(busy.accountId);
    await remember(busy.accountId, USE_LIMITS.perHour, { ago: '30 minutes' });
    expect(await denial(busy)).toMatch(/wait (1799|1800) seconds/);

    const unverified = await product.learner();
    await remember(unverified.accountId, USE_LIMITS.perDayUnconfirmed, { ago: '20 hours' });
    expect(await denial(unverified)).toContain('50 times a day');
    await confirm(unverified.accountId);
    expect(await denial(unverified)).toBeUndefined();

    const miner = await product.learner();
    await confirm(miner.accountId);
    await remember(miner.accountId, 1, { ago: '23 hours', cpuMs: USE_LIMITS.cpuMsPerDay });
    expect(await denial(miner)).toContain('computing time');
    await sql`update run_usage set ran_at = ran_at - interval '2 hours'`.execute(product.db);
    expect(await denial(miner)).toBeUndefined();
  });
});
