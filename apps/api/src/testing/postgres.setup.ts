import { rm } from 'node:fs/promises';

import type { TestProject } from 'vitest/node';

import { installJobTables } from '../platform/jobs/job-tables.ts';
import { ensureDatabase } from '@abhyas/postgres/ensure-database';
import { migrate } from '@abhyas/postgres/migrate';
import { MIGRATIONS } from '../platform/database/migrations.ts';
import { makeQueueTemplate } from '@abhyas/queue/testing/queue-template';
import { startPostgres } from '@abhyas/postgres/embedded/start-postgres';
import { makeThrowawayFolder } from '@abhyas/postgres/testing/throwaway-folder';

/** Copied by `createTestDatabase`. */
const TEMPLATE = 'abhyas_template';
/** Copied by `createQueueTestDatabase`. */
const QUEUE_TEMPLATE = 'queue_template';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The `postgres` database of the test run's own server, as superuser. */
    postgresUrl: string;
    /** A migrated, empty database to copy. */
    templateDatabase: string;
    /** The same for the queue. */
    queueTemplate: string;
  }
}

/** One PostgreSQL for a whole test run, with migrated templates. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeThrowawayFolder();
  const postgres = await startPostgres({ dataDir, throwaway: true });
  await ensureDatabase({ adminUrl: postgres.url('postgres'), database: TEMPLATE });
  await migrate(postgres.url(TEMPLATE), MIGRATIONS);
  await installJobTables(postgres.url(TEMPLATE));
  project.provide('postgresUrl', postgres.url('postgres'));
  project.provide('templateDatabase', TEMPLATE);
  await ensureDatabase({ adminUrl: postgres.url('postgres'), database: QUEUE_TEMPLATE });
  await makeQueueTemplate(postgres.url(QUEUE_TEMPLATE));
  project.provide('queueTemplate', QUEUE_TEMPLATE);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  };
}
