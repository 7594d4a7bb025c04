import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Read by Kysely's types in platform/database/database.ts. */
export const DATABASE_TYPES = new URL('./database-types.generated.ts', import.meta.url);

const CODEGEN = join(createRequire(import.meta.url).resolve('kysely-codegen'), '../cli/bin.js');

/** Only our own schema: graphile-worker's tables are its own affair. */
const OPTIONS = ['--dialect', 'postgres', '--include-pattern', 'public.*', '--url', 'env(DATABASE_URL)'];

/** What the query builder may know of a database: one interface for each table, by kysely-codegen. */
export async function databaseTypes(databaseUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-types-'));
  try {
    const file = join(folder, 'types.ts');
    await promisify(execFile)(process.execPath, [CODEGEN, ...OPTIONS, '--out-file', file], {
      env: { DATABASE_URL: databaseUrl },
    });
    return await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
