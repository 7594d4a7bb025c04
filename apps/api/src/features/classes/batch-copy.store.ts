import type { Term } from '@abhyas/contract/classes-terms.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type CopiedBatch = {
  readonly id: string;
  readonly copiedFrom: string;
  readonly name: string;
  readonly term: Term;
};

/**
 * `known`: this copy is there already; `other`: another batch has its id.
 * @throws DatabaseError of `batch_name_key` when another batch has the name
 */
export async function insertCopiedBatch(
  db: Database,
  { id, copiedFrom, name, term }: CopiedBatch,
): Promise<'new' | 'known' | 'other'> {
  const row = await db
    .insertInto('batch')
    .values({
      id,
      name,
      every_teacher: false,
      copied_from: copiedFrom,
      term_name: term.name,
      term_begins: term.begins,
      term_ends: term.ends,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) return 'new';
  const known = await db.selectFrom('batch').select('copied_from').where('id', '=', id).executeTakeFirst();
  return known?.copied_from === copiedFrom ? 'known' : 'other';
}

/** What only chosen classes see, the copy of one of them sees, too. True when there is any. */
export async function copyLimits(
  db: Database,
  { batchId, to }: { readonly batchId: string; readonly to: string },
): Promise<boolean> {
  // A limit that somebody changes meanwhile is written anew: it is copied as it is then, or not at all.
  await sql`lock table content_limit in share mode`.execute(db);
  const copied = await db
    .insertInto('content_limit_class')
    .columns(['kind', 'content_id', 'batch_id'])
    .expression((from) =>
      from
        .selectFrom('content_limit_class')
        .select(['kind', 'content_id', sql<string>`${to}::uuid`.as('batch_id')])
        .where('batch_id', '=', batchId),
    )
    .returning('content_id')
    .execute();
  return copied.length > 0;
}
