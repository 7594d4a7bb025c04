/** `npm run schema`: writes db/schema.sql and the query builder's types anew after a migration was added. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DATABASE_TYPES, databaseTypes } from './database-types.ts';
import { ensureDatabase } from './ensure-database.ts';
import { migrate } from './migrate.ts';
import { PICTURE, schemaPicture } from './schema-picture.ts';
import { startPostgres } from './start-postgres.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-schema-'));
const postgres = await startPostgres({ dataDir, throwaway: true });
try {
  await ensureDatabase({ adminUrl: postgres.url('postgres'), database: 'abhyas' });
  const url = postgres.url('abhyas');
  await migrate(url);
  await writeFile(PICTURE, await schemaPicture(url));
  await writeFile(DATABASE_TYPES, await databaseTypes(url));
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}
