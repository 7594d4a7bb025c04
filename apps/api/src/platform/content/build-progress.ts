import { sql } from 'kysely';

import type { Database } from '../database/database.ts';

/** How far a build is: modules that have been read, of how many. */
export type BuildProgress = { readonly done: number; readonly total: number };

/** A build that has not reported its progress for this long was killed. */
const SILENT_AFTER = sql`now() - interval '2 minutes'`;

/** How far the build of these files is, in whichever process; undefined when there is none. */
export async function findProgress(db: Database, key: string): Promise<BuildProgress | undefined> {
  return db
    .selectFrom('content_building')
    .select(['done', 'total'])
    .where('key', '=', key)
    .where('at', '>', sql<Date>`${SILENT_AFTER}`)
    .executeTakeFirst();
}

export async function noteProgress(db: Database, key: string, { done, total }: BuildProgress): Promise<void> {
  const now = { done, total, at: sql<Date>`now()` };
  await db
    .insertInto('content_building')
    .values({ key, ...now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(now))
    .execute();
}

export async function forgetProgress(db: Database, key: string): Promise<void> {
  await db.deleteFrom('content_building').where('key', '=', key).execute();
}
