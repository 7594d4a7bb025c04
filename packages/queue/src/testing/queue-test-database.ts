import { randomBytes } from 'node:crypto';

import { migrate } from '@abhyas/postgres/migrate';
import { withClient } from '@abhyas/postgres/with-client';
import { inject } from 'vitest';

import { prepareQueueRoles, QUEUE_MIGRATIONS, QUEUE_ROLES } from '../queue-database.ts';

/** The roles belong to the server, so every test database of a run shares their passwords. */
export const TEST_PASSWORDS = { api: 'api-of-the-tests', runner: 'runner-of-the-tests' };

export type QueueTestDatabase = {
  readonly adminUrl: string;
  readonly apiUrl: string;
  readonly runnerUrl: string;
  /** Ends every connection that is still open, and removes the database. */
  drop(): Promise<void>;
};

/** A queue database of one's own on the test run's PostgreSQL. */
export async function createQueueTestDatabase(): Promise<QueueTestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `queue_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name}`);
  const adminUrl = urlOf(serverUrl, name);
  await prepareQueueRoles(adminUrl, TEST_PASSWORDS);
  await migrate(adminUrl, QUEUE_MIGRATIONS);
  return {
    adminUrl,
    apiUrl: urlOf(serverUrl, name, { role: QUEUE_ROLES.api, password: TEST_PASSWORDS.api }),
    runnerUrl: urlOf(serverUrl, name, { role: QUEUE_ROLES.runner, password: TEST_PASSWORDS.runner }),
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

type Login = { readonly role: string; readonly password: string };

function urlOf(serverUrl: string, database: string, login?: Login): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  if (login !== undefined) {
    url.username = login.role;
    url.password = login.password;
  }
  return url.href;
}

async function administer(url: string, sql: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(sql);
  });
}
