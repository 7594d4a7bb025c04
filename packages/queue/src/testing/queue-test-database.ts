import { randomBytes } from 'node:crypto';

import { withClient } from '@abhyas/postgres/with-client';
import { inject } from 'vitest';

import { QUEUE_ROLES } from '../queue-database.ts';
import { TEST_PASSWORDS } from './queue-template.ts';

export type QueueTestDatabase = {
  readonly adminUrl: string;
  readonly apiUrl: string;
  readonly runnerUrl: string;
  /** Ends every connection that is still open, and removes the database. */
  drop(): Promise<void>;
};

/** A queue database of one's own on the test run's PostgreSQL: a copy of the migrated template. */
export async function createQueueTestDatabase(): Promise<QueueTestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `queue_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, async (client) => {
    await client.query(`create database ${name} template ${inject('queueTemplate')} strategy file_copy`);
    // Who may connect is the one thing that a copy does not take over.
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to ${Object.values(QUEUE_ROLES).join()}`);
  });
  return {
    adminUrl: urlOf(serverUrl, name),
    apiUrl: urlOf(serverUrl, name, { role: QUEUE_ROLES.api, password: TEST_PASSWORDS.api }),
    runnerUrl: urlOf(serverUrl, name, { role: QUEUE_ROLES.runner, password: TEST_PASSWORDS.runner }),
    drop: () =>
      withClient(serverUrl, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
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
