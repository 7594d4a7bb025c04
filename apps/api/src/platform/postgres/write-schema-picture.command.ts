/** `npm run schema`: writes db/schema.sql and the query builder's types anew after a migration was added. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureDatabase } from './ensure-database.ts';
import { migrate } from './migrate.ts';
import { PICTURE, schemaPicture } from './schema-picture.ts';
import { startPostgres } from './start-postgres.ts';

/** Read by Kysely's types in platform/database.ts. */
const TYPES = fileURLToPath(new URL('../database-types.generated.ts', import.meta.url));

const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-schema-'));
const postgres = await startPostgres({ dataDir, throwaway: true });
try {
  await ensureDatabase({ adminUrl: postgres.url('postgres'), database: 'abhyas' });
  const url = postgres.url('abhyas');
  await migrate(url);
  await writeFile(PICTURE, await schemaPicture(url));
  execFileSync('kysely-codegen', ['--dialect', 'postgres', '--url', url, '--out-file', TYPES]);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}
