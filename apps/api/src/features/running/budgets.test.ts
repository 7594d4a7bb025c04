import { randomUUID } from 'node:crypto';

import type { RunOutcome } from '@abhyas/queue/job';
import type { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { scriptedRunner } from '../../testing/scripted-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { USE_LIMITS } from './run-limits.ts';
import { TRIALS_PER_MINUTE } from './trial.rules.ts';

let product: TestProduct;
let worker: RunQueueWorker;
let outcome: RunOutcome | undefined;

const limits = { cpuMs: 10_000, wallMs: 15_000, memoryMb: 256, outputKb: 64 };
const ran: RunOutcome = {
  kind: 'custom',
  compile: { ok: true, output: '', timeMs: 700 },
  limits,
  execution: {
    verdict: 'accepted',
    stdout: '3',
    stderr: '',
    truncated: false,
    exitCode: 0,
    signal: null,
    cpuMs: 300,
    wallMs: 9300,
    memoryKb: 900,
  },
  heldMs: 10_004,
};

const endless = Promise.withResolvers<void>();

/** Stands in for a runner; without an outcome the program runs until it is stopped. */
beforeAll(async () => {
  product = await startTestProduct();
  worker = await scriptedRunner(product, async ({ signal }) => {
    if (outcome) return outcome;
    endless.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    return { kind: 'stopped', heldMs: 4321 };
  });
});
afterAll(async () => {
  await worker.drain(0);
  await product.close();
});

const call = { code: 'print(3)', language: 5, ctestcase: '', assetId: '', mode: 'ctestcase' };
const REFERENCE = '/api/practice/reference/basics-sum';
const PATIENT = { timeout: 15_000 };

async function costs(accountId: string): Promise<unknown[]> {
  const { rows } = await sql`select cpu_ms as cpu, wall_ms as wall from run_usage
    where account_id = ${accountId} order by ran_at`.execute(product.db);
  return rows;
}
const spend = (accountId: string, wallMs: number) =>
  sql`insert into run_usage (run_id, account_id, ran_at, wall_ms)
    values (gen_random_uuid(), ${accountId}, now() - interval '2 hours', ${wallMs})`.execute(product.db);

describe('RUNNING-10: everything that runs counts', () => {
  test('compiling counts as computing, and the whole time that a runner was at work as time on the wall', async () => {
    outcome = ran;
    const learner = await product.learner();
    await learner.post('/api/runner/execute', call);
    await expect.poll(() => costs(learner.accountId), PATIENT).toEqual([{ cpu: 1000, wall: 10_010 }]);
  });

  test('so do the runs beside it that look for the place of a crash or of a wrong character', async () => {
    outcome = { ...ran, cpuMs: 12_000 };
    const learner = await product.learner();
    await learner.post('/api/runner/execute', call);
    await expect.poll(() => costs(learner.accountId), PATIENT).toEqual([{ cpu: 12_700, wall: 10_010 }]);
  });

  test('so does compiling what does not compile', async () => {
    outcome = { kind: 'compile-error', compile: { ok: false, output: 'no', timeMs: 900 }, heldMs: 950 };
    const learner = await product.learner();
    await learner.post('/api/runner/execute', call);
    await expect.poll(() => costs(learner.accountId), PATIENT).toEqual([{ cpu: 900, wall: 950 }]);
  });

  test('so does a run that is stopped', async () => {
    outcome = undefined;
    const learner = await product.learner();
    const runId = randomUUID();
    const running = learner.post('/api/runner/execute', { ...call, runId });
    await endless.promise;
    await expect
      .poll(async () => (await learner.post(`/api/runner/stop/${runId}`)).status, PATIENT)
      .toBe(200);
    expect((await running).body).toMatchObject({ notif: 'Your run was stopped.' });
    await expect.poll(() => costs(learner.accountId), PATIENT).toEqual([{ cpu: 0, wall: 4330 }]);
  });

  test('a program that only sleeps uses its day up as one that computes does', async () => {
    outcome = ran;
    const learner = await product.learner();
    await spend(learner.accountId, USE_LIMITS.wallMsPerDay - 5000);
    expect((await learner.post('/api/runner/execute', call)).body).toHaveProperty('co');
    await expect.poll(async () => (await costs(learner.accountId)).length, PATIENT).toBe(2);
    await expect
      .poll(async () => (await learner.post('/api/runner/execute', call)).body['notif'], PATIENT)
      .toContain('computing time of one day');
    expect((await learner.post(REFERENCE, { input: '' })).body['msg']).toContain('computing time of one day');
  });

  test('reference solutions run 30 times a minute, beside one’s own runs and not instead of them', async () => {
    outcome = ran;
    const learner = await product.learner();
    const ask = async (): Promise<unknown> => {
      const { body } = await learner.post(REFERENCE, { input: '1 2' });
      return body['known'] === true || body['msg'];
    };
    for (let asked = 0; asked < USE_LIMITS.perMinute; asked += 1) expect(await ask()).toBe(true);
    expect(await ask()).toContain('Please wait');
    expect((await learner.post('/api/runner/execute', call)).body).toHaveProperty('co');
    expect(await costs(learner.accountId)).toContainEqual({ cpu: 1000, wall: 10_010 });
  });
});

const tryFrom = async (remoteAddress: string): Promise<unknown> => {
  const payload = { code: 'print(3)', language: 5 };
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/runner/try',
    payload,
    remoteAddress,
  });
  return answer.json<{ notif?: string }>().notif;
};

test('LANDING-6: visitors are counted by network: one /64 of IPv6 is one', async () => {
  outcome = ran;
  for (let tried = 0; tried < TRIALS_PER_MINUTE; tried += 1) {
    expect(await tryFrom(`2001:db8:1:2::${tried}`)).toBeUndefined();
  }
  expect(await tryFrom('2001:db8:1:2:ffff::1')).toContain('Please wait');
  expect(await tryFrom('2001:db8:1:3::1')).toBeUndefined();
});

test('LANDING-6: a visitor’s program that computes forever is told so by its own short limit', async () => {
  const { execution } = ran;
  outcome = {
    ...ran,
    limits: { ...limits, wallMs: 4000 },
    execution: { ...execution, verdict: 'time-limit', cpuMs: 3900, wallMs: 4001 },
  };
  const { body } = await product.visitor.post('/api/runner/try', { code: 'while True: pass', language: 5 });
  expect(body['msg']).toContain('longer than 4 seconds');
});
