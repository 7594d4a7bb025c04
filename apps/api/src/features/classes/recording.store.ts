import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** Since when a batch records how the texts of its assignments come about. */
export async function findRecordsSince(db: Database, batchId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('batch')
    .select('records_texts_since')
    .where('id', '=', batchId)
    .executeTakeFirst();
  return row?.records_texts_since ?? undefined;
}

/** Whether it changed something. */
export async function saveRecords(db: Database, batchId: string, records: boolean): Promise<boolean> {
  const row = await db
    .updateTable('batch')
    .set({ records_texts_since: records ? sql<Date>`now()` : null })
    .where('id', '=', batchId)
    .where('records_texts_since', records ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
