import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { RunJob } from '@abhyas/queue/job';
import { RunQueueClient } from '@abhyas/queue/run-queue.client';
import { createQueueTestDatabase } from '@abhyas/queue/testing/queue-test-database';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { readConfig } from './config.ts';
import { startRunner } from './runner.ts';
import { FakeSandbox } from './testing/fake-sandbox.ts';

async function status(port: number, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return `${response.status} ${await response.text()}`;
}

const readNothing = () => Promise.resolve(Buffer.alloc(0));

test('a runner joins the queue, judges by data it fetches, counts what it does, and leaves with its work done', async () => {
  const database = await createQueueTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-runner-'));
  const client = new RunQueueClient(database.apiUrl);
  const config = readConfig({
    QUEUE_DATABASE_URL: database.runnerUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  const gate = Promise.withResolvers<void>();
  const sandbox = new FakeSandbox({
    double: async ({ stdin }) => {
      await gate.promise;
      return { stdout: `${Number(stdin) * 2}\n` };
    },
    boom: () => ({ verdict: 'runtime-error', signal: 'SIGSEGV', exitCode: null, cpuMs: 50 }),
    'crash of boom': () => ({ cpuMs: 700 }),
  });
  const runner = await startRunner({ config, sandbox, log: pino({ level: 'silent' }) });
  await runner.joined;
  expect(runner.isReady()).toBe(true);
  expect(await status(runner.statusPort, '/healthz')).toBe('200 alive\n');
  expect(await status(runner.statusPort, '/readyz')).toBe('200 ready\n');
  expect(await status(runner.statusPort, '/elsewhere')).toBe('404 ');

  const crashing: RunJob = {
    language: 0,
    code: 'boom',
    limits: { timeMs: 1000, memoryMb: 64, outputKb: 64 },
    task: { kind: 'custom', stdin: '' },
  };
  const crashId = randomUUID();
  await client.submit({
    runId: crashId,
    job: crashing,
    accountKey: 'b',
    watchName: crashId,
    readBlob: readNothing,
  });
  // What it took to look for the place of the crash counts as well.
  expect(await client.outcome(crashId, 5000)).toMatchObject({ execution: { cpuMs: 50 }, cpuMs: 750 });
  const before = sandbox.executed.length;

  const blobs = new Map(
    ['21\n', '42\n'].map((text) => [createHash('sha256').update(text).digest('hex'), text]),
  );
  const [inputHash = '', answerHash = ''] = blobs.keys();
  const job: RunJob = {
    timed: true,
    language: 0,
    code: 'double',
    limits: { timeMs: 1000, memoryMb: 64, outputKb: 64 },
    task: {
      kind: 'judge',
      tests: [{ name: 'first', inputHash, answerHash, hidden: true }],
      checker: { kind: 'trailing-space' },
      stopAtFirstFailure: true,
    },
  };
  const runId = randomUUID();
  const readBlob = (hash: string) => Promise.resolve(Buffer.from(blobs.get(hash) ?? ''));
  await client.submit({ runId, job, accountKey: 'a', watchName: runId, readBlob });
  await expect.poll(() => sandbox.executed.length).toBe(before + 1);
  const metrics = await status(runner.statusPort, '/metrics');
  expect(metrics).toContain('abhyas_runner_queue_wait_seconds_count{language="c"} 2');
  expect(metrics).toContain('abhyas_runner_test_data_total{found="fetched"} 2');

  const stopped = runner.stop();
  gate.resolve();
  await stopped;
  const parts = ['run.queued', 'run.compile', 'run.data', 'run.test 1'];
  expect(await client.outcome(runId, 5000)).toMatchObject({
    kind: 'judged',
    tests: [{ verdict: 'accepted' }],
    timeline: { spans: parts.map((name) => ({ name })) },
  });
  expect(await client.figures()).toMatchObject({ runners: 0 });
  await client.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
