import { migrate } from '@abhyas/postgres/migrate';

import { prepareQueueRoles, QUEUE_MIGRATIONS } from '../queue-database.ts';

/** The roles belong to the server, so every test database of a run shares their passwords. */
export const TEST_PASSWORDS = { api: 'api-of-the-tests', runner: 'runner-of-the-tests' };

/** Makes an empty database the one that `createQueueTestDatabase` copies. */
export async function makeQueueTemplate(adminUrl: string): Promise<void> {
  await prepareQueueRoles(adminUrl, TEST_PASSWORDS);
  await migrate(adminUrl, QUEUE_MIGRATIONS);
}
