import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';

import { closeDatabase } from './queue-database.ts';
import { echo, QueueHarness } from './testing/queue-harness.ts';

let queue: QueueHarness;
beforeEach(async () => {
  queue = await QueueHarness.open();
});
afterEach(() => queue.close());

test("a runner's credentials reach the runner's functions and nothing else", async () => {
  const runner = new Client({ connectionString: queue.database.runnerUrl });
  await runner.connect();
  const forbidden = [
    'select * from queue.run',
    'select * from queue.blob',
    `select queue.submit_run(gen_random_uuid(), 'a', 'a', 0::smallint, '', '{}', 1)`,
    `select queue.put_blob('', '')`,
    'select queue.figures()',
    `select queue.end_run(gen_random_uuid(), '{}')`,
    `select queue.requeue(gen_random_uuid(), '', 1)`,
    `select queue.lose(gen_random_uuid(), '')`,
    'create table mine ()',
    'create temporary table mine ()',
    `select pg_read_file('/etc/passwd')`,
    'select lo_creat(-1)',
    'select lo_create(0)',
    `select lo_from_bytea(0, 'mine')`,
    'select pg_terminate_backend(pg_backend_pid())',
    'select pg_cancel_backend(pg_backend_pid())',
  ];
  for (const statement of forbidden) {
    const refusal = runner.query(statement).then(() => `${statement} was carried out`, String);
    expect(await refusal).toContain('permission denied');
  }
  await runner.end();

  const main = new URL(inject('postgresUrl'));
  await closeDatabase(main.href);
  const elsewhere = new URL(queue.database.runnerUrl);
  elsewhere.pathname = main.pathname;
  const refusal = new Client({ connectionString: elsewhere.href }).connect();
  await expect(refusal).rejects.toThrow('permission denied');
});

test('a runner that changes the settings of its login stops no other', async () => {
  const taken = new Client({ connectionString: queue.database.runnerUrl });
  await taken.connect();
  const { pathname } = new URL(queue.database.runnerUrl);
  for (const setting of [
    'statement_timeout = 1',
    'default_transaction_read_only = on',
    'idle_session_timeout = 1',
  ]) {
    await taken.query(`alter role abhyas_runner in database ${pathname.slice(1)} set ${setting}`);
  }
  await taken.end();
  await queue.startWorker((run) => Promise.resolve(echo(run)));
  expect(await queue.run('a', 'as ever')).toBe('as ever');
  expect(queue.faults).toEqual([]);
});
