import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { PICTURE, schemaPicture } from './schema-picture.ts';
import { createTestDatabase } from './testing/test-database.ts';

test('db/schema.sql is what the migrations add up to (after a new migration: npm run schema)', async () => {
  const database = await createTestDatabase();
  const picture = await schemaPicture(database.url);
  await database.drop();
  expect(picture).toBe(await readFile(PICTURE, 'utf8'));
});
