import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { ensureDatabase } from '@abhyas/postgres/ensure-database';
import { startPostgres } from '@abhyas/postgres/embedded/start-postgres';
import { withClient } from '@abhyas/postgres/with-client';
import { repairRunQueueLogins, prepareRunQueue } from './run-queue.ts';

async function ask(url: string, query: string): Promise<unknown[]> {
  return withClient(url, async (client) => {
    return (await client.query<object>(query)).rows;
  });
}

/* On a server of its own: logins belong to the whole server, and other tests use the one that all share. */
test('a login of the queue that has changed itself is given back as it was', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'abhyas-logins-'));
  const postgres = await startPostgres({
    dataDir,
    onEvent: () => undefined,
    onGivenUp: (error) => expect.fail(error.message),
  });
  try {
    await ensureDatabase({ adminUrl: postgres.url('postgres'), database: 'queue' });
    const setup = { adminUrl: postgres.url('queue'), password: (role: string) => postgres.password(role) };
    const { runner } = await prepareRunQueue(setup);
    expect(await repairRunQueueLogins(setup)).toBe(false);

    await ask(runner, 'alter role abhyas_runner set statement_timeout = 1');
    expect(await repairRunQueueLogins(setup)).toBe(true);
    expect(await ask(runner, 'show statement_timeout')).toEqual([{ statement_timeout: '0' }]);

    await ask(runner, `alter role abhyas_runner password 'mine alone'`);
    await expect(ask(runner, 'select 1')).rejects.toThrow('password authentication failed');
    expect(await repairRunQueueLogins(setup)).toBe(true);
    expect(await ask(runner, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
});
