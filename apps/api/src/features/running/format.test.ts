import { limits } from '@abhyas/contract/limits';
import type { RunOutcome } from '@abhyas/queue/job';
import type { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import type { TakenRun } from '@abhyas/queue/taken-run';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contentWithTests } from '../../testing/content-with-tests.ts';
import { scriptedRunner } from '../../testing/scripted-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const FORMAT = '/api/runner/format';

let product: TestProduct;
let worker: RunQueueWorker;
let outcome: RunOutcome;
const taken: TakenRun[] = [];

beforeAll(async () => {
  product = await startTestProduct(contentWithTests());
  worker = await scriptedRunner(product, (run) => {
    taken.push(run);
    return outcome;
  });
});
afterAll(async () => {
  await worker.drain(0);
  await product.close();
});
beforeEach(() => {
  taken.length = 0;
  outcome = { kind: 'formatted', code: 'print(4)\n' };
});

const asked = { code: 'print( 4 )', language: 5, indent: 2 };

describe('RUNNING-32: POST /api/runner/format', () => {
  test('the source comes back formatted, by a job of its own', async () => {
    const learner = await product.learner();
    const { status, body } = await learner.post(FORMAT, asked);
    expect(status).toBe(200);
    expect(body).toEqual({ formatted: 'print(4)\n' });
    expect(taken[0]?.job).toMatchObject({
      code: 'print( 4 )',
      language: 5,
      task: { kind: 'format', indent: 2 },
    });
  });

  test('it counts as a run with what it cost, and nothing else is kept', async () => {
    outcome = { kind: 'formatted', code: 'print(4)\n', cpuMs: 120, heldMs: 300 };
    const learner = await product.learner();
    await learner.post(FORMAT, asked);
    const usage = product.db
      .selectFrom('run_usage')
      .select(['cpu_ms', 'wall_ms'])
      .where('account_id', '=', learner.accountId);
    await expect.poll(() => usage.execute()).toEqual([{ cpu_ms: 120, wall_ms: 300 }]);
    const submissions = product.db
      .selectFrom('submission')
      .select('account_id')
      .where('account_id', '=', learner.accountId);
    expect(await submissions.execute()).toEqual([]);
  });

  test('the limits on runs hold for it too', async () => {
    const learner = await product.learner();
    const denials: unknown[] = [];
    for (let index = 0; index < 31; index += 1) {
      const { body } = await learner.post(FORMAT, { ...asked, code: `print( ${index} )` });
      if (body.notif !== undefined) denials.push(body.notif);
    }
    expect(denials).toEqual([expect.stringContaining('many times in a short time')]);
  });

  test.each<[string, RunOutcome, { notif: string; notifType: string }]>([
    ['no shape', { kind: 'shapeless', line: 3 }, { notif: 'line 3', notifType: 'info' }],
    [
      'no shape, nobody knows where',
      { kind: 'shapeless', line: null },
      { notif: 'missing somewhere', notifType: 'info' },
    ],
    [
      'no formatter',
      { kind: 'unformatted', reason: 'missing' },
      { notif: 'cannot be formatted on this server', notifType: 'error' },
    ],
    [
      'a formatter that failed',
      { kind: 'unformatted', reason: 'failed' },
      { notif: 'could not be formatted', notifType: 'error' },
    ],
    [
      'a text that grew too long',
      { kind: 'formatted', code: ' '.repeat(limits.codeBytesMax + 1) },
      { notif: 'could not be formatted', notifType: 'error' },
    ],
  ])('%s is said, and that nothing was changed', async (_, ended, { notif, notifType }) => {
    outcome = ended;
    const { body } = await (await product.learner()).post(FORMAT, asked);
    expect(body).toEqual({ notif: expect.stringContaining(notif), notifType });
    expect(body.notif).toContain('Nothing was changed.');
  });

  test.each([
    ['a language that there is not', { language: 99 }],
    ['a text that is too long', { code: 'x'.repeat(limits.codeBytesMax + 1) }],
  ])('%s is denied and reaches no runner', async (_, wrong) => {
    const { body } = await (await product.learner()).post(FORMAT, { ...asked, ...wrong });
    expect(body).toMatchObject({ notifType: 'error' });
    expect(taken).toEqual([]);
  });

  test('no indent wider than an editor has, and nobody without an account', async () => {
    const learner = await product.learner();
    for (const indent of [0, 9, 2.5]) {
      expect((await learner.post(FORMAT, { ...asked, indent })).status).toBe(400);
    }
    expect((await product.visitor.post(FORMAT, asked)).status).toBe(401);
  });
});
