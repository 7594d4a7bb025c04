import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { migrate } from '@abhyas/postgres/migrate';
import { createTestDatabase } from '@abhyas/postgres/testing/test-database';
import { Client } from 'pg';

import { MIGRATIONS } from '../platform/database/migrations.ts';

export type DatabaseBefore = {
  readonly url: string;
  readonly client: Client;
  /** Brings it to the present version. */
  readonly upgrade: () => Promise<unknown>;
  readonly drop: () => Promise<void>;
};

/** A database as the version before a migration left it, with one account, to be filled and upgraded. */
export async function databaseBefore(introduced: string): Promise<DatabaseBefore> {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-migrations-'));
  await cp(fileURLToPath(MIGRATIONS), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.sql') || basename(path) < introduced,
  });
  await migrate(database.url, pathToFileURL(`${folder}/`));
  await rm(folder, { recursive: true });
  await client.query(
    "insert into account (abhyas_id, name, email) values ('asha', 'Asha', 'asha@example.in')",
  );
  return {
    url: database.url,
    client,
    upgrade: () => migrate(database.url, MIGRATIONS),
    drop: async () => {
      await client.end();
      await database.drop();
    },
  };
}
