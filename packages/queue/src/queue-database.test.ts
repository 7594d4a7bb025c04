import { expect, test } from 'vitest';

import { prepareQueueRoles } from './queue-database.ts';
import { TEST_PASSWORDS } from './testing/queue-template.ts';
import { createQueueTestDatabase } from './testing/queue-test-database.ts';

test('processes that start at the same moment all get the queue’s logins ready', async () => {
  const database = await createQueueTestDatabase();
  try {
    const starts = Array.from({ length: 8 }, () => prepareQueueRoles(database.adminUrl, TEST_PASSWORDS));
    expect((await Promise.allSettled(starts)).filter(({ status }) => status === 'rejected')).toEqual([]);
  } finally {
    await database.drop();
  }
});
