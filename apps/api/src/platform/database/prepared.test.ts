import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openDatabase } from './database.ts';
import { createTestDatabase, type TestDatabase } from '@abhyas/postgres/testing/test-database';
import { prepared } from './prepared.ts';

let database: TestDatabase;
let db: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, () => undefined);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** What the connection that asks has planned ahead, and how often each was used. */
async function planned(connection: typeof db) {
  const { rows } = await sql<{ name: string; uses: number }>`
    select name, (generic_plans + custom_plans)::int as uses from pg_prepared_statements`.execute(connection);
  return rows;
}

describe('decision 0129: statements that are asked for most are planned once for each connection', () => {
  test('a marked one is, with the values of each call; one with a mark in its values is not', async () => {
    await db.connection().execute(async (connection) => {
      for (const value of [1, 2, 3]) {
        const asked = sql<{ twice: number }>`${prepared('doubling')} select ${value}::int * 2 as twice`;
        expect((await asked.execute(connection)).rows).toEqual([{ twice: value * 2 }]);
      }
      const text = '/* prepared:by-a-learner */';
      const echo = await sql<{ text: string }>`select ${text}::text as text`.execute(connection);
      expect(echo.rows).toEqual([{ text }]);
      expect(await planned(connection)).toEqual([{ name: 'prepared:doubling', uses: 3 }]);
    });
  });
});
