import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { DATABASE_TYPES, databaseTypes } from './database-types.ts';
import { PICTURE, schemaPicture } from './schema-picture.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('db/schema.sql is what the migrations add up to (after a new migration: npm run schema)', async () => {
  expect(await schemaPicture(database.url)).toBe(await readFile(PICTURE, 'utf8'));
});

test("the query builder's types are those of the schema (after a new migration: npm run schema)", async () => {
  expect(await databaseTypes(database.url)).toBe(await readFile(DATABASE_TYPES, 'utf8'));
});
