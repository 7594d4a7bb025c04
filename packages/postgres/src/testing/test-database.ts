import { randomBytes } from 'node:crypto';

import { inject } from 'vitest';

import { withClient } from '../with-client.ts';

export type TestDatabase = {
  readonly url: string;
  /** Ends every connection that is still open, and removes the database. */
  drop(): Promise<void>;
};

/** A fresh copy of the migrated template, for one test file: nobody else ever sees it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${inject('templateDatabase')} strategy file_copy`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}

async function administer(statement: string): Promise<void> {
  await withClient(inject('postgresUrl'), async (client) => {
    await client.query(statement);
  });
}
