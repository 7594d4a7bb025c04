import { setTimeout as sleep } from 'node:timers/promises';

import { openPool } from '@abhyas/postgres/pool';
import { Logger, runMigrations, runOnce } from 'graphile-worker';

import { seeingEverything } from '../content/sight.ts';
import type { JobTask } from './job.ts';

const silent = new Logger(() => () => undefined);

/** Makes or updates the tables of graphile-worker, in a schema of their own. */
export async function installJobTables(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: silent });
}

const DUE = `select count(*)::integer as due from graphile_worker.jobs
  where run_at <= now() and attempts < max_attempts`;

/** Does the jobs that are due now, and those they ask for, then ends: for tests, where nobody else does them. */
export async function doDueJobs(databaseUrl: string, tasks: readonly JobTask[]): Promise<void> {
  const taskList = Object.fromEntries(
    tasks.map(({ kind, run }) => [kind.name, (job: unknown) => seeingEverything(() => run(job))]),
  );
  // One for all of it: the worker's own would still be closing when a test drops its database.
  const pool = openPool({ connectionString: databaseUrl });
  try {
    for (;;) {
      const { rows } = await pool.query<{ due: number }>(DUE);
      if (rows[0]?.due === 0) return;
      await runOnce({ pgPool: pool, taskList, logger: silent, noHandleSignals: true, concurrency: 1 });
      await sleep(5);
    }
  } finally {
    await pool.end();
  }
}
