import type { Place, QuizScore, WatchedInterval } from '@abhyas/contract/learning-progress';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

const stretchesOf = (ranges: unknown) =>
  sql<
    WatchedInterval[]
  >`coalesce((select jsonb_agg(jsonb_build_array(lower(r), upper(r))) from unnest(${ranges}) r), '[]')`;

type Owner = { readonly accountId: string; readonly assetId: string };

export async function findPlace(db: Database, { accountId, assetId }: Owner): Promise<Place> {
  const row = await db
    .selectFrom('asset_place')
    .select([
      'position',
      'questions_right as right',
      'questions_asked as total',
      stretchesOf(sql.ref('watched')).as('watched'),
    ])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .executeTakeFirst();
  if (!row) return { position: 0, watched: [] };
  const { position, watched, right, total } = row;
  return { position, watched, ...(right !== null && total !== null && { lastScore: { right, total } }) };
}

/** Keeps how many questions of a quiz were right, in place of the time before. */
export async function saveScore(db: Database, owner: Owner, { right, total }: QuizScore): Promise<void> {
  const score = { questions_right: right, questions_asked: total };
  await db
    .insertInto('asset_place')
    .values({ account_id: owner.accountId, asset_id: owner.assetId, position: 0, ...score })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'asset_id']).doUpdateSet({ ...score, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Keeps the position and adds what was watched; answers how many different seconds that makes. */
export async function mergePlace(
  db: Database,
  owner: Owner,
  { position, watched }: Pick<Place, 'position' | 'watched'>,
): Promise<number> {
  const ranges = `{${watched.map(([from, to]) => `[${from},${to})`).join(',')}}`;
  const row = await db
    .insertInto('asset_place')
    .values({ account_id: owner.accountId, asset_id: owner.assetId, position, watched: ranges })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'asset_id']).doUpdateSet({
        position,
        watched: sql<string>`asset_place.watched + excluded.watched`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .returning(
      sql<number>`(select coalesce(sum(upper(r) - lower(r)), 0)::int from unnest(watched) r)`.as('seconds'),
    )
    .executeTakeFirstOrThrow();
  return row.seconds;
}

/** The accounts that have been at an asset, as a query for one that asks more at once. */
export function accountsAt(assetId: string): RawBuilder<unknown> {
  return sql`select account_id from asset_place where asset_id = ${assetId}
    union select account_id from finished_asset where asset_id = ${assetId}`;
}
