import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Category } from './totals.rules.ts';

/** How a batch weighs its marks. */
export type Scheme = { readonly version: number; readonly categories: readonly Category[] };

/** The schemes of some batches, each with its categories in order. A batch without any has no entry. */
export async function findSchemes(db: Database, batchIds: readonly string[]): Promise<Map<string, Scheme>> {
  const { rows } = await sql<{ batchId: string } & Scheme>`
    select scheme.batch_id as "batchId", scheme.version, coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'name', category.name, 'weight', category.weight, 'bestOf', category.best_of,
        'assignmentIds', array(select id from assignment where category_id = category.id order by due_at, id)
      )) order by category.place)
      from mark_category as category where category.batch_id = scheme.batch_id
    ), '[]') as categories
    from mark_scheme as scheme where scheme.batch_id = any(${[...batchIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ batchId, ...scheme }) => [batchId, scheme]));
}

/** Changes the categories of a batch; false when somebody else has changed them since that version. */
export async function saveScheme(
  db: Database,
  batchId: string,
  { version, categories }: Scheme,
): Promise<boolean> {
  await db
    .insertInto('mark_scheme')
    .values({ batch_id: batchId, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const held = await db
    .updateTable('mark_scheme')
    .set({ version: version + 1 })
    .where('batch_id', '=', batchId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!held) return false;
  await db.deleteFrom('mark_category').where('batch_id', '=', batchId).execute();
  for (const [place, category] of categories.entries())
    await insertCategory(db, { batchId, place, category });
  return true;
}

type Placed = { readonly batchId: string; readonly place: number; readonly category: Category };

async function insertCategory(db: Database, { batchId, place, category }: Placed): Promise<void> {
  const { name, weight, bestOf, assignmentIds } = category;
  const { id } = await db
    .insertInto('mark_category')
    .values({ batch_id: batchId, place, name, weight, best_of: bestOf ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (assignmentIds.length === 0) return;
  await db
    .updateTable('assignment')
    .set({ category_id: id })
    .where('batch_id', '=', batchId)
    .where('id', 'in', [...assignmentIds])
    .execute();
}

/** The batches on whose list somebody is that weigh their marks, by name. */
export async function findWeighingBatches(
  db: Database,
  accountId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select batch.id, batch.name from batch
    join batch_member as member on member.batch_id = batch.id
    where member.account_id = ${accountId} and member.left_at is null and batch.deleted_at is null
      and exists (select from mark_category where batch_id = batch.id)
    order by batch.name`.execute(db);
  return rows;
}
