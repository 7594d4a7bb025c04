import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { DATABASE_TYPES, databaseTypes } from './database-types.ts';
import { dumpSchema } from '@abhyas/postgres/dump-schema';
import { SCHEMA } from './migrations.ts';
import { createTestDatabase, type TestDatabase } from '@abhyas/postgres/testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('db/schema.sql is what the migrations add up to (after a new migration: npm run schema)', async () => {
  expect(await dumpSchema(database.url)).toBe(await readFile(SCHEMA, 'utf8'));
});

test("the query builder's types are those of the schema (after a new migration: npm run schema)", async () => {
  expect(await databaseTypes(database.url)).toBe(await readFile(DATABASE_TYPES, 'utf8'));
});
