import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

import { openDatabase } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '@abhyas/postgres/testing/test-database';
import { defineJob, enqueue, onJob } from './job.ts';
import { JobRunner } from './job-runner.ts';

const greet = defineJob({
  name: 'test.greet',
  payload: z.object({ name: z.string() }),
  longestPauseSeconds: 1,
});

let database: TestDatabase;
let db: ReturnType<typeof openDatabase>;
let greeted: string[] = [];
let failures = 0;
let atFailure: () => Promise<void>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, () => undefined);
});
beforeEach(() => {
  greeted = [];
  failures = 0;
  atFailure = () => Promise.resolve();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const start = () =>
  new JobRunner({
    databaseUrl: database.url,
    tasks: [
      onJob(greet, async ({ name }) => {
        if (failures > 0) {
          await atFailure();
          failures -= 1;
          throw new Error('not now');
        }
        greeted.push(name);
      }),
    ],
    schedules: [],
    log: pino({ level: 'silent' }),
  });

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(20);
}

test('does what was asked for in a transaction that came to its end, and nothing else', async () => {
  const runner = start();
  await db.transaction().execute((trx) => enqueue(trx, [greet, { name: 'Asha' }]));
  await db
    .transaction()
    .execute(async (trx) => {
      await enqueue(trx, [greet, { name: 'nobody' }]);
      throw new Error('undone');
    })
    .catch(() => undefined);
  await enqueue(db, [greet, { name: 'Imran' }]);
  await until(() => greeted.length === 2);
  await runner.stop();
  expect(greeted.toSorted()).toEqual(['Asha', 'Imran']);
});

test('tries again, and with a longest pause soon, however often it failed before', async () => {
  const runner = start();
  failures = 1;
  await enqueue(db, [greet, { name: 'Asha' }]);
  await until(() => failures === 0);
  await admin(`update graphile_worker._private_jobs set run_at = now() + interval '6 hours'`);
  await until(() => greeted.length === 1);
  await runner.stop();
  expect(greeted).toEqual(['Asha']);
  expect(await waitingJobs()).toBe(0);
});

test('a job of a worker that was killed goes to another', async () => {
  await enqueue(db, [greet, { name: 'Asha' }]);
  await admin(`update graphile_worker._private_jobs
    set locked_by = 'pool-of-the-dead', locked_at = now() - interval '30 seconds', attempts = 1`);
  const runner = start();
  await until(() => greeted.length === 1);
  await runner.stop();
  expect(greeted).toEqual(['Asha']);
  expect(await waitingJobs()).toBe(0);
});

test('survives losing every connection to the database', async () => {
  const runner = start();
  await enqueue(db, [greet, { name: 'before' }]);
  await until(() => greeted.length === 1);
  await admin(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'abhyas-jobs'`,
  );
  await enqueue(db, [greet, { name: 'after' }]);
  await until(() => greeted.length === 2);
  await runner.stop();
  expect(greeted).toEqual(['before', 'after']);
  expect(await waitingJobs()).toBe(0);
});

test('survives a database that is gone when a job has failed, and does that job again', async () => {
  const runner = start();
  atFailure = () => lockOut(true);
  failures = 1;
  await enqueue(db, [greet, { name: 'again' }]);
  await until(() => failures === 0);
  // Until the workers have seen that their database takes no connections.
  await sleep(500);
  await lockOut(false);
  await admin(`update graphile_worker._private_jobs set locked_at = now() - interval '30 seconds'`);
  await enqueue(db, [greet, { name: 'next' }]);
  await until(() => greeted.length === 2);
  expect(greeted.toSorted()).toEqual(['again', 'next']);
  await runner.stop();
});

test('stops while the database is away, and never started either', async () => {
  const runner = new JobRunner({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nowhere',
    tasks: [],
    schedules: [],
    log: pino({ level: 'silent' }),
  });
  await sleep(100);
  const stopped = runner.stop().then(() => 'stopped');
  expect(await Promise.race([stopped, sleep(10_000).then(() => 'still waiting')])).toBe('stopped');
});

/** Jobs that are still to be done: one that was done twice, or never taken off the list, is found here. */
async function waitingJobs(): Promise<number> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker._private_jobs',
  );
  await client.end();
  return rows[0]?.count ?? -1;
}

/** Shuts the database to everybody and cuts off who is in it, or opens it again. */
async function lockOut(out: boolean): Promise<void> {
  const url = new URL(database.url);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  await admin(`alter database "${name}" allow_connections ${!out}`, url.href);
  if (out) {
    await admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`, url.href);
  }
}

async function admin(statement: string, connectionString = database.url): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
