import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { PERSONAL_TABLES, type PersonalTable } from './personal-data.rules.ts';

/** Rows of each part of the product and table, as the JSON of an array. */
export type PersonalDataByPart = Record<string, Record<string, string>>;

/** Everything that is kept about an account, as one picture of one moment. */
export async function collectPersonalData(db: Database, accountId: string): Promise<PersonalDataByPart> {
  const parts: PersonalDataByPart = {};
  for (const entry of PERSONAL_TABLES)
    (parts[entry.part] ??= {})[entry.table] = await rowsOf(db, entry, accountId);
  return parts;
}

/** The database writes the JSON: it may be megabytes, and everybody else's requests would wait for it here. */
async function rowsOf(db: Database, entry: PersonalTable, accountId: string): Promise<string> {
  const { table, through, owner = 'account_id', hidden = [] } = entry;
  const isTheirs = through
    ? sql`${sql.ref(`${table}.${through.column}`)} in (
        select id from ${sql.table(through.table)} where account_id = ${accountId})`
    : sql`${sql.ref(`${table}.${owner}`)} = ${accountId}`;
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(to_jsonb(${sql.table(table)}) - ${[...hidden, 'account_id']}::text[]), '[]')::text as json
    from ${sql.table(table)} where ${isTheirs}`.execute(db);
  return rows[0]?.json ?? '[]';
}
