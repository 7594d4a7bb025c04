import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** How many learners have finished each of these items or submitted to it, by its id. */
export async function countLearners(db: Database, assetIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; learners: number }>`
    select asset_id as id, count(*)::integer as learners from (
      select asset_id, account_id from finished_asset where asset_id = any(${assetIds}::text[])
      union
      select asset_id, account_id from submission where asset_id = any(${assetIds}::text[])
    ) been group by asset_id`.execute(db);
  return new Map(rows.map(({ id, learners }) => [id, learners]));
}
