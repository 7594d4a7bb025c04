import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { PERSONAL_TABLES, type PersonalTable } from './personal-data.rules.ts';

type Row = Record<string, unknown>;

/** Rows by part of the product and table. */
export type PersonalDataByPart = Record<string, Record<string, Row[]>>;

/** Everything kept about an account but its own row, as one picture of one moment. */
export async function collectPersonalData(db: Database, accountId: string): Promise<PersonalDataByPart> {
  const parts: PersonalDataByPart = {};
  for (const entry of PERSONAL_TABLES) {
    const rows = await rowsOf(db, entry, accountId);
    (parts[entry.part] ??= {})[entry.table] = rows.map((row) => withoutHidden(row, entry));
  }
  return parts;
}

async function rowsOf(db: Database, { table, through }: PersonalTable, accountId: string): Promise<Row[]> {
  const owner = through
    ? sql`${sql.ref(`${table}.${through.column}`)} in (
        select id from ${sql.table(through.table)} where account_id = ${accountId})`
    : sql`${sql.ref(`${table}.account_id`)} = ${accountId}`;
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(${sql.table(table)}) as row from ${sql.table(table)} where ${owner}`.execute(db);
  return rows.map(({ row }) => row);
}

function withoutHidden(row: Row, { hidden = [] }: PersonalTable): Row {
  const secret = new Set([...hidden, 'account_id']);
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secret.has(column)));
}
