import type { LimitedKind } from '@abhyas/content/seen-release';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type Limited = { readonly kind: LimitedKind; readonly id: string };
export type Limit = Limited & { readonly classIds: readonly string[] };

/** All that is for some classes only, with those of its classes that are there. */
export async function findLimits(db: Database): Promise<Limit[]> {
  const { rows } = await sql<Limit>`
    select kind, content_id as id, array(
      select batch_id::text from content_limit_class of_class join batch on batch.id = batch_id
      where of_class.kind = content_limit.kind and of_class.content_id = content_limit.content_id
        and batch.deleted_at is null
      order by batch.name
    ) as "classIds"
    from content_limit order by kind, content_id`.execute(db);
  return rows;
}

/** Held until the end of the transaction, so that two changes are one after the other. */
export async function lockLimits(db: Database): Promise<void> {
  await sql`lock table content_limit in share row exclusive mode`.execute(db);
}

export async function saveLimit(db: Database, { kind, id, classIds }: Limit): Promise<void> {
  await deleteLimit(db, { kind, id });
  await db.insertInto('content_limit').values({ kind, content_id: id }).execute();
  if (classIds.length === 0) return;
  await db
    .insertInto('content_limit_class')
    .values(classIds.map((batchId) => ({ kind, content_id: id, batch_id: batchId })))
    .execute();
}

export async function deleteLimit(db: Database, { kind, id }: Limited): Promise<void> {
  await db.deleteFrom('content_limit').where('kind', '=', kind).where('content_id', '=', id).execute();
}

/** How many people are on the lists of some classes, each once. */
export async function countOnLists(db: Database, classIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct lower(email))::integer as count from batch_member
    where left_at is null and batch_id = any(${[...classIds]}::uuid[])`.execute(db);
  return rows[0]?.count ?? 0;
}
