import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { RunJob, RunOutcome } from '@abhyas/queue/job';
import type { RunQueueWorker } from '@abhyas/queue/run-queue.worker';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { proofSchool } from '../../testing/proof-school.ts';
import { scriptedRunner } from '../../testing/scripted-runner.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const CHILD = fileURLToPath(new URL('../../testing/prove-and-die.ts', import.meta.url));
/** A mutant for each, and two more: a learner who waited behind them would wait long. */
const SUMMANDS = 210;
const LEARNERS_CODE = 'print("a learner")';

let product: TestProduct;
let teacher: Person;
let worker: RunQueueWorker;
const taken: string[] = [];

/** Stands in for a runner of one slot: every program passes. */
async function work({ job }: { readonly job: RunJob }): Promise<RunOutcome> {
  taken.push(job.code);
  await sleep(5);
  const tests = job.task.kind === 'judge' ? job.task.tests : [];
  const numbers = { exitCode: 0, signal: null, cpuMs: 1, wallMs: 1, memoryKb: 900 };
  return {
    kind: 'judged',
    compile: { ok: true, output: '', timeMs: 1 },
    limits: { cpuMs: 1000, wallMs: 3000, memoryMb: 64, outputKb: 64 },
    tests: tests.map(({ name }) => ({
      ...numbers,
      name,
      verdict: 'accepted',
      stdout: '',
      stderr: '',
      truncated: false,
    })),
  };
}

beforeAll(async () => {
  const sum = Array.from({ length: SUMMANDS }, () => 'n').join(' + ');
  const school = await proofSchool({
    'problem.yaml':
      'name: Double It\nsummary: Twice.\ndifficulty: easy\ntags: [arithmetic]\nlanguages: [c, py]\nreferences: some\n',
    'submissions/accepted/solution.c': null,
    'submissions/accepted/solution.cpp': null,
    'submissions/accepted/solution.py': `n = int(input())\nprint(${sum} * 2)\n`,
  });
  product = await startTestProduct(school);
  teacher = await product.signInStaff('teacher');
  worker = await scriptedRunner(product, work, 1);
});
afterAll(async () => {
  await worker.drain(0);
  await product.close();
});

async function stateOf(id: string): Promise<Record<string, unknown>> {
  return (await teacher.get(`/api/admin/proof/${id}`)).body;
}

async function start(mutants: boolean): Promise<string> {
  const request = { scope: { kind: 'all' }, mutants };
  return String((await teacher.post('/api/admin/proof', request)).body['id']);
}

test('kill -9 in the middle of a verification: another process goes on, nothing is lost and nothing is run twice', async () => {
  const id = await start(false);
  for (const deathAt of [1, 2, 1]) {
    const argv = [CHILD, product.databaseUrl, product.queueUrl, String(deathAt)];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'inherit', 'inherit'] });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  }
  expect(await stateOf(id)).toMatchObject({ state: 'running', done: 1 });
  await expect
    .poll(() => product.doJobs().then(async () => (await stateOf(id))['state']), { timeout: 30_000 })
    .toBe('done');
  const { total, done } = await stateOf(id);
  expect(done).toBe(total);
  expect(taken).toHaveLength(Number(total));
  expect(new Set(taken).size).toBeGreaterThan(1);
});

test('a learner’s run is not delayed behind two hundred runs of a verification', async () => {
  const learner = await product.learner();
  taken.length = 0;
  const id = await start(true);
  const background = product.doJobs();
  await expect.poll(() => taken.length, { timeout: 20_000 }).toBeGreaterThan(10);
  for (let round = 1; round <= 5; round += 1) {
    const before = taken.length;
    const code = `${LEARNERS_CODE} # ${round}`;
    const ask = { code, language: 5, assetId: 'double-it', mode: 'run' };
    expect((await learner.post('/api/runner/execute', ask)).body).toMatchObject({ done: true });
    // The slot ends what it has begun, and a few more begin while the call is on its way to the queue.
    expect(taken.indexOf(code) - before).toBeLessThan(10);
  }
  await background;
  await expect
    .poll(() => product.doJobs().then(async () => (await stateOf(id))['state']), { timeout: 50_000 })
    .toBe('done');
  expect(taken.length).toBeGreaterThan(200);
  expect(await stateOf(id)).toMatchObject({ survivors: SUMMANDS + 2 });
});
