/** `npm run schema`: writes both databases' schema.sql and the query builder's types again after a migration was added. */
import { rm, writeFile } from 'node:fs/promises';

import { dumpSchema } from '@abhyas/postgres/dump-schema';
import { startPostgres } from '@abhyas/postgres/embedded/start-postgres';
import { ensureDatabase } from '@abhyas/postgres/ensure-database';
import { migrate } from '@abhyas/postgres/migrate';
import { makeThrowawayFolder } from '@abhyas/postgres/testing/throwaway-folder';
import { QUEUE_SCHEMA } from '@abhyas/queue/queue-database';

import { DATABASE_TYPES, databaseTypes } from './database-types.ts';
import { MIGRATIONS, SCHEMA } from './migrations.ts';
import { prepareRunQueue } from './run-queue.ts';

const dataDir = makeThrowawayFolder();
const postgres = await startPostgres({ dataDir, throwaway: true });
try {
  for (const database of ['abhyas', 'queue']) {
    await ensureDatabase({ adminUrl: postgres.url('postgres'), database });
  }
  const url = postgres.url('abhyas');
  await migrate(url, MIGRATIONS);
  await writeFile(SCHEMA, await dumpSchema(url));
  await writeFile(DATABASE_TYPES, await databaseTypes(url));
  const queue = { adminUrl: postgres.url('queue'), password: (role: string) => postgres.password(role) };
  await prepareRunQueue(queue);
  await writeFile(QUEUE_SCHEMA, await dumpSchema(queue.adminUrl));
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}
