import { randomUUID } from 'node:crypto';

import type { RunOutcome } from '@abhyas/queue/job';
import type { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contentWithTests } from '../../testing/content-with-tests.ts';
import { ACCEPTED, COMPILED, GRANTED, scriptedRunner } from '../../testing/scripted-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { readBlob as readBlobOf } from '../../platform/content/release-store.ts';
import { jobOf } from './job.rules.ts';
import { noteOf } from './run-record.service.ts';

const call = { code: 'print(3)', language: 5, ctestcase: '', assetId: 'basics-sum', mode: 'submit' };
const execute = '/api/runner/execute';
const accepted: RunOutcome = {
  kind: 'judged',
  compile: { ...COMPILED, timeMs: 1 },
  limits: GRANTED,
  tests: [],
};

/** One solved problem and one run of two tests. */
const ONCE = { submissions: 1, finished: 1, cpuMs: [20] };
const PATIENT = { timeout: 30_000, interval: 100 };

let product: TestProduct;
let worker: RunQueueWorker;
let taken = 0;
/** Until it is opened, no run ends. */
let gate: PromiseWithResolvers<void>;

beforeAll(async () => {
  product = await startTestProduct(contentWithTests());
  worker = await scriptedRunner(product, async ({ job }) => {
    taken += 1;
    await gate.promise;
    const tests = job.task.kind === 'judge' ? job.task.tests : [];
    return { ...accepted, tests: tests.map(({ name }) => ({ ...ACCEPTED, name })) };
  });
});
afterAll(async () => {
  await worker.drain(0);
  await product.close();
});
beforeEach(() => {
  taken = 0;
  gate = Promise.withResolvers();
});

type Recorded = { readonly submissions: number; readonly finished: number; readonly cpuMs: number[] };

async function recorded(accountId: string): Promise<Recorded> {
  const { rows } = await sql<Recorded>`select
    (select count(*)::integer from submission where account_id = ${accountId}) as submissions,
    (select count(*)::integer from finished_asset where account_id = ${accountId}) as finished,
    (select coalesce(array_agg(cpu_ms), '{}') from run_usage where account_id = ${accountId}) as "cpuMs"`.execute(
    product.db,
  );
  return rows[0] ?? { submissions: 0, finished: 0, cpuMs: [] };
}

/** What a process does before it is killed; scripts/chaos kills real ones. */
async function submitAndDie(accountId: string): Promise<void> {
  const problem = product.release.current.assets.get('basics-sum');
  if (problem?.type !== 'problem') throw new Error('the test content has no such problem');
  const runId = randomUUID();
  const job = jobOf({ ...call, mode: 'submit', language: 5 }, problem);
  const note = noteOf({ runId, accountId, problem, job });
  const readBlob = async (hash: string) => (await readBlobOf(product.db, hash)) ?? Buffer.alloc(0);
  const submission = { runId, accountKey: accountId, watchName: runId, job, note, readBlob };
  expect(await product.queue.submit(submission)).toBe('accepted');
}

test('a run whose API process died before the answer is recorded by another, once', async () => {
  const [answered, learner] = [await product.learner(), await product.learner()];
  gate.resolve();
  const erased = randomUUID();
  await submitAndDie(erased);
  await submitAndDie(learner.accountId);
  expect((await answered.post(execute, call)).body['done']).toBe(true);
  await expect.poll(() => recorded(learner.accountId), PATIENT).toEqual(ONCE);
  // The oldest go first: that of an account that is gone has held up nobody.
  await expect.poll(() => product.queue.unrecorded(10), PATIENT).toEqual([]);
  expect(await recorded(learner.accountId)).toEqual(ONCE);
  expect(await recorded(answered.accountId)).toEqual(ONCE);
  expect(await recorded(erased)).toEqual({ submissions: 0, finished: 0, cpuMs: [] });
});

test('the same call again, as by a client that lost its answer, waits for the same run', async () => {
  const learner = await product.learner();
  const again = { ...call, runId: randomUUID() };
  const first = learner.post(execute, again);
  await expect.poll(() => taken).toBe(1);
  const second = learner.post(execute, again);
  gate.resolve();
  const [one, two] = await Promise.all([first, second]);
  expect(one.body).toMatchObject({ done: true });
  expect(two.body).toEqual(one.body);
  expect((await learner.post(execute, again)).body).toEqual(one.body);
  expect(taken).toBe(1);
  expect(await recorded(learner.accountId)).toEqual(ONCE);
  await learner.post(execute, { ...again, code: 'print(4)' });
  expect(taken).toBe(2);
});

test('a process that leaves lets its runs go on, and says that the call may be made again', async () => {
  const learner = await product.learner();
  const again = { ...call, runId: randomUUID() };
  const first = learner.post(execute, again);
  await expect.poll(() => taken).toBe(1);
  product.queue.drain(0);
  expect((await first).status).toBe(503);
  const second = learner.post(execute, again);
  gate.resolve();
  expect((await second).body).toMatchObject({ done: true });
  expect(taken).toBe(1);
  expect(await recorded(learner.accountId)).toEqual(ONCE);
});
