import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { RunOutcome } from './job.ts';
import { RunQueueClient } from './run-queue.client.ts';
import { createQueueTestDatabase, type QueueTestDatabase } from './testing/queue-test-database.ts';

let database: QueueTestDatabase;
let client: RunQueueClient;
let admin: Client;

beforeEach(async () => {
  database = await createQueueTestDatabase();
  client = new RunQueueClient(database.apiUrl);
  admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  await beat(randomUUID());
});
afterEach(async () => {
  await admin.end();
  await client.close();
  await database.drop();
});

async function beat(runnerId: string): Promise<void> {
  await admin.query(`select queue.beat($1, 'a host', 1, '{}')`, [runnerId]);
}

const readBlob = () => Promise.reject(new Error('no test data was expected to be read'));

async function submit(): Promise<string> {
  const runId = randomUUID();
  const limits = { timeMs: 1000, memoryMb: 64, outputKb: 64 };
  const job = { language: 5, code: 'x', limits, task: { kind: 'custom', stdin: '' } } as const;
  await client.submit({ runId, job, accountKey: 'a', watchName: runId, readBlob });
  return runId;
}

/** A runner joins, takes a run if there is one, and is lost or leaves. Its lease, if it took one. */
async function serve(ending: 'lost' | 'leaves' | 'lives'): Promise<string | undefined> {
  const runnerId = randomUUID();
  await beat(runnerId);
  const { rows } = await admin.query<{ lease: string }>('select lease from queue.take_run($1)', [runnerId]);
  if (ending === 'leaves') await admin.query('select queue.leave($1)', [runnerId]);
  if (ending === 'lost') {
    await admin.query(
      `update queue.runner set beat_at = now() - interval '11 seconds' where runner_id = $1`,
      [runnerId],
    );
    await admin.query('select queue.take_over_dead()');
  }
  return rows[0]?.lease;
}

test('a run with which two runners were lost ends as our fault: no third one takes it', async () => {
  const runId = await submit();
  expect(await serve('lost')).toBeDefined();
  expect(await serve('lost')).toBeDefined();
  expect(await serve('lost')).toBeUndefined();
  expect(await client.outcome(runId, 5000)).toMatchObject({
    kind: 'failed',
    cause: 'its runners died, the last on a host',
  });
});

test('a run outlives a runner that was killed, and others that leave in good order', async () => {
  const runId = await submit();
  for (const ending of ['leaves', 'leaves', 'lost', 'leaves'] as const) {
    expect(await serve(ending)).toBeDefined();
  }
  const lease = await serve('lives');
  const outcome: RunOutcome = { kind: 'stopped' };
  await admin.query('select queue.finish_run($1, $2, $3)', [runId, lease, JSON.stringify(outcome)]);
  expect(await client.outcome(runId, 5000)).toEqual(outcome);
});
