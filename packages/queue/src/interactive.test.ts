import { randomUUID } from 'node:crypto';

import { withClient } from '@abhyas/postgres/with-client';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { RunOutcome } from './job.ts';
import { RunQueueClient } from './run-queue.client.ts';
import { RunQueueWorker, type TakenRun } from './run-queue.worker.ts';
import { createQueueTestDatabase, type QueueTestDatabase } from './testing/queue-test-database.ts';

let database: QueueTestDatabase;
let client: RunQueueClient;
let worker: RunQueueWorker;
const end = Promise.withResolvers<RunOutcome>();

/** Answers each line. */
function answer({ conversation }: TakenRun): Promise<RunOutcome> {
  conversation?.onTyped((typed) => {
    if (typed.key === 'text') conversation.tell({ kind: 'shown', text: `got ${typed.text}` });
  });
  return end.promise;
}

beforeEach(async () => {
  database = await createQueueTestDatabase();
  client = new RunQueueClient(database.apiUrl);
  worker = new RunQueueWorker({
    url: database.runnerUrl,
    slots: 1,
    seats: 1,
    host: 'a test',
    work: answer,
    onFault: () => undefined,
  });
  await worker.joined;
});
afterEach(async () => {
  end.resolve({ kind: 'stopped' });
  await worker.drain(0);
  await client.close();
  await database.drop();
});

test('CONSOLE-7: what is announced while every connection is cut is read when they are back, not long after', async () => {
  const runId = randomUUID();
  const key = { accountKey: runId, watchName: runId };
  const limits = { timeMs: 1000, memoryMb: 64, outputKb: 64 };
  const job = { language: 5, code: 'x', limits, task: { kind: 'interactive' } } as const;
  expect(await client.interactive.submit({ ...key, runId, job, visitor: false })).toBe('accepted');
  let shown = '';
  const leave = new AbortController();
  const listening = (async () => {
    for await (const { piece } of client.interactive.follow(runId, 0, leave.signal)) {
      if (piece.kind === 'shown') shown += piece.text;
    }
  })();
  for (const [at, word] of ['one\n', 'two\n', 'three\n'].entries()) {
    await withClient(database.adminUrl, (admin) =>
      admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    expect(await client.interactive.type(key, at + 1, { key: 'text', text: word })).toBe('accepted');
    await expect.poll(() => shown, { timeout: 4000 }).toContain(word);
  }
  expect(shown).toBe('got one\ngot two\ngot three\n');
  leave.abort();
  await listening;
});
