import type { RunOutcome } from '@abhyas/queue/job';
import type { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import type { TakenRun } from '@abhyas/queue/taken-run';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { scriptedRunner } from '../../testing/scripted-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const REFERENCE = '/api/practice/reference/basics-sum';

let product: TestProduct;
let worker: RunQueueWorker;
let verdict: 'accepted' | 'runtime-error' = 'accepted';
const taken: TakenRun[] = [];

/** Stands in for a runner: prints its input twice. */
function work(run: TakenRun): RunOutcome {
  taken.push(run);
  const stdin = run.job.task.kind === 'custom' ? run.job.task.stdin : '';
  return {
    kind: 'custom',
    compile: { ok: true, output: '', timeMs: 1 },
    limits: { cpuMs: 2000, wallMs: 5000, memoryMb: 64, outputKb: 64 },
    execution: {
      verdict,
      stdout: stdin + stdin,
      stderr: 'CANARY-solution',
      truncated: false,
      exitCode: 0,
      signal: null,
      cpuMs: 1,
      wallMs: 1,
      memoryKb: 900,
    },
  };
}

beforeAll(async () => {
  product = await startTestProduct();
  worker = await scriptedRunner(product, work);
});
afterAll(async () => {
  await worker.drain(0);
  await product.close();
});

test('the reference solution runs on the learner’s own input, and only its output comes back', async () => {
  const learner = await product.learner();
  const { body, text } = await learner.post(REFERENCE, { input: '1 2\n' });
  expect(body).toEqual({ known: true, output: '1 2\n1 2\n' });
  expect(taken.at(-1)?.job).toMatchObject({ language: 5, code: '# CANARY-solution-basics-sum' });
  expect(text).not.toContain('CANARY');
});

test('an input it cannot work with, one that is too large and a problem not owned are told apart', async () => {
  const learner = await product.learner();
  verdict = 'runtime-error';
  const unfit = await learner.post(REFERENCE, { input: 'x' });
  verdict = 'accepted';
  expect(unfit.body).toMatchObject({ known: false, msg: expect.stringContaining('rules of the question') });
  expect(unfit.text).not.toContain('CANARY');
  const large = await learner.post(REFERENCE, { input: 'x'.repeat(300_000) });
  expect(large.body).toMatchObject({ known: false, msg: expect.stringContaining('256 kB') });
  expect((await learner.post('/api/practice/reference/basics-hard', { input: '' })).status).toBe(403);
});
