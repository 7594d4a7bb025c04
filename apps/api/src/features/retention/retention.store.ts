import { sql, type Kysely } from 'kysely';

import type { DB } from '../../platform/database/database-types.generated.ts';
import type { Retention } from './retention.rules.ts';

/** As many rows in one transaction: nobody waits for a lock. */
const SLICE = 2000;
/** Looking through a large table takes longer than any request may. */
const SEARCH_MS = 60_000;

/** Deletes the rows of a table whose time is over, and answers how many there were. */
export async function deleteOver(db: Kysely<DB>, { table, over }: Retention): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(SEARCH_MS)}`.execute(tx);
      return sql`delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.raw(over)} limit ${SLICE}))`.execute(tx);
    });
    deleted += Number(numAffectedRows);
    if (numAffectedRows < SLICE) return deleted;
  }
}

/** Jobs that were given up long ago: what they were to do, an address among it, is of no use any more. */
export async function dropGivenUpJobs(db: Kysely<DB>): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and run_at < now() - interval '30 days' limit ${SLICE}))`.execute(db);
}
