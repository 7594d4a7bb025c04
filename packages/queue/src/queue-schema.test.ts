import { readFile } from 'node:fs/promises';

import { dumpSchema } from '@abhyas/postgres/dump-schema';
import { expect, test } from 'vitest';

import { QUEUE_SCHEMA } from './queue-database.ts';
import { createQueueTestDatabase } from './testing/queue-test-database.ts';

test('schema.sql is what the migrations add up to (after a new migration: npm run schema)', async () => {
  const database = await createQueueTestDatabase();
  try {
    const now = await dumpSchema(database.adminUrl);
    expect(now).toContain('queue.take');
    expect(now).toBe(await readFile(QUEUE_SCHEMA, 'utf8'));
  } finally {
    await database.drop();
  }
});
