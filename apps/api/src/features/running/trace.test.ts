import type { RunOutcome } from '@abhyas/queue/job';
import type { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import type { TakenRun } from '@abhyas/queue/taken-run';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contentWithTests } from '../../testing/content-with-tests.ts';
import { ACCEPTED, COMPILED, GRANTED, scriptedRunner } from '../../testing/scripted-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const TRACE = '/api/runner/trace';
const EXECUTION = { ...ACCEPTED, stdout: '4\n' };
const TRACED: RunOutcome = {
  kind: 'traced',
  compile: COMPILED,
  limits: GRANTED,
  execution: EXECUTION,
  recording: 'c3RlcHM=',
  difference: { offset: 0, step: 2 },
};

let product: TestProduct;
let worker: RunQueueWorker;
const taken: TakenRun[] = [];

beforeAll(async () => {
  product = await startTestProduct(contentWithTests());
  worker = await scriptedRunner(product, (run) => {
    taken.push(run);
    return TRACED;
  });
});
afterAll(async () => {
  await worker.drain(0);
  await product.close();
});
beforeEach(() => {
  taken.length = 0;
});

const call = { code: 'print(4)', language: 5, assetId: 'basics-sum', input: { of: 'own', text: '1 2' } };

describe('TRACING-1: POST /api/runner/trace', () => {
  test('a program with own input comes back with its output and its steps', async () => {
    const learner = await product.learner();
    const { status, body } = await learner.post(TRACE, call);
    expect(status).toBe(200);
    expect(body).toMatchObject({ co: '4\n', verdict: 'accepted', recording: 'c3RlcHM=', done: false });
    expect(taken[0]?.job.task).toEqual({ kind: 'trace', stdin: '1 2', window: { from: 'start' } });
  });

  test('a visible test is traced up to where its output goes wrong', async () => {
    const learner = await product.learner();
    const asked = { ...call, input: { of: 'test', test: 0 }, from: 'difference' };
    const { body } = await learner.post(TRACE, asked);
    expect(body).toMatchObject({ difference: { offset: 0, step: 2 } });
    expect(taken[0]?.job.task).toEqual({
      kind: 'trace',
      stdin: '1 2\n',
      window: { from: 'difference', expected: '3\n' },
    });
  });

  test('another window begins at a step', async () => {
    const learner = await product.learner();
    await learner.post(TRACE, { ...call, from: { step: 70_000 } });
    expect(taken[0]?.job.task).toMatchObject({ window: { from: 'step', step: 70_000 } });
  });

  test('TRACING-13: a program of C is looked over for mistakes of memory', async () => {
    const learner = await product.learner();
    await learner.post(TRACE, { ...call, language: 0, from: 'mistake', isChecked: true });
    expect(taken[0]?.job.task).toEqual({
      kind: 'trace',
      stdin: '1 2',
      window: { from: 'mistake' },
      isChecked: true,
    });
  });

  test('it counts as a run, and no submission is kept of it', async () => {
    const learner = await product.learner();
    await learner.post(TRACE, { ...call, input: { of: 'test', test: 0 } });
    const kept = async (table: 'run_usage' | 'submission') =>
      product.db.selectFrom(table).select('account_id').where('account_id', '=', learner.accountId).execute();
    expect(await kept('run_usage')).toHaveLength(1);
    expect(await kept('submission')).toHaveLength(0);
  });
});

describe('TRACING-2: what is not traced', () => {
  test.each([
    ['a hidden test', { input: { of: 'test', test: 1 } }],
    ['a test that is not there', { input: { of: 'test', test: 9 } }],
    ['a test of no problem', { assetId: '', input: { of: 'test', test: 0 } }],
  ])('%s', async (_, change) => {
    const learner = await product.learner();
    const { status, body } = await learner.post(TRACE, { ...call, ...change });
    expect(status).toBe(200);
    expect(body).toEqual({
      notif: 'This test is hidden, so it cannot be run step by step.',
      notifType: 'error',
    });
    expect(taken).toHaveLength(0);
  });

  test('a language without a recorder, and one that is unknown', async () => {
    const learner = await product.learner();
    const inJavaScript = await learner.post(TRACE, { ...call, language: 6 });
    expect(inJavaScript.body['notif']).toBe('Programs in this language cannot be run step by step yet.');
    expect((await learner.post(TRACE, { ...call, language: 99 })).body['notifType']).toBe('error');
    expect(taken).toHaveLength(0);
  });

  test('TRACING-13: mistakes of memory in a language that is neither C nor C++', async () => {
    const learner = await product.learner();
    const { body } = await learner.post(TRACE, { ...call, isChecked: true });
    expect(body['notif']).toBe('Programs in this language cannot be run step by step yet.');
    expect(taken).toHaveLength(0);
  });

  test('anything of somebody who is not signed in', async () => {
    const { status } = await product.visitor.post(TRACE, call);
    expect(status).toBe(401);
  });
});
