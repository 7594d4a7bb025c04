import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { queuePool } from './queue-pool.ts';
import { echo, jobPrinting, QueueHarness, untilAborted } from './testing/queue-harness.ts';

let queue: QueueHarness;
beforeEach(async () => {
  queue = await QueueHarness.open();
});
afterEach(() => queue.close());

test('a run that was accepted stays so when no runner is alive any more; others are told which is which', async () => {
  const worker = await queue.startWorker(async (taken) => {
    await untilAborted(taken.signal);
    return echo(taken);
  });
  const runId = randomUUID();
  expect(await queue.submit('a', jobPrinting('x'), runId)).toBe('accepted');
  await queue.drain(worker);
  expect(await queue.submit('a', jobPrinting('x'), runId)).toBe('accepted');
  expect(await queue.submit('a', jobPrinting('another'))).toBe('busy');
  expect(await queue.submit('b', jobPrinting('x'))).toBe('no-runner');
});

test('what was planned on an empty queue does not read a full one from end to end', async () => {
  const pool = queuePool(queue.database.apiUrl, 1);
  const ask = (runId: string) =>
    pool.query({ name: 'outcomes', text: 'select * from queue.outcomes($1)', values: [[runId]] });
  for (let time = 0; time < 10; time += 1) await ask(randomUUID());
  await queue.sql(`insert into queue.run (run_id, account_key, watch_key, language, job, state, outcome, finished_at)
    select gen_random_uuid(), number, number, 0, '{}', 'finished', '{}', now() from generate_series(1, 3000) number`);
  const [row] = await queue.sql('select run_id from queue.run limit 1');
  const readBefore = await rowsReadInOrder();
  const { rows } = await ask(String(row?.['run_id']));
  expect(rows).toHaveLength(1);
  await pool.query('select pg_stat_force_next_flush()');
  await pool.end();
  expect(await rowsReadInOrder()).toBe(readBefore);
});

async function rowsReadInOrder(): Promise<unknown> {
  const [row] = await queue.sql(
    `select pg_stat_force_next_flush(), seq_tup_read from pg_stat_all_tables where relid = 'queue.run'::regclass`,
  );
  return row?.['seq_tup_read'];
}
