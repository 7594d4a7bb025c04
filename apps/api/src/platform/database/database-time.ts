import { sql } from 'kysely';

import type { Database } from './database.ts';

/** The database's clock, which is the authority for everything that is dated. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  return rows[0]?.now ?? new Date();
}
